import {
  type CardId,
  type Laid,
  NONE,
  type Option,
  raise,
  repeat,
  type Seat,
  secretOf,
  together,
  zoneAt,
} from "@gyoji/kernel";
import { isCharacterCard } from "../definition.ts";
import { BOTH, choose, columnsFrom, type GensoTable, handOf, placeIn, placeOf, procedure } from "../state.ts";
import { isEmptyPlace } from "./information.ts";

interface Selecting {
  readonly who: Seat;
  /** The free places, from the deck side on. */
  readonly columns: readonly number[];
  /** What has been chosen for them so far; `NONE` for a place that stays empty. */
  chosen: readonly CardId[];
}

interface Selection {
  parts: readonly Selecting[];
}

/** turn.4, turn.5 Both players choose at the same time and in secret, then all lie face down. */
export const selection = procedure<Selection>("turn.4", {
  "turn.4": (table, locals) =>
    together(
      table,
      locals,
      selectOwn,
      BOTH.map((who) => ({ who, columns: freeColumns(table, who), chosen: [] })),
    ),
  "turn.5": (table, { parts }) => {
    for (const { who, columns, chosen } of parts)
      for (const [at, card] of chosen.entries())
        if (card !== NONE)
          raise(table, "placed", { seat: who, cards: [card], zone: placeOf(who, columns[at] ?? 0) });
  },
});

/** place.3 The places of a player that are free, from the deck side on. */
function freeColumns(table: GensoTable, who: Seat): number[] {
  return columnsFrom(who).filter((column) => isEmptyPlace(table, who, column));
}

/** place.2 What is asked for each place. */
const QUESTIONS = { deckSide: "placeDeckSide", centre: "placeCentre", discardSide: "placeDiscardSide" };

/**
 * turn.4, place.3 One character card for each free place; with fewer, as many as there are, and the player says which
 * places stay empty.
 */
const selectOwn = procedure<Selecting>("turn.4 own", {
  "turn.4": choose(
    (table, { who, columns, chosen }) => {
      const column = columns[chosen.length];
      if (column === undefined) return null;
      const left = zoneAt(table, handOf(who)).filter(
        (card) => isCharacterCard(table, card) && !chosen.includes(card),
      );
      const options = left.map((card): Option => ({ kind: "card", card }));
      if (left.length < columns.length - chosen.length) options.push({ kind: "word", word: "leaveEmpty" });
      return { seat: who, ask: QUESTIONS[placeIn(who, column)], options, open: false, about: NONE };
    },
    (table, locals, option) => {
      locals.chosen = [...locals.chosen, option.kind === "card" ? option.card : NONE];
      repeat(table);
    },
  ),
});

/** turn.4 The characters that a player has chosen for their places so far, while the opponent does not know of it. */
export function laidSoFar({ state }: GensoTable, seat: Seat): readonly Laid[] {
  const own = secretOf(state, selectOwn, seat);
  if (own === null) return [];
  const { who, columns, chosen } = own;
  return chosen.flatMap((card, at) =>
    card === NONE ? [] : [{ card, zone: placeOf(who, columns[at] ?? 0) }],
  );
}

export const selectionProcedures = [selection, selectOwn];
