import { always, contextOf } from "@gyoji/game/effects";
import { type Ability, cardAt, NONE, type Self, zoneAt } from "@gyoji/kernel";
import { type Entry, entry, numberTerminal as number } from "@gyoji/lexicon";
import { faceOf } from "../definition.ts";
import { costOf, horobitoIn, isHorobito } from "../rules/information.ts";
import { enaOf, type HorobeatState, lineOf } from "../state.ts";
import {
  color,
  condition,
  effect,
  effects,
  keyword,
  modifiers,
  moment,
  sentence,
  standing,
  tribe,
  would,
} from "./categories.ts";
import { type Condition, continuous, flow, replaced, type Sentence, triggered } from "./meaning.ts";
import { hasTribe } from "./nouns.ts";

/*
 * Whole sentences of a card. An effect is triggered, also on the use of a Waza (8.1.4), or continuous, which a
 * replacement counts as (8.1.1); conditions and conditional sentences are those of 2.6.
 */

/** 2.6.2 A condition of using the card, or a statement about it that the rules read. */
function stated(
  what: string,
  holds: (table: Parameters<Condition>[0], self: Self, subject: number) => boolean,
): Sentence {
  return () => [{ kind: "stated", what, holds }];
}

/** 2.6.4.2 A conditional effect works only while its condition is met. */
function only(met: Condition, inner: Sentence): Sentence {
  return (key) => inner(key).map((ability) => onlyIf(met, ability));
}

/** 2.6.2.1 What is asked before a card can be used. */
const CONDITIONS: readonly string[] = ["usableOnlyIf", "enterOnlyIf"];

function onlyIf(met: Condition, ability: Ability<HorobeatState>): Ability<HorobeatState> {
  switch (ability.kind) {
    case "triggered":
      return {
        ...ability,
        applies: (table, self, open) =>
          met(table, contextOf(self, open.event, open.lastKnown)) && ability.applies(table, self, open),
      };
    case "continuous":
      return {
        ...ability,
        amount: (table, self, id) => (met(table, contextOf(self)) ? ability.amount(table, self, id) : 0),
      };
    case "replacement":
      return {
        ...ability,
        affects: (table, self, event) =>
          met(table, contextOf(self, event)) ? ability.affects(table, self, event) : null,
      };
    case "performed":
      return ability; // no card of this game has such a text
    case "stated":
      // A condition that is not in force forbids nothing; a statement that is not in force allows nothing.
      return CONDITIONS.includes(ability.what)
        ? {
            ...ability,
            holds: (table, self, about) => !met(table, contextOf(self)) || ability.holds(table, self, about),
          }
        : {
            ...ability,
            holds: (table, self, about) => met(table, contextOf(self)) && ability.holds(table, self, about),
          };
  }
}

/** 9.8.2 Ready and used Ena count, a multicoloured one for each of its colours. */
function enaYomi(colors: number, n: number): Condition {
  return (table, { self }) =>
    zoneAt(table, enaOf(self.user)).filter((card) => (faceOf(table, card).colors & colors) !== 0).length >= n;
}

/** 9.9.2 The own Horobito of the Line where the Waza is used has the tribe. */
function resonance(wanted: string): Condition {
  return (table, { self }) => {
    const line = lineOf(cardAt(table, self.card).zone);
    const own = line === 0 ? NONE : horobitoIn(table, self.user, line);
    return own !== NONE && hasTribe(table, own, wanted);
  };
}

const sentences = [
  entry(
    sentence,
    "when",
    { when: moment, does: effects },
    { en: "When {when}, {does}.", th: "เมื่อ{when}: {does}", ja: "{when}時、{does}。" },
    ({ when, does }) => triggered(when, always, does),
  ),
  entry(
    sentence,
    "when, if",
    { when: moment, also: condition, does: effects },
    {
      en: "When {when}, if {also}, {does}.",
      th: "เมื่อ{when} ถ้า{also}: {does}",
      ja: "{when}時、{also}なら、{does}。",
    },
    ({ when, also, does }) => triggered(when, also, does),
  ),
  entry(
    sentence,
    "while",
    { met: standing, changes: modifiers },
    { en: "While {met}, {changes}.", th: "ตราบใดที่{met}: {changes}", ja: "{met}間、{changes}。" },
    ({ met, changes }) => continuous(changes, met),
  ),
  entry(
    sentence,
    "always",
    { changes: modifiers },
    { en: "{changes}.", th: "{changes}", ja: "{changes}。" },
    ({ changes }) => continuous(changes, always),
  ),
  entry(
    sentence,
    "a keyword",
    { keyword },
    { en: ["{keyword}.", "{keyword}"], th: "{keyword}", ja: ["{keyword}。", "{keyword}"] },
    ({ keyword: changes }) => continuous(changes, always),
  ),
  entry(
    sentence,
    "instead",
    { if: would, does: effect },
    { en: "If {if}, {does} instead.", th: "ถ้า{if} ให้{does}แทน", ja: "{if}代わりに、{does}。" },
    ({ if: event, does }) => replaced(event, does),
  ),
  // 7.9.4
  entry(
    sentence,
    "may instead",
    { if: would, does: effect },
    {
      en: "If {if}, you may {does} instead.",
      th: "ถ้า{if} สามารถ{does}แทนได้",
      ja: "{if}代わりに、{does}ことができる。",
    },
    ({ if: event, does }) => replaced(event, flow.optionalInstead("7.9.1", does)),
  ),
  // 9.8
  entry(
    sentence,
    "Ena Yomi",
    { color, n: number, inner: sentence },
    {
      en: "Ena Yomi [{color}] {n}: {inner}",
      th: "Ena Yomi [{color}] {n}: {inner}",
      ja: "エナ読み［{color}］{n}：{inner}",
    },
    ({ color: colors, n, inner }) => only(enaYomi(colors, n), inner),
  ),
  // 9.9
  entry(
    sentence,
    "Resonance",
    { tribe, inner: sentence },
    {
      en: "Resonance [{tribe}]: {inner}",
      th: "Resonance [{tribe}]: {inner}",
      ja: ["レゾナンス［{tribe}］：{inner}", "共鳴［{tribe}］：{inner}"],
    },
    ({ tribe: wanted, inner }) => only(resonance(wanted), inner),
  ),
  // 2.6.2.2
  entry(
    sentence,
    "usable only if",
    { met: condition },
    { en: "Usable only if {met}.", th: "ใช้ได้เฉพาะเมื่อ{met}", ja: "{met}場合のみ使用できる。" },
    ({ met }) => stated("usableOnlyIf", (table, self) => met(table, contextOf(self))),
  ),
  entry(
    sentence,
    "may enter only if",
    { met: standing },
    { en: "May enter only if {met}.", th: "ลงสนามได้เฉพาะเมื่อ{met}", ja: "{met}場合のみ場に出せる。" },
    ({ met }) => stated("enterOnlyIf", (table, self) => met(table, contextOf(self))),
  ),
  entry(
    sentence,
    "cannot enter if",
    { met: standing },
    { en: "Cannot enter if {met}.", th: "ลงสนามไม่ได้ถ้า{met}", ja: "{met}場合は場に出せない。" },
    ({ met }) => stated("enterOnlyIf", (table, self) => !met(table, contextOf(self))),
  ),
  // 6.2.6.3, 1.2.1
  entry(
    sentence,
    "enters Down",
    {},
    {
      en: "This Horobito enters Down.",
      th: "Horobito นี้ลงสนามในสภาพ Down",
      ja: "このホロビトはダウンして場に出る。",
    },
    () => stated("entersDown", () => true),
  ),
  // 6.2.6.5.1.1
  entry(
    sentence,
    "may over-beat a Cost",
    { n: number },
    {
      en: "This Horobito may be laid by Over-Beat on a Horobito with Cost {n}.",
      th: "Horobito นี้ Over-Beat ทับ Horobito ที่มี Cost {n} ได้",
      ja: "このホロビトはコスト{n}のホロビトの上にオーバービートできる。",
    },
    ({ n }) =>
      stated("overBeats", (table, _self, subject) => subject !== NONE && costOf(table, subject) === n),
  ),
  entry(
    sentence,
    "may over-beat any",
    {},
    {
      en: "This Horobito may be laid by Over-Beat on any of your Horobito.",
      th: "Horobito นี้ Over-Beat ทับ Horobito ตัวใดของเราก็ได้",
      ja: "このホロビトは自分のどのホロビトの上にもオーバービートできる。",
    },
    () => stated("overBeats", (table, _self, subject) => subject !== NONE && isHorobito(table, subject)),
  ),
];

export const sentenceWords: readonly Entry[] = sentences;
