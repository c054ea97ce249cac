import { type CardId, cardAt, zoneAt } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { faceOf } from "../definition.ts";
import { mightOf } from "../rules/information.ts";
import { isLocation, legendZone } from "../state.ts";
import {
  adjectives,
  anyGroup,
  bareTarget,
  chosenOnes,
  count,
  group,
  namedTargets,
  noun,
  nouns,
  others,
  pronoun,
  several,
  target,
} from "./categories.ts";
import { type Count, every, it, itself, known, meant, some, they, together } from "./choosing.ts";
import { looked } from "./looking.ts";
import type { Amount, Group, Table, Target } from "./meaning.ts";
import { both, either, lying, other, own } from "./nouns.ts";

/*
 * Which objects an effect is about: targets (target.1), descriptions without a choice (target.7), and oneself. What
 * only restricts, such as the Battlefield in "a unit at a battlefield", is not chosen (target.5).
 */

const exactly = (n: number): Count => ({ count: () => n, how: "exactly" });
const upTo = (n: Amount): Count => ({ count: n, how: "upTo" });
const ANY_NUMBER: Amount = () => Number.MAX_SAFE_INTEGER;

/** What can be Ready or Exhausted. */
const isAnything = (table: Table, card: CardId): boolean => {
  const { types } = faceOf(table, card);
  return types.some((type) => type !== "spell" && type !== "battlefield");
};
const yourLegend: Group = (table, { self }) => zoneAt(table, legendZone(self.user));

/** The last one of a kind that has been spoken of, though something else has been since. */
function spokenOf(is: (table: Table, card: CardId) => boolean): Group {
  return (table, context) => {
    const last = it(table, context).filter((card) => is(table, card));
    return last.length > 0 ? last : they(table, context).filter((card) => is(table, card));
  };
}

const isOf =
  (type: "unit" | "gear" | "spell") =>
  (table: Table, card: CardId): boolean =>
    faceOf(table, card).types.includes(type);

const THAT: readonly {
  readonly id: string;
  readonly en: readonly string[];
  readonly th: string;
  readonly ja: string;
  readonly is: (table: Table, card: CardId) => boolean;
}[] = [
  // Not a card that is being looked at.
  {
    id: "that unit",
    en: ["that unit", "the unit"],
    th: "ยูนิตนั้น",
    ja: "そのユニット",
    is: (table, card) => isOf("unit")(table, card) && isLocation(cardAt(table, card).zone),
  },
  { id: "that gear", en: ["that gear"], th: "เกียร์นั้น", ja: "そのギア", is: isOf("gear") },
  { id: "that spell", en: ["that spell"], th: "สเปลล์นั้น", ja: "そのスペル", is: isOf("spell") },
  {
    id: "that Equipment",
    en: ["that Equipment"],
    th: "อุปกรณ์นั้น",
    ja: "その装備品",
    is: (table, card) => faceOf(table, card).tags.includes("Equipment"),
  },
];

const groups: readonly Entry[] = [
  entry(
    group,
    "every",
    { kind: nouns },
    { en: ["all {kind}", "ALL {kind}", "all of the {kind}"], th: "{kind}ทุกตัว", ja: "全ての{kind}" },
    ({ kind }) => kind,
  ),
  entry(
    anyGroup,
    "those",
    { kind: nouns },
    { en: "{kind}", th: "{kind}ทั้งหมด", ja: "{kind}たち" },
    ({ kind }) => kind,
  ),
  entry(
    group,
    "each",
    { kind: noun },
    { en: "each {kind}", th: "{kind}แต่ละตัว", ja: "各{kind}" },
    ({ kind }) => kind,
  ),
  entry(
    group,
    "yours",
    { kind: nouns },
    {
      en: ["your {kind}", "all of your {kind}", "all your {kind}", "each of your {kind}"],
      th: "{kind}ทุกตัวของคุณ",
      ja: "あなたの全ての{kind}",
    },
    ({ kind }) => both(kind, lying(own)),
  ),
];

const chosen: readonly Entry[] = [
  entry(
    chosenOnes,
    "a",
    { kind: noun },
    { en: ["a {kind}", "an {kind}", "1 {kind}", "one {kind}"], th: "{kind} 1 ตัว", ja: "{kind}1つ" },
    ({ kind }) => some(kind, exactly(1)),
  ),
  entry(
    chosenOnes,
    "another",
    { kind: noun },
    { en: "another {kind}", th: "{kind}อื่น 1 ตัว", ja: "別の{kind}1つ" },
    ({ kind }) => some(both(kind, lying(other)), exactly(1)),
  ),
  entry(
    chosenOnes,
    "some",
    { n: several, kind: nouns },
    { en: ["{n} {kind}", "each of {n} {kind}"], th: "{kind}จำนวน {n} ตัว", ja: "{kind}をちょうど{n}つ" },
    ({ n, kind }) => some(kind, exactly(n)),
  ),
  entry(
    chosenOnes,
    "up to one",
    { kind: noun },
    { en: ["up to one {kind}", "up to 1 {kind}"], th: "{kind}ไม่เกิน 1 ตัว", ja: "{kind}1つまで" },
    ({ kind }) =>
      some(
        kind,
        upTo(() => 1),
      ),
  ),
  entry(
    chosenOnes,
    "up to",
    { n: several, kind: nouns },
    { en: ["up to {n} {kind}", "each of up to {n} {kind}"], th: "{kind}ไม่เกิน {n} ตัว", ja: "{kind}{n}つまで" },
    ({ n, kind }) =>
      some(
        kind,
        upTo(() => n),
      ),
  ),
  entry(
    namedTargets,
    "a one or a other",
    { one: noun, other: noun },
    {
      en: [
        "a {one} or a {other}",
        "a {one} or an {other}",
        "an {one} or a {other}",
        "an {one} or an {other}",
      ],
      th: "{one}หรือไม่ก็{other} 1 ตัว",
      ja: "{one}または{other}のどれか1つ",
    },
    ({ one, other: more }) => some(either(one, more), exactly(1)),
  ),
  entry(
    chosenOnes,
    "something else",
    { which: adjectives },
    {
      en: ["something else that's {which}", "something else that is {which}"],
      th: "สิ่งอื่น{which} 1 อย่าง",
      ja: "{which}別のもの1つ",
    },
    ({ which }) =>
      some(
        both(
          which,
          lying((table, card, context) => other(table, card, context) && isAnything(table, card)),
        ),
        exactly(1),
      ),
  ),
  entry(
    chosenOnes,
    "any number of",
    { kind: nouns },
    { en: "any number of {kind}", th: "{kind}กี่ตัวก็ได้", ja: "好きな数の{kind}" },
    ({ kind }) => some(kind, upTo(ANY_NUMBER)),
  ),
  entry(
    chosenOnes,
    "any number within a Might",
    { kind: nouns, n: count },
    {
      en: "any number of {kind} with total Might {n} or less",
      th: "{kind}กี่ตัวก็ได้ที่มี Might รวมไม่เกิน {n}",
      ja: "マイトの合計が{n}以下になる好きな数の{kind}",
    },
    ({ kind, n }) =>
      some(kind, {
        ...upTo(ANY_NUMBER),
        limit: (table, cards) => cards.reduce((sum, card) => sum + mightOf(table, card), 0) <= n,
      }),
  ),
  entry(
    chosenOnes,
    "any number of yours",
    { kind: nouns },
    { en: "any number of your {kind}", th: "{kind}กี่ตัวก็ได้ของคุณ", ja: "あなたの好きな数の{kind}" },
    ({ kind }) => some(both(kind, lying(own)), upTo(ANY_NUMBER)),
  ),
  entry(
    chosenOnes,
    "one of your",
    { kind: nouns },
    { en: "one of your {kind}", th: "{kind} 1 ตัวของคุณ", ja: "あなたの{kind}1つ" },
    ({ kind }) => some(both(kind, lying(own)), exactly(1)),
  ),
  entry(
    chosenOnes,
    "one of its",
    { kind: nouns },
    { en: "one of its {kind}", th: "{kind} 1 ตัวที่ติดกับมัน", ja: "それに装着された{kind}のどれか1つ" },
    ({ kind }) => {
      const isOnIt = lying((table, card, context) =>
        it(table, context).includes(cardAt(table, card).attachedTo),
      );
      return some(both(kind, { ...isOnIt, isRelative: true }), exactly(1));
    },
  ),
  // Of whoever is told to do it.
  entry(
    chosenOnes,
    "one of their",
    { kind: nouns },
    { en: "one of their {kind}", th: "{kind} 1 ตัวของผู้เล่นนั้น", ja: "自分の{kind}1つ" },
    ({ kind }) => some(both(kind, lying(own)), exactly(1)),
  ),
  entry(
    chosenOnes,
    "one that they control",
    { kind: noun },
    {
      en: ["a {kind} they control", "an {kind} they control"],
      th: "{kind}หนึ่งตัวที่ผู้เล่นนั้นควบคุม",
      ja: "自分がコントロールする{kind}1つ",
    },
    ({ kind }) => some(both(kind, lying(own)), exactly(1)),
  ),
];

const meantOnes: readonly Entry[] = [
  entry(others, "all of", { those: group }, { en: "{those}", th: "{those}", ja: "{those}" }, ({ those }) =>
    every(those),
  ),
  entry(
    bareTarget,
    "all of those",
    { kind: nouns },
    { en: "{kind}", th: "{kind}ทั้งหมด", ja: "{kind}たち" },
    ({ kind }) => every(kind),
  ),
  entry(others, "your legend", {}, { en: "your legend", th: "เลเจนด์ของคุณ", ja: "あなたのレジェンド" }, () =>
    meant(yourLegend),
  ),
  // golden.4
  entry(target, "me", {}, { en: ["me", "this"], th: "การ์ดนี้", ja: "このカード" }, (): Target => itself),
  entry(
    pronoun,
    "it",
    {},
    {
      en: ["it", "that card"],
      th: "มัน",
      ja: "それ",
    },
    (): Target => known(it),
  ),
  ...THAT.map(({ id, en, th, ja, is }) =>
    entry(pronoun, id, {}, { en, th, ja }, (): Target => known(spokenOf(is))),
  ),
  entry(pronoun, "your unit", {}, { en: "your unit", th: "ยูนิตของคุณตัวนั้น", ja: "あなたのそのユニット" }, () =>
    known((table, context) => they(table, context).filter((card) => own(table, card, context))),
  ),
  entry(pronoun, "one of them", {}, { en: ["one of them", "one"], th: "หนึ่งในนั้น", ja: "その中の1つ" }, () =>
    some({ is: () => true, among: looked, isSecret: true }, exactly(1)),
  ),
  entry(
    pronoun,
    "them",
    {},
    {
      en: ["them", "those units", "those cards", "each of them", "both of them"],
      th: "พวกมัน",
      ja: "それら",
    },
    (): Target => known(they),
  ),
];

export const targetWords: readonly Entry[] = [
  ...groups,
  ...chosen,
  ...meantOnes,
  entry(
    namedTargets,
    "both of",
    { one: target, more: namedTargets },
    {
      en: ["{one} and {more}", "{one}, {more}", "{one}, and {more}"],
      th: "{one}กับ{more}",
      ja: "{one}と{more}",
    },
    ({ one, more }) => together(one, more),
  ),
];
