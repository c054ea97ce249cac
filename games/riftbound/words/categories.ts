import type { Seat } from "@gyoji/kernel";
import { category, type PhraseCategory, terminal } from "@gyoji/lexicon";
import type { Cost } from "../definition.ts";
import type { PhaseOfTurn, RiftboundTable } from "../state.ts";
import type {
  Amount,
  Condition,
  Destination,
  Effect,
  Fact,
  Fate,
  Gift,
  Group,
  MadeToken,
  Moment,
  Noun,
  Players,
  Price,
  Response,
  Sentence,
  Target,
  Would,
} from "./meaning.ts";
import { costOf, readSymbols } from "./symbols.ts";

/*
 * The categories of the card language: what a phrase can be, and what it means.
 */

export const sentence = category<Sentence>("sentence", {
  label: { en: "ability", th: "ความสามารถ", ja: "能力" },
});
/** What depends on a keyword such as Legion, which may change what stands before it. */
export const dependentSentence = category<Sentence>("dependentSentence", {
  label: { en: "ability", th: "ความสามารถ", ja: "能力" },
  includes: [sentence],
});
const momentLabel = { en: "moment", th: "จังหวะ", ja: "タイミング" };
export const moment = category<Moment>("moment", { label: momentLabel });
/** One moment or another. */
export const moments = category<Moment>("moments", { label: momentLabel, includes: [moment] });
/** The start or end of a part of a turn. */
export const time = category<Moment>("time", { label: momentLabel });
const fateLabel = { en: "what would happen", th: "สิ่งที่จะเกิดขึ้น", ja: "起ころうとすること" };
/** What can happen to an object and can be replaced. */
export const fate = category<Fate>("fate", { label: fateLabel });
/** What can happen to a player and can be replaced: the kind of event. */
export const course = category<string>("course", { label: fateLabel });
/** Something that would happen to somebody. */
export const would = category<Would>("would", { label: fateLabel });
/** A phase of a turn. */
export const phase = category<PhaseOfTurn>("phase", { label: { en: "phase", th: "เฟส", ja: "フェイズ" } });
const conditionLabel = { en: "condition", th: "เงื่อนไข", ja: "条件" };
export const condition = category<Condition>("condition", { label: conditionLabel });

const keywordLabel = { en: "keyword", th: "คีย์เวิร์ด", ja: "キーワード" };
/** A keyword that is a fact about an object, without a value; what takes keywords speaks of these. */
export const plainKeyword = category<Gift>("plainKeyword", { label: keywordLabel });
/** The same with its value; what gives keywords speaks of these. */
export const keyword = category<Gift>("keyword", { label: keywordLabel, includes: [plainKeyword] });
/** What is lost: the names of keywords, or of all. */
export const losses = category<readonly string[]>("losses", {
  label: { en: "what is lost", th: "สิ่งที่เสียไป", ja: "失うもの" },
});
export const keywordList = category<readonly Gift[]>("keywordList", {
  label: { en: "keywords", th: "คีย์เวิร์ด", ja: "キーワード" },
});
const giftLabel = { en: "what is given", th: "สิ่งที่ได้รับ", ja: "得るもの" };
/** What something is given: Might, keywords. */
export const gift = category<Gift>("gift", { label: giftLabel, includes: [keyword] });
export const gifts = category<readonly Gift[]>("gifts", { label: giftLabel });
/** What the next card that is played has or does. */
export const nextGift = category<readonly Gift[]>("nextGift", { label: giftLabel });
/** A Passive Ability that reaches others than its card. */
export const wideFact = category<Fact>("wideFact", {
  label: { en: "continuous ability", th: "ความสามารถติดตัว", ja: "常にある能力" },
});
/** A Passive Ability. */
export const fact = category<Fact>("fact", {
  label: { en: "continuous ability", th: "ความสามารถติดตัว", ja: "常にある能力" },
  includes: [wideFact],
});

/** Several of them. */
export const facts = category<Fact>("facts", {
  label: { en: "continuous ability", th: "ความสามารถติดตัว", ja: "常にある能力" },
  includes: [fact],
});

const effectLabel = { en: "effect", th: "ผล", ja: "効果" };
/** What is done that can also be a cost. */
export const payable = category<Effect>("payable", { label: effectLabel });
/** What is done. */
export const effect = category<Effect>("effect", { label: effectLabel, includes: [payable] });
/** What a player who is named does: draws 2. */
export const deed = category<Effect>("deed", {
  label: { en: "what a player does", th: "สิ่งที่ผู้เล่นทำ", ja: "プレイヤーが行うこと" },
});
/** Deeds one after the other. */
export const deeds = category<Effect>("deeds", {
  label: { en: "what a player does", th: "สิ่งที่ผู้เล่นทำ", ja: "プレイヤーが行うこと" },
  includes: [deed],
});
/** Effects that begin with something that is done, not with whether it is. */
export const firm = category<Effect>("firm", { label: effectLabel, includes: [effect] });
export const effects = category<Effect>("effects", { label: effectLabel, includes: [firm] });
/** How a card comes back from the Trash, and when. */
export const comeback = category<Effect>("comeback", { label: effectLabel });
export const comebackResponse = category<Response>("comebackResponse", { label: effectLabel });
/** What is done instead of something else, in short where that has said it. */
export const otherEffect = category<Effect>("otherEffect", { label: effectLabel, includes: [firm] });
/** One of several effects to choose from, and all of them. */
export const mode = category<Effect>("mode", { label: { en: "mode", th: "โหมด", ja: "モード" } });
export const modes = category<readonly Effect[]>("modes", {
  label: { en: "modes", th: "โหมด", ja: "モード" },
});
/** What is done when something triggers: whether, for what, and what. */
export const response = category<Response>("response", { label: effectLabel });

/** What has to be paid for using an ability. */
export const price = category<Price>("price", { label: { en: "cost", th: "ค่าร่าย", ja: "コスト" } });
/** Acts of a price, one after the other. */
export const acts = category<readonly Effect[]>("acts", { label: { en: "cost", th: "ค่าร่าย", ja: "コスト" } });
/** What is paid, in a sentence: pay [1] and exhaust me. */
export const fee = category<Price>("fee", { label: { en: "cost", th: "ค่าร่าย", ja: "コスト" } });

/**
 * A kind of object, in layers, so that a phrase has one reading: the bare kind, one kind or another, with what it is
 * called before it, with whose it is, with where it is, with its figures; where it is may also come last.
 */
export interface NounLayers {
  readonly bare: PhraseCategory<Noun>;
  readonly either: PhraseCategory<Noun>;
  readonly described: PhraseCategory<Noun>;
  readonly owned: PhraseCategory<Noun>;
  readonly placed: PhraseCategory<Noun>;
  readonly figured: PhraseCategory<Noun>;
  readonly whole: PhraseCategory<Noun>;
  /** Where it is. */
  readonly place: PhraseCategory<Noun>;
}

const placeLabel = { en: "place", th: "สถานที่", ja: "場所" };
/** Where objects are. */
export const place = category<Noun>("place", { label: placeLabel });

function nounLayers(name: string, en: string): NounLayers {
  const label = { en, th: "ชนิดของวัตถุ", ja: "オブジェクトの種類" };
  const layer = (layerName: string, ...includes: readonly PhraseCategory<Noun>[]): PhraseCategory<Noun> =>
    category<Noun>(`${layerName}${name}`, { label, includes });
  const bare = layer("bare");
  const either = layer("either", bare);
  const described = layer("described", either);
  const owned = layer("owned", described);
  const placed = layer("placed", owned);
  const figured = layer("figured");
  const whole = layer("any", placed, figured);
  const placeOf = category<Noun>(`placeOf${name}`, { label: placeLabel, includes: [place] });
  return { bare, either, described, owned, placed, figured, whole, place: placeOf };
}

/** One object of a kind, and several. */
export const ONE = nounLayers("Noun", "kind of object");
export const MANY = nounLayers("Nouns", "kinds of objects");
export const noun = ONE.whole;
export const nouns = MANY.whole;

/** What is said of a kind before it: friendly, stunned. */
export const adjective = category<Noun>("adjective", {
  label: { en: "which", th: "แบบใด", ja: "どのような" },
});
export const adjectives = category<Noun>("adjectives", {
  label: { en: "which", th: "แบบใด", ja: "どのような" },
  includes: [adjective],
});
/** Where something goes. */
export const destination = category<Destination>("destination", {
  label: { en: "destination", th: "จุดหมาย", ja: "移動先" },
});
/** Where what has been spoken of goes: here, there. */
export const spot = category<Destination>("spot", {
  label: { en: "destination", th: "จุดหมาย", ja: "移動先" },
});
/** Where what is made comes onto the board. */
export const anySpot = category<Destination>("anySpot", {
  label: { en: "destination", th: "จุดหมาย", ja: "移動先" },
  includes: [spot, destination],
});
/** Objects that a phrase describes. */
export const group = category<Noun>("group", {
  label: { en: "objects", th: "วัตถุ", ja: "オブジェクト" },
});
const targetLabel = { en: "which object", th: "วัตถุใด", ja: "どのオブジェクト" };
/** The same, where a kind alone means all of it. */
export const anyGroup = category<Noun>("anyGroup", {
  label: { en: "objects", th: "วัตถุ", ja: "オブジェクト" },
  includes: [group],
});
/** Objects that an effect is about, and several such. */
export const pronoun = category<Target>("pronoun", { label: targetLabel });
/** Objects that are chosen, or have been spoken of. */
export const chosenOnes = category<Target>("chosenOnes", { label: targetLabel, includes: [pronoun] });
/** Anything but the card itself. */
export const others = category<Target>("others", { label: targetLabel, includes: [chosenOnes] });
export const target = category<Target>("target", { label: targetLabel, includes: [others] });
export const namedTargets = category<Target>("namedTargets", { label: targetLabel, includes: [target] });
/** All of a kind, without a word that says so: it stands alone, for "units and gear" is one kind or another. */
export const bareTarget = category<Target>("bareTarget", { label: targetLabel });
export const targets = category<Target>("targets", {
  label: targetLabel,
  includes: [namedTargets, bareTarget],
});
const playersLabel = { en: "players", th: "ผู้เล่น", ja: "プレイヤー" };
export const players = category<Players>("players", { label: playersLabel });
/** What players do to objects, and what happens to objects: the kinds of event. */
export const deedVerb = category<readonly string[]>("deedVerb", { label: momentLabel });
export const happened = category<readonly string[]>("happened", { label: momentLabel });
/** What may happen to "it": the kind of event. */
export const deedOfIt = category<string>("deedOfIt", { label: momentLabel });
/** What a text has done to objects, and to which. */
export const deedDone = category<Group>("deedDone", {
  label: { en: "what was done", th: "สิ่งที่ทำไป", ja: "行われたこと" },
});
/** What players have more or less of. */
export const holding = category<(table: RiftboundTable, seat: Seat) => number>("holding", {
  label: { en: "what is counted", th: "สิ่งที่นับ", ja: "数えるもの" },
});
/** A number of times, and a figure that is read from the table. */
export const amount = category<Amount>("amount", { label: { en: "amount", th: "จำนวน", ja: "数" } });
const figureLabel = { en: "figure", th: "ค่า", ja: "値" };
/** A figure that speaks of no kind of object. */
export const plainFigure = category<Amount>("plainFigure", { label: figureLabel });
export const figure = category<Amount>("figure", { label: figureLabel, includes: [plainFigure] });
export const duration = category<string>("duration", {
  label: { en: "how long", th: "ระยะเวลา", ja: "期間" },
});

/** A kind of token. */
export const token = category<MadeToken>("token", { label: { en: "token", th: "โทเคน", ja: "トークン" } });
export const tokens = category<MadeToken>("tokens", { label: { en: "tokens", th: "โทเคน", ja: "トークン" } });

/** A kind of Battlefield token. */
export const terrain = category<string>("terrain", {
  label: { en: "Battlefield token", th: "โทเคนสนามรบ", ja: "バトルフィールドトークン" },
});

/** What has to be paid, in symbols: `[2][Fury]`, `[E]`. */
export const symbols = terminal<string, Cost>("symbols", {
  label: { en: "cost", th: "ค่าร่าย", ja: "コスト" },
  samples: ["[1]", "[2][Fury]", "[A]", "[E]", "[1][C]", "[0]"],
  read: (text, at) => readSymbols(text, at, true),
  print: (value) => value,
  meaning: costOf,
});

/** The same within a description, where what follows a comma is something else. */
export const figureSymbols = terminal<string, Cost>("figureSymbols", {
  label: { en: "cost", th: "ค่าร่าย", ja: "コスト" },
  samples: ["[1]", "[2][Fury]", "[A]"],
  read: (text, at) => readSymbols(text, at, false),
  print: (value) => value,
  meaning: costOf,
});

/** A number with its sign, of Might: +2, -1. */
export const signed = terminal<number, number>("signed", {
  label: { en: "+number", th: "+จำนวน", ja: "+数" },
  samples: [1, -2, 3],
  read: (text, at) => {
    const found = /^([+＋\-－−])\s*([0-9]{1,3})(?![0-9])/u.exec(text.slice(at, at + 8));
    if (found === null) return [];
    const size = Number(found[2]);
    const value = found[1] === "+" || found[1] === "＋" ? size : -size;
    return size === 0 ? [] : [{ end: at + found[0].length, value }];
  },
  print: (value) => (value > 0 ? `+${value}` : `${value}`),
  meaning: (value) => value,
});

/** A number from 0 to 99 in digits. */
export const count = terminal<number, number>("count", {
  label: { en: "number", th: "ตัวเลข", ja: "数" },
  samples: [0, 1, 2, 3, 10],
  read: (text, at) => {
    const digits = /^[0-9０-９]{1,2}(?![0-9０-９])/u.exec(text.slice(at, at + 3));
    return digits === null
      ? []
      : [{ end: at + digits[0].length, value: Number(digits[0].normalize("NFKC")) }];
  },
  print: (value) => String(value),
  meaning: (value) => value,
});

const NUMBER_WORDS = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** A number of several, never 0 or 1: in digits or, in English, in words. */
export const several = terminal<number, number>("several", {
  label: { en: "number", th: "ตัวเลข", ja: "数" },
  samples: [2, 3, 10],
  read: (text, at, language) => {
    const word = /^[a-z]+/iu.exec(text.slice(at, at + 6))?.[0].toLowerCase() ?? "";
    const value = NUMBER_WORDS.indexOf(word) + 2;
    if (value > 1) return [{ end: at + word.length, value }];
    return count
      .read(text, at, language)
      .flatMap((found) =>
        typeof found.value === "number" && found.value > 1 ? [{ end: found.end, value: found.value }] : [],
      );
  },
  print: (value) => String(value),
  meaning: (value) => value,
});

/** A number from 0 to 99: in digits or, in English, in words. */
export const quantity = terminal<number, number>("quantity", {
  label: { en: "number", th: "ตัวเลข", ja: "数" },
  samples: [0, 1, 2, 3, 10],
  read: (text, at, language) => {
    if (/^one(?![a-z])/iu.test(text.slice(at, at + 4))) return [{ end: at + 3, value: 1 }];
    const inWords = several.read(text, at, language);
    return (inWords.length > 0 ? inWords : count.read(text, at, language)).map(({ end, value }) => ({
      end,
      value: Number(value),
    }));
  },
  print: (value) => String(value),
  meaning: (value) => value,
});

/** Tags that cards are called by without quotation marks. */
const TAGS = [
  "Sand Soldier",
  "Shadow Clone",
  "Shadow Isles",
  "Bandle City",
  "Mount Targon",
  "The Void",
  "Bilgewater",
  "Demacia",
  "Freljord",
  "Ionia",
  "Ixtal",
  "Noxus",
  "Piltover",
  "Shurima",
  "Zaun",
  "Bird",
  "Bomb",
  "Cat",
  "Demon",
  "Dog",
  "Dragon",
  "Elite",
  "Equipment",
  "Fae",
  "Gold",
  "Mech",
  "Pirate",
  "Poro",
  "Recruit",
  "Reflection",
  "Sentinel",
  "Spirit",
  "Sprite",
  "Tentacle",
  "Trifarian",
  "Yordle",
] as const;

const CLOSING: Readonly<Record<string, string>> = { '"': '"', "“": "”", "「": "」" };

/** A tag: one of those that are known, or any in quotation marks. An English plural is understood. */
export const tag = terminal<string, string>("tag", {
  label: { en: "tag", th: "แท็ก", ja: "タグ" },
  samples: ["Mech", "Sand Soldier", "Equipment", "Lantern"],
  read: (text, at) => {
    const closing = CLOSING[text.charAt(at)];
    if (closing !== undefined) {
      const end = text.indexOf(closing, at + 1);
      const quoted = text.slice(at + 1, end).trim();
      // A known tag has one spelling only.
      if (end < 0 || quoted === "" || quoted.length > 40 || (TAGS as readonly string[]).includes(quoted))
        return [];
      return [{ end: end + 1, value: quoted }];
    }
    const found = TAGS.find((each) => text.startsWith(each, at));
    if (found === undefined) return [];
    const end = at + found.length;
    const plural = /^s(?![a-z])/u.test(text.slice(end, end + 2)) ? 1 : 0;
    return /^[a-z]/iu.test(text.slice(end + plural, end + plural + 1))
      ? []
      : [{ end: end + plural, value: found }];
  },
  print: (value) => ((TAGS as readonly string[]).includes(value) ? value : `"${value}"`),
  meaning: (value) => value,
});
