import { call, raise, type Seat } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { deal, throughParty } from "../rules/damage.ts";
import { opponentOf } from "../state.ts";
import { amount, effect, element, target } from "./categories.ts";
import { type Amount, act, type Effect, onUnits, type Target } from "./meaning.ts";

/* Damage by effects, with or without an element, and destruction. */

/** Damage to each unit that is meant (skill.15). */
function damages(how: Amount, of: string, who: Target): Effect {
  return (scope) => {
    const { steps: finding, value } = how(scope);
    const { steps, possible } = onUnits("play.18", who, (table, cards, context) => {
      const hits = cards.map((card) => ({ card, amount: value(table, context) }));
      call(table, deal, { hits, element: of, source: context.self.card });
    })(scope);
    return { steps: [...finding, ...steps], possible };
  };
}

/** play.19 Damage to a whole party of the combat, from the top down. */
function throughA(side: (seat: Seat) => Seat, how: Amount, of: string): Effect {
  return (scope) => {
    const { steps, value } = how(scope);
    const dealt = act("play.19", (table, context) => {
      if (table.state.game.combat === null) return;
      const { user, card } = context.self;
      const hits = throughParty(table, side(user), value(table, context), of);
      call(table, deal, { hits, element: of, source: card });
    });
    return { steps: [...steps, dealt], possible: (table) => table.state.game.combat !== null };
  };
}

export const damageWords: readonly Entry[] = [
  entry(
    effect,
    "damage",
    { amount, who: target },
    {
      en: "deal {amount} damage to {who}",
      th: "สร้างดาเมจ {amount} แก่{who}",
      ja: "{who}に{amount}ダメージを与える",
    },
    ({ amount: how, who }) => damages(how, "", who),
  ),
  entry(
    effect,
    "damage of an element",
    { amount, element, who: target },
    {
      en: "deal {amount} {element} damage to {who}",
      th: "สร้างดาเมจ{element} {amount} แก่{who}",
      ja: "{who}に{amount}の{element}ダメージを与える",
    },
    ({ amount: how, element: of, who }) => damages(how, of, who),
  ),
  entry(
    effect,
    "damage through the party",
    { amount },
    {
      en: "deal {amount} damage through the enemy party",
      th: "สร้างดาเมจ {amount} ไล่จากบนสุดของปาร์ตี้ฝ่ายตรงข้าม",
      ja: "敵軍パーティに上から{amount}ダメージを与える",
    },
    ({ amount: how }) => throughA(opponentOf, how, ""),
  ),
  entry(
    effect,
    "damage of an element through the party",
    { amount, element },
    {
      en: "deal {amount} {element} damage through the enemy party",
      th: "สร้างดาเมจ{element} {amount} ไล่จากบนสุดของปาร์ตี้ฝ่ายตรงข้าม",
      ja: "敵軍パーティに上から{amount}の{element}ダメージを与える",
    },
    ({ amount: how, element: of }) => throughA(opponentOf, how, of),
  ),
  entry(
    effect,
    "destroy",
    { who: target },
    { en: "destroy {who}", th: "ทำลาย{who}", ja: "{who}を破壊する" },
    ({ who }) =>
      onUnits("play.18", who, (table, cards, { self }) =>
        raise(table, "destroyed", { cards, source: self.card }),
      ),
  ),
  entry(
    effect,
    "sacrifice",
    { who: target },
    { en: "sacrifice {who}", th: "สังเวย{who}", ja: "{who}を破棄する" },
    ({ who }) =>
      onUnits("ability.3", who, (table, cards, { self }) =>
        raise(table, "sacrificed", { seat: self.user, cards, source: self.card }),
      ),
  ),
];
