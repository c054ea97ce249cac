import {
  type Card,
  type CardId,
  cardAt,
  frameOf,
  type Game,
  NONE,
  type Outcome,
  procedureOf,
  type Seat,
  seedChance,
  topOf,
  type VisitText,
  zoneAt,
} from "@gyoji/kernel";
import { COLORS, faceOf, type HorobeatDefinition, originalName } from "./definition.ts";
import { events } from "./events.ts";
import { measure } from "./measure.ts";
import { refusals } from "./refusals.ts";
import { play, procedures } from "./rules/index.ts";
import {
  costOf,
  horobitoIn,
  inForce,
  isHorobito,
  isUsedWaza,
  powerOf,
  powerParts,
  under,
  userOf,
} from "./rules/information.ts";
import { type LastKnown, settleWhenIdle } from "./rules/triggering.ts";
import {
  deckOf,
  type HorobeatState,
  type HorobeatTable,
  horobitoZone,
  isHorobitoZone,
  LINES,
  lineOf,
  opponentOf,
  type Progress,
  SEATS,
  wazaZone,
  ZONES,
} from "./state.ts";

/** HORO-BEAT, by its comprehensive rules. */
export const horobeat: Game<HorobeatState, HorobeatDefinition> = {
  id: "horobeat",
  seats: SEATS,
  zones: ZONES,
  procedures,
  root: play,
  events,
  start: (_pool, decks, { options, seed }) => {
    const state = emptyState(decks, seed, options["opening"] ?? "janken");
    for (const [card, { owner }] of state.cards.entries()) state.zones[deckOf(owner)]?.push(card);
    state.frames.push(frameOf(play.id, {}));
    return state;
  },
  sources,
  userInForce: (table, card) => (inForce(table, card) ? userOf(table, card) : NONE),
  copyCard: ({ owner, definition, zone, known, stay, turned }) => ({
    owner,
    definition,
    zone,
    known,
    stay,
    turned,
  }),
  setFace: (card, face) => {
    card.definition = face;
  },
  given: null,
  since: null,
  back: () => "",
  canLie: () => true,
  lastKnown,
  // 7.9.4 The first player's before the second's, each choosing among their own.
  replacer: (table, _event, users) => {
    const seat = table.game.order(table).find((each) => users.includes(each)) ?? NONE;
    return { seat, among: [seat] };
  },
  order: (table) => (table.state.game.first === 0 ? FIRST_ORDER : SECOND_ORDER),
  between,
  // 1.4.1
  concede: ({ state }, seat) => {
    state.outcome = lose([seat], "1.4.1");
  },
  shows: null,
  laid: null,
  agreeDraw: ({ state }) => {
    state.outcome = lose(FIRST_ORDER, "1.3.2");
  },
  refusals,
  measure,
  isSettled: () => true,
  // A Round brings the same to both.
  comparable: () => 0,
  facts,
  describe,
};

const FIRST_ORDER: readonly Seat[] = [0, 1];
const SECOND_ORDER: readonly Seat[] = [1, 0];

/** 4.4.1 A state with the cards of both decks, each still outside any zone. */
export function emptyState(
  decks: readonly (readonly number[])[],
  seed: number,
  opening: string,
): HorobeatState {
  const cards = decks.flatMap((deck, owner) =>
    deck.map(
      (definition): Card => ({ owner, definition, zone: deckOf(owner), known: 0, stay: 0, turned: false }),
    ),
  );
  return {
    frames: [],
    chance: seedChance(seed),
    cards,
    zones: ZONES.map(() => []),
    lasting: [],
    clock: 0,
    open: [],
    outcome: null,
    idle: { steps: 0, seen: [] },
    attempts: 0,
    failed: [],
    agreed: 0,
    game: startingProgress(opening),
  };
}

function startingProgress(opening: string): Progress {
  return {
    round: 0,
    phase: "preparation",
    first: NONE,
    nextFirst: NONE,
    lineOneWinner: NONE,
    battle: null,
    lost: ["", ""],
    hit: [],
    heartDamage: [0, 0],
    opening,
  };
}

/** The cards whose text is in force: each Horobito, and the Waza in the Waza Zones. */
function sources(table: HorobeatTable, visit: VisitText): void {
  for (let seat = 0; seat < SEATS; seat++)
    for (let line = 1; line <= LINES; line++) {
      const top = topOf(table, horobitoZone(seat, line));
      if (top !== NONE) visit(top, seat, cardAt(table, top).definition);
      for (const used of zoneAt(table, wazaZone(seat, line)))
        if (isUsedWaza(table, used)) visit(used, seat, cardAt(table, used).definition);
    }
}

function lastKnown(table: HorobeatTable, card: CardId): LastKnown | null {
  if (!isHorobito(table, card)) return null;
  const { zone, turned } = cardAt(table, card);
  return {
    user: userOf(table, card),
    line: lineOf(zone),
    turned,
    power: powerOf(table, card),
    cost: costOf(table, card),
    under: under(table, card).length,
  };
}

/** 1.3.1, 1.3.2 after every step; then effects that wait (7.8). */
function between(table: HorobeatTable): void {
  const { state } = table;
  const [one = "", other = ""] = state.game.lost;
  if (one !== "" || other !== "") {
    if (moreHappens(table)) return;
    const losers = FIRST_ORDER.filter((seat) => state.game.lost[seat] !== "");
    state.outcome = lose(losers, one || other);
  } else if (state.open.length > 0) settleWhenIdle(table);
}

/** 1.3.2 Whether another event of the same step is still to come: what it brings comes at the same time. */
function moreHappens(table: HorobeatTable): boolean {
  return table.stack.slice(-2).some(({ procedure, step }) => {
    const { role, steps } = procedureOf(table, procedure);
    return role === "machine" && step < steps.length;
  });
}

/** 1.3.3 Who has not lost has won; both at once is a draw (1.3.2). */
function lose(losers: readonly Seat[], rule: string): Outcome {
  if (losers.length === SEATS) return { kind: "drawn", rule: "1.3.2" };
  return { kind: "won", winners: losers.map(opponentOf), losers, rule };
}

function facts(table: HorobeatTable): Readonly<Record<string, unknown>> {
  const { round, phase, first, battle } = table.state.game;
  const line = battle?.line ?? 0;
  const power = line === 0 ? [] : FIRST_ORDER.map((seat) => powerIn(table, seat, line));
  return { round, phase, first, line, power };
}

function powerIn(table: HorobeatTable, seat: Seat, line: number): number | null {
  const card = horobitoIn(table, seat, line);
  return card === NONE ? null : powerOf(table, card);
}

function describe(table: HorobeatTable, card: CardId): Readonly<Record<string, unknown>> {
  const face = faceOf(table, card);
  const colors = Object.entries(COLORS).flatMap(([name, bit]) => ((face.colors & bit) !== 0 ? [name] : []));
  const name = face.names.en ?? originalName(face);
  const shown = { name, type: face.type, cost: costOf(table, card), colors };
  if (!isHorobitoZone(cardAt(table, card).zone)) return shown;
  return { ...shown, power: powerOf(table, card), parts: powerParts(table, card) };
}
