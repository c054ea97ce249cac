import { always, contextOf } from "@gyoji/game/effects";
import { call } from "@gyoji/kernel";
import { type Entry, entry, numberTerminal as number, plural } from "@gyoji/lexicon";
import type { DiscardCost, Mark, MoncolleAbility } from "../definition.ts";
import { cannotCome, summon } from "../rules/summoning.ts";
import { combatOf } from "../state.ts";
import {
  ability,
  arrival,
  cardNoun,
  condition,
  effect,
  effects,
  type Marked,
  modifiers,
  moment,
  price,
  skill,
  standing,
  timing,
  use,
  would,
} from "./categories.ts";
import {
  continuous,
  declaredEffect,
  type Effect,
  flow,
  type Moment,
  replaced,
  type Sentence,
  single,
  triggered,
} from "./meaning.ts";

/* Whole sentences of a card: skills, what is used, and the five marks of abilities (ability.1). */

/** Text that is used in combat: a spell or an item, or an ability with its mark. */
function used(
  what: Mark,
  { timing: when, isFinal }: Marked,
  cost: DiscardCost | null,
  does: Effect,
): Sentence {
  return (key) => [{ kind: "performed", what, timing: when, isFinal, cost, ...declaredEffect(key, does) }];
}

/** timing.9 The sides are fixed, and this unit is among them. */
const inCombat: Moment = {
  on: ["sidesFixed"],
  reach: "self",
  matches: (_table, self, { event }) => event.cards.includes(self.card),
};

/** ability.6 The card comes to a square of the combat, if it still fits. */
const comesIntoCombat: Effect = single("ability.6", (table, { self }) => {
  if (table.state.game.combat === null) return;
  const { square } = combatOf(table);
  const { card, user } = self;
  if (cannotCome(table, user, card, square) === null)
    call(table, summon, { who: user, card, square, place: 0 });
});

function skillLine({ layer, amount }: { layer: string; amount: number }): Sentence {
  return (): MoncolleAbility[] => [
    { kind: "continuous", layer, on: "card", reach: "self", amount: () => amount },
  ];
}

const lines = [
  entry(
    ability,
    "a skill",
    { skill },
    { en: ["{skill}.", "{skill}"], th: "{skill}", ja: ["{skill}。", "{skill}"] },
    ({ skill: granted }) => skillLine(granted),
  ),
  // attack.7, attack.9
  entry(
    use,
    "used",
    { timing, does: effects },
    { en: "{timing} {does}.", th: "{timing} {does}", ja: "{timing}{does}。" },
    ({ timing: when, does }) => used("none", when, null, does),
  ),
];

const marks = [
  // ability.2
  entry(
    ability,
    "check mark",
    { timing, does: effects },
    { en: "✓ {timing} {does}.", th: "✓ {timing} {does}", ja: "✓{timing}{does}。" },
    ({ timing: when, does }) => used("check", when, null, does),
  ),
  // ability.3
  entry(
    ability,
    "cross mark",
    { timing, does: effects },
    { en: "× {timing} {does}.", th: "× {timing} {does}", ja: "×{timing}{does}。" },
    ({ timing: when, does }) => used("cross", when, null, does),
  ),
  // ability.4
  entry(
    ability,
    "discard mark",
    { timing, price, does: effects },
    { en: "⊕ {timing} {price}: {does}.", th: "⊕ {timing} {price}: {does}", ja: "⊕{timing}{price}：{does}。" },
    ({ timing: when, price: cost, does }) => used("discard", when, cost, does),
  ),
];

const constant = [
  // ability.5
  entry(
    ability,
    "always",
    { changes: modifiers },
    { en: "○ {changes}.", th: "○ {changes}", ja: "○{changes}。" },
    ({ changes }) => continuous(changes, always),
  ),
  entry(
    ability,
    "while",
    { met: standing, changes: modifiers },
    { en: "○ While {met}, {changes}.", th: "○ ตราบใดที่{met}: {changes}", ja: "○{met}間、{changes}。" },
    ({ met, changes }) => continuous(changes, met),
  ),
  entry(
    ability,
    "when",
    { when: moment, does: effects },
    { en: "○ When {when}, {does}.", th: "○ เมื่อ{when}: {does}", ja: "○{when}時、{does}。" },
    ({ when, does }) => triggered(when, always, does),
  ),
  entry(
    ability,
    "when, if",
    { when: moment, also: condition, does: effects },
    {
      en: "○ When {when}, if {also}, {does}.",
      th: "○ เมื่อ{when} ถ้า{also}: {does}",
      ja: "○{when}時、{also}なら、{does}。",
    },
    ({ when, also, does }) => triggered(when, also, does),
  ),
  // timing.9
  entry(
    ability,
    "combat",
    { does: effects },
    { en: "○ [combat] {does}.", th: "○ [เมื่อโจมตี/ป้องกัน] {does}", ja: "○［戦闘］{does}。" },
    ({ does }) => triggered(inCombat, always, does),
  ),
  entry(
    ability,
    "combat, if",
    { also: condition, does: effects },
    {
      en: "○ [combat] If {also}, {does}.",
      th: "○ [เมื่อโจมตี/ป้องกัน] ถ้า{also}: {does}",
      ja: "○［戦闘］{also}なら、{does}。",
    },
    ({ also, does }) => triggered(inCombat, also, does),
  ),
  entry(
    ability,
    "instead",
    { if: would, does: effect },
    { en: "○ If {if}, {does} instead.", th: "○ ถ้า{if} ให้{does}แทน", ja: "○{if}代わりに、{does}。" },
    ({ if: event, does }) => replaced(event, does),
  ),
  entry(
    ability,
    "may instead",
    { if: would, does: effect },
    {
      en: "○ If {if}, you may {does} instead.",
      th: "○ ถ้า{if} สามารถ{does}แทนได้",
      ja: "○{if}代わりに、{does}ことができる。",
    },
    ({ if: event, does }) => replaced(event, flow.optionalInstead("ability.5", does)),
  ),
];

const summoning = [
  // ability.6
  entry(
    ability,
    "summons itself",
    { price, where: arrival },
    { en: "◇ {price}: {where}.", th: "◇ {price}: {where}", ja: "◇{price}：{where}。" },
    ({ price: cost, where }) =>
      (key): MoncolleAbility[] => [
        {
          kind: "performed",
          what: "summon",
          timing: null,
          isFinal: false,
          cost,
          ...declaredEffect(key, where),
        },
      ],
  ),
  entry(
    ability,
    "summons itself into combat",
    { timing, price },
    {
      en: "◇ {timing} {price}: summon this into the combat.",
      th: "◇ {timing} {price}: เรียกยูนิตนี้เข้าสู่การต่อสู้",
      ja: "◇{timing}{price}：このユニットを戦闘に召喚する。",
    },
    ({ timing: when, price: cost }) => used("summon", when, cost, comesIntoCombat),
  ),
  entry(
    ability,
    "summoned only if",
    { met: standing },
    {
      en: "◇ Summon this only if {met}.",
      th: "◇ เรียกยูนิตนี้ได้เฉพาะเมื่อ{met}",
      ja: "◇{met}場合のみ召喚できる。",
    },
    ({ met }) =>
      (): MoncolleAbility[] => [
        { kind: "stated", what: "summonOnlyIf", holds: (table, self) => met(table, contextOf(self)) },
      ],
  ),
];

const prices = [
  // ability.4
  entry(
    price,
    "discard cards",
    { n: number, kind: cardNoun },
    {
      en: plural("n", "discard {n} {kind}", "discard {n} {kind}s"),
      th: "ทิ้ง{kind} {n} ใบ",
      ja: "{kind}{n}枚を破棄する",
    },
    ({ n, kind }) => ({ count: n, fits: kind }),
  ),
];

export const sentenceWords: readonly Entry[] = [...lines, ...marks, ...constant, ...summoning, ...prices];
