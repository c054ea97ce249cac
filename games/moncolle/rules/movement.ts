import { type CardId, call, NONE, type Option, raise, repeat, type Seat } from "@gyoji/kernel";
import { ALL_SQUARES, squareCalled, squareName } from "../squares.ts";
import { choose, type MoncolleTable, opponentOf, partyZone, procedure } from "../state.ts";
import { arrange, askPlace } from "./arranging.ts";
import { combat } from "./combat.ts";
import { squareOf, unitsAt, unitsOf } from "./information.ts";
import { cannotGo, cannotMove, reachOf } from "./reach.ts";
import { seize } from "./seizing.ts";

interface Moving {
  readonly who: Seat;
  /** The squares whose parties have been rearranged in this turn. */
  arranged: number[];
}

/** play.20 Units are ordered to move until their player has had enough; each party can be rearranged once (play.16). */
export const moveStep = procedure<Moving>("play.20", {
  "play.20": choose(
    (table, { who, arranged }) => {
      const options: Option[] = [{ kind: "word", word: "stay" }];
      for (const unit of unitsOf(table, who))
        for (const square of reachOf(table, unit))
          options.push({ kind: "use", card: unit, way: `to ${squareName(square)}` });
      for (const square of ALL_SQUARES) {
        const top = unitsAt(table, who, square).at(-1) ?? NONE;
        if (unitsAt(table, who, square).length > 1 && !arranged.includes(square))
          options.push({ kind: "use", card: top, way: "arrange" });
      }
      return { seat: who, ask: "move", options, open: true, about: NONE };
    },
    (table, locals, option) => {
      if (option.kind !== "use") return;
      repeat(table);
      const { who } = locals;
      const { card, way } = option;
      if (way === "arrange") {
        const square = squareOf(table, card);
        locals.arranged = [...locals.arranged, square];
        call(table, arrange, { who, side: who, square, chosen: [] });
      } else call(table, move, { who, units: [card], to: squareCalled(way.slice("to ".length)), place: 0 });
    },
  ),
});

interface Move {
  readonly who: Seat;
  units: readonly CardId[];
  readonly to: number;
  /** How many units of the party there stand above the newcomers. */
  place: number;
}

/** play.21 Units of one square go together, if each can. */
const move = procedure<Move>("play.21", {
  "play.21": choose(
    (table, locals) => {
      const { who, units } = locals;
      const further = companions(table, locals);
      if (further.length === 0) return null;
      const words = cannotGo(table, [...units, ...further], locals.to) === null ? ["everyone", "go"] : ["go"];
      const options: Option[] = words.map((word) => ({ kind: "word", word }));
      for (const card of further) options.push({ kind: "card", card });
      return { seat: who, ask: "moveWith", options, open: true, about: units[0] ?? NONE };
    },
    (table, locals, option) => {
      if (option.kind === "card") {
        locals.units = [...locals.units, option.card];
        repeat(table);
      } else if (option.kind === "word" && option.word === "everyone")
        locals.units = [...locals.units, ...companions(table, locals)];
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

/** The other units of the square that can go along with those chosen. */
function companions(table: MoncolleTable, { who, units, to }: Move): CardId[] {
  const [first = NONE] = units;
  return unitsAt(table, who, squareOf(table, first)).filter(
    (unit) =>
      !units.includes(unit) &&
      cannotMove(table, unit) === null &&
      cannotGo(table, [...units, unit], to) === null,
  );
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
