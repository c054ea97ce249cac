import type { CardId } from "@gyoji/kernel";
import { cardAt } from "@gyoji/kernel";
import { faceOf, originalName } from "./definition.ts";
import { elementsOf } from "./elements.ts";
import {
  addedAtkOf,
  atkOf,
  baseAtkOf,
  bearerOf,
  costsOf,
  countOf,
  elementsOfCharacter,
  fits,
  isCharacter,
  isFaceUp,
  isStillThere,
  risesOf,
} from "./rules/information.ts";
import { BOTH, type GensoTable } from "./state.ts";

/** What everybody sees of a match beside the cards. */
export function facts(table: GensoTable): Readonly<Record<string, unknown>> {
  const { turn, phase, order, wins, draws, supply, battle, format } = table.state.game;
  return {
    turn,
    phase,
    order: order.slice(),
    wins: wins.slice(),
    draws,
    supply: supply.slice(),
    survivors: format.survivors,
    first: battle?.first ?? -1,
    battle:
      battle === null
        ? null
        : {
            columns: battle.columns,
            isExtra: battle.isExtra,
            stage: battle.stage,
            first: battle.first,
            sides: BOTH.map((seat) => shownSide(table, seat)),
          },
  };
}

function shownSide(table: GensoTable, seat: number): Readonly<Record<string, unknown>> | null {
  const side = table.state.game.battle?.sides[seat];
  if (side === undefined || !isStillThere(table, side)) return null;
  const { card, dice, added, way } = side;
  return {
    card,
    dice: dice.slice(),
    added,
    way,
    count: countOf(table, seat),
    base: baseAtkOf(table, card),
    atk: atkOf(table, card),
    costs: costsOf(table, card),
    rises: risesOf(table, card),
    counts: dice.map((face) => fits(face, elementsOfCharacter(table, card))),
  };
}

/** What everybody sees of a card that lies face up. */
export function describe(table: GensoTable, card: CardId): Readonly<Record<string, unknown>> {
  const face = faceOf(table, card);
  const shown = { name: originalName(face), type: face.type };
  if (face.type === "leader") return { ...shown, isFaceUp: isFaceUp(table, card) };
  if (face.type === "stacking")
    return { ...shown, elements: elementsOf(face.elements), bearer: bearerOf(table, card) };
  if (!isCharacter(table, card)) return { ...shown, elements: elementsOf(face.elements) };
  const { attached, fixedAtk } = cardAt(table, card);
  return {
    ...shown,
    elements: elementsOf(elementsOfCharacter(table, card)),
    isFaceUp: isFaceUp(table, card),
    atk: atkOf(table, card),
    base: baseAtkOf(table, card),
    added: addedAtkOf(table, card),
    attached: elementsOf(attached),
    fixedAtk,
    costs: costsOf(table, card),
  };
}
