import { type CardId, cardAt, NONE } from "@gyoji/kernel";
import { type Category, type Entry, entry } from "@gyoji/lexicon";
import { isEnemy } from "../rules/information.ts";
import type { Deed } from "../state.ts";
import { condition, MANY, moment, type NounLayers, noun, nouns, ONE, quantity } from "./categories.ts";
import { type Condition, type Context, hereOf, type Moment, type Noun, type Table } from "./meaning.ts";
import { both, lying } from "./nouns.ts";
import { asItWas, ofKind, thai } from "./occasions.ts";
import { ordinal } from "./ordinals.ts";

/* What has happened this turn. */

type Whose = (table: Table, context: Context, seat: number) => boolean;

export const yours: Whose = (_table, { self }, seat) => self.user !== NONE && seat === self.user;
const opponents: Whose = (table, { self }, seat) => isEnemy(table, self.user, seat);

function deedsOf(table: Table, kinds: readonly string[]): readonly Deed[] {
  return table.state.game.deeds.filter((each) => kinds.includes(each.kind));
}

function wasOne(table: Table, context: Context, { is }: Noun, card: Deed["cards"][number]): boolean {
  return asItWas(table, card.card, card, () => is(table, card.card, context));
}

/** The cards of a kind that somebody has done it to, each as often as that. */
function doneTo(kind: string, whose: Whose, to: Noun): (table: Table, context: Context) => number[] {
  return (table, context) =>
    deedsOf(table, [kind])
      .filter(({ seat }) => whose(table, context, seat))
      .flatMap(({ cards }) => cards)
      .filter((card) => wasOne(table, context, to, card))
      .map(({ card }) => card);
}

/** Whether somebody has done it to so many of these. */
export function haveDone(kind: string, whose: Whose, to: Noun, least = 1): Condition {
  const those = doneTo(kind, whose, to);
  return (table, context) => those(table, context).length >= least;
}

/** Whether it has happened to one of these. */
function oneHas(kind: string, to: Noun): Condition {
  return (table, context) =>
    deedsOf(table, [kind]).some(({ cards }) => cards.some((card) => wasOne(table, context, to, card)));
}

/** How often it has happened to the card with the text. */
function timesOfMe(table: Table, { self }: Context, kind: string): number {
  return deedsOf(table, [kind]).filter(({ cards }) => cards.some(({ card }) => card === self.card)).length;
}

const not =
  (isSo: Condition): Condition =>
  (table, context) =>
    !isSo(table, context);

function notItself({ is, ...rest }: Noun): Noun {
  return { ...rest, is: (table, card, context) => card !== context.self.card && is(table, card, context) };
}

interface Past {
  readonly kind: string;
  /** As it is said after "have" and after nothing. */
  readonly en: string;
  readonly past?: string;
  readonly th: string;
  readonly ja: string;
}

const DONE: readonly Past[] = [
  { kind: "played", en: "played", th: "เล่น", ja: "をプレイした" },
  { kind: "discarded", en: "discarded", th: "ทิ้ง", ja: "を捨てた" },
  { kind: "killed", en: "killed", th: "ฆ่า", ja: "を倒した" },
  { kind: "chose", en: "chosen", past: "chose", th: "เลือก", ja: "を選んだ" },
  { kind: "stunned", en: "stunned", th: "Stun", ja: "をスタンさせた" },
  { kind: "buffed", en: "buffed", th: "Buff", ja: "をバフした" },
  { kind: "recycled", en: "recycled", th: "Recycle", ja: "をリサイクルした" },
  { kind: "banished", en: "banished", th: "เนรเทศ", ja: "を追放した" },
];

const HAPPENED: readonly (Past & { readonly base: string })[] = [
  { kind: "killed", en: "died", base: "die", th: "ตาย", ja: "が死亡した" },
  { kind: "moved", en: "moved", base: "move", th: "เคลื่อนที่", ja: "が移動した" },
  { kind: "attacked", en: "attacked", base: "attack", th: "โจมตี", ja: "が攻撃した" },
  { kind: "defended", en: "defended", base: "defend", th: "ป้องกัน", ja: "が防御した" },
  { kind: "conquered", en: "conquered", base: "conquer", th: "ยึดครอง", ja: "がコンカーした" },
];

/** What players do that is about no card. */
const COURSES: readonly {
  readonly id: string;
  readonly kinds: readonly string[];
  readonly en: string;
  readonly th: string;
  readonly ja: string;
}[] = [
  { id: "conquered", kinds: ["conquered"], en: "conquered", th: "ยึดครอง", ja: "がコンカーした" },
  { id: "held", kinds: ["held"], en: "held", th: "Hold", ja: "がホールドした" },
  { id: "scored", kinds: ["conquered", "held"], en: "scored", th: "ทำแต้มที่สนามรบ", ja: "がスコアした" },
  { id: "attacked", kinds: ["attacked"], en: "attacked", th: "โจมตี", ja: "が攻撃した" },
];

const ofCards: readonly Entry[] = DONE.flatMap(({ kind, en, past = en, th, ja }) => [
  entry(
    condition,
    `you have ${en} one this turn`,
    { what: noun },
    {
      en: [
        `you've ${en} a {what} this turn`,
        `you've ${en} an {what} this turn`,
        `you ${past} a {what} this turn`,
        `you ${past} an {what} this turn`,
      ],
      th: thai("คุณ", th, "{what}แล้วในเทิร์นนี้"),
      ja: `このターンあなたが{what}${ja}`,
    },
    ({ what }) => haveDone(kind, yours, what),
  ),
  entry(
    condition,
    `you have not ${en} one this turn`,
    { what: noun },
    {
      en: [`you haven't ${en} a {what} this turn`, `you haven't ${en} an {what} this turn`],
      th: thai("คุณยังไม่ได้", th, "{what}ในเทิร์นนี้"),
      ja: `このターンあなたが{what}${ja}ことがない`,
    },
    ({ what }) => not(haveDone(kind, yours, what)),
  ),
  entry(
    condition,
    `you have ${en} another this turn`,
    { what: noun },
    {
      en: [`you've ${en} another {what} this turn`, `you ${past} another {what} this turn`],
      th: thai("คุณ", th, "{what}อื่นแล้วในเทิร์นนี้"),
      ja: `このターンあなたが別の{what}${ja}`,
    },
    ({ what }) => haveDone(kind, yours, notItself(what)),
  ),
  entry(
    condition,
    `you have ${en} several this turn`,
    { n: quantity, what: nouns },
    {
      en: [
        `you've ${en} {n} or more {what} this turn`,
        `you've ${en} at least {n} {what} this turn`,
        `you've ${en} {n}+ {what} this turn`,
      ],
      th: thai("คุณ", th, "{what} {n} ครั้งขึ้นไปในเทิร์นนี้"),
      ja: `このターンあなたが{n}回以上{what}${ja}`,
    },
    ({ n, what }) => haveDone(kind, yours, what, n),
  ),
  entry(
    condition,
    `an opponent has ${en} one this turn`,
    { what: noun },
    {
      en: [`an opponent has ${en} a {what} this turn`, `an opponent has ${en} an {what} this turn`],
      th: thai("คู่ต่อสู้", th, "{what}แล้วในเทิร์นนี้"),
      ja: `このターン対戦相手が{what}${ja}`,
    },
    ({ what }) => haveDone(kind, opponents, what),
  ),
  ...[ONE, MANY].map((of) => pastNoun(of, { kind, en, past, th, ja })),
]);

/** "Card you've played this turn": as many as there were of them. */
function pastNoun(of: NounLayers, { kind, en, past, th, ja }: Past & { readonly past: string }): Entry {
  const category: Category<Noun> = of.owned;
  return entry(
    of.figured,
    `you have ${en} this turn, ${of === ONE ? "one" : "several"}`,
    { what: category },
    {
      en: [`{what} you've ${en} this turn`, `{what} you ${past} this turn`],
      th: thai("{what}ที่คุณ", th, "ไปแล้วในเทิร์นนี้"),
      ja: `このターンあなたが${ja.slice(1)}{what}`,
    },
    ({ what }): Noun => {
      const among = doneTo(kind, yours, what);
      return { is: (table, card, context) => among(table, context).includes(card), among, isSecret: false };
    },
  );
}

/** "Unit that died this turn": as many as there were of them. */
function thatDied(what: Noun): Noun {
  const among = (table: Table, context: Context): number[] =>
    deedsOf(table, ["killed"])
      .flatMap(({ cards }) => cards)
      .filter((card) => wasOne(table, context, what, card))
      .map(({ card }) => card);
  return { is: (table, card, context) => among(table, context).includes(card), among, isSecret: false };
}

/** "Unit that moved this turn": those that are still the objects to which it happened. */
function thatStillIs(kind: string, what: Noun): Noun {
  const happenedTo = (table: Table, card: CardId): boolean =>
    deedsOf(table, [kind]).some(({ cards }) =>
      cards.some((then) => then.card === card && then.stay === cardAt(table, card).stay),
    );
  return both(what, lying(happenedTo));
}

function thatHas(of: NounLayers, { kind, en, th, ja }: Past): Entry {
  const category: Category<Noun> = of.owned;
  const have = of === ONE ? "has" : "have";
  return entry(
    of.figured,
    `that has ${en} this turn, ${of === ONE ? "one" : "several"}`,
    { what: category },
    {
      en: [`{what} that ${en} this turn`, `{what} that ${have} ${en} this turn`],
      th: thai("{what}ที่", th, "ไปแล้วในเทิร์นนี้"),
      ja: `このターン${ja.slice(1)}{what}`,
    },
    ({ what }) => (kind === "killed" ? thatDied(what) : thatStillIs(kind, what)),
  );
}

const ofHappenings: readonly Entry[] = HAPPENED.flatMap(({ kind, en, base, th, ja }) => [
  ...[ONE, MANY].map((of) => thatHas(of, { kind, en, th, ja })),
  entry(
    condition,
    `one has ${en} this turn`,
    { what: noun },
    {
      en: [
        `a {what} has ${en} this turn`,
        `an {what} has ${en} this turn`,
        `a {what} ${en} this turn`,
        `an {what} ${en} this turn`,
      ],
      th: `{what}${th}แล้วในเทิร์นนี้`,
      ja: `このターン{what}${ja}`,
    },
    ({ what }) => oneHas(kind, what),
  ),
  entry(
    condition,
    `I have ${en} this turn`,
    {},
    {
      en: [`I've ${en} this turn`, `I ${en} this turn`, `I have ${en} this turn`],
      th: `การ์ดนี้${th}แล้วในเทิร์นนี้`,
      ja: `このターンこのカード${ja}`,
    },
    () => (table, context) => timesOfMe(table, context, kind) > 0,
  ),
  entry(
    condition,
    `I have not ${en} this turn`,
    {},
    {
      en: [`I haven't ${en} this turn`, `I have not ${en} this turn`, `I didn't ${base} this turn`],
      th: `การ์ดนี้ยังไม่ได้${th}ในเทิร์นนี้`,
      ja: `このターンこのカード${ja}ことがない`,
    },
    () => (table, context) => timesOfMe(table, context, kind) === 0,
  ),
  entry(
    condition,
    `I have ${en} twice this turn`,
    {},
    {
      en: [`I've ${en} twice this turn`, `I have ${en} twice this turn`, `I ${en} twice this turn`],
      th: `การ์ดนี้${th}สองครั้งแล้วในเทิร์นนี้`,
      ja: `このターンこのカード${ja}のが2回以上である`,
    },
    () => (table, context) => timesOfMe(table, context, kind) > 1,
  ),
]);

const ofCourses: readonly Entry[] = COURSES.flatMap(({ id, kinds, en, th, ja }) => [
  entry(
    condition,
    `you have ${id} this turn`,
    {},
    {
      en: [`you've ${en} this turn`, `you ${en} this turn`],
      th: thai("คุณ", th, "แล้วในเทิร์นนี้"),
      ja: `このターンあなた${ja}`,
    },
    () => (table, context) => deedsOf(table, kinds).some(({ seat }) => yours(table, context, seat)),
  ),
  entry(
    condition,
    `you have ${id} here this turn`,
    {},
    {
      en: [`you've ${en} here this turn`, `you ${en} here this turn`],
      th: thai("คุณ", th, "ที่นี่แล้วในเทิร์นนี้"),
      ja: `このターンあなたがここで${ja.slice(1)}`,
    },
    () => (table, context) =>
      deedsOf(table, kinds).some(
        ({ seat, zone }) => yours(table, context, seat) && zone === hereOf(table, context),
      ),
  ),
]);

/** How the first, second and so on of something in a turn is said. */
const IN_A_TURN = ["each turn", "in a turn", "this turn"] as const;

/** A card of a kind is the nth one of the turn that its player does this with. */
function nth(kind: string, n: number, what: Noun): Moment {
  const those = doneTo(kind, yours, what);
  return ofKind([kind], what, (table, self, { event }) => {
    const context: Context = { self, event, lastKnown: null, vars: {} };
    if (!yours(table, context, event.seat)) return false;
    const all = those(table, context);
    // Several may have come at once.
    const now = all.slice(-event.cards.length).filter((card) => event.cards.includes(card)).length;
    return all.length - now < n && n <= all.length;
  });
}

const ordinals: readonly Entry[] = [
  ...(
    [
      { kind: "played", en: "play", th: "เล่น", ja: "をプレイした" },
      { kind: "discarded", en: "discard", th: "ทิ้ง", ja: "を捨てた" },
    ] as const
  ).map(({ kind, en, th, ja }) =>
    entry(
      moment,
      `you ${en} the nth one`,
      { n: ordinal, what: ONE.described },
      {
        en: IN_A_TURN.map((when) => `you ${en} your {n} {what} ${when}`),
        th: thai("คุณ", th, "{what}ลำดับที่ {n} ในเทิร์น"),
        ja: `あなたがターン中{n}番目の{what}${ja}`,
      },
      ({ n, what }) => nth(kind, n, what),
    ),
  ),
  entry(
    moment,
    "you draw the nth card",
    { n: ordinal },
    {
      en: IN_A_TURN.map((when) => `you draw your {n} card ${when}`),
      th: "คุณจั่วการ์ดใบที่ {n} ในเทิร์น",
      ja: "あなたがターン中{n}枚目のカードを引いた",
    },
    ({ n }): Moment => ({
      on: ["drew"],
      reach: "table",
      matches: (table, self, { event }) =>
        self.user !== NONE &&
        event.seat === self.user &&
        deedsOf(table, ["drew"]).filter(({ seat }) => seat === self.user).length === n,
      cards: (_table, _self, { event }) => event.cards,
    }),
  ),
];

const ARTICLES = ["a", "an"] as const;

export const historyWords: readonly Entry[] = [
  ...ofCards,
  ...ofHappenings,
  ...ofCourses,
  ...ordinals,
  entry(
    condition,
    "you have played three kinds this turn",
    { one: noun, two: noun, three: noun },
    {
      en: ARTICLES.flatMap((a) =>
        ARTICLES.flatMap((b) =>
          ARTICLES.map((c) => `you've played ${a} {one}, ${b} {two}, and ${c} {three} this turn`),
        ),
      ),
      th: "คุณเล่น{one} {two} และ{three}แล้วในเทิร์นนี้",
      ja: "このターンあなたが{one}と{two}と{three}をプレイした",
    },
    ({ one, two, three }) => {
      const each = [one, two, three].map((kind) => haveDone("played", yours, kind));
      return (table, context) => each.every((isSo) => isSo(table, context));
    },
  ),
];
