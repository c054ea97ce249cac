import {
  type CardId,
  cardAt,
  carry,
  type EventKind,
  everyone,
  type GameEvent,
  NONE,
  place,
  type Seat,
  show,
  shuffle,
  topOf,
  type ZoneId,
} from "@gyoji/kernel";
import { putAway } from "./objects.ts";
import { motherSquare } from "./squares.ts";
import {
  combatOf,
  deckOf,
  discardsOf,
  equipmentOf,
  handOf,
  type MoncolleState,
  type MoncolleTable,
  type Square,
  STACK,
  squareAt,
  squareOfField,
} from "./state.ts";

/*
 * Everything that can happen in Monster Collection, and what it does.
 */

type Happens = NonNullable<EventKind<MoncolleState>["happens"]>;

/** An event that cards may forbid (layers) and whose cards are remembered as they were. */
function kind(
  happens: Happens | null,
  forbidden: readonly string[] = [],
  keepsLastKnown = false,
): EventKind<MoncolleState> {
  return { happens, forbidden, keepsLastKnown };
}

/** An event that only tells. */
const told: EventKind<MoncolleState> = kind(null);

/** Does something with each of the event's cards. */
function each(does: (table: MoncolleTable, card: CardId, event: GameEvent) => void): Happens {
  return (table, event) => {
    for (const card of event.cards) does(table, card, event);
    return null;
  };
}

function toOwners(zone: (seat: Seat) => ZoneId, position: "top" | "bottom" = "top"): Happens {
  return each((table, card) => putAway(table, card, zone(cardAt(table, card).owner), position));
}

/** play.6 Cards from the top of the deck, as many as there are, and which they were. */
const draw: Happens = (table, { seat, amount }) => {
  const cards: CardId[] = [];
  for (let count = 0; count < amount; count++) {
    const top = topOf(table, deckOf(seat));
    if (top === NONE) break;
    place(table, top, handOf(seat));
    cards.push(top);
  }
  if (cards.length > 0) table.state.game.quiet = 0;
  return cards;
};

/** play.1, play.12 The top card of the deck as a field, face down. */
function fromDeck(fieldKind: Square["kind"]): Happens {
  return (table, { seat, zone }) => {
    const top = topOf(table, deckOf(seat));
    if (top === NONE) return [];
    place(table, top, zone);
    lay(table, zone, seat, fieldKind);
    return [top];
  };
}

/** play.14 A field card, face up. */
const fromHand: Happens = each((table, card, { seat, zone }) => {
  place(table, card, zone);
  show(table, card, everyone(table));
  lay(table, zone, seat, "open");
});

function lay(table: MoncolleTable, zone: ZoneId, controller: Seat, fieldKind: Square["kind"]): void {
  Object.assign(squareAt(table, squareOfField(zone)), { controller, kind: fieldKind });
}

/** play.3, play.24 Whoever seizes the other's mother field has won. */
const capture: Happens = (table, { seat, zone, amount }) => {
  const square = squareOfField(zone);
  squareAt(table, square).controller = seat;
  const loser = 1 - seat;
  if (square === motherSquare(loser)) table.state.game.lost[loser] ||= amount > 0 ? "play.3" : "play.24";
  return null;
};

/** Units come to a square: on top of the party there, in their order, or as many places down as the amount says. */
const arrive: Happens = (table, { cards, zone, amount }) => {
  for (const card of cards.toReversed()) carry(table, card, zone);
  sink(table, zone, cards.length, amount);
  return null;
};

/** play.21 Units that are ordered to move have moved. */
const move: Happens = (table, event) => {
  for (const card of event.cards) cardAt(table, card).moved = true;
  return arrive(table, event);
};

/** The topmost cards of a party go so many places down, in their order. */
function sink(table: MoncolleTable, zone: ZoneId, count: number, places: number): void {
  if (places === 0) return;
  const party = table.state.zones[zone] as CardId[];
  const sunk = party.splice(party.length - count, count);
  party.splice(Math.max(0, party.length - places), 0, ...sunk);
}

/** play.4 A unit becomes another object on the board. */
const summon: Happens = (table, { cards, zone, amount }) => {
  table.state.game.quiet = 0;
  for (const card of cards.toReversed()) putAway(table, card, zone);
  sink(table, zone, cards.length, amount);
  return null;
};

/** play.18 */
const destroy: Happens = (table, event) => {
  table.state.game.quiet = 0;
  return toOwners(discardsOf)(table, event);
};

function turn(turned: boolean): Happens {
  return each((table, card) => {
    cardAt(table, card).turned = turned;
  });
}

const equip: Happens = each((table, card, { seat, source }) => {
  putAway(table, card, equipmentOf(seat));
  cardAt(table, card).bearer = source;
});

const roll: Happens = (table, { seat, amount }) => {
  combatOf(table).rolls[seat] = amount;
  return null;
};

const LEAVING: readonly string[] = ["stays"];

export const events: Readonly<Record<string, EventKind<MoncolleState>>> = {
  threwForFirst: told,
  turnBegan: told,
  turnEnded: told,
  combatBegan: told,
  compared: told,
  sidesFixed: told,
  tied: told,
  combatEnded: told,
  wentToBattle: told,
  abilityUsed: told,
  resolved: told,
  fizzled: told,
  threwDice: told,
  struck: told,
  changed: told,
  revealed: told,
  lookedAt: told,

  firstPlayerFound: kind((table, { seat }) => {
    table.state.game.turnPlayer = seat;
    return null;
  }),
  shuffled: kind((table, { seat }) => {
    shuffle(table, deckOf(seat));
    return null;
  }),
  drew: kind(draw),
  discarded: kind(toOwners(discardsOf)),
  motherLaid: kind(fromDeck("mother")),
  fieldLaid: kind(fromDeck("down")),
  fieldPlaced: kind(fromHand),
  captured: kind(capture),

  arranged: kind(arrive),
  moved: kind(move),
  shifted: kind(arrive, LEAVING),
  retreated: kind(arrive),
  summoned: kind(summon),
  equipped: kind(equip),

  rolled: kind(roll),
  // timing.3: what is declared lies on the stack until it is carried out.
  declared: kind(each((table, card) => place(table, card, STACK))),
  cancelled: kind((table, { amount }) => {
    const item = table.state.game.stack.find(({ id }) => id === amount);
    if (item !== undefined) item.isCancelled = true;
    return null;
  }),

  stoodUp: kind(turn(false)),
  tapped: kind(turn(true)),
  turned: kind(turn(true), ["notTurned"]),
  damaged: kind(
    each((table, card, { amount }) => {
      table.state.game.hits.push({ card, stay: cardAt(table, card).stay, amount });
    }),
    ["noDamage"],
  ),
  destroyed: kind(destroy, ["notDestroyed"], true),
  sacrificed: kind(toOwners(discardsOf), [], true),
  leftOut: kind(toOwners(discardsOf), [], true),
  // play.21
  refreshed: kind(
    each((table, card) => {
      cardAt(table, card).moved = false;
    }),
  ),
  returnedToHand: kind(toOwners(handOf), LEAVING, true),
  returnedToDeck: kind(toOwners(deckOf), LEAVING, true),
  putUnderDeck: kind(toOwners(deckOf, "bottom"), LEAVING, true),
  tookToHand: kind(toOwners(handOf)),
};
