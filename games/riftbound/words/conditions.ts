import { cardAt, NONE } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import {
  controllerOf,
  has,
  isAlone,
  isInCombat,
  isOneOnOne,
  MIGHTY,
  mightOf,
  opponentsOf,
} from "../rules/information.ts";
import { lastKnownOf } from "../rules/triggering.ts";
import { adjectives, condition, keyword, noun, nouns, ONE, quantity } from "./categories.ts";
import { all, referents } from "./choosing.ts";
import type { Condition, Context, Is, Noun, Table } from "./meaning.ts";
import { both, lying, own } from "./nouns.ts";

/* What can be so. */

const mine = (kind: Noun, table: Table, context: Context): number =>
  all(both(kind, lying(own)))(table, context).length;

const ofMe =
  (is: Is): Condition =>
  (table, context) =>
    is(table, context.self.card, context);

const ofIt =
  (is: Is): Condition =>
  (table, context) => {
    const cards = referents(context);
    return cards.length > 0 && cards.every(({ card }) => is(table, card, context));
  };

const isFightingAlone: Is = (table, card) => cardAt(table, card).role !== "none" && isAlone(table, card);

const ofObjects: readonly Entry[] = [
  entry(
    condition,
    "you control one",
    { kind: noun },
    {
      en: ["you control a {kind}", "you control an {kind}", "you have a {kind}", "you have an {kind}"],
      th: "คุณควบคุม{kind}",
      ja: "あなたが{kind}をコントロールしている",
    },
    ({ kind }) =>
      (table, context) =>
        mine(kind, table, context) > 0,
  ),
  entry(
    condition,
    "you control another",
    { kind: noun },
    {
      en: ["you control another {kind}", "you have another {kind}"],
      th: "คุณควบคุม{kind}อื่น",
      ja: "あなたが別の{kind}をコントロールしている",
    },
    ({ kind }) =>
      (table, context) =>
        mine(
          both(
            kind,
            lying((_table, card, { self }) => card !== self.card),
          ),
          table,
          context,
        ) > 0,
  ),
  entry(
    condition,
    "you control n or more",
    { n: quantity, kind: nouns },
    {
      en: [
        "you control {n} or more {kind}",
        "you have {n} or more {kind}",
        "you have {n}+ {kind}",
        "you control {n}+ {kind}",
        "you control at least {n} {kind}",
      ],
      th: "คุณควบคุม{kind} {n} ตัวขึ้นไป",
      ja: "あなたが{kind}を{n}つ以上コントロールしている",
    },
    ({ n, kind }) =>
      (table, context) =>
        mine(kind, table, context) >= n,
  ),
  entry(
    condition,
    "an opponent controls",
    { kind: noun },
    {
      en: ["an opponent controls a {kind}", "an opponent controls an {kind}"],
      th: "คู่ต่อสู้ควบคุม{kind}",
      ja: "対戦相手が{kind}をコントロールしている",
    },
    ({ kind }) =>
      (table, context) =>
        all(kind)(table, context).some((card) =>
          opponentsOf(table, context.self.user).includes(controllerOf(table, card)),
        ),
  ),
  entry(
    condition,
    "it has less Might than me",
    {},
    {
      en: "it has less Might than me",
      th: "มันมี Might น้อยกว่าการ์ดนี้",
      ja: "それのマイトがこのカード未満である",
    },
    () => (table, context) =>
      ofIt((_table, card) => mightOf(table, card) < mightOf(table, context.self.card))(table, context),
  ),
  entry(
    condition,
    "there is",
    { kind: noun },
    { en: ["there is a {kind}", "there is an {kind}"], th: "มี{kind}", ja: "{kind}がある" },
    ({ kind }) =>
      (table, context) =>
        all(kind)(table, context).length > 0,
  ),
  entry(
    condition,
    "there are n or more",
    { n: quantity, kind: nouns },
    { en: "there are {n} or more {kind}", th: "มี{kind} {n} ตัวขึ้นไป", ja: "{kind}が{n}つ以上ある" },
    ({ n, kind }) =>
      (table, context) =>
        all(kind)(table, context).length >= n,
  ),
  entry(
    condition,
    "I'm so",
    { which: adjectives },
    {
      en: ["I'm {which}", "I am {which}", "this is {which}"],
      th: "การ์ดนี้{which}",
      ja: "このカードが{which}状態である",
    },
    ({ which }) => ofMe(which.is),
  ),
  entry(
    condition,
    "I'm not so",
    { which: adjectives },
    {
      en: ["I'm not {which}", "I am not {which}", "this isn't {which}"],
      th: "การ์ดนี้ไม่ได้{which}",
      ja: "このカードが{which}状態でない",
    },
    ({ which }) =>
      (table, context) =>
        !which.is(table, context.self.card, context),
  ),
  entry(
    condition,
    "one is so",
    { kind: ONE.placed, which: adjectives },
    {
      en: ["a {kind} is {which}", "an {kind} is {which}"],
      th: "มี{kind}ที่อยู่ในสภาพ{which}",
      ja: "{kind}のどれかが{which}状態である",
    },
    ({ kind, which }) =>
      (table, context) =>
        all(both(kind, which))(table, context).length > 0,
  ),
  entry(
    condition,
    "I'm there",
    { where: ONE.place },
    {
      en: ["I'm {where}", "I am {where}", "this is {where}"],
      th: "การ์ดนี้อยู่{where}",
      ja: "このカードが{where}にある",
    },
    ({ where }) => ofMe(where.is),
  ),
  entry(
    condition,
    "I'm in combat",
    {},
    { en: ["I'm in combat"], th: "การ์ดนี้กำลังต่อสู้", ja: "このカードが戦闘中である" },
    () => ofMe(isInCombat),
  ),
  entry(
    condition,
    "I'm not in combat",
    {},
    { en: "I'm not in combat", th: "การ์ดนี้ไม่ได้กำลังต่อสู้", ja: "このカードが戦闘中でない" },
    () => ofMe((table, card) => !isInCombat(table, card)),
  ),
  entry(
    condition,
    "I'm alone",
    {},
    { en: ["I'm alone"], th: "การ์ดนี้อยู่ตัวเดียว", ja: "このカードが単独である" },
    () => ofMe(isAlone),
  ),
  // terms.30
  entry(
    condition,
    "I'm one on one",
    {},
    { en: ["I'm one on one"], th: "การ์ดนี้อยู่แบบตัวต่อตัว", ja: "このカードが1対1である" },
    () => ofMe(isOneOnOne),
  ),
  entry(
    condition,
    "I'm fighting alone",
    {},
    {
      en: ["I'm attacking or defending alone"],
      th: "การ์ดนี้กำลังโจมตีหรือป้องกันตัวเดียว",
      ja: "このカードが単独で攻撃または防御している",
    },
    () => ofMe(isFightingAlone),
  ),
  entry(
    condition,
    "I was Mighty",
    {},
    { en: ["I was [Mighty]", "I was Mighty"], th: "การ์ดนี้เคย Mighty", ja: "このカードがマイティであった" },
    () => (table, context) =>
      (lastKnownOf(context, context.self.card)?.might ?? mightOf(table, context.self.card)) >= MIGHTY,
  ),
  entry(
    condition,
    "I died alone",
    {},
    { en: ["I died alone", "I was alone"], th: "การ์ดนี้ตายขณะอยู่ตัวเดียว", ja: "このカードが単独で死亡した" },
    () => (_table, context) => lastKnownOf(context, context.self.card)?.isAlone === true,
  ),
  entry(
    condition,
    "you control this battlefield",
    {},
    {
      en: ["you control this battlefield"],
      th: "คุณควบคุมสนามรบนี้",
      ja: "あなたがこのバトルフィールドをコントロールしている",
    },
    () =>
      (_table, { self }) =>
        self.user !== NONE,
  ),
  entry(
    condition,
    "I have a keyword",
    { what: keyword },
    { en: "I have {what}", th: "การ์ดนี้มี {what}", ja: "このカードが{what}を持つ" },
    ({ what }) => ofMe((table, card) => has(table, card, what.layer)),
  ),
  entry(
    condition,
    "it's so",
    { which: adjectives },
    {
      en: [
        "it's {which}",
        "it is {which}",
        "that unit is {which}",
        "it was {which}",
        "it's already {which}",
        "it was already {which}",
        "that unit was {which}",
      ],
      th: "มัน{which}",
      ja: "それが{which}状態である",
    },
    ({ which }) => ofIt(which.is),
  ),
  entry(
    condition,
    "it's alone",
    {},
    { en: ["it's alone", "it is alone"], th: "มันอยู่ตัวเดียว", ja: "それが単独である" },
    () => ofIt(isAlone),
  ),
  entry(
    condition,
    "it's there",
    { where: ONE.place },
    {
      en: ["it's {where}", "it is {where}", "that unit is {where}", "it was {where}"],
      th: "มันอยู่{where}",
      ja: "それが{where}にある",
    },
    ({ where }) => ofIt(where.is),
  ),
  entry(
    condition,
    "it's the only one",
    { kind: ONE.placed },
    {
      en: ["it's the only {kind}", "it is the only {kind}"],
      th: "มีมันเป็น{kind}เพียงตัวเดียว",
      ja: "それが唯一の{kind}である",
    },
    ({ kind }) =>
      (table, context) => {
        const [only, another] = all(kind)(table, context);
        return (
          another === undefined && only !== undefined && referents(context).some(({ card }) => card === only)
        );
      },
  ),
  entry(
    condition,
    "it's a",
    { kind: ONE.described },
    {
      en: [
        "it's a {kind}",
        "it's an {kind}",
        "it is a {kind}",
        "it is an {kind}",
        "it was a {kind}",
        "it was an {kind}",
      ],
      th: "มันเป็น{kind}",
      ja: "それが{kind}である",
    },
    ({ kind }) => ofIt(kind.is),
  ),
];

export const conditionWords: readonly Entry[] = [...ofObjects];
