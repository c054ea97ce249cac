import {
  type CardId,
  call,
  everyone,
  NONE,
  type Option,
  raise,
  repeat,
  type Seat,
  show,
  zoneAt,
} from "@gyoji/kernel";
import { faceOf } from "../definition.ts";
import { equipmentOn } from "../objects.ts";
import { motherSquare } from "../squares.ts";
import { choose, handOf, type MoncolleTable, procedure } from "../state.ts";
import { callByText, callOf, cannotCall } from "./calling.ts";
import { unitsOf } from "./information.ts";
import { canPaySlot, paySlot } from "./slots.ts";
import { cannotSummon, summon } from "./summoning.ts";

/** play.4 Units from hand come onto the mother field, and equipment to units, as many as their player likes (play.5). */
export const summonStep = procedure<{ readonly who: Seat }>("play.4", {
  "play.4": choose(
    (table, { who }) => {
      const options: Option[] = [{ kind: "word", word: "end" }];
      for (const card of zoneAt(table, handOf(who)))
        for (const way of waysOf(table, who, card)) options.push({ kind: "use", card, way });
      return { seat: who, ask: "summon", options, open: false, about: NONE };
    },
    (table, { who }, option) => {
      if (option.kind !== "use") return;
      repeat(table);
      const { card } = option;
      const own = callOf(table, who, card);
      if (option.way === "equip") {
        show(table, card, everyone(table)); // from now on everybody sees which card it is
        call(table, equip, { who, card });
      } else if (option.way === "call" && own !== null) call(table, callByText, { self: own.self });
      else call(table, summon, { who, card, square: motherSquare(who), place: 0 });
    },
  ),
});

function waysOf(table: MoncolleTable, who: Seat, card: CardId): string[] {
  if (cannotSummon(table, who, card, motherSquare(who)) === null) return ["summon"];
  if (bearersFor(table, who, card).length > 0) return ["equip"];
  const own = callOf(table, who, card);
  return own !== null && cannotCall(table, own) === null ? ["call"] : [];
}

/** skill.1 The units that can be equipped with a card: those whose Item allows it and that have none yet. */
function bearersFor(table: MoncolleTable, who: Seat, card: CardId): CardId[] {
  const face = faceOf(table, card);
  if (face.type !== "item" || !face.isEquipment) return [];
  return unitsOf(table, who).filter(
    (unit) => canPaySlot(table, unit, card) && equipmentOn(table, unit).length === 0,
  );
}

/** skill.1 An equipment goes to a unit and stays with it. */
const equip = procedure<{ readonly who: Seat; readonly card: CardId }>("skill.1", {
  "skill.1": choose(
    (table, { who, card }) => {
      const options = bearersFor(table, who, card).map((unit): Option => ({ kind: "card", card: unit }));
      return { seat: who, ask: "chooseBearer", options, open: true, about: card };
    },
    (table, { who, card }, option) => {
      if (option.kind !== "card") return;
      paySlot(table, option.card, card);
      raise(table, "equipped", { seat: who, cards: [card], source: option.card });
    },
  ),
});

export const summonProcedures = [summonStep, equip];
