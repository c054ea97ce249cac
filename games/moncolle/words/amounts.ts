import { fresh } from "@gyoji/game/effects";
import { raise } from "@gyoji/kernel";
import { type Entry, entry, numberTerminal as number } from "@gyoji/lexicon";
import { throwDie } from "../rules/preparation.ts";
import { amount, dice, group } from "./categories.ts";
import { type Amount, act } from "./meaning.ts";

/* How much: figures, dice, counted units. */

/** So many dice and a figure; the dice are thrown when it comes to it. */
function thrown(count: number, more: number): Amount {
  return (scope) => {
    const name = fresh(scope);
    const throwing = act("attack.3", (table, { vars, self }) => {
      let sum = more;
      for (let die = 0; die < count; die++) sum += throwDie(table);
      vars[name] = sum;
      raise(table, "threwDice", { seat: self.user, amount: sum, source: self.card });
    });
    return { steps: [throwing], value: (_table, { vars }) => (vars[name] as number | undefined) ?? 0 };
  };
}

export const amountWords: readonly Entry[] = [
  entry(
    amount,
    "a figure",
    { n: number },
    { en: "{n}", th: "{n}", ja: "{n}" },
    ({ n }): Amount =>
      () => ({ steps: [], value: () => n }),
  ),
  entry(amount, "dice", { n: dice }, { en: "{n}", th: "{n}", ja: "{n}" }, ({ n }) => thrown(n, 0)),
  entry(
    amount,
    "dice and more",
    { n: dice, more: number },
    { en: "{n}+{more}", th: "{n}+{more}", ja: "{n}＋{more}" },
    ({ n, more }) => thrown(n, more),
  ),
  entry(
    amount,
    "for each unit",
    { n: number, group },
    { en: "{n} for each {group}", th: "{n} ต่อ{group}หนึ่งใบ", ja: "{group}1体につき{n}" },
    ({ n, group: counted }): Amount =>
      () => ({ steps: [], value: (table, context) => n * counted.cards(table, context).length }),
  ),
];
