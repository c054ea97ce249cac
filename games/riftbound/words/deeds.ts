import { type Entry, entry } from "@gyoji/lexicon";
import { isEnemy } from "../rules/information.ts";
import { deedVerb, moment, moments, noun, nouns } from "./categories.ts";
import { type Also, besidesMe, isYours, ofKind, ofMe, thai } from "./occasions.ts";

/* What players do to objects. */

/** What players do with objects: as it is said of "you". */
interface Deed {
  readonly id: string;
  readonly on: readonly string[];
  readonly en: string;
  /** In the third person. */
  readonly third?: string;
  readonly th: string;
  readonly ja: string;
}

const DEEDS: readonly Deed[] = [
  { id: "play", on: ["played"], en: "play", th: "เล่น", ja: "をプレイした" },
  { id: "choose", on: ["chose"], en: "choose", th: "เลือก", ja: "を選んだ" },
  { id: "stun", on: ["stunned"], en: "stun", th: "Stun", ja: "をスタンさせた" },
  { id: "buff", on: ["buffed"], en: "buff", th: "Buff", ja: "をバフした" },
  { id: "ready", on: ["readied"], en: "ready", third: "readies", th: "Ready", ja: "をレディにした" },
  { id: "exhaust", on: ["exhausted"], en: "exhaust", th: "Exhaust", ja: "を消耗させた" },
  { id: "kill", on: ["killed"], en: "kill", th: "ฆ่า", ja: "を倒した" },
  { id: "banish", on: ["banished"], en: "banish", third: "banishes", th: "เนรเทศ", ja: "を追放した" },
  { id: "discard", on: ["discarded"], en: "discard", th: "ทิ้ง", ja: "を捨てた" },
  { id: "recycle", on: ["recycled"], en: "recycle", th: "Recycle", ja: "をリサイクルした" },
  { id: "reveal", on: ["revealed"], en: "reveal", th: "เปิด", ja: "を公開した" },
  { id: "heal", on: ["healed"], en: "heal", th: "Heal", ja: "を回復した" },
];

const isEnemys: Also = (table, self, { event }) => isEnemy(table, self.user, event.seat);

function deed({ id, on, en, third = `${en}s`, th, ja }: Deed): readonly Entry[] {
  return [
    entry(
      moment,
      `you ${id} me`,
      {},
      { en: [`you ${en} me`, `you ${en} this`], th: thai("คุณ", th, "การ์ดนี้"), ja: `あなたがこのカード${ja}` },
      () => ofMe(on, isYours),
    ),
    entry(
      moment,
      `you ${id} one`,
      { kind: noun },
      {
        en: [`you ${en} a {kind}`, `you ${en} an {kind}`],
        th: thai("คุณ", th, "{kind}"),
        ja: `あなたが{kind}${ja}`,
      },
      ({ kind }) => ofKind(on, kind, isYours),
    ),
    entry(
      moment,
      `you ${id} another`,
      { kind: noun },
      { en: `you ${en} another {kind}`, th: thai("คุณ", th, "{kind}อื่น"), ja: `あなたが別の{kind}${ja}` },
      ({ kind }) => ofKind(on, besidesMe(kind), isYours),
    ),
    entry(
      moment,
      `you ${id} some`,
      { kind: nouns },
      {
        en:
          id === "recycle"
            ? [`you ${en} one or more {kind}`, `you ${en} one or more {kind} to your Main Deck`]
            : `you ${en} one or more {kind}`,
        th: thai("คุณ", th, "{kind}อย่างน้อยหนึ่ง"),
        ja: `あなたが1つ以上の{kind}${ja}`,
      },
      ({ kind }) => ofKind(on, kind, isYours),
    ),
    entry(
      moment,
      `an opponent does to me: ${id}`,
      {},
      {
        en: [`an opponent ${third} me`, `an enemy ${third} me`],
        th: thai("คู่ต่อสู้", th, "การ์ดนี้"),
        ja: `対戦相手がこのカード${ja}`,
      },
      () => ofMe(on, isEnemys),
    ),
    entry(
      moment,
      `an opponent does: ${id}`,
      { kind: noun },
      {
        en: [
          `an opponent ${third} a {kind}`,
          `an opponent ${third} an {kind}`,
          `an enemy ${third} a {kind}`,
          `an enemy ${third} an {kind}`,
        ],
        th: thai("คู่ต่อสู้", th, "{kind}"),
        ja: `対戦相手が{kind}${ja}`,
      },
      ({ kind }) => ofKind(on, kind, isEnemys),
    ),
    entry(
      moment,
      `a player does: ${id}`,
      { kind: noun },
      {
        en: [`a player ${third} a {kind}`, `a player ${third} an {kind}`],
        th: thai("ผู้เล่นคนหนึ่ง", th, "{kind}"),
        ja: `プレイヤーが{kind}${ja}`,
      },
      ({ kind }) => ofKind(on, kind),
    ),
  ];
}

/** "Choose or ready": either of two deeds. */
const eitherDeed: readonly Entry[] = [
  ...DEEDS.map(({ id, on, en, th, ja }) =>
    entry(deedVerb, `do: ${id}`, {}, { en, th, ja: ja.slice(1) }, () => on),
  ),
  entry(
    moments,
    "you do either to me",
    { one: deedVerb, other: deedVerb },
    { en: "you {one} or {other} me", th: "คุณ{one}หรือ{other}การ์ดนี้", ja: "あなたがこのカードを{one}か{other}" },
    ({ one, other }) => ofMe([...one, ...other], isYours),
  ),
  entry(
    moments,
    "you do either to one",
    { one: deedVerb, other: deedVerb, kind: noun },
    {
      en: ["you {one} or {other} a {kind}", "you {one} or {other} an {kind}"],
      th: "คุณ{one}หรือ{other}{kind}",
      ja: "あなたが{kind}を{one}か{other}",
    },
    ({ one, other, kind }) => ofKind([...one, ...other], kind, isYours),
  ),
];

export const deedWords: readonly Entry[] = [...DEEDS.flatMap(deed), ...eitherDeed];
