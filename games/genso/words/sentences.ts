import { always } from "@gyoji/game/effects";
import { type Entry, entry, type Words } from "@gyoji/lexicon";
import type { Way } from "../state.ts";
import { ability, condition, effect, effects, flip, modifier, moment, standing, ways } from "./categories.ts";
import {
  type Condition,
  continuous,
  type Effect,
  effectProcedure,
  flow,
  replaced,
  type Sentence,
  triggered,
  type Would,
} from "./meaning.ts";

/* Whole sentences of a card: character skills, what is set off, what is always so, what leaders do. */

/** calc.15 Text that is carried out when its character attacks. */
function attacking(with_: readonly Way[], does: Effect): Sentence {
  return (key) => [
    { kind: "performed", what: "characterSkill", ways: with_, does: effectProcedure(key, does) },
  ];
}

/** setup.2 Text for which a leader is turned up. */
function turnedUpFor(met: Condition, does: Effect): Sentence {
  return (key) => {
    const { possible } = does({ next: 0 });
    return [
      {
        kind: "performed",
        what: "leaderSkill",
        usable: (table, context) => met(table, context) && possible(table, context),
        does: effectProcedure(key, does),
      },
    ];
  };
}

/** battle.13 What would be done with a character that has lost. */
const losing: Would = {
  on: ["lost"],
  affects: (_table, self, event) => (event.cards.includes(self.card) ? [self.card] : null),
};

const sentences = [
  entry(
    ability,
    "character skill",
    { ways, does: effects },
    { en: "{ways} {does}.", th: "{ways} {does}", ja: "{ways}{does}。" },
    ({ ways: with_, does }) => attacking(with_, does),
  ),
  entry(
    ability,
    "when",
    { when: moment, does: effects },
    { en: "When {when}, {does}.", th: "เมื่อ{when}: {does}", ja: "{when}時、{does}。" },
    ({ when, does }) => triggered(when, always, does),
  ),
  entry(
    ability,
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
    ability,
    "always",
    { changes: modifier },
    { en: "{changes}.", th: "{changes}", ja: "{changes}。" },
    ({ changes }) => continuous(changes, always),
  ),
  entry(
    ability,
    "while",
    { met: standing, changes: modifier },
    { en: "While {met}, {changes}.", th: "ตราบใดที่{met}: {changes}", ja: "{met}間、{changes}。" },
    ({ met, changes }) => continuous(changes, met),
  ),
  entry(
    ability,
    "instead of losing",
    { does: effect },
    {
      en: "If this character would be discarded for losing, you may {does} instead.",
      th: "ถ้าตัวละครนี้จะถูกทิ้งเพราะแพ้ สามารถ{does}แทนได้",
      ja: "このキャラが敗北で捨て札になる代わりに、{does}ことができる。",
    },
    ({ does }) => replaced(losing, flow.optionalInstead("battle.13", does)),
  ),
  entry(
    flip,
    "flip",
    { does: effects },
    { en: "[flip] {does}.", th: "[หงาย] {does}", ja: "［表］{does}。" },
    ({ does }) => turnedUpFor(always, does),
  ),
  entry(
    flip,
    "flip, if",
    { met: condition, does: effects },
    { en: "[flip] If {met}, {does}.", th: "[หงาย] ถ้า{met}: {does}", ja: "［表］{met}なら、{does}。" },
    ({ met, does }) => turnedUpFor(met, does),
  ),
];

function wayWords(id: string, words: Words, which: readonly Way[]): Entry {
  return entry(ways, id, {}, words, () => which);
}

const attacks = [
  wayWords("with element skill", { en: "[skill]", th: "[สกิลธาตุ]", ja: "［元素スキル］" }, ["skill"]),
  wayWords("with element burst", { en: "[burst]", th: "[ระเบิดธาตุ]", ja: "［元素爆発］" }, ["burst"]),
  wayWords(
    "with either",
    { en: "[skill or burst]", th: "[สกิลหรือระเบิดธาตุ]", ja: "［元素スキル・元素爆発］" },
    ["skill", "burst"],
  ),
  wayWords("with a normal attack", { en: "[normal]", th: "[โจมตีปกติ]", ja: "［通常攻撃］" }, ["normal"]),
  wayWords("with any attack", { en: "[attack]", th: "[ทุกการโจมตี]", ja: "［攻撃］" }, [
    "skill",
    "burst",
    "normal",
  ]),
];

export const sentenceWords: readonly Entry[] = [...sentences, ...attacks];
