import { type Entry, entry } from "@gyoji/lexicon";
import { sourcesOf } from "../rules/dealing.ts";
import { isEnemy } from "../rules/information.ts";
import type { PhaseOfTurn } from "../state.ts";
import {
  condition,
  count,
  course,
  deed,
  effect,
  effects,
  fate,
  noun,
  phase,
  pronoun,
  quantity,
  response,
  sentence,
  signed,
  would,
} from "./categories.ts";
import {
  anyOf,
  changed,
  insteadOf,
  nextTime,
  nextTimeIt,
  nothing,
  skipping,
  toMe,
  toOne,
  toPlayer,
  wheneverThisTurn,
} from "./instead.ts";
import { besidesMe } from "./occasions.ts";
import { ended } from "./punctuation.ts";
import { simply } from "./triggers.ts";

/* What would happen, and how it is said that something is done instead. */

/** Something that would happen to objects, or to players: the kind of event, and how it is said after "would". */
interface Happening {
  readonly id: string;
  readonly on: string;
  readonly en: string | readonly string[];
  readonly th: string;
  readonly ja: string;
}

const FATES: readonly Happening[] = [
  { id: "die", on: "killed", en: ["die", "be killed"], th: "ตาย", ja: "死亡する" },
  { id: "be recalled", on: "recalled", en: "be recalled", th: "ถูก Recall", ja: "リコールされる" },
  { id: "be banished", on: "banished", en: "be banished", th: "ถูกเนรเทศ", ja: "追放される" },
  {
    id: "be returned to hand",
    on: "returnedToHand",
    en: ["be returned to hand", "be returned to its owner's hand", "be returned to my owner's hand"],
    th: "ถูกนำกลับขึ้นมือ",
    ja: "手札に戻される",
  },
  {
    id: "be dealt damage",
    on: "dealt",
    en: ["be dealt damage", "take damage"],
    th: "ได้รับดาเมจ",
    ja: "ダメージを受ける",
  },
  { id: "move", on: "moved", en: "move", th: "เคลื่อนที่", ja: "移動する" },
  { id: "be stunned", on: "stunned", en: ["be stunned", "become stunned"], th: "ถูก Stun", ja: "スタンする" },
  { id: "be buffed", on: "buffed", en: ["be buffed", "become buffed"], th: "ถูก Buff", ja: "バフされる" },
  { id: "be readied", on: "readied", en: ["be readied", "become ready"], th: "ถูก Ready", ja: "レディになる" },
  { id: "be countered", on: "countered", en: "be countered", th: "ถูกล้มล้าง", ja: "打ち消される" },
  { id: "be discarded", on: "discarded", en: "be discarded", th: "ถูกทิ้ง", ja: "捨てられる" },
];

const COURSES: readonly Happening[] = [
  { id: "draw", on: "draws", en: "draw a card", th: "จั่วการ์ด", ja: "カードを引く" },
  { id: "discard", on: "discarded", en: "discard", th: "ทิ้งการ์ด", ja: "手札を捨てる" },
  {
    id: "gain points",
    on: "gainedPoints",
    en: ["gain points", "score points"],
    th: "ได้แต้ม",
    ja: "ポイントを得る",
  },
  { id: "lose points", on: "lostPoints", en: "lose points", th: "เสียแต้ม", ja: "ポイントを失う" },
  {
    id: "play tokens",
    on: "created",
    en: ["play one or more tokens", "play one or more token units"],
    th: "เล่นโทเคน",
    ja: "トークンをプレイする",
  },
  {
    id: "gain control",
    on: "controlGained",
    en: "gain control of a battlefield",
    th: "ได้ควบคุมสนามรบ",
    ja: "バトルフィールドのコントロールを得る",
  },
  { id: "gain XP", on: "gainedXp", en: "gain XP", th: "ได้ XP", ja: "XPを得る" },
];

/** The phases that are skipped, and how they are called. */
const SKIPPED: readonly {
  readonly what: PhaseOfTurn;
  readonly en: string;
  readonly ja: string;
}[] = [
  { what: "channel", en: "Channel Phase", ja: "チャネルフェイズ" },
  { what: "draw", en: "Draw Phase", ja: "ドローフェイズ" },
  { what: "main", en: "Main Phase", ja: "メインフェイズ" },
];

const skips: readonly Entry[] = [
  ...SKIPPED.map(({ what, en, ja }) => entry(phase, en, {}, { en, th: en, ja }, () => what)),
  entry(
    effect,
    "skip",
    { what: phase },
    { en: "skip your next {what}", th: "ข้าม {what} ถัดไปของคุณ", ja: "あなたの次の{what}を飛ばす" },
    ({ what }) => skipping(what),
  ),
  entry(
    deed,
    "they skip",
    { what: phase },
    { en: "skips their next {what}", th: "ข้าม {what} ถัดไปของตน", ja: "自分の次の{what}を飛ばす" },
    ({ what }) => skipping(what),
  ),
];

/** Might that would be given, by its sign. */
const GIVEN: readonly (Omit<Happening, "on"> & { readonly isSo: (amount: number) => boolean })[] = [
  {
    id: "be given -Might",
    en: "be given -[M]",
    th: "ถูกลด Might",
    ja: "マイトを減らされる",
    isSo: (by) => by < 0,
  },
  {
    id: "be given +Might",
    en: "be given +[M]",
    th: "ถูกเพิ่ม Might",
    ja: "マイトを増やされる",
    isSo: (by) => by > 0,
  },
];

const fates: readonly Entry[] = [
  ...FATES.map(({ id, on: kind, en, th, ja }) =>
    entry(fate, `would ${id}`, {}, { en, th, ja }, () => anyOf(kind)),
  ),
  ...GIVEN.map(({ id, en, th, ja, isSo }) =>
    entry(fate, `would ${id}`, {}, { en, th, ja }, () => ({
      on: "gaveMight",
      isMeant: (_table, _context, { amount }) => isSo(amount),
    })),
  ),
  entry(
    fate,
    "would be dealt damage by",
    { by: noun },
    {
      en: [
        "be dealt damage by a {by}",
        "be dealt damage by an {by}",
        "take damage from a {by}",
        "take damage from an {by}",
      ],
      th: "ได้รับดาเมจจาก{by}",
      ja: "{by}からダメージを受ける",
    },
    ({ by }) => ({
      on: "dealt",
      isMeant: (table, context, event, card) =>
        sourcesOf(table, event, card).some((source) => by.is(table, source, context)),
    }),
  ),
];

const courses: readonly Entry[] = COURSES.map(({ id, on: kind, en, th, ja }) =>
  entry(course, `players would ${id}`, {}, { en, th, ja }, () => kind),
);

const woulds: readonly Entry[] = [
  entry(
    would,
    "I would",
    { what: fate },
    { en: ["I would {what}", "this would {what}"], th: "การ์ดนี้จะ{what}", ja: "このカードが{what}" },
    ({ what }) => toMe(what),
  ),
  entry(
    would,
    "one would",
    { kind: noun, what: fate },
    { en: ["a {kind} would {what}", "an {kind} would {what}"], th: "{kind}จะ{what}", ja: "{kind}が{what}" },
    ({ kind, what }) => toOne(what, kind.is),
  ),
  entry(
    would,
    "another would",
    { kind: noun, what: fate },
    { en: "another {kind} would {what}", th: "{kind}อื่นจะ{what}", ja: "別の{kind}が{what}" },
    ({ kind, what }) => toOne(what, besidesMe(kind).is),
  ),
  entry(
    would,
    "you would",
    { what: course },
    { en: "you would {what}", th: "คุณจะ{what}", ja: "あなたが{what}" },
    ({ what }) => toPlayer(what, (_table, { self }, seat) => seat === self.user),
  ),
  entry(
    would,
    "an opponent would",
    { what: course },
    { en: "an opponent would {what}", th: "คู่ต่อสู้จะ{what}", ja: "対戦相手が{what}" },
    ({ what }) => toPlayer(what, (table, { self }, seat) => isEnemy(table, self.user, seat)),
  ),
];

/** What is done instead is the same with another amount. */
const changes: readonly Entry[] = [
  entry(
    effect,
    "give that much and more",
    { by: signed },
    {
      en: ["give it that much and {by} [M]", "give it that much and {by} :rb_might:"],
      th: "ให้มันได้รับเท่านั้นและอีก {by} Might",
      ja: "それにその分とさらにマイト{by}を与える",
    },
    ({ by }) => changed((amount) => amount + by),
  ),
  entry(
    effect,
    "that much and more",
    { n: quantity },
    {
      en: [
        "gain that much plus {n}",
        "gain that many plus {n}",
        "play that many plus {n}",
        "score that many plus {n}",
        "deal that much plus {n}",
      ],
      th: "ทำมากกว่าจำนวนนั้นอีก {n}",
      ja: "その数より{n}多く行う",
    },
    ({ n }) => changed((amount) => amount + n),
  ),
  entry(
    effect,
    "twice that many",
    {},
    { en: "play twice that many", th: "เล่นเป็นสองเท่าของจำนวนนั้น", ja: "その2倍の数をプレイする" },
    () => changed((amount) => 2 * amount),
  ),
];

const frames: readonly Entry[] = [
  entry(
    sentence,
    "instead",
    { what: would, does: response },
    {
      en: [
        "if {what}, {does} instead.",
        "if {what}, {does} instead",
        "if {what}, instead {does}.",
        "if {what}, instead {does}",
      ],
      th: ["ถ้า{what} ทำสิ่งนี้แทน: {does}", "ถ้า{what} {does}แทน"],
      ja: ["{what}場合、代わりに{does}。", "{what}場合、代わりに{does}"],
    },
    ({ what, does }) =>
      () => [insteadOf(what, does, [])],
  ),
  // action.32 A part of it.
  entry(
    sentence,
    "prevent so much of it",
    { what: would, n: count },
    {
      en: ended(
        "if {what}, prevent {n} of it",
        "if {what}, reduce that damage by {n}",
        "if {what}, reduce it by {n}",
      ),
      th: "ถ้า{what} ป้องกันดาเมจนั้น {n}",
      ja: ["{what}場合、そのダメージを{n}防ぐ。", "{what}場合、そのダメージを{n}防ぐ"],
    },
    ({ what, n }) =>
      () => [insteadOf(what, simply(changed((amount) => amount - n)), [])],
  ),
  entry(
    sentence,
    "instead, where it is so",
    { what: would, met: condition, does: response },
    {
      en: ["if {what}, if {met}, instead {does}.", "if {what}, if {met}, instead {does}"],
      th: "ถ้า{what} และถ้า{met} ทำสิ่งนี้แทน: {does}",
      ja: ["{what}場合、{met}なら、代わりに{does}。", "{what}場合、{met}なら、代わりに{does}"],
    },
    ({ what, met, does }) =>
      () => [
        insteadOf(
          what,
          { ...does, met: (table, context) => met(table, context) && does.met(table, context) },
          [],
        ),
      ],
  ),
  entry(
    effects,
    "instead, the next time it would",
    { who: pronoun, what: fate, does: response },
    {
      en: "the next time {who} would {what} this turn, {does} instead",
      th: ["ครั้งถัดไปที่{who}จะ{what}ในเทิร์นนี้ ทำสิ่งนี้แทน: {does}", "ครั้งถัดไปที่{who}จะ{what}ในเทิร์นนี้ {does}แทน"],
      ja: "このターン次に{who}が{what}場合、代わりに{does}",
    },
    ({ who, what, does }) => nextTimeIt(who, what, does),
  ),
  // action.32 All of it.
  entry(
    effects,
    "prevent it",
    { who: pronoun },
    {
      en: "the next time {who} would be dealt damage this turn, prevent it",
      th: "ครั้งถัดไปที่{who}จะได้รับดาเมจในเทิร์นนี้ ป้องกันดาเมจนั้นทั้งหมด",
      ja: "このターン次に{who}が受けるダメージを全て防ぐ",
    },
    ({ who }) => nextTimeIt(who, anyOf("dealt"), simply(nothing)),
  ),
  entry(
    effects,
    "instead, this turn",
    { what: would, does: response },
    {
      en: ["if {what} this turn, {does} instead", "if {what} this turn, instead {does}"],
      th: ["ในเทิร์นนี้ถ้า{what} ทำสิ่งนี้แทน: {does}", "ในเทิร์นนี้ถ้า{what} {does}แทน"],
      ja: "このターン{what}場合、代わりに{does}",
    },
    ({ what, does }) => wheneverThisTurn(what, does),
  ),
  entry(
    effects,
    "instead, the next time",
    { what: would, does: response },
    {
      en: "the next time {what} this turn, {does} instead",
      th: ["ครั้งถัดไปที่{what}ในเทิร์นนี้ ทำสิ่งนี้แทน: {does}", "ครั้งถัดไปที่{what}ในเทิร์นนี้ {does}แทน"],
      ja: "このターン次に{what}場合、代わりに{does}",
    },
    ({ what, does }) => nextTime(what, does),
  ),
];

export const wouldWords: readonly Entry[] = [
  ...fates,
  ...courses,
  ...woulds,
  ...frames,
  ...changes,
  ...skips,
];
