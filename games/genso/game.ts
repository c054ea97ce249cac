import {
  type CardId,
  cardAt,
  frameOf,
  type Game,
  NONE,
  type Outcome,
  type Seat,
  seedChance,
  type VisitText,
  type ZoneId,
  zoneAt,
} from "@gyoji/kernel";
import type { GensoDefinition } from "./definition.ts";
import { events } from "./events.ts";
import { describe, facts } from "./facts.ts";
import { measure } from "./measure.ts";
import { copyCard, laidOn, newCard } from "./objects.ts";
import { refusals } from "./refusals.ts";
import { play, procedures } from "./rules/index.ts";
import { atkOf, bearerOf, isCharacter, isFaceUp, isLaid, userOf } from "./rules/information.ts";
import { laidSoFar } from "./rules/selection.ts";
import { type LastKnown, settleWhenIdle } from "./rules/triggering.ts";
import {
  BOTH,
  COLUMNS,
  columnOf,
  deckOf,
  type Format,
  fullSupply,
  type GensoCard,
  type GensoState,
  type GensoTable,
  JANKEN,
  leaderOf,
  opponentOf,
  placeOf,
  SEATS,
  SURVIVORS,
  type Verdict,
  ZONES,
} from "./state.ts";

/** Genso, by its Standard Rule. */
export const genso: Game<GensoState, GensoDefinition> = {
  id: "genso",
  seats: SEATS,
  zones: ZONES,
  procedures,
  root: play,
  events,
  start: (_pool, decks, { options, seed }) => {
    const state = emptyState(decks, seed, formatOf(options));
    for (const [card, { owner }] of state.cards.entries()) state.zones[deckOf(owner)]?.push(card);
    state.frames.push(frameOf(play.id, {}));
    return state;
  },
  copyCard,
  sources,
  userInForce,
  given,
  since: null,
  setFace: (card, face) => {
    card.definition = face;
  },
  back: ({ type }) => (type === "leader" ? "leader" : ""),
  // turn.4 Only characters are placed face down.
  canLie: (_table, zone, { type }) => columnOf(zone) === 0 || type === "character",
  lastKnown,
  // Whose card it happens to chooses.
  replacer: (table, event, users) => {
    const [card] = event.cards;
    const own = card === undefined ? event.seat : userOf(table, card);
    const seat = users.includes(own)
      ? own
      : (table.game.order(table).find((each) => users.includes(each)) ?? NONE);
    return { seat, among: [seat] };
  },
  order: ({ state }) => (state.game.battle?.first === 1 ? SECOND_ORDER : FIRST_ORDER),
  between,
  // table.3
  concede: ({ state }, seat) => {
    state.outcome = { kind: "won", winners: [opponentOf(seat)], losers: [seat], rule: "table.3" };
  },
  agreeDraw: ({ state }) => {
    state.outcome = { kind: "drawn", rule: "table.3" };
  },
  shows: null,
  laid: laidSoFar,
  refusals,
  measure,
  isSettled: ({ state }) => state.game.battle === null,
  comparable: ({ state }) => state.game.turn,
  facts,
  describe,
};

const FIRST_ORDER: readonly Seat[] = [0, 1];
const SECOND_ORDER: readonly Seat[] = [1, 0];

/** The format that options name. */
export function formatOf(options: Readonly<Record<string, string>>): Format {
  return {
    janken: JANKEN.find((each) => each === options["janken"]) ?? "choose",
    survivors: SURVIVORS.find((each) => each === options["survivors"]) ?? "discard",
  };
}

/** A state with the cards of both decks, each still outside any zone. */
export function emptyState(decks: readonly (readonly number[])[], seed: number, format: Format): GensoState {
  return {
    frames: [],
    chance: seedChance(seed),
    cards: cardsOf(decks),
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
      format,
      turn: 0,
      phase: "setUp",
      order: [],
      battle: null,
      wins: [0, 0],
      draws: 0,
      supply: fullSupply(),
      verdicts: [],
    },
  };
}

function cardsOf(decks: readonly (readonly number[])[]): GensoCard[] {
  const cards: GensoCard[] = [];
  for (let owner = 0; owner < decks.length; owner++)
    for (const definition of decks[owner] ?? []) cards.push(newCard(owner, definition));
  return cards;
}

/** The zones with texts that can be in force, with whose they are: the places, and the leader's. */
const READ: readonly { readonly zone: ZoneId; readonly seat: Seat }[] = BOTH.flatMap((seat) =>
  [...COLUMNS.map((column) => placeOf(seat, column)), leaderOf(seat)].map((zone) => ({ zone, seat })),
);

/** The texts in force: of characters that have been turned up, with what lies on them, and of leaders turned up. */
function sources(table: GensoTable, visit: VisitText): void {
  for (const { zone, seat } of READ) {
    const cards = zoneAt(table, zone);
    if (cards.length === 0) continue;
    const first = cards[0] as CardId;
    if (!isFaceUp(table, first)) continue;
    for (const card of cards) visit(first, seat, cardAt(table, card).definition);
  }
}

/** place.4 What lies on a character is text of the character. */
function given(table: GensoTable, card: CardId, visit: VisitText): void {
  for (const each of laidOn(table, card)) visit(card, userOf(table, card), cardAt(table, each).definition);
}

/** The user of a card whose own text is in force, or `NONE`. */
function userInForce(table: GensoTable, card: CardId): Seat {
  const { zone } = cardAt(table, card);
  const isInForce = isFaceUp(table, card) && !isLaid(table, card) && bearerOf(table, card) === NONE;
  if (!isInForce) return NONE;
  return isCharacter(table, card) || zone === leaderOf(userOf(table, card)) ? userOf(table, card) : NONE;
}

function lastKnown(table: GensoTable, card: CardId): LastKnown | null {
  if (!isCharacter(table, card)) return null;
  const { zone, attached } = cardAt(table, card);
  const laid = laidOn(table, card).map((each) => cardAt(table, each).definition);
  return {
    user: userOf(table, card),
    column: columnOf(zone),
    atk: atkOf(table, card),
    attached,
    given: laid,
  };
}

/** win.1, win.3, win.5, win.6, table.8 after every step; then what events have triggered (calc.15). */
function between(table: GensoTable): void {
  const { state } = table;
  if (state.game.verdicts.length > 0) state.outcome ??= outcomeOf(state.game);
  else if (state.open.length > 0) settleWhenIdle(table);
}

function outcomeOf({ verdicts, wins }: GensoState["game"]): Outcome {
  const [verdict, another] = verdicts as [Verdict, ...Verdict[]];
  const { kind, rule } = verdict;
  if (kind === "drawn") return { kind, rule };
  if (kind === "won") return wonBy(verdict.seat, rule);
  if (another === undefined) return wonBy(opponentOf(verdict.seat), rule);
  // win.5 Of both at once the one with more turns won has won.
  const difference = (wins[0] ?? 0) - (wins[1] ?? 0);
  return difference === 0 ? { kind: "drawn", rule } : wonBy(difference > 0 ? 0 : 1, rule);
}

function wonBy(seat: Seat, rule: string): Outcome {
  return { kind: "won", winners: [seat], losers: [opponentOf(seat)], rule };
}
