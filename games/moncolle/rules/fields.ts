import { type CardId, call, NONE, type Option, raise, type Seat, zoneAt } from "@gyoji/kernel";
import { faceOf } from "../definition.ts";
import { ALL_SQUARES, beside, forwardOf, placeOf } from "../squares.ts";
import {
  choose,
  deckOf,
  fieldZone,
  handOf,
  type MoncolleTable,
  partyZone,
  procedure,
  squareAt,
  squareOfParty,
} from "../state.ts";
import { type Hindrance, hindrance } from "./reach.ts";

interface Making {
  readonly who: Seat;
  /** The card from hand, or `NONE` for the top of the deck. */
  card: CardId;
}

/** play.15 One field a turn: the top card of the deck (play.12), or a field card from hand (play.14). */
export const fieldStep = procedure<{ readonly who: Seat }>("play.15", {
  "play.15": choose(
    (table, { who }) => {
      const options: Option[] = [{ kind: "word", word: "no field" }, ...fieldOptions(table, who)];
      return { seat: who, ask: "makeField", options, open: false, about: NONE };
    },
    (table, { who }, option) => {
      if (option.kind === "use") call(table, makeField, { who, card: option.card });
      else if (option.kind === "word" && option.word === "face down")
        call(table, makeField, { who, card: NONE });
    },
  ),
});

function fieldOptions(table: MoncolleTable, who: Seat): Option[] {
  if (freeSquares(table, who).length === 0) return [];
  const options: Option[] = zoneAt(table, handOf(who))
    .filter((card) => faceOf(table, card).type === "field")
    .map((card) => ({ kind: "use", card, way: "field" }));
  if (zoneAt(table, deckOf(who)).length > 0) options.unshift({ kind: "word", word: "face down" });
  return options;
}

/** play.12 The empty squares beside a field of a seat, foremost first. */
export function freeSquares(table: MoncolleTable, seat: Seat): number[] {
  return ALL_SQUARES.filter((square) => cannotLie(table, seat, square) === null).toSorted(
    (one, other) => forwardOf(seat) * (placeOf(other).row - placeOf(one).row),
  );
}

/** play.12 Why a new field of a seat cannot lie on a square; null if it can. */
export function cannotLie(table: MoncolleTable, seat: Seat, square: number): Hindrance | null {
  if (squareAt(table, square).kind !== "none") return hindrance("play.12", "hasField");
  const isBeside = beside(square).some((each) => squareAt(table, each).controller === seat);
  return isBeside ? null : hindrance("play.12", "notBeside");
}

const makeField = procedure<Making>("play.12", {
  "play.12": choose(
    (table, { who, card }) => {
      const options = freeSquares(table, who).map(
        (square): Option => ({ kind: "zone", zone: partyZone(who, square) }),
      );
      return { seat: who, ask: "chooseSquare", options, open: true, about: card };
    },
    (table, { who, card }, option) => {
      if (option.kind !== "zone") return;
      const zone = fieldZone(squareOfParty(option.zone));
      if (card === NONE) raise(table, "fieldLaid", { seat: who, zone });
      else raise(table, "fieldPlaced", { seat: who, cards: [card], zone });
    },
  ),
});

export const fieldProcedures = [fieldStep, makeField];
