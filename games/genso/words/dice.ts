import { fresh } from "@gyoji/game/effects";
import { choose, NONE, type Option, raise, repeat, type Seat } from "@gyoji/kernel";
import { type Entry, entry, numberTerminal as number, plural } from "@gyoji/lexicon";
import { countBits } from "../elements.ts";
import { elementsOfCharacter, fits } from "../rules/information.ts";
import { opponentOf, sideOf } from "../state.ts";
import { effect, face } from "./categories.ts";
import {
  act,
  type Condition,
  type Context,
  type Effect,
  fighterOf,
  single,
  type Table,
  userOfText,
} from "./meaning.ts";

/* What is done with dice. */

/** Whether a player has dice on the table. */
function hasDice(table: Table, seat: Seat): boolean {
  return fighterOf(table, seat) !== NONE && sideOf(table, seat).dice.length > 0;
}

const canTouchDice: Condition = (table, { self }) => hasDice(table, self.user);

/** Dice of one's own that are chosen, as bits: up to so many, or exactly so many. */
function chosenDice(
  count: number,
  isUpTo: boolean,
  does: (table: Table, context: Context, dice: number) => void,
): Effect {
  return (scope) => {
    const name = fresh(scope);
    const chosen = ({ vars }: Context): number => (vars[name] as number | undefined) ?? 0;
    const choosing = choose<Table, Context>(
      (table, context) => {
        const { user, card } = context.self;
        if (!hasDice(table, user) || countBits(chosen(context)) >= count) return null;
        const options: Option[] = isUpTo ? [{ kind: "word", word: "enough" }] : [];
        for (const [die] of sideOf(table, user).dice.entries())
          if ((chosen(context) & (1 << die)) === 0) options.push({ kind: "number", number: die + 1 });
        return { seat: user, ask: "chooseDie", options, open: true, about: card };
      },
      (table, context, option) => {
        if (option.kind !== "number") return;
        context.vars[name] = chosen(context) | (1 << (option.number - 1));
        repeat(table);
      },
    );
    const done = act("calc.2", (table, context) => {
      const dice = chosen(context);
      if (dice !== 0 && hasDice(table, context.self.user)) does(table, context, dice);
    });
    return { steps: [{ rule: "calc.2", step: choosing }, done], possible: canTouchDice };
  };
}

function rollAgain(table: Table, { self }: Context, seat: Seat, dice: number): void {
  raise(table, "rerolled", { seat, amount: dice, source: self.card });
}

/** The dice of a player that do not count for their character, as bits. */
function uselessDice(table: Table, seat: Seat): number {
  const { card, dice } = sideOf(table, seat);
  const elements = elementsOfCharacter(table, card);
  return dice.reduce((bits, each, at) => (fits(each, elements) ? bits : bits | (1 << at)), 0);
}

/** All the dice of a player, as bits. */
function allDice(table: Table, seat: Seat): number {
  return (1 << sideOf(table, seat).dice.length) - 1;
}

export const diceWords: readonly Entry[] = [
  entry(
    effect,
    "re-roll some dice",
    { n: number },
    {
      en: plural("n", "roll up to {n} of your dice again", "roll up to {n} of your dice again"),
      th: "ทอยเต๋าของเราใหม่ไม่เกิน {n} ลูก",
      ja: "自分のダイスを{n}個まで振り直す",
    },
    ({ n }) =>
      chosenDice(n, true, (table, context, dice) => rollAgain(table, context, userOfText(context), dice)),
  ),
  entry(
    effect,
    "re-roll useless dice",
    {},
    {
      en: "roll your dice that do not count again",
      th: "ทอยเต๋าของเราที่ไม่นับใหม่",
      ja: "自分の数えない目のダイスを振り直す",
    },
    () =>
      single(
        "calc.2",
        (table, context) => {
          const { user } = context.self;
          const dice = hasDice(table, user) ? uselessDice(table, user) : 0;
          if (dice !== 0) rollAgain(table, context, user, dice);
        },
        canTouchDice,
      ),
  ),
  entry(
    effect,
    "opponent re-rolls",
    {},
    {
      en: "roll all your opponent's dice again",
      th: "ทอยเต๋าของฝ่ายตรงข้ามใหม่ทั้งหมด",
      ja: "相手のダイスをすべて振り直す",
    },
    () =>
      single("calc.2", (table, context) => {
        const foe = opponentOf(context.self.user);
        if (hasDice(table, foe)) rollAgain(table, context, foe, allDice(table, foe));
      }),
  ),
  entry(
    effect,
    "change dice",
    { n: number, face },
    {
      en: plural("n", "turn {n} of your dice to {face}", "turn {n} of your dice to {face}"),
      th: "เปลี่ยนเต๋าของเรา {n} ลูกเป็น{face}",
      ja: "自分のダイス{n}個を{face}の目にする",
    },
    ({ n, face: to }) =>
      chosenDice(n, false, (table, { self }, dice) => {
        for (const [die] of sideOf(table, self.user).dice.entries())
          if ((dice & (1 << die)) !== 0)
            raise(table, "changedDie", { seat: self.user, amount: to, source: self.card, more: { die } });
      }),
  ),
  // calc.6
  entry(
    effect,
    "add faces",
    { n: number },
    {
      en: plural("n", "add {n} face to your count", "add {n} faces to your count"),
      th: "เพิ่มหน้าเต๋าที่เรานับได้อีก {n} หน้า",
      ja: "自分の数えた目に{n}つ加える",
    },
    ({ n }) =>
      single(
        "calc.6",
        (table, { self }) => {
          if (n > 0 && hasDice(table, self.user))
            raise(table, "addedFaces", { seat: self.user, amount: n, source: self.card });
        },
        canTouchDice,
      ),
  ),
];
