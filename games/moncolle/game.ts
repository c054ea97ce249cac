import {
  type CardId,
  cardAt,
  frameOf,
  type Game,
  NONE,
  type Seat,
  seedChance,
  type VisitText,
  zoneAt,
} from "@gyoji/kernel";
import type { MoncolleDefinition } from "./definition.ts";
import { events } from "./events.ts";
import { describe, facts } from "./facts.ts";
import { measure } from "./measure.ts";
import { copyCard, newCard } from "./objects.ts";
import { refusals } from "./refusals.ts";
import { play, procedures } from "./rules/index.ts";
import { attackOf, inForce, isUnit, type LastKnown, levelOf, squareOf, userOf } from "./rules/information.ts";
import { settleWhenIdle } from "./rules/triggering.ts";
import { SQUARES } from "./squares.ts";
import {
  deckOf,
  EDITIONS,
  type Edition,
  equipmentOf,
  fieldZone,
  type MoncolleState,
  type MoncolleTable,
  opponentOf,
  partyZone,
  SEATS,
  type Square,
  squareAt,
  ZONES,
} from "./state.ts";

/** Monster Collection, by the guide and by the published rules. */
export const moncolle: Game<MoncolleState, MoncolleDefinition> = {
  id: "moncolle",
  seats: SEATS,
  zones: ZONES,
  procedures,
  root: play,
  events,
  start: (_pool, decks, { options, seed }) => {
    const state = emptyState(decks, seed, editionOf(options));
    for (const [card, { owner }] of state.cards.entries()) state.zones[deckOf(owner)]?.push(card);
    state.frames.push(frameOf(play.id, {}));
    return state;
  },
  sources,
  userInForce: inForce,
  copyCard,
  setFace: (card, face) => {
    card.definition = face;
  },
  given: null,
  since: null,
  back: () => "",
  canLie: () => true,
  lastKnown,
  // Whose cards it happens to chooses first, else who comes first.
  replacer: (table, event, users) => {
    const [card] = event.cards;
    const own = card === undefined ? NONE : userOf(table, card);
    const seat = users.includes(own)
      ? own
      : (table.game.order(table).find((each) => users.includes(each)) ?? NONE);
    return { seat, among: [seat] };
  },
  order: (table) => (firstOf(table) === 1 ? SECOND_ORDER : FIRST_ORDER),
  between,
  // table.1
  concede: ({ state }, seat) => {
    state.outcome = { kind: "won", winners: [opponentOf(seat)], losers: [seat], rule: "table.1" };
  },
  shows: null,
  laid: null,
  agreeDraw: ({ state }) => {
    state.outcome = { kind: "drawn", rule: "table.1" };
  },
  refusals,
  measure,
  isSettled: ({ state }) => state.game.combat === null,
  comparable: ({ state }) => state.game.turn,
  facts,
  describe,
};

const FIRST_ORDER: readonly Seat[] = [0, 1];
const SECOND_ORDER: readonly Seat[] = [1, 0];

/** timing.9 Who comes first in what happens at the same time: the attacking side, else the turn player. */
function firstOf({ state: { game } }: MoncolleTable): Seat {
  const { combat, turnPlayer } = game;
  if (combat === null) return turnPlayer;
  return combat.attacking === NONE ? combat.mover : combat.attacking;
}

export function editionOf(options: Readonly<Record<string, string>>): Edition {
  return EDITIONS.find((edition) => edition === options["edition"]) ?? "guide";
}

/** A state with the cards of both decks, each still outside any zone. */
export function emptyState(
  decks: readonly (readonly number[])[],
  seed: number,
  edition: Edition,
): MoncolleState {
  return {
    frames: [],
    chance: seedChance(seed),
    cards: decks.flatMap((deck, owner) => deck.map((definition) => newCard(owner, definition))),
    zones: ZONES.map(() => []),
    lasting: [],
    clock: 0,
    open: [],
    outcome: null,
    idle: { steps: 0, seen: [] },
    attempts: 0,
    failed: [],
    agreed: 0,
    game: {
      edition,
      turn: 0,
      turnPlayer: 0,
      phase: "setUp",
      squares: Array.from({ length: SQUARES }, (): Square => ({ controller: NONE, kind: "none" })),
      combat: null,
      stack: [],
      nextItem: 1,
      spent: [],
      hits: [],
      quiet: 0,
      lost: ["", ""],
    },
  };
}

/** The cards whose text is in force: units, their equipment, open fields. */
function sources(table: MoncolleTable, visit: VisitText): void {
  for (let square = 1; square <= SQUARES; square++) {
    const { kind, controller } = squareAt(table, square);
    if (kind === "none") continue;
    visitAll(table, partyZone(0, square), 0, visit);
    visitAll(table, partyZone(1, square), 1, visit);
    if (kind === "open") visitAll(table, fieldZone(square), controller, visit);
  }
  visitAll(table, equipmentOf(0), 0, visit);
  visitAll(table, equipmentOf(1), 1, visit);
}

function visitAll(table: MoncolleTable, zone: number, user: Seat, visit: VisitText): void {
  const cards = zoneAt(table, zone);
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at] as CardId;
    visit(card, user, cardAt(table, card).definition);
  }
}

function lastKnown(table: MoncolleTable, card: CardId): LastKnown | null {
  if (!isUnit(table, card)) return null;
  return {
    user: userOf(table, card),
    square: squareOf(table, card),
    attack: attackOf(table, card),
    level: levelOf(table, card),
    turned: cardAt(table, card).turned,
  };
}

/** play.3, play.24 after every step; then abilities that wait (ability.5). */
function between(table: MoncolleTable): void {
  const { state } = table;
  const loser = state.game.lost.findIndex((rule) => rule !== "");
  if (loser >= 0) {
    const rule = state.game.lost[loser] ?? "";
    state.outcome = { kind: "won", winners: [opponentOf(loser)], losers: [loser], rule };
  } else if (state.open.length > 0) settleWhenIdle(table);
}
