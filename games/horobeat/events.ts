import {
  applies,
  type CardId,
  cardAt,
  carry,
  type EventKind,
  type GameEvent,
  NONE,
  place,
  type Seat,
  shuffle,
  topOf,
  type ZoneId,
  zoneAt,
} from "@gyoji/kernel";
import { faceOf } from "./definition.ts";
import { closeGaps } from "./rules/endPhase.ts";
import { horobitoIn, states } from "./rules/information.ts";
import {
  checkOf,
  deckOf,
  enaOf,
  graveyardOf,
  type HorobeatState,
  type HorobeatTable,
  handOf,
  heartsOf,
  lineOf,
  opponentOf,
} from "./state.ts";

/*
 * Everything that can happen in HORO-BEAT, and what it does. A card goes from the zone it is in to another (4.1.1),
 * to that of its owner (2.10.1).
 */

type Happens = NonNullable<EventKind<HorobeatState>["happens"]>;

/** An event that cards may forbid (layers) and whose cards are remembered as they were. */
function kind(
  happens: Happens | null,
  forbidden: readonly string[] = [],
  keepsLastKnown = false,
): EventKind<HorobeatState> {
  return { happens, forbidden, keepsLastKnown };
}

/** An event that only tells. */
const told: EventKind<HorobeatState> = kind(null);

/** Moves each of the event's cards somewhere. */
function each(move: (table: HorobeatTable, card: CardId, event: GameEvent) => void): Happens {
  return (table, event) => {
    for (const card of event.cards) move(table, card, event);
    return null;
  };
}

/** 4.2.2 Moves several cards to a closed zone: who does not see them there is not told in which order they went. */
function inSecret(move: (table: HorobeatTable, card: CardId) => void): Happens {
  return (table, { cards }) => {
    for (const card of cards) move(table, card);
    return cards.length > 1 ? cards : null;
  };
}

/**
 * Moves cards from the top of the deck, as many as there are (4.2.3), and says which. An empty deck is no loss here
 * (6.2.2.1.1).
 */
function fromDeck(to: (seat: Seat) => ZoneId): Happens {
  return (table, { seat, amount }) => {
    const cards: CardId[] = [];
    for (let count = 0; count < amount; count++) {
      const top = topOf(table, deckOf(seat));
      if (top === NONE) break;
      place(table, top, to(seat));
      cards.push(top);
    }
    return cards;
  };
}

function ownerOf(table: HorobeatTable, card: CardId): Seat {
  return cardAt(table, card).owner;
}

function toOwners(zone: (seat: Seat) => ZoneId, position: "top" | "bottom" = "top") {
  return (table: HorobeatTable, card: CardId): void =>
    place(table, card, zone(ownerOf(table, card)), position);
}

/**
 * Moves a Horobito with the cards under it (4.9.3.6, 7.4.1.1), the top one first to arrive. Its state is lost
 * (4.9.3.6.1). The event is about the top card alone: only that counts as destroyed (7.4.2.1).
 */
function wholeStack(zone: (seat: Seat) => ZoneId): Happens {
  const move = toOwners(zone);
  return each((table, card) => {
    for (const stacked of zoneAt(table, cardAt(table, card).zone).slice().reverse()) move(table, stacked);
  });
}

/** 9.10 Moves only the top card of a Horobito; the next one takes its state (9.10.3) or all go (9.10.2). */
function topCard(zone: (seat: Seat) => ZoneId, position: "top" | "bottom" = "top"): Happens {
  const move = toOwners(zone, position);
  return each((table, card) => {
    const { zone: from, turned } = cardAt(table, card);
    move(table, card);
    uncover(table, from, turned);
  });
}

/**
 * 9.10.2, 9.10.3 What becomes of a Horobito Zone whose top card has gone, if anything is left (9.10.4). The new top card
 * takes over the state alone (9.10.3.1), and has not entered (9.10.5).
 */
function uncover(table: HorobeatTable, zone: ZoneId, turned: boolean): void {
  const rest = zoneAt(table, zone);
  const top = topOf(table, zone);
  if (top === NONE) return;
  if (faceOf(table, top).type === "horobito") cardAt(table, top).turned = turned;
  else for (const card of rest.slice().reverse()) toOwners(graveyardOf)(table, card);
}

/** 3.1.1 Turned is Down for a Horobito (4.9.3.4) or a Heart (4.6.5), used for an Ena (4.10.4). */
function turn(turned: boolean): Happens {
  return each((table, card) => {
    cardAt(table, card).turned = turned;
  });
}

/** 1.3.1, 1.3.1.1, unless an effect says that the player does not lose. */
function lose(table: HorobeatTable, seat: Seat, rule: string): null {
  const { lost } = table.state.game;
  if (!applies(table, "noLoss", "seat", seat)) lost[seat] ||= rule;
  return null;
}

/** 7.5.1 Without a Heart the player loses; 7.5.2 otherwise all of it is damage to Heart. */
function damagePlayer(table: HorobeatTable, event: GameEvent): null {
  return zoneAt(table, heartsOf(event.seat)).length === 0
    ? lose(table, event.seat, "1.3.1.1")
    : damageHearts(table, event);
}

/** 7.6.3 Nothing happens without a Heart. */
function damageHearts(table: HorobeatTable, { seat, amount }: GameEvent): null {
  const { heartDamage } = table.state.game;
  if (zoneAt(table, heartsOf(seat)).length > 0) heartDamage[seat] = (heartDamage[seat] ?? 0) + amount;
  return null;
}

/** 6.2.6.3, 9.3.2 A Horobito enters not Down, unless its own text says otherwise (1.2.1). */
function enter(table: HorobeatTable, card: CardId, { seat, zone }: GameEvent): void {
  place(table, card, zone);
  if (states(table, card, seat, "entersDown")) cardAt(table, card).turned = true;
}

/** 4.9.3.7.1 The origin keeps no state under the new Horobito, and is another object (6.2.6.5.5). */
function coverUp(table: HorobeatTable, card: CardId): void {
  const covered = cardAt(table, card);
  covered.turned = false;
  covered.stay++;
}

/** 4.9.4.1 Into the Waza Zone; counts as a use for the Horobito of the user's Line (6.3.4.3.2, 6.3.5.3.2). */
function use(counts: "waza" | "boosts"): Happens {
  return each((table, card, { seat, zone }) => {
    place(table, card, zone);
    const { battle } = table.state.game;
    const user = horobitoIn(table, seat, lineOf(zone));
    if (battle === null || user === NONE) return;
    const { stay } = cardAt(table, user);
    const before = battle.uses[seat] ?? null;
    const uses =
      before?.fighter.card === user && before.fighter.stay === stay
        ? before
        : { fighter: { card: user, stay }, waza: [], boosts: [] };
    uses[counts].push(card);
    battle.uses[seat] = uses;
  });
}

/** 9.4.2 The two Horobito change Lines, each with its state and the cards under it. */
function swap(table: HorobeatTable, { cards: [one, two] }: GameEvent): null {
  if (one === undefined || two === undefined) return null;
  const zones: readonly [ZoneId, ZoneId] = [cardAt(table, one).zone, cardAt(table, two).zone];
  const stacks = zones.map((zone) => zoneAt(table, zone).slice());
  for (const card of stacks[0] ?? []) carry(table, card, zones[1]);
  for (const card of stacks[1] ?? []) carry(table, card, zones[0]);
  return null;
}

/** Moves a Horobito, its state and what is under it to another of its user's Lines. */
const moveToLine: Happens = each((table, card, { zone }) => {
  for (const stacked of zoneAt(table, cardAt(table, card).zone).slice()) carry(table, stacked, zone);
});

export const events: Readonly<Record<string, EventKind<HorobeatState>>> = {
  threw: told,
  roundBegan: told,
  summonPhaseBegan: told,
  summonPhaseEnded: told,
  battlePhaseBegan: told,
  battleBegan: told,
  passed: told,
  won: told,
  lost: told,
  tied: told,
  battleEnded: told,
  endPhaseBegan: told,
  triggerUsed: told,
  revealed: told,
  lookedAt: told,
  changed: told,

  firstPlayerFound: kind((table, { seat }) => {
    table.state.game.first = seat;
    table.state.game.nextFirst = seat;
    return null;
  }),
  firstPlayerSettled: kind((table, { seat }) => {
    table.state.game.nextFirst = seat;
    return null;
  }),

  // 4.4.5
  shuffled: kind((table, { seat }) => {
    shuffle(table, deckOf(seat));
    return null;
  }),
  // 4.4.6
  drew: kind(fromDeck(handOf)),
  heartsPlaced: kind(fromDeck(heartsOf)),
  enaPlaced: kind(fromDeck(enaOf)),
  charged: kind(each(toOwners(enaOf))),
  handReturned: kind(each(toOwners(deckOf, "bottom"))),
  discarded: kind(each(toOwners(graveyardOf))),
  tookToHand: kind(each(toOwners(handOf))),
  toGraveyard: kind(each(toOwners(graveyardOf))),
  toDeckBottom: kind(inSecret(toOwners(deckOf, "bottom"))),
  toHearts: kind(each(toOwners(heartsOf))),

  entered: kind(each(enter)),
  overBeaten: kind(each(coverUp), ["notOverBeaten"], true),
  wazaPlaced: kind(use("waza")),
  wazaUsed: told,
  boosted: kind(use("boosts")),
  wazaCleared: kind(each(toOwners(graveyardOf))), // 4.8.1

  // 3.4.3, 3.5.3
  enaUsed: kind(turn(true)),
  enaReadied: kind(turn(false)),
  // 3.2.3, 3.3.3; a card that is so already stays so (9.1.2) and counts as made so (9.1.3)
  recovered: kind(turn(false), ["notRecovered"]),
  madeDown: kind(turn(true), ["notMadeDown"]),

  damaged: kind(
    each((table, card) => {
      table.state.game.hit.push({ card, stay: cardAt(table, card).stay });
    }),
  ),
  destroyed: kind(wholeStack(graveyardOf), ["notDestroyed"], true),
  topDestroyed: kind(topCard(graveyardOf), ["notDestroyed"], true),
  // 7.4.2.2, 9.11.3.2: what the lower card says of itself has no force.
  underDestroyed: kind(each(toOwners(graveyardOf))),
  returnedToHand: kind(wholeStack(handOf), ["notReturned"], true),
  topReturnedToHand: kind(topCard(handOf), ["notReturned"], true),
  topToDeckTop: kind(topCard(deckOf), [], true),
  topToDeckBottom: kind(topCard(deckOf, "bottom"), [], true),
  topToEna: kind(topCard(enaOf), [], true),
  swapped: kind(swap),
  movedToLine: kind(moveToLine),
  slid: kind((table, { seat }) => {
    closeGaps(table, seat, (card, to) => carry(table, card, to));
    return null;
  }),

  playerDamaged: kind(damagePlayer, ["noDamage"]),
  // 1.3.1.1.2: it counts as damage, and cannot Finish.
  playerHurt: kind(damageHearts, ["noDamage"]),
  heartDamaged: kind(damageHearts, ["noDamage"]),
  heartDestroyed: kind(each(toOwners(checkOf))), // 4.7.1
  deckOut: kind((table, { seat }) => lose(table, seat, "1.3.1.2")),
  lostByEffect: kind((table, { seat }) => lose(table, seat, "1.3.1")),
  // 1.3.3: the opponent has lost.
  wonByEffect: kind((table, { seat }) => lose(table, opponentOf(seat), "1.3.3")),
};
