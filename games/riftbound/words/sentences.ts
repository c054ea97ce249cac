import { cardAt } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { ANY_DOMAIN, type Timing } from "../definition.ts";
import { isUnit } from "../rules/information.ts";
import { isOnChain, itemOf } from "../rules/items.ts";
import { usesOf } from "../rules/triggering.ts";
import { EMPOWER, mayBeEmpowered } from "./acting.ts";
import {
  condition,
  count,
  dependentSentence,
  destination,
  effects,
  fact,
  facts,
  fee,
  firm,
  keywordList,
  moments,
  payable,
  price,
  response,
  sentence,
  symbols,
  time,
} from "./categories.ts";
import { known, me, some } from "./choosing.ts";
import { attaching } from "./equipping.ts";
import { mine } from "./facts.ts";
import { on, onlyIf, paying } from "./flow.ts";
import {
  always,
  type Condition,
  contextOf,
  doing,
  type Effect,
  type Moment,
  NO_COST,
  NO_PRICE,
  type Part,
  type Price,
  type Response,
  type Sentence,
} from "./meaning.ts";
import { lying, own } from "./nouns.ts";
import { laterOrdinal } from "./ordinals.ts";
import { ended } from "./punctuation.ts";
import { activated, dependent, simply, triggered } from "./triggers.ts";

/* Whole sentences of a card: keywords, abilities, what a spell does, what it costs besides. */

const one =
  (part: Part): Sentence =>
  () => [part];
const timing = (of: Timing): Sentence => one({ part: "timing", timing: of });
/** What a card states of itself, which the rules read. */
const stated = (what: string): Sentence =>
  one({ part: "ability", ability: { kind: "stated", what, holds: () => true } });
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

const died: Moment = {
  called: "deathknell",
  on: ["killed"],
  reach: "self",
  matches: (_table, self, { event }) => event.cards.includes(self.card),
  cards: (_table, self) => [self.card],
};

/** keywords.23 Whether its player has played another card this turn. */
const legion: Condition = (table, { self, vars }) => {
  const played = table.state.game.cardsPlayed[self.user] ?? 0;
  return played > (countsItself(table, self.card, vars["item"]) ? 1 : 0);
};

/** Whether the card that asks has itself been counted this turn. */
function countsItself(table: Parameters<Condition>[0], card: number, item: unknown): boolean {
  if (typeof item === "number" && isOnChain(table, item)) {
    const found = itemOf(table, item);
    return found.kind === "card" ? found.isFinalized : cardAt(table, card).playedIn === table.state.game.turn;
  }
  return cardAt(table, card).playedIn === table.state.game.turn;
}

/** keywords.26 Attaches it to a unit of its player. */
const equip: Effect = attaching(
  known(me),
  some(
    lying((table, card, context) => isUnit(table, card) && own(table, card, context)),
    { count: () => 1, how: "exactly" },
  ),
);

const keywords: readonly Entry[] = [
  entry(
    sentence,
    "keywords",
    { all: keywordList },
    { en: "{all}", th: "{all}", ja: "{all}" },
    ({ all }) =>
      () =>
        all.flatMap((each) => mine(each)(always)),
  ),
  entry(sentence, "Action", {}, { en: "[Action]", th: "[Action]", ja: "[アクション]" }, () =>
    timing("action"),
  ),
  entry(sentence, "Reaction", {}, { en: "[Reaction]", th: "[Reaction]", ja: "[リアクション]" }, () =>
    timing("reaction"),
  ),
  entry(sentence, "Hidden", {}, { en: ["[Hidden]", "Hidden"], th: "[Hidden]", ja: "[ヒドゥン]" }, () =>
    stated("hidden"),
  ),
  entry(
    sentence,
    "Flow",
    { cost: symbols },
    { en: "[Flow] {cost}", th: "[Flow] {cost}", ja: "[フロー] {cost}" },
    ({ cost }) => one({ part: "flow", cost }),
  ),
  entry(
    sentence,
    "Repeat",
    { cost: symbols },
    { en: "[Repeat] {cost}", th: "[Repeat] {cost}", ja: "[リピート] {cost}" },
    ({ cost }) => one({ part: "repeat", cost }),
  ),
  // keywords.35
  entry(
    sentence,
    "Empower",
    { cost: price },
    { en: ["[Empower] {cost}", "[Empower] — {cost}"], th: "[Empower] {cost}", ja: "[エンパワー] {cost}" },
    ({ cost }) =>
      activated(cost, on(known(me), EMPOWER), "normal", (table, { self }) =>
        mayBeEmpowered(table, self.card),
      ),
  ),
  // keywords.26
  entry(
    sentence,
    "Equip",
    { cost: price },
    { en: ["[Equip] {cost}", "[Equip] — {cost}"], th: "[Equip] {cost}", ja: "[装備] {cost}" },
    ({ cost }) => activated(cost, equip, "normal", always, true),
  ),
  // keywords.15
  entry(
    sentence,
    "Deathknell",
    { does: response },
    {
      en: ended("[Deathknell][>] {does}", "[Deathknell] {does}", "[Deathknell] — {does}"),
      th: "[Deathknell][>] {does}",
      ja: "[デスネル][>] {does}",
    },
    ({ does }) => one(triggered(died, does)),
  ),
  entry(
    sentence,
    "Legion",
    { does: dependentSentence },
    { en: ["[Legion][>] {does}", "[Legion] — {does}"], th: "[Legion][>] {does}", ja: "[レギオン][>] {does}" },
    ({ does }) => dependent(legion, does),
  ),
  entry(
    sentence,
    "Level",
    { n: count, does: dependentSentence },
    {
      en: ["[Level {n}][>] {does}", "[Level {n}] — {does}"],
      th: "[Level {n}][>] {does}",
      ja: "[レベル{n}][>] {does}",
    },
    ({ n, does }) => dependent((table, { self }) => (table.state.game.xp[self.user] ?? 0) >= n, does),
  ),
  // keywords.36
  entry(
    sentence,
    "Empowered",
    { does: dependentSentence },
    {
      en: ["[Empowered][>] {does}", "[Empowered] — {does}"],
      th: "[Empowered][>] {does}",
      ja: "[エンパワー状態][>] {does}",
    },
    ({ does }) => dependent((table, { self }) => cardAt(table, self.card).empowered > 0, does),
  ),
];

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
      en: ended("the first time {when} each turn, {does}", "once each turn, when {when}, {does}"),
      th: "ครั้งแรกในแต่ละเทิร์นที่{when} {does}",
      ja: ["各ターンに{when}最初の時、{does}。", "各ターンに{when}最初の時、{does}"],
    },
    ({ when, does }) => one(triggered(when, does, 1)),
  ),
];

/** How an ability with a timing is printed, and the older ways. */
function timed(word: string): readonly string[] {
  return [`[${word}][>] {cost}: {does}`, `{cost}: [${word}] — {does}`, `{cost}: [${word}][>] {does}`];
}

const activations: readonly Entry[] = [
  entry(
    sentence,
    "activated",
    { cost: price, does: effects },
    { en: ended("{cost}: {does}"), th: "{cost}: {does}", ja: "{cost}：{does}" },
    ({ cost, does }) => activated(cost, does, "normal"),
  ),
  entry(
    sentence,
    "activated with Action",
    { cost: price, does: effects },
    { en: ended(...timed("Action")), th: "[Action][>] {cost}: {does}", ja: "[アクション][>] {cost}：{does}" },
    ({ cost, does }) => activated(cost, does, "action"),
  ),
  entry(
    sentence,
    "activated with Reaction",
    { cost: price, does: effects },
    {
      en: ended(...timed("Reaction")),
      th: "[Reaction][>] {cost}: {does}",
      ja: "[リアクション][>] {cost}：{does}",
    },
    ({ cost, does }) => activated(cost, does, "reaction"),
  ),
  entry(
    sentence,
    "activated with Legion",
    { cost: price, does: effects },
    {
      en: ended("{cost}: [Legion] — {does}", "{cost}: [Legion][>] {does}"),
      th: "{cost}: [Legion][>] {does}",
      ja: "{cost}：[レギオン][>] {does}",
    },
    ({ cost, does }) => activated(cost, does, "normal", legion),
  ),
  entry(
    sentence,
    "activated with Reaction and Legion",
    { cost: price, does: effects },
    {
      en: ended("[Reaction][>] {cost}: [Legion][>] {does}", "{cost}: [Reaction], [Legion] — {does}"),
      th: "[Reaction][>] {cost}: [Legion][>] {does}",
      ja: "[リアクション][>] {cost}：[レギオン][>] {does}",
    },
    ({ cost, does }) => activated(cost, does, "reaction", legion),
  ),
  // golden.6
  entry(
    sentence,
    "use only if",
    { met: condition },
    {
      en: ended(
        "use only if {met}",
        "use this ability only while {met}",
        "use this ability only if {met}",
        "use only while {met}",
      ),
      th: "ใช้ได้เฉพาะเมื่อ{met}",
      ja: ["{met}場合にのみ使える。", "{met}場合にのみ使える"],
    },
    ({ met }) => one({ part: "limit", of: "this", usable: met }),
  ),
  entry(
    sentence,
    "use all only if",
    { met: condition },
    {
      en: ended("use my abilities only while {met}", "use my abilities only if {met}"),
      th: "ใช้ความสามารถของการ์ดนี้ได้เฉพาะเมื่อ{met}",
      ja: ["このカードの能力は{met}場合にのみ使える。", "このカードの能力は{met}場合にのみ使える"],
    },
    ({ met }) => one({ part: "limit", of: "all", usable: met }),
  ),
  // golden.6
  entry(
    sentence,
    "play only if",
    { met: condition },
    {
      en: ended("play me only if {met}", "play this only if {met}"),
      th: "เล่นการ์ดนี้ได้เฉพาะเมื่อ{met}",
      ja: ["このカードは{met}場合にのみプレイできる。", "このカードは{met}場合にのみプレイできる"],
    },
    ({ met }) =>
      one({
        part: "ability",
        ability: {
          kind: "stated",
          what: "playableOnlyIf",
          holds: (table, self) => met(table, contextOf(self)),
        },
      }),
  ),
  // ability.27
  entry(
    sentence,
    "use only once",
    {},
    {
      en: ended("use only once per turn", "use only once each turn"),
      th: "ใช้ได้เทิร์นละครั้ง",
      ja: ["1ターンに1回のみ使える。", "1ターンに1回のみ使える"],
    },
    () => one({ part: "limit", of: "this", usable: (table, { self }) => usesOf(table, self) === 0 }),
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

/** costs.2 */
function additional(isOptional: boolean, what: Price, less: typeof NO_COST = NO_COST): Sentence {
  return one({
    part: "additionalCost",
    name: isOptional ? "additional" : "mandatory",
    isOptional,
    price: what,
    less,
  });
}

const additionalCosts: readonly Entry[] = [
  entry(
    sentence,
    "additional cost",
    { what: fee },
    {
      en: ended(
        "as an additional cost to play me, {what}",
        "as an additional cost to play this, {what}",
        "as an additional cost to play this spell, {what}",
      ),
      th: "ค่าร่ายเพิ่มเติมในการเล่นการ์ดนี้คือ{what}",
      ja: [
        "このカードをプレイする追加コストとして、{what}。",
        "このカードをプレイする追加コストとして、{what}",
      ],
    },
    ({ what }) => additional(false, what),
  ),
  // costs.3
  entry(
    sentence,
    "optional additional cost",
    { what: fee },
    {
      en: ended(
        "you may {what} as an additional cost to play me",
        "you may {what} as an additional cost to play this",
        "as you play me, you may {what} as an additional cost",
        "as you play this, you may {what} as an additional cost",
        "as an additional cost to play me, you may {what}",
        "as an additional cost to play this, you may {what}",
      ),
      th: "คุณอาจ{what} เป็นค่าร่ายเพิ่มเติมในการเล่นการ์ดนี้",
      ja: [
        "このカードをプレイする追加コストとして、{what}ことを選んでもよい。",
        "このカードをプレイする追加コストとして、{what}ことを選んでもよい",
      ],
    },
    ({ what }) => additional(true, what),
  ),
  entry(
    sentence,
    "optional additional cost that lowers",
    { what: fee, less: symbols },
    {
      en: ended(
        "as you play me, you may {what} as an additional cost. If you do, reduce my cost by {less}",
        "as you play this, you may {what} as an additional cost. If you do, reduce its cost by {less}",
      ),
      th: "คุณอาจ{what} เป็นค่าร่ายเพิ่มเติมในการเล่นการ์ดนี้ ถ้าทำ ลด Cost ของมัน {less}",
      ja: [
        "このカードをプレイする追加コストとして、{what}ことを選んでもよい。そうしたなら、そのコストを{less}減らす。",
        "このカードをプレイする追加コストとして、{what}ことを選んでもよい。そうしたなら、そのコストを{less}減らす",
      ],
    },
    ({ what, less }) => additional(true, what, less),
  ),
  entry(
    sentence,
    "optional additional cost that frees",
    { what: fee },
    {
      en: ended(
        "as you play this, you may {what} as an additional cost. If you do, ignore this spell's cost",
        "as you play me, you may {what} as an additional cost. If you do, ignore my cost",
      ),
      th: "คุณอาจ{what} เป็นค่าร่ายเพิ่มเติมในการเล่นการ์ดนี้ ถ้าทำ ไม่ต้องจ่าย Cost ของมัน",
      ja: [
        "このカードをプレイする追加コストとして、{what}ことを選んでもよい。そうしたなら、そのコストを無視する。",
        "このカードをプレイする追加コストとして、{what}ことを選んでもよい。そうしたなら、そのコストを無視する",
      ],
    },
    ({ what }) => additional(true, what, ALL_OF_IT),
  ),
];

/** More than anything costs. */
const ALL_OF_IT: typeof NO_COST = { ...NO_COST, energy: 99, power: new Array<number>(99).fill(ANY_DOMAIN) };

export const sentenceWords: readonly Entry[] = [
  ...keywords,
  ...responses,
  ...restrictions,
  ...triggers,
  ...activations,
  ...statements,
  ...instructions,
  ...additionalCosts,
];
