import {
  type CardId,
  cardAt,
  type EventKind,
  end,
  everyone,
  type GameEvent,
  last,
  modification,
  NONE,
  picks,
  place,
  type Seat,
  show,
  shuffle,
  topOf,
} from "@gyoji/kernel";
import { countBits, FACES } from "./elements.ts";
import { giveBack, putAway } from "./objects.ts";
import {
  BOTH,
  battleOf,
  columnsFrom,
  deckOf,
  discardsOf,
  type GensoState,
  type GensoTable,
  handOf,
  leaderOf,
  sideOf,
} from "./state.ts";

/*
 * Everything that can happen in Genso, and what it does.
 */

type Happens = NonNullable<EventKind<GensoState>["happens"]>;

/** An event that cards may forbid (layers) and whose cards are remembered as they were. */
function kind(
  happens: Happens | null,
  forbidden: readonly string[] = [],
  keepsLastKnown = false,
): EventKind<GensoState> {
  return { happens, forbidden, keepsLastKnown };
}

/** An event that only tells. */
const told: EventKind<GensoState> = kind(null);

/** Does something with each of the event's cards. */
function each(does: (table: GensoTable, card: CardId, event: GameEvent) => void): Happens {
  return (table, event) => {
    for (const card of event.cards) does(table, card, event);
    return null;
  };
}

/** turn.2 So many cards from the top of the deck, as many as there are, and which they were. */
const draw: Happens = (table, { seat, amount }) => {
  const cards: CardId[] = [];
  for (let count = 0; count < amount; count++) {
    const top = topOf(table, deckOf(seat));
    if (top === NONE) break;
    place(table, top, handOf(seat));
    cards.push(top);
  }
  return cards;
};

/** place.8, place.9 */
const discard: Happens = each((table, card) => putAway(table, card, discardsOf(cardAt(table, card).owner)));

/** Everybody sees the face. */
const turnUp: Happens = each((table, card) => {
  cardAt(table, card).turned = true;
  show(table, card, everyone(table));
});

/** battle.5 The dice, each face as likely; or those of them that are rolled again, by their places (bits). */
const roll: Happens = (table, { seat, amount }) => {
  const { dice } = sideOf(table, seat);
  const faces = picks(table, FACES, countBits(amount));
  let next = 0;
  for (let die = 0; die < dice.length; die++) if ((amount & (1 << die)) !== 0) dice[die] = faces[next++] ?? 0;
  return null;
};

/** calc.17, calc.18, calc.19 One counter of an element, from the supply; not where one of it is already. */
const attach: Happens = (table, { cards, amount: element }) => {
  const { supply } = table.state.game;
  const bit = 1 << element;
  const came = cards.filter(
    (card) => (cardAt(table, card).attached & bit) === 0 && (supply[element] ?? 0) > 0,
  );
  for (const card of came) {
    cardAt(table, card).attached |= bit;
    supply[element] = (supply[element] ?? 0) - 1;
  }
  return came;
};

const detach: Happens = (table, { cards, amount: element }) => {
  const bit = 1 << element;
  const left = cards.filter((card) => (cardAt(table, card).attached & bit) !== 0);
  for (const card of left) {
    cardAt(table, card).attached &= ~bit;
    giveBack(table, bit);
  }
  return left;
};

/** calc.14, calc.16 Added ATK until the battle is over, or as long as the event says. */
const addAtk: Happens = each((table, card, { amount, source, more }) =>
  last(table, {
    layer: "atk",
    on: "card",
    id: card,
    amount,
    until: String(more["until"] ?? "battle"),
    source,
  }),
);

/** What the event names is so of the cards for a time; without cards, of the player. */
const change: Happens = (table, { seat, cards, amount, source, more }) => {
  const lasting = { layer: String(more["name"]), amount, until: String(more["until"]), source };
  if (cards.length === 0) last(table, { ...lasting, on: "seat", id: seat });
  for (const card of cards) last(table, { ...lasting, on: "card", id: card });
  return null;
};

/** Two places of a player change what lies in them. */
const swap: Happens = (table, { cards: [one = NONE, other = NONE] }) => {
  const [first, second] = [cardAt(table, one).zone, cardAt(table, other).zone];
  const { zones } = table.state;
  const [here = [], there = []] = [zones[first], zones[second]];
  zones[first] = there;
  zones[second] = here;
  for (const card of here) cardAt(table, card).zone = second;
  for (const card of there) cardAt(table, card).zone = first;
  return null;
};

/** Effects that wait for the next battle of a player come to the character that fights it. */
function takeUpWaiting(table: GensoTable): void {
  for (const seat of BOTH) {
    const amount = modification(table, "nextBattle", "seat", seat);
    const { card } = sideOf(table, seat);
    if (amount !== 0 && card !== NONE)
      last(table, { layer: "atk", on: "card", id: card, amount, until: "battle", source: NONE });
  }
  end(table, "next battle");
}

/** The battle is over: what lasted for it ends. */
const endBattle: Happens = (table) => {
  end(table, "battle");
  table.state.game.battle = null;
  return null;
};

function wins(table: GensoTable, seat: Seat): null {
  const { game } = table.state;
  game.wins[seat] = (game.wins[seat] ?? 0) + 1;
  return null;
}

/** What each kind of event does. */
export const events: Readonly<Record<string, EventKind<GensoState>>> = {
  // setup.1
  shuffled: kind((table, { seat }) => {
    shuffle(table, deckOf(seat));
    return null;
  }),
  // setup.2
  leaderPlaced: kind(each((table, card, { seat }) => place(table, card, leaderOf(seat)))),
  turnBegan: kind((table, { amount }) => {
    table.state.game.turn = amount;
    return null;
  }),
  phaseBegan: told,
  drew: kind(draw),
  threw: told,
  // turn.6, turn.7 The order of the battles, as the winner of the throw sees the places.
  orderFound: kind((table, { seat }) => {
    table.state.game.order = [...columnsFrom(seat)];
    return null;
  }),
  // battle.4
  firstAttackerFound: kind((table, { seat }) => {
    battleOf(table).first = seat;
    return null;
  }),
  // turn.5
  placed: kind(each((table, card, { zone }) => place(table, card, zone))),
  turnedUp: kind(turnUp),
  battleBegan: kind((table) => {
    takeUpWaiting(table);
    return null;
  }),
  rolled: kind(roll),
  rerolled: kind(roll),
  changedDie: kind((table, { seat, amount, more }) => {
    sideOf(table, seat).dice[Number(more["die"])] = amount;
    return null;
  }),
  addedFaces: kind((table, { seat, amount }) => {
    sideOf(table, seat).added += amount;
    return null;
  }),
  // calc.5, calc.6
  discardedForFaces: kind((table, event) => {
    discard(table, event);
    sideOf(table, event.seat).added += event.cards.length;
    return null;
  }),
  facesFixed: told,
  // place.4
  laid: kind(
    each((table, card, { zone }) => {
      place(table, card, zone);
      cardAt(table, card).turned = true;
      show(table, card, everyone(table));
    }),
  ),
  // calc.8, calc.9, calc.11
  attacked: told,
  // calc.13
  rose: kind(addAtk),
  // calc.16; battle.7 also to what has attacked already
  addedAtk: kind(addAtk, ["steady"]),
  changed: kind(change),
  attached: kind(attach, ["cannotBeAttached"]),
  detached: kind(detach),
  swapped: kind(swap),
  // calc.20, battle.10
  atkFixed: kind(
    each((table, card, { amount }) => {
      cardAt(table, card).fixedAtk = amount;
    }),
  ),
  battleWon: told,
  battleTied: told,
  uncontested: told,
  // battle.13
  lost: kind(discard, ["survives"], true),
  // table.5
  endured: told,
  battleEnded: kind(endBattle),
  discarded: kind(discard),
  returned: kind(each((table, card) => putAway(table, card, handOf(cardAt(table, card).owner)))),
  toDeck: kind(each((table, card) => putAway(table, card, deckOf(cardAt(table, card).owner), "bottom"))),
  lookedAt: kind(each((table, card, { seat }) => show(table, card, 1 << seat))),
  leaderTurnedUp: kind(turnUp),
  leaderTurnedDown: kind(each((table, card) => place(table, card, leaderOf(cardAt(table, card).owner)))),
  // result.1
  turnWon: kind((table, { seat }) => wins(table, seat)),
  // result.4
  turnDrawn: kind((table) => {
    table.state.game.draws++;
    return null;
  }),
  turnEnded: kind((table) => {
    end(table, "turn");
    for (const card of table.state.cards) card.fixedAtk = NONE;
    return null;
  }),
  gameWon: kind((table, { seat, more }) => {
    table.state.game.verdicts.push({ kind: "won", seat, rule: String(more["rule"]) });
    return null;
  }),
};
