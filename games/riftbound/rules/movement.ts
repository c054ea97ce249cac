import {
  applies,
  type CardId,
  call,
  cardAt,
  finish,
  modification,
  NONE,
  type Option,
  raise,
  repeat,
  type Seat,
  type ZoneId,
} from "@gyoji/kernel";
import type { Resources } from "../definition.ts";
import {
  baseOf,
  battlefieldAt,
  choose,
  isBase,
  locationOf,
  procedure,
  type RiftboundTable,
} from "../state.ts";
import { ANYTHING, type Purpose } from "./adding.ts";
import { type Hindrance, no } from "./hindrance.ts";
import {
  battlefieldOf,
  battlefields,
  has,
  isFriendly,
  isInGame,
  locations,
  seatsAt,
  unitsOf,
} from "./information.ts";
import { canPay, pay, payment } from "./paying.ts";

/** team.11, move.5, move.11, move.12 Why units of a seat cannot come to a Location by whatever means. */
export function cannotEnter(table: RiftboundTable, seat: Seat, location: ZoneId): Hindrance {
  const at = battlefieldAt(location);
  if (at === NONE) return null;
  const others = seatsAt(table, location).filter((each) => each !== seat);
  if (others.some((each) => isFriendly(table, each, seat))) return no("move.12", "teammateThere");
  if (others.length > 1) return no("move.5", "twoOthersThere");
  const { stagedCombat, contestedBy } = battlefieldOf(table, at);
  const { showdown } = table.state.game;
  const isFought = stagedCombat || (showdown?.battlefield === at && showdown.isCombat);
  const partakes = seatsAt(table, location).includes(seat) || contestedBy === seat;
  if (isFought && !partakes && others.length > 0 && !isPartOf(table, seat, at))
    return no("move.11", "combatThere");
  return null;
}

/** combat.4 Whether a seat is one of the two of a Combat. */
function isPartOf(table: RiftboundTable, seat: Seat, at: number): boolean {
  const { showdown } = table.state.game;
  if (showdown?.battlefield === at && showdown.isCombat)
    return showdown.attacker === seat || showdown.defender === seat;
  return battlefieldOf(table, at).controller === seat;
}

/**
 * move.1, move.3, keywords.18 Why a unit cannot use its Standard Move to a Location.
 * @param others the units that it moves with
 */
export function cannotMove(
  table: RiftboundTable,
  card: CardId,
  to: ZoneId,
  others: readonly CardId[] = [],
): Hindrance {
  const { zone, turned, controller } = cardAt(table, card);
  if (turned) return no("move.1", "exhausted");
  if (zone === to) return no("move.1", "alreadyThere");
  if (isBase(to) && to !== baseOf(controller)) return no("move.1", "notOwnBase");
  if (isBase(zone) && zone !== baseOf(controller)) return no("move.1", "notOwnBase");
  const isBetween = battlefieldAt(zone) !== NONE && battlefieldAt(to) !== NONE;
  if (isBetween && !has(table, card, "ganking") && !applies(table, "openToMoves", "zone", to))
    return no("move.3", "noGanking");
  if (applies(table, "cannotMove", "card", card)) return no("golden.5", "cannotMove");
  if (isBase(to) && has(table, card, "cannotMoveToBase")) return no("golden.5", "cannotMove");
  const cost = costOfMove(table, to);
  if (cost.energy > 0 && !canPay(table, controller, cost, moving([...others, card])))
    return no("costs.5", "cannotPay", { energy: cost.energy, power: cost.power.length });
  return cannotEnter(table, controller, to);
}

/** costs.5 What a player has to pay for moving units to a Location. */
function costOfMove(table: RiftboundTable, to: ZoneId): Resources {
  return { energy: modification(table, "moveCost", "zone", to), power: [] };
}

/** What is paid for a move of units, which are Exhausted for it themselves. */
function moving(cards: readonly CardId[]): Purpose {
  return { ...ANYTHING, needed: cards };
}

/** The units of a seat that could use their Standard Move to a Location with these (team.10). */
function movable(table: RiftboundTable, seat: Seat, to: ZoneId, cards: readonly CardId[]): CardId[] {
  return locations(table)
    .flatMap((location) => unitsOf(table, seat, location))
    .filter((card) => !cards.includes(card) && cannotMove(table, card, to, cards) === null);
}

/** The Locations that a unit could use its Standard Move to. */
export function destinations(table: RiftboundTable, card: CardId): ZoneId[] {
  const all = [baseOf(cardAt(table, card).controller), ...battlefields(table).map((at) => locationOf(at))];
  return all.filter((to) => cannotMove(table, card, to) === null);
}

interface Moving {
  readonly who: Seat;
  to: ZoneId;
  cards: readonly CardId[];
  isDone: boolean;
}

/** move.1, move.4 A unit moves, and others with it, from wherever they are, to the same place. */
export const standardMove = procedure<Moving>("move.1", {
  "move.3": choose(
    (table, { who, cards: [first = NONE] }) => {
      const options = destinations(table, first).map((zone): Option => ({ kind: "zone", zone }));
      return { seat: who, ask: "moveTo", options, open: true, about: first };
    },
    (_table, locals, option) => {
      if (option.kind === "zone") locals.to = option.zone;
    },
  ),
  "move.4": choose(
    (table, { who, to, cards, isDone }) => {
      if (isDone) return null;
      const rest = movable(table, who, to, cards);
      if (rest.length === 0) return null;
      const options: Option[] = [{ kind: "word", word: "done" }];
      options.push(...rest.map((card): Option => ({ kind: "card", card })));
      return { seat: who, ask: "moveAlso", options, open: true, about: cards[0] ?? NONE };
    },
    (table, locals, option) => {
      if (option.kind === "card") {
        locals.cards = [...locals.cards, option.card];
        repeat(table);
      } else locals.isDone = true;
    },
  ),
  "costs.5": (table, { who, to, cards }) =>
    call(table, pay, payment(who, cards[0] ?? NONE, costOfMove(table, to), moving(cards))),
  // The costs of all are paid together.
  "move.1": (table, { who, cards }) => {
    if (isInGame(table, who)) raise(table, "exhausted", { seat: who, cards });
    else finish(table); // concede.5
  },
  "move.6": (table, { who, to, cards }) => raise(table, "moved", { seat: who, cards, zone: to }),
});

/** recall.5 A move made by an effect: to where a unit cannot go, it is Recalled instead. */
export const moveByEffect = procedure<{
  readonly who: Seat;
  readonly cards: readonly CardId[];
  readonly to: ZoneId;
}>("move.9", {
  "recall.5": (table, { cards, to }) => {
    const stopped = cards.filter((card) => cannotEnter(table, cardAt(table, card).controller, to) !== null);
    if (stopped.length > 0) raise(table, "recalled", { cards: stopped });
  },
  // costs.6 What is not paid for does not come about.
  "costs.5": (table, { who, cards, to }) => {
    const [first = NONE] = cards;
    const cost = costOfMove(table, to);
    const purpose = { ...ANYTHING, chosen: cards };
    if (canPay(table, who, cost, purpose)) call(table, pay, payment(who, first, cost, purpose));
    else finish(table);
  },
  "move.9": (table, { who, cards, to }) => {
    const going = cards.filter(
      (card) =>
        cardAt(table, card).zone !== to &&
        cannotEnter(table, cardAt(table, card).controller, to) === null &&
        !(isBase(to) && has(table, card, "cannotMoveToBase")),
    );
    if (going.length > 0) raise(table, "moved", { seat: who, cards: going, zone: to });
  },
});

export const movementProcedures = [standardMove, moveByEffect];
