import { effectCategories } from "@gyoji/game/effects";
import { category, terminal } from "@gyoji/lexicon";
import type { HorobeatState } from "../state.ts";
import type { Group, Modifier, Noun, Players, Scope, Sentence, Target } from "./meaning.ts";

/*
 * The categories of the card language: what a phrase can be, and what it means.
 */

/** What games have alike. */
export const common = effectCategories<HorobeatState, Scope>();
export const { moment, would, standing, condition, modifier, modifiers, effect, effects } = common;

export const sentence = category<Sentence>("sentence", {
  label: { en: "ability", th: "ความสามารถ", ja: "能力" },
});

export const keyword = category<readonly Modifier[]>("keyword", {
  label: { en: "keyword", th: "คีย์เวิร์ด", ja: "キーワード" },
});

/** One Horobito that needs no choice: this one, the opposite one. `bearer` may also be the Over-Beat origin. */
export const one = category<Target>("one", {
  label: { en: "a Horobito", th: "Horobito ตัวหนึ่ง", ja: "ホロビト" },
});
export const bearer = category<Target>("bearer", {
  label: { en: "a Horobito", th: "Horobito ตัวหนึ่ง", ja: "ホロビト" },
  includes: [one],
});
export const target = category<Target>("target", {
  label: { en: "which Horobito", th: "Horobito ตัวใด", ja: "どのホロビト" },
  includes: [one],
});
export const ownGroup = category<Group>("ownGroup", {
  label: { en: "your Horobito", th: "Horobito ของเรา", ja: "自分のホロビト" },
});
export const group = category<Group>("group", {
  label: { en: "Horobito of a player", th: "Horobito ของผู้เล่น", ja: "プレイヤーのホロビト" },
  includes: [ownGroup],
});
/** A kind of Horobito by what is printed on it; `plainNoun` adds the state, `noun` figures. */
export const printedNoun = category<Noun>("printedNoun", {
  label: { en: "kind of Horobito", th: "ชนิดของ Horobito", ja: "ホロビトの種類" },
});
export const plainNoun = category<Noun>("plainNoun", {
  label: { en: "kind of Horobito", th: "ชนิดของ Horobito", ja: "ホロビトの種類" },
  includes: [printedNoun],
});
export const noun = category<Noun>("noun", {
  label: { en: "kind of Horobito", th: "ชนิดของ Horobito", ja: "ホロビトの種類" },
  includes: [plainNoun],
});
/** A kind of card in a hand, a deck or a graveyard. */
export const cardNoun = category<Noun>("cardNoun", {
  label: { en: "kind of card", th: "ชนิดของการ์ด", ja: "カードの種類" },
});
export const ena = category<Group>("ena", {
  label: { en: "Ena of a player", th: "Ena ของผู้เล่น", ja: "プレイヤーのエナ" },
});
export const players = category<Players>("players", {
  label: { en: "player", th: "ผู้เล่น", ja: "プレイヤー" },
});

export const color = category<number>("color", { label: { en: "colour", th: "สี", ja: "色" } });
export const tribe = category<string>("tribe", { label: { en: "tribe", th: "เผ่าพันธุ์", ja: "種族" } });

/** A number with its sign: +2000, -1000. */
export const signed = terminal<number, number>("signed", {
  label: { en: "+number", th: "+จำนวน", ja: "+数" },
  samples: [1000, -2000, 1, 500],
  read: (text, at) => {
    const found = /^([+＋\-－−])\s*([0-9]{1,5})(?![0-9])/u.exec(text.slice(at, at + 10));
    if (found === null) return [];
    const size = Number(found[2]);
    const value = found[1] === "+" || found[1] === "＋" ? size : -size;
    return size === 0 ? [] : [{ end: at + found[0].length, value }];
  },
  print: (value) => (value > 0 ? `+${value}` : `${value}`),
  meaning: (value) => value,
});

const ENDINGS = ["th", "st", "nd", "rd"];

/** Which in a row: 2nd. */
export const ordinal = terminal<number, number>("ordinal", {
  label: { en: "1st, 2nd, …", th: "ลำดับที่", ja: "回数" },
  samples: [1, 2, 3, 4, 11],
  read: (text, at, language) => {
    const found = (language === "en" ? /^([1-9][0-9]?)(?:st|nd|rd|th)/iu : /^([1-9][0-9]?)(?![0-9])/u).exec(
      text.slice(at, at + 5),
    );
    return found === null ? [] : [{ end: at + found[0].length, value: Number(found[1]) }];
  },
  print: (value, language) => (language === "en" ? `${value}${endingOf(value)}` : `${value}`),
  meaning: (value) => value,
});

function endingOf(value: number): string {
  const last = value % 100 > 10 && value % 100 < 14 ? 0 : value % 10;
  return ENDINGS[last] ?? "th";
}
