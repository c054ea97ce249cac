import { type Entry, entry } from "@gyoji/lexicon";
import { moment, noun, nouns, quantity } from "./categories.ts";
import type { Moment } from "./meaning.ts";
import {
  type Also,
  atHere,
  isYours,
  listed,
  ofKind,
  ofOpponents,
  ofPlayer,
  ofYou,
  thai,
  toBattlefield,
} from "./occasions.ts";

/* What players do as such. */

/** As it is said of "you", and of opponents. */
interface PlayerMoment {
  readonly id: string;
  readonly on: readonly string[];
  readonly en: string | readonly string[];
  readonly opponent: string | readonly string[];
  readonly th: string;
  readonly ja: string;
  readonly also?: Also;
}

const OF_PLAYERS: readonly PlayerMoment[] = [
  {
    id: "conquer",
    on: ["conquered"],
    en: ["you conquer", "you conquer a battlefield"],
    opponent: ["an opponent conquers", "an opponent conquers a battlefield"],
    th: "ยึดครอง",
    ja: "がコンカーした",
  },
  {
    id: "hold",
    on: ["held"],
    en: ["you hold", "you hold a battlefield"],
    opponent: ["an opponent holds", "an opponent holds a battlefield"],
    th: "Hold",
    ja: "がホールドした",
  },
  {
    id: "score",
    on: ["conquered", "held"],
    en: ["you score", "you score a battlefield"],
    opponent: "an opponent scores",
    th: "ทำแต้มที่สนามรบ",
    ja: "がスコアした",
  },
  {
    id: "conquer what was uncontrolled",
    on: ["conquered"],
    en: ["you conquer an open battlefield", "you conquer a battlefield that was uncontrolled"],
    opponent: "an opponent conquers an open battlefield",
    th: "ยึดครองสนามรบที่ไม่มีใครควบคุม",
    ja: "が誰もコントロールしていないバトルフィールドをコンカーした",
    also: (_table, _self, { event }) => event.amount > 0,
  },
  {
    id: "conquer here",
    on: ["conquered"],
    en: "you conquer here",
    opponent: "an opponent conquers here",
    th: "ยึดครองที่นี่",
    ja: "がここをコンカーした",
    also: atHere,
  },
  {
    id: "hold here",
    on: ["held"],
    en: "you hold here",
    opponent: "an opponent holds here",
    th: "Hold ที่นี่",
    ja: "がここをホールドした",
    also: atHere,
  },
  {
    id: "score here",
    on: ["conquered", "held"],
    en: "you score here",
    opponent: "an opponent scores here",
    th: "ทำแต้มที่นี่",
    ja: "がここをスコアした",
    also: atHere,
  },
  {
    id: "attack",
    on: ["attacked"],
    en: ["you attack", "you attack a battlefield"],
    opponent: "an opponent attacks",
    th: "โจมตี",
    ja: "が攻撃した",
  },
  {
    id: "defend",
    on: ["defended"],
    en: ["you defend", "you defend at a battlefield"],
    opponent: "an opponent defends",
    th: "ป้องกัน",
    ja: "が防御した",
  },
  {
    id: "conquer or hold",
    on: ["conquered", "held"],
    en: ["you conquer or hold", "you conquer or hold a battlefield"],
    opponent: "an opponent conquers or holds",
    th: "ยึดครองหรือ Hold",
    ja: "がコンカーまたはホールドした",
  },
  {
    id: "conquer or hold here",
    on: ["conquered", "held"],
    en: "you conquer or hold here",
    opponent: "an opponent conquers or holds here",
    th: "ยึดครองหรือ Hold ที่นี่",
    ja: "がここをコンカーまたはホールドした",
    also: atHere,
  },
  {
    id: "attack or defend",
    on: ["attacked", "defended"],
    en: "you attack or defend",
    opponent: "an opponent attacks or defends",
    th: "โจมตีหรือป้องกัน",
    ja: "が攻撃または防御した",
  },
  {
    id: "move to a battlefield",
    on: ["moved"],
    en: "you move to a battlefield",
    opponent: "an opponent moves to a battlefield",
    th: "เคลื่อนไปสนามรบ",
    ja: "がバトルフィールドに移動した",
    also: toBattlefield,
  },
  {
    id: "move to a battlefield other than this",
    on: ["moved"],
    en: "you move to a battlefield other than mine",
    opponent: "an opponent moves to a battlefield other than mine",
    th: "เคลื่อนไปสนามรบอื่นที่ไม่ใช่ของการ์ดนี้",
    ja: "がこのカードのいない別のバトルフィールドに移動した",
    also: (table, self, open) => toBattlefield(table, self, open) && !atHere(table, self, open),
  },
  {
    id: "attack here",
    on: ["attacked"],
    en: "you attack here",
    opponent: "an opponent attacks here",
    th: "โจมตีที่นี่",
    ja: "がここで攻撃した",
    also: atHere,
  },
  {
    id: "defend here",
    on: ["defended"],
    en: "you defend here",
    opponent: "an opponent defends here",
    th: "ป้องกันที่นี่",
    ja: "がここで防御した",
    also: atHere,
  },
  {
    id: "win a combat",
    on: ["combatWon"],
    en: "you win a combat",
    opponent: "an opponent wins a combat",
    th: "ชนะการต่อสู้",
    ja: "が戦闘に勝利した",
  },
  {
    id: "draw",
    on: ["drew"],
    en: ["you draw a card", "you draw", "you draw one or more cards"],
    opponent: "an opponent draws a card",
    th: "จั่วการ์ด",
    ja: "がカードを引いた",
  },
  {
    id: "burn",
    on: ["burned"],
    en: ["you [Burn]", "you burn"],
    opponent: "an opponent burns",
    th: "Burn",
    ja: "がバーンした",
  },
  {
    id: "burn out",
    on: ["burnedOut"],
    en: "you Burn Out",
    opponent: "an opponent Burns Out",
    th: "Burn Out",
    ja: "がバーンアウトした",
  },
  {
    id: "channel",
    on: ["channeled", "channeledExhausted"],
    en: ["you channel", "you channel a rune", "you channel one or more runes"],
    opponent: [
      "an opponent channels",
      "an opponent channels a rune",
      "an opponent channels one or more runes",
    ],
    th: "Channel",
    ja: "がチャネルした",
  },
  {
    id: "hide a card",
    on: ["hid"],
    en: "you hide a card",
    opponent: "an opponent hides a card",
    th: "ซ่อนการ์ด",
    ja: "がカードを隠した",
  },
  {
    id: "spend a buff",
    on: ["buffSpent"],
    en: "you spend a buff",
    opponent: "an opponent spends a buff",
    th: "ใช้ Buff",
    ja: "がバフを消費した",
  },
  {
    id: "gain XP",
    on: ["gainedXp"],
    en: "you gain XP",
    opponent: "an opponent gains XP",
    th: "ได้ XP",
    ja: "がXPを得た",
  },
  {
    id: "spend XP",
    on: ["spentXp"],
    en: "you spend XP",
    opponent: "an opponent spends XP",
    th: "ใช้ XP",
    ja: "がXPを消費した",
  },
  {
    id: "gain points",
    on: ["gainedPoints", "gainedPointsAnyway"],
    en: "you gain one or more points",
    opponent: "an opponent gains one or more points",
    th: "ได้แต้ม",
    ja: "がポイントを得た",
  },
  {
    id: "lose points",
    on: ["lostPoints"],
    en: "you lose one or more points",
    opponent: "an opponent loses one or more points",
    th: "เสียแต้ม",
    ja: "がポイントを失った",
  },
  {
    id: "have a spell countered",
    on: ["countered"],
    en: "your spell is countered",
    opponent: "an opponent's spell is countered",
    th: "ถูกล้มล้างสเปลล์",
    ja: "のスペルが打ち消された",
    also: (_table, _self, { event }) => event.cards.length > 0,
  },
];

function ofPlayers({ id, on, en, opponent, th, ja, also }: PlayerMoment): readonly Entry[] {
  // Of their spells it is not said so.
  const theirs = listed(opponent);
  const anybody = theirs.every((words) => words.startsWith("an opponent "));
  const ofAnybody = entry(
    moment,
    `players ${id}`,
    {},
    {
      en: theirs.map((words) => words.replace("an opponent ", "a player ")),
      th: thai("ผู้เล่นคนหนึ่ง", th),
      ja: `プレイヤー${ja}`,
    },
    () => ofPlayer(on, also),
  );
  return [
    ...(anybody ? [ofAnybody] : []),
    entry(moment, `you ${id}`, {}, { en, th: thai("คุณ", th), ja: `あなた${ja}` }, () => ofYou(on, also)),
    entry(moment, `opponents ${id}`, {}, { en: opponent, th: thai("คู่ต่อสู้", th), ja: `対戦相手${ja}` }, () =>
      ofOpponents(on, also),
    ),
  ];
}

/** What players do with units: with one of a kind, with so many. */
const WITH_UNITS = [
  { id: "attack", on: ["attacked"], th: "โจมตี", ja: "で攻撃した" },
  { id: "defend", on: ["defended"], th: "ป้องกัน", ja: "で防御した" },
  { id: "conquer", on: ["conquered"], th: "ยึดครอง", ja: "でコンカーした" },
  { id: "hold", on: ["held"], th: "Hold", ja: "でホールドした" },
] as const;

const withUnits: readonly Entry[] = WITH_UNITS.flatMap(({ id, on, th, ja }) => [
  entry(
    moment,
    `you ${id} with one`,
    { kind: noun },
    {
      en: [`you ${id} with a {kind}`, `you ${id} with an {kind}`],
      th: thai("คุณ", th, "ด้วย{kind}"),
      ja: `あなたが{kind}${ja}`,
    },
    ({ kind }) => ofKind(on, kind, isYours),
  ),
  entry(
    moment,
    `you ${id} with so many`,
    { n: quantity, kind: nouns },
    {
      en: [`you ${id} with {n} or more {kind}`, `you ${id} with at least {n} {kind}`],
      th: thai("คุณ", th, "ด้วย{kind} {n} ตัวขึ้นไป"),
      ja: `あなたが{n}つ以上の{kind}${ja}`,
    },
    ({ n, kind }): Moment => {
      const some = ofKind(on, kind, isYours);
      return {
        ...some,
        matches: (table, self, open) =>
          some.matches(table, self, open) && some.cards(table, self, open).length >= n,
      };
    },
  ),
]);

export const playerWords: readonly Entry[] = [...OF_PLAYERS.flatMap(ofPlayers), ...withUnits];
