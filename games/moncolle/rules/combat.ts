import { applies, call, end, NONE, type Option, raise, repeat, type Seat } from "@gyoji/kernel";
import {
  BOTH,
  type Combat,
  choose,
  combatOf,
  type MoncolleTable,
  opponentOf,
  partyZone,
  procedure,
  type Timing,
} from "../state.ts";
import { declarable, declareOption } from "./declaring.ts";
import { initiativeOf, levelOf, partyOf, roomAt } from "./information.ts";
import { opening } from "./opening.ts";
import { throwDie } from "./preparation.ts";
import { seize } from "./seizing.ts";
import { answers } from "./stack.ts";
import { strikeTogether } from "./striking.ts";

interface Entering {
  readonly square: number;
  readonly mover: Seat;
  readonly from: number;
}

/** attack.2 A combat, at once. */
export const combat = procedure<Entering>("attack.2", {
  "attack.2": (table, entering) => {
    table.state.game.combat = begin(entering);
    const { square, mover } = entering;
    const cards = [mover, opponentOf(mover)].flatMap((seat) => partyOf(table, seat));
    raise(table, "combatBegan", { seat: mover, cards, zone: partyZone(opponentOf(mover), square) });
  },
  // classic.5, classic.7 In `classic` units are summoned and parties rearranged before the dice.
  "classic.5": (table) => {
    if (table.state.game.edition === "classic" && !isDecided(table)) call(table, opening, {});
  },
  "attack.3": (table, { mover }) => rollFor(table, mover),
  "attack.4": (table, { mover }) => rollFor(table, opponentOf(mover)),
  "skill.12": (table) => {
    if (isDecided(table)) return;
    const higher = higherSide(table);
    raise(table, "compared", { seat: higher === NONE ? NONE : opponentOf(higher) });
  },
  "attack.5": (table) => {
    if (!isDecided(table)) fixSides(table);
  },
  // tie.2 Nobody is asked for spells or items.
  "tie.3": (table) => {
    if (!isDecided(table) && combatOf(table).isTie) call(table, strikeTogether, {});
  },
  "attack.12": (table) => {
    const { attacking } = combatOf(table);
    if (!goesOn(table)) return;
    const turns: ExchangeTurn[] = [
      { who: attacking, timing: "normal" },
      { who: opponentOf(attacking), timing: "counter" },
    ];
    call(table, exchange, { turns, at: 0 });
  },
  "attack.8": (table) => {
    if (goesOn(table)) goToBattle(table, combatOf(table).attacking);
  },
  // classic.8: the defending side's own time for what is [normal].
  "classic.8": (table) => {
    const { attacking } = combatOf(table);
    if (table.state.game.edition !== "classic" || !goesOn(table)) return;
    call(table, exchange, { turns: [{ who: opponentOf(attacking), timing: "normal" }], at: 0 });
  },
  // attack.17, attack.18 What is left of the defending side strikes back in the same way.
  "attack.11": (table) => {
    if (goesOn(table)) goToBattle(table, opponentOf(combatOf(table).attacking));
  },
  "play.23": (table) => {
    combatOf(table).stage = "over";
    const { square, mover } = combatOf(table);
    const cards = BOTH.flatMap((seat) => partyOf(table, seat));
    raise(table, "combatEnded", { seat: mover, cards, zone: partyZone(opponentOf(mover), square) });
  },
  "play.23 square": (table) => settleSquare(table),
  "play.23 end": (table) => {
    table.state.game.combat = null;
    end(table, "endOfCombat");
  },
});

function begin({ square, mover, from }: Entering): Combat {
  return {
    square,
    mover,
    from,
    rolls: [0, 0],
    sums: [0, 0],
    attacking: NONE,
    isTie: false,
    stage: "opening",
    striker: NONE,
  };
}

/** Whether one of the sides has no unit left. */
function isDecided(table: MoncolleTable): boolean {
  return BOTH.some((seat) => partyOf(table, seat).length === 0);
}

/** Whether the sides are fixed and both have units. */
function goesOn(table: MoncolleTable): boolean {
  return combatOf(table).attacking !== NONE && !isDecided(table);
}

function rollFor(table: MoncolleTable, seat: Seat): void {
  if (isDecided(table)) return;
  combatOf(table).stage = "dice";
  raise(table, "rolled", { seat, amount: throwDie(table) });
}

/** skill.12 The side with the higher sum of die and Initiative, or `NONE`. */
function higherSide(table: MoncolleTable): Seat {
  const [one = 0, other = 0] = sumsOf(table);
  return one === other ? NONE : one > other ? 0 : 1;
}

function sumsOf(table: MoncolleTable): number[] {
  return BOTH.map((seat) => (combatOf(table).rolls[seat] ?? 0) + initiativeOf(table, seat));
}

/** attack.5, attack.6 Who attacks and who defends; tie.1 nobody, if the sums are equal or a unit makes it so. */
function fixSides(table: MoncolleTable): void {
  const fight = combatOf(table);
  fight.sums = sumsOf(table);
  const cards = BOTH.flatMap((seat) => partyOf(table, seat));
  const higher = cards.some((unit) => applies(table, "simultaneous", "card", unit))
    ? NONE
    : higherSide(table);
  fight.attacking = higher;
  fight.isTie = higher === NONE;
  fight.stage = "exchange";
  // timing.9 What works at once works now.
  if (fight.isTie) raise(table, "tied", { cards });
  else raise(table, "sidesFixed", { seat: higher, cards });
}

interface ExchangeTurn {
  readonly who: Seat;
  readonly timing: Timing;
}

interface Exchange {
  readonly turns: readonly ExchangeTurn[];
  at: number;
}

/** attack.7, attack.9, attack.12 The sides use what is [normal] and [counter] until all decline in a row. */
const exchange = procedure<Exchange>("attack.12", {
  "attack.12": choose(
    (table, { turns, at }) => {
      const turn = turns[at];
      if (turn === undefined || isDecided(table)) return null;
      const { who, timing } = turn;
      const options: Option[] = [{ kind: "word", word: "decline" }, ...declarable(table, who, [timing])];
      return {
        seat: who,
        ask: timing === "normal" ? "useNormal" : "useCounter",
        options,
        open: false,
        about: NONE,
      };
    },
    (table, locals, option) => {
      const turn = locals.turns[locals.at];
      repeat(table);
      if (turn === undefined || option.kind === "word") {
        locals.at++;
        return;
      }
      locals.at = 0;
      declareOption(table, turn.who, option, [turn.timing]);
      call(table, answers, { who: opponentOf(turn.who), passes: 0 });
    },
  ),
});

/** attack.12, timing.4 A side has gone on to battle: the other can answer before the damage is dealt (attack.13). */
function goToBattle(table: MoncolleTable, who: Seat): void {
  const { game } = table.state;
  Object.assign(combatOf(table), { stage: "strike", striker: who });
  game.stack.push({ kind: "strike", id: game.nextItem++, controller: who, isCancelled: false });
  raise(table, "wentToBattle", { seat: who });
  call(table, answers, { who: opponentOf(who), passes: 0 });
}

/** play.23 Who still has units there keeps or seizes the square; movers that did not win go back. */
function settleSquare(table: MoncolleTable): void {
  const { square, mover, from } = combatOf(table);
  const movers = partyOf(table, mover);
  if (movers.length === 0) return;
  if (partyOf(table, opponentOf(mover)).length === 0) return seize(table, mover, square, 1);
  const zone = partyZone(mover, from);
  const [back, left] = fitting(table, movers.toReversed(), roomAt(table, mover, from));
  if (left.length > 0) raise(table, "leftOut", { seat: mover, cards: left });
  raise(table, "retreated", { seat: mover, cards: back, zone });
}

/** classic.5 Units that came into the combat from hand go back with the others as far as the limit there allows. */
function fitting(table: MoncolleTable, movers: readonly number[], room: number): [number[], number[]] {
  const left: number[] = [];
  let levels = movers.reduce((sum, unit) => sum + levelOf(table, unit), 0);
  for (const unit of movers.toSorted(
    (one, other) => Number(movedOf(table, one)) - Number(movedOf(table, other)),
  )) {
    if (levels <= room) break;
    left.push(unit);
    levels -= levelOf(table, unit);
  }
  return [movers.filter((unit) => !left.includes(unit)), left];
}

function movedOf({ state }: MoncolleTable, unit: number): boolean {
  return state.cards[unit]?.moved === true;
}

export const combatProcedures = [combat, exchange];
