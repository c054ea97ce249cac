import {
  type CardId,
  call,
  finish,
  NONE,
  type Option,
  type Pending,
  raise,
  repeat,
  type Seat,
  skip,
} from "@gyoji/kernel";
import { ALL_SQUARES, motherSquare } from "../squares.ts";
import { choose, type MoncolleTable, opponentOf, partyZone, procedure, squareOfParty } from "../state.ts";
import { arrange, askPlace } from "./arranging.ts";
import { combat } from "./combat.ts";
import { attackOf, defenceOf, squareOf, unitsAt } from "./information.ts";
import { canGoSomewhere, cannotMove, reachOf } from "./reach.ts";
import { seize } from "./seizing.ts";

interface Moving {
  readonly who: Seat;
  /** The squares whose parties have been rearranged in this turn, and whether another one is about to be. */
  arranged: number[];
  isArranging: boolean;
}

/** play.20 Units are ordered to move until their player has had enough; each party can be rearranged once (play.16). */
export const moveStep = procedure<Moving>("play.20", {
  "play.20": choose(
    (table, locals) => {
      const { who } = locals;
      const options: Option[] = [{ kind: "word", word: "stay" }];
      if (ALL_SQUARES.some((square) => isArrangeable(table, locals, square)))
        options.push({ kind: "word", word: "rearrange" });
      for (const square of ALL_SQUARES) addMoves(table, who, square, options);
      return { seat: who, ask: "move", options, open: true, about: NONE };
    },
    (table, locals, option) => {
      locals.isArranging = option.kind === "word";
      if (option.kind === "word" && option.word === "stay") return finish(table);
      if (option.kind !== "use") return;
      const { who } = locals;
      const { card, way } = option;
      const units = way === "move" ? [card] : movable(table, who, squareOf(table, card));
      call(table, move, { who, units, isWhole: way !== "move", to: 0, place: 0 });
    },
  ),
  "play.16": choose(
    (table, locals) => {
      if (!locals.isArranging) return null;
      const squares = ALL_SQUARES.filter((square) => isArrangeable(table, locals, square));
      const options = squares.map((square) => squareOption(locals.who, square));
      return { seat: locals.who, ask: "rearrangeWhich", options, open: true, about: NONE };
    },
    (table, locals, option) => {
      if (option.kind !== "zone") return;
      const { who } = locals;
      const square = squareOfParty(option.zone);
      locals.arranged = [...locals.arranged, square];
      call(table, arrange, { who, side: who, square, chosen: [] });
    },
  ),
  "play.20 again": (table) => skip(table, -3),
});

/** Adds the units of a square that can go somewhere, each by itself and all who can move together. */
function addMoves(table: MoncolleTable, who: Seat, square: number, options: Option[]): void {
  if (unitsAt(table, who, square).length === 0) return;
  const units = movable(table, who, square);
  for (const card of units)
    if (canGoSomewhere(table, [card])) options.push({ kind: "use", card, way: "move" });
  const top = units.at(-1);
  if (top !== undefined && units.length > 1 && canGoSomewhere(table, units))
    options.push({ kind: "use", card: top, way: "moveAll" });
}

/** The units of a seat on a square that can still move in this turn. */
function movable(table: MoncolleTable, who: Seat, square: number): readonly CardId[] {
  return unitsAt(table, who, square).filter((unit) => cannotMove(table, unit) === null);
}

/** play.16 Whether several units of a seat are on a square and their order has not been changed in this turn. */
function isArrangeable(table: MoncolleTable, { who, arranged }: Moving, square: number): boolean {
  return unitsAt(table, who, square).length > 1 && !arranged.includes(square);
}

/** A square as something to choose, for a seat. */
function squareOption(who: Seat, square: number): Option {
  return { kind: "zone", zone: partyZone(who, square) };
}

interface Move {
  readonly who: Seat;
  units: readonly CardId[];
  /** Whether all who can go do. */
  readonly isWhole: boolean;
  to: number;
  /** How many units of the party there stand above the newcomers. */
  place: number;
}

/** play.21 Units of one square go together, if each can. */
const move = procedure<Move>("play.21", {
  "play.21": choose(
    (table, locals) => {
      const { who, units, isWhole } = locals;
      const options = promisingFirst(table, who, units).map((square) => squareOption(who, square));
      if (!isWhole) for (const card of companions(table, locals)) options.push({ kind: "card", card });
      return {
        seat: who,
        ask: isWhole ? "moveAllTo" : "moveTo",
        options,
        open: true,
        about: units[0] ?? NONE,
      };
    },
    (table, locals, option) => {
      if (option.kind === "zone") locals.to = squareOfParty(option.zone);
      if (option.kind !== "card") return;
      repeat(table);
      locals.units = [...locals.units, option.card];
    },
  ),
  "play.16": choose(
    (table, { who, to, units }) => askPlace(table, who, to, units[0] ?? NONE),
    (_table, locals, option) => {
      if (option.kind === "number") locals.place = option.number - 1;
    },
  ),
  "play.20": (table, { who, units, to, place }) => {
    const [first = NONE] = units;
    const from = squareOf(table, first);
    const cards = unitsAt(table, who, from)
      .filter((unit) => units.includes(unit))
      .toReversed();
    raise(table, "moved", { seat: who, cards, zone: partyZone(who, to), amount: place, more: { from } });
    call(table, enterSquare, { who, to, from });
  },
});

/** The units that go together, while it is asked where to. */
export function unitsGoing({ stack }: Pending): readonly CardId[] {
  const frame = stack.at(-1);
  return frame?.procedure === move.id ? (frame.locals as Move).units : [];
}

/** The other units of the square that can go somewhere together with those chosen. */
function companions(table: MoncolleTable, { who, units }: Move): CardId[] {
  const [first = NONE] = units;
  return movable(table, who, squareOf(table, first)).filter(
    (unit) => !units.includes(unit) && canGoSomewhere(table, [...units, unit]),
  );
}

/**
 * Where units can go: first where they win the match, then where they would win by their figures, then where nobody is,
 * the foremost first.
 */
function promisingFirst(table: MoncolleTable, who: Seat, units: readonly CardId[]): readonly number[] {
  const squares = reachOf(table, units);
  if (squares.length < 2) return squares;
  const ranks = squares.map((square) => rankOf(table, who, units, square));
  return RANKS.flatMap((rank) => squares.filter((_, at) => ranks[at] === rank));
}

const RANKS: readonly number[] = [0, 1, 2, 3];

function rankOf(table: MoncolleTable, who: Seat, units: readonly CardId[], square: number): number {
  const foes = unitsAt(table, opponentOf(who), square);
  if (foes.length === 0) return square === motherSquare(opponentOf(who)) ? 0 : 2;
  const attack = units.reduce((sum, unit) => sum + attackOf(table, unit), 0);
  return foes.reduce((sum, unit) => sum + defenceOf(table, unit), 0) <= attack ? 1 : 3;
}

interface Entering {
  readonly who: Seat;
  readonly to: number;
  readonly from: number;
}

/** attack.1, play.22 Units have come to a square: to opposing ones, or to nobody, whose field it is then (play.24). */
export const enterSquare = procedure<Entering>("play.22", {
  "play.22": (table, { who, to, from }) => {
    if (unitsAt(table, who, to).length === 0) return; // what they set off has taken them away
    if (unitsAt(table, opponentOf(who), to).length > 0) call(table, combat, { square: to, mover: who, from });
    else seize(table, who, to, 0);
  },
});

export const movementProcedures = [moveStep, move, enterSquare];
