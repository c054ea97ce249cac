import { contextOf } from "@gyoji/game/effects";
import { type Entry, entry } from "@gyoji/lexicon";
import { isEnemy } from "../rules/information.ts";
import {
  condition,
  count,
  destination,
  effects,
  fact,
  facts,
  fee,
  firm,
  moments,
  payable,
  response,
  sentence,
  symbols,
  time,
} from "./categories.ts";
import { onlyIf, paying } from "./flow.ts";
import { always, doing, NO_PRICE, type Part, type Price, type Response, type Sentence } from "./meaning.ts";
import { laterOrdinal } from "./ordinals.ts";
import { ended } from "./punctuation.ts";
import { simply, triggered } from "./triggers.ts";

/* Whole sentences of a card: keywords, abilities, what a spell does, what it costs besides. */

export const one =
  (part: Part): Sentence =>
  () => [part];
const priceOf = (what: {
  readonly energy: number;
  readonly power: readonly number[];
  readonly exhausts: boolean;
}): Price => ({
  energy: what.energy,
  power: what.power,
  exhausts: what.exhausts,
  acts: [],
});

/** What a card states of itself, which the rules read. */
export const stated = (what: string): Sentence =>
  one({ part: "ability", ability: { kind: "stated", what, holds: () => true } });

const responses: readonly Entry[] = [
  entry(response, "simply", { does: firm }, { en: "{does}", th: "{does}", ja: "{does}" }, ({ does }) =>
    simply(does),
  ),
  // ability.14
  entry(
    response,
    "if you like",
    { does: firm },
    { en: "you may {does}", th: "คุณอาจ{does}", ja: "あなたは次を行ってもよい：{does}" },
    ({ does }) => ({
      ...simply(does),
      isOptional: true,
    }),
  ),
  entry(
    response,
    "if you like, for a price",
    { what: fee, does: firm },
    {
      en: "you may {what} to {does}",
      th: "คุณอาจ{what} เพื่อ{does}",
      ja: "あなたは「{what}」ことで次を行ってもよい：{does}",
    },
    ({ what, does }) => ({ does, met: always, isOptional: true, price: what }),
  ),
  // costs.4
  entry(
    response,
    "for a price",
    { what: payable, does: firm },
    { en: "{what} to {does}", th: "{what} เพื่อ{does}", ja: "「{what}」ことで次を行う：{does}" },
    ({ what, does }) => simply(paying({ ...NO_PRICE, acts: [what] }, does, false)),
  ),
  entry(
    response,
    "if you like, paying",
    { what: symbols },
    { en: "you may pay {what}", th: "คุณอาจจ่าย {what}", ja: "あなたは{what}を支払ってもよい" },
    ({ what }) => simply(paying(priceOf(what), () => doing([]), true)),
  ),
  entry(
    response,
    "if you like, paying and doing",
    { what: symbols, does: firm },
    {
      en: "you may pay {what} and {does}",
      th: "คุณอาจจ่าย {what} และ{does}",
      ja: "あなたは{what}を支払い、次を行ってもよい：{does}",
    },
    ({ what, does }) => simply(paying(priceOf(what), does, true)),
  ),
  // ability.16
  entry(
    response,
    "if it is so",
    { met: condition, does: response },
    { en: "if {met}, {does}", th: "ถ้า{met} {does}", ja: "{met}なら、{does}" },
    ({ met, does }): Response => ({
      ...does,
      met: (table, context) => met(table, context) && does.met(table, context),
    }),
  ),
];

const restrictions: readonly Entry[] = [
  // layers.4
  entry(
    sentence,
    "copy the unit's text",
    {},
    {
      en: ended("as this is attached to a unit, copy that unit's text to this Equipment's effect text"),
      th: "ขณะที่การ์ดนี้ถูกติดกับยูนิต คัดลอกข้อความของยูนิตนั้นเป็น Effect Text ของการ์ดนี้",
      ja: [
        "このカードがユニットに装着される際、そのユニットのテキストをこのカードの効果テキストにコピーする。",
        "このカードがユニットに装着される際、そのユニットのテキストをこのカードの効果テキストにコピーする",
      ],
    },
    () => stated("copiesText"),
  ),
  // golden.6
  entry(
    sentence,
    "play me only to",
    { to: destination },
    {
      en: ended("play me only {to}", "play this only {to}"),
      th: "เล่นการ์ดนี้{to}เท่านั้น",
      ja: ["このカードは{to}のみプレイできる。", "このカードは{to}のみプレイできる"],
    },
    ({ to }) =>
      one({
        part: "ability",
        ability: {
          kind: "stated",
          what: "playableOnlyTo",
          holds: (table, self, zone) => to(table, contextOf(self), self.card).includes(zone),
        },
      }),
  ),
];

const triggers: readonly Entry[] = [
  entry(
    sentence,
    "when",
    { when: moments, does: response },
    {
      en: ended("when {when}, {does}"),
      th: "เมื่อ{when} {does}",
      ja: ["{when}時、{does}。", "{when}時、{does}"],
    },
    ({ when, does }) => one(triggered(when, does)),
  ),
  entry(
    sentence,
    "at",
    { when: time, does: response },
    { en: ended("{when}, {does}"), th: "{when} {does}", ja: ["{when}、{does}。", "{when}、{does}"] },
    ({ when, does }) => one(triggered(when, does)),
  ),
  entry(
    sentence,
    "the nth time in a turn",
    { n: laterOrdinal, when: moments, does: response },
    {
      en: ended("the {n} time {when} in a turn, {does}", "the {n} time {when} each turn, {does}"),
      th: "ครั้งที่ {n} ในเทิร์นที่{when} {does}",
      ja: ["ターン中{n}回目に{when}時、{does}。", "ターン中{n}回目に{when}時、{does}"],
    },
    ({ n, when, does }) => one(triggered(when, does, 0, n)),
  ),
  // ability.27
  entry(
    sentence,
    "once each turn, when",
    { when: moments, does: response },
    {
      en: ended(
        "the first time {when} each turn, {does}",
        "the first time each turn {when}, {does}",
        "once each turn, when {when}, {does}",
        "once per turn, when {when}, {does}",
      ),
      th: "ครั้งแรกในแต่ละเทิร์นที่{when} {does}",
      ja: ["各ターンに{when}最初の時、{does}。", "各ターンに{when}最初の時、{does}"],
    },
    ({ when, does }) => one(triggered(when, does, 1)),
  ),
];

const statements: readonly Entry[] = [
  // deck.27
  entry(
    sentence,
    "cards of any domain",
    { n: count },
    {
      en: ended("your deck may include {n} cards of any domain"),
      th: "เด็คของคุณใส่การ์ดโดเมนใดก็ได้ {n} ใบ",
      ja: [
        "あなたのデッキには任意のドメインのカードを{n}枚入れてもよい。",
        "あなたのデッキには任意のドメインのカードを{n}枚入れてもよい",
      ],
    },
    ({ n }) => one({ part: "offDomain", count: n }),
  ),
  entry(
    facts,
    "two facts",
    { one: fact, more: facts },
    { en: ["{one}, and {more}", "{one} and {more}"], th: "{one} และ{more}", ja: "{one}。かつ、{more}" },
    ({ one: first, more }) =>
      (met) => [...first(met), ...more(met)],
  ),
  entry(
    sentence,
    "fact",
    { what: facts },
    { en: ended("{what}"), th: "{what}", ja: ["{what}。", "{what}"] },
    ({ what }) =>
      () =>
        what(always),
  ),
  entry(
    sentence,
    "fact during showdowns",
    { what: fact },
    {
      en: ended("{what} during showdowns", "during showdowns, {what}"),
      th: "ระหว่างโชว์ดาวน์ {what}",
      ja: ["ショーダウン中、{what}。", "ショーダウン中、{what}"],
    },
    ({ what }) =>
      () =>
        what((table) => table.state.game.showdown !== null),
  ),
  entry(
    sentence,
    "fact during combats",
    { what: fact },
    {
      en: ended(
        "{what} during combats",
        "{what} during combat",
        "during combats, {what}",
        "during combat, {what}",
      ),
      th: "ระหว่างการต่อสู้ {what}",
      ja: ["戦闘中、{what}。", "戦闘中、{what}"],
    },
    ({ what }) =>
      () =>
        what((table) => table.state.game.showdown?.isCombat === true),
  ),
  entry(
    sentence,
    "fact on your turn",
    { what: fact },
    {
      en: ended("{what} on your turn", "on your turn, {what}", "during your turn, {what}"),
      th: "ในเทิร์นของคุณ {what}",
      ja: ["あなたのターン中、{what}。", "あなたのターン中、{what}"],
    },
    ({ what }) =>
      () =>
        what((table, { self }) => table.state.game.turnPlayer === self.user),
  ),
  entry(
    sentence,
    "fact on opponents' turns",
    { what: fact },
    {
      en: ended(
        "{what} on an opponent's turn",
        "during an opponent's turn, {what}",
        "on an opponent's turn, {what}",
        "during opponents' turns, {what}",
        "on opponents' turns, {what}",
      ),
      th: "ในเทิร์นของคู่ต่อสู้ {what}",
      ja: ["対戦相手のターン中、{what}。", "対戦相手のターン中、{what}"],
    },
    ({ what }) =>
      () =>
        what((table, { self }) => isEnemy(table, self.user, table.state.game.turnPlayer)),
  ),
  entry(
    sentence,
    "fact while",
    { met: condition, what: facts },
    {
      en: ended("while {met}, {what}", "if {met}, {what}", "{what} if {met}", "{what} while {met}"),
      th: "ขณะที่{met} {what}",
      ja: ["{met}間、{what}。", "{met}間、{what}"],
    },
    ({ met, what }) =>
      () =>
        what(met),
  ),
];

const SPELL_JA = ["{does}。", "{does}"];

const instructions: readonly Entry[] = [
  entry(
    sentence,
    "what it does",
    { does: effects },
    { en: ended("{does}"), th: "{does}", ja: SPELL_JA },
    ({ does }) => one({ part: "effect", effect: does }),
  ),
  entry(
    sentence,
    "then",
    { does: effects },
    {
      en: ended("then {does}", "then, {does}"),
      th: "จากนั้น {does}",
      ja: ["続けて、{does}。", "続けて、{does}"],
    },
    ({ does }) => one({ part: "effect", effect: does }),
  ),
  // What the last "if" was not.
  entry(
    sentence,
    "otherwise",
    { does: effects },
    {
      en: ended("otherwise, {does}"),
      th: "มิฉะนั้น {does}",
      ja: ["そうでなければ、{does}。", "そうでなければ、{does}"],
    },
    ({ does }) => one({ part: "effect", effect: onlyIf((_table, { vars }) => vars["met"] === false, does) }),
  ),
];

export const sentenceWords: readonly Entry[] = [
  ...responses,
  ...restrictions,
  ...triggers,
  ...statements,
  ...instructions,
];
