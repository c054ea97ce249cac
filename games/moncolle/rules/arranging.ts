import { type CardId, NONE, type Option, raise, repeat, type Seat } from "@gyoji/kernel";
import { choose, type MoncolleTable, partyZone, procedure } from "../state.ts";
import { unitsAt } from "./information.ts";

interface Arranging {
  /** Who decides the order, and whose party it is. */
  readonly who: Seat;
  readonly side: Seat;
  readonly square: number;
  /** From the top down. */
  chosen: readonly CardId[];
}

/** play.16 A party is put in another order, from the top down. */
export const arrange = procedure<Arranging>("play.16", {
  "play.16": choose(
    (table, locals) => {
      const rest = restOf(table, locals);
      if (rest.length < 2) return null;
      const options = rest.map((card): Option => ({ kind: "card", card }));
      const above = locals.chosen.at(-1);
      return above === undefined
        ? { seat: locals.who, ask: "arrange", options, open: true, about: NONE }
        : { seat: locals.who, ask: "arrangeBelow", options, open: true, about: above };
    },
    (table, locals, option) => {
      if (option.kind !== "card") return;
      locals.chosen = [...locals.chosen, option.card];
      repeat(table);
    },
  ),
  "play.16 done": (table, locals) => {
    const { side, square, chosen } = locals;
    const cards = [...chosen, ...restOf(table, locals)];
    if (cards.length > 1) raise(table, "arranged", { seat: side, cards, zone: partyZone(side, square) });
  },
});

/** The units that have been placed so far while a party is put in another order, from the top down. */
export function placedSoFar({ decisions }: MoncolleTable): readonly CardId[] {
  const frame = decisions[0]?.stack.at(-1);
  return frame?.procedure === arrange.id ? (frame.locals as Arranging).chosen : [];
}

/** The units that are still to be placed, the topmost first. */
function restOf(table: MoncolleTable, { side, square, chosen }: Arranging): CardId[] {
  return unitsAt(table, side, square)
    .filter((unit) => !chosen.includes(unit))
    .toReversed();
}

/** play.16 Where newcomers stand in the party there, counted from the top; null where nobody is. */
export function askPlace(table: MoncolleTable, who: Seat, square: number, about: CardId) {
  const count = unitsAt(table, who, square).length;
  if (count === 0) return null;
  const options = Array.from({ length: count + 1 }, (_, at): Option => ({ kind: "number", number: at + 1 }));
  return { seat: who, ask: "choosePlace", options, open: true, about };
}
