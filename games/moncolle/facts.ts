import { type CardId, cardAt, NONE, type Seat } from "@gyoji/kernel";
import { faceAt, faceOf, originalName } from "./definition.ts";
import { equipmentOn } from "./objects.ts";
import { placedSoFar } from "./rules/arranging.ts";
import { throughParty, toughnessOf } from "./rules/damage.ts";
import { attackOf, defenceOf, initiativeOf, isUnit, levelsAt, limitOf } from "./rules/information.ts";
import { aimsOf } from "./rules/items.ts";
import { unitsGoing } from "./rules/movement.ts";
import { strengthOf } from "./rules/striking.ts";
import { ALL_SQUARES } from "./squares.ts";
import { BOTH, type Combat, type Item, type MoncolleTable, opponentOf, squareAt } from "./state.ts";

/** What everybody sees of a match beside the cards. */
export function facts(table: MoncolleTable): Readonly<Record<string, unknown>> {
  const { turn, turnPlayer, phase, edition, combat, stack } = table.state.game;
  return {
    turn,
    turnPlayer,
    phase,
    edition,
    squares: ALL_SQUARES.map((square) => {
      const { controller, kind } = squareAt(table, square);
      const levels = BOTH.map((seat) => levelsAt(table, seat, square));
      return { controller, kind, limit: limitOf(table, square), levels };
    }),
    combat:
      combat === null
        ? null
        : {
            square: combat.square,
            mover: combat.mover,
            rolls: combat.rolls.slice(),
            initiative: BOTH.map((seat) => addedFor(table, combat, seat)),
            strength: BOTH.map((seat) => strengthOf(table, seat)),
            attacking: combat.attacking,
            isTie: combat.isTie,
            stage: combat.stage,
            striker: combat.striker,
            through: BOTH.map((seat) => strikeThrough(table, seat)),
          },
    stack: stack.map((item) => declared(table, item)),
    placed: placedSoFar(table).slice(),
    going: table.decisions.flatMap((pending) => unitsGoing(pending)),
  };
}

/** skill.12 What is added to the die of a side: from when the sides are fixed on, what was then. */
function addedFor(table: MoncolleTable, { attacking, isTie, sums, rolls }: Combat, seat: Seat): number {
  const isFixed = attacking !== NONE || isTie;
  return isFixed ? (sums[seat] ?? 0) - (rolls[seat] ?? 0) : initiativeOf(table, seat);
}

/** What the other side's strike would do to a party as things stand, from the top down. */
function strikeThrough(table: MoncolleTable, seat: Seat): Readonly<Record<string, unknown>>[] {
  return throughParty(table, seat, strengthOf(table, opponentOf(seat)), "").map(({ card, amount }) => ({
    card,
    amount,
    falls: amount >= toughnessOf(table, card),
  }));
}

/** What everybody sees of something declared; `card` is what it is a text of, or `NONE` for a strike. */
function declared(table: MoncolleTable, item: Item): Readonly<Record<string, unknown>> {
  const { id, kind, controller, isCancelled } = item;
  if (item.kind === "strike")
    return { id, kind, controller, isCancelled, card: NONE, face: "", source: NONE, aims: [] };
  const { self, source } = item;
  return {
    id,
    kind,
    controller,
    isCancelled,
    card: self.card,
    face: faceAt(table, self.text).id,
    source,
    aims: aimsOf(item).map(({ card }) => card),
  };
}

/** What everybody sees of a card that lies face up. */
export function describe(table: MoncolleTable, card: CardId): Readonly<Record<string, unknown>> {
  const face = faceOf(table, card);
  const shown = { name: originalName(face), type: face.type, element: face.element };
  switch (face.type) {
    case "unit":
      return isUnit(table, card)
        ? { ...shown, level: face.level, ...figures(table, card) }
        : { ...shown, level: face.level };
    case "spell":
      return { ...shown, cost: face.cost };
    case "item":
      return { ...shown, cost: face.cost, bearer: cardAt(table, card).bearer };
    case "field":
      return { ...shown, limit: face.limit };
  }
}

/** The figures of a unit on the board. */
function figures(table: MoncolleTable, unit: CardId): Readonly<Record<string, unknown>> {
  return {
    attack: attackOf(table, unit),
    defence: defenceOf(table, unit),
    moved: cardAt(table, unit).moved,
    equipment: equipmentOn(table, unit),
  };
}
