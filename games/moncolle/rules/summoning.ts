import { type CardId, cardAt, raise, type Seat, selfOf } from "@gyoji/kernel";
import { faceOf } from "../definition.ts";
import { choose, type MoncolleTable, partyZone, procedure } from "../state.ts";
import { askPlace } from "./arranging.ts";
import { levelsAt, limitOf, roomAt } from "./information.ts";
import { type Hindrance, hindrance } from "./reach.ts";

/** play.5 Why a unit card cannot be summoned to a square in the usual way; null if it can. */
export function cannotSummon(
  table: MoncolleTable,
  who: Seat,
  card: CardId,
  square: number,
): Hindrance | null {
  const face = faceOf(table, card);
  if (face.type !== "unit") return hindrance("play.4", "noUnit");
  // ability.6 One that says how it is summoned is summoned in no other way.
  if (face.abilities.some((each) => each.kind === "performed" && each.what === "summon"))
    return hindrance("ability.6", "otherWay");
  return cannotCome(table, who, card, square);
}

/** ability.6, play.5 Why a unit card cannot come to a square, in whatever way; null if it can. */
export function cannotCome(table: MoncolleTable, who: Seat, card: CardId, square: number): Hindrance | null {
  const face = faceOf(table, card);
  if (face.type !== "unit") return hindrance("play.4", "noUnit");
  if (!meetsConditions(table, who, card)) return hindrance("ability.6", "condition");
  if (face.level <= roomAt(table, who, square)) return null;
  const figures = { level: face.level, levels: levelsAt(table, who, square), limit: limitOf(table, square) };
  return hindrance("play.5", "noRoom", figures);
}

/** ability.6 Whether all conditions for summoning a card are met. */
function meetsConditions(table: MoncolleTable, who: Seat, card: CardId): boolean {
  const { definition } = cardAt(table, card);
  return faceOf(table, card).abilities.every(
    (each, at) =>
      each.kind !== "stated" ||
      each.what !== "summonOnlyIf" ||
      each.holds(table, selfOf(table, card, who, definition, at), card),
  );
}

interface Summoning {
  readonly who: Seat;
  readonly card: CardId;
  readonly square: number;
  place: number;
}

/** play.4 One unit comes to a square; its player chooses where in the party there (play.16). */
export const summon = procedure<Summoning>("play.5", {
  "play.16": choose(
    (table, { who, square, card }) => askPlace(table, who, square, card),
    (_table, locals, option) => {
      if (option.kind === "number") locals.place = option.number - 1;
    },
  ),
  "play.4": (table, { who, card, square, place }) =>
    raise(table, "summoned", { seat: who, cards: [card], zone: partyZone(who, square), amount: place }),
});
