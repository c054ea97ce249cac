import {
  type Card,
  type CardId,
  cardAt,
  type Definition,
  type Game,
  modification,
  type Pool,
  type Seat,
  type State,
  type Table,
  type ZoneDeclaration,
  type ZoneId,
} from "../index.ts";

/*
 * The toy game: two seats play cards and strike for points. It has one of everything that the kernel offers, and
 * only tests import it.
 */

interface ToyFields {
  turn: Seat;
  points: number[];
  /** What staged procedures note down. */
  notes: string[];
}

export type ToyState = State<ToyFields>;
export type ToyTable = Table<ToyState>;
export type ToyGame = Game<ToyState, ToyDefinition>;
export type ToyPool = Pool<ToyState, ToyDefinition>;

export interface ToyDefinition extends Definition<ToyState> {
  readonly power: number;
  /** Cards to discard for playing it; for 2 a die decides. */
  readonly cost: number;
}

export const SEATS = 2;
export const PLACES = ["deck", "hand", "table", "graveyard"] as const;
export type PlaceName = (typeof PLACES)[number];

const LOOKS = {
  deck: { shown: "nobody", copies: "apart" },
  hand: { shown: "owner", copies: "alike" },
  table: { shown: "all", copies: "apart" },
  graveyard: { shown: "all", copies: "alike" },
} as const;

export const zones: readonly ZoneDeclaration[] = [0, 1].flatMap((seat) =>
  PLACES.map((name) => ({ name, seat, ...LOOKS[name] })),
);

export function zoneOf(seat: Seat, name: PlaceName): ZoneId {
  return seat * PLACES.length + PLACES.indexOf(name);
}

export function cardsIn(table: ToyTable, seat: Seat, name: PlaceName): readonly CardId[] {
  return table.state.zones[zoneOf(seat, name)] ?? [];
}

export function faceOf(table: ToyTable, card: CardId): ToyDefinition {
  return table.pool.definitions[cardAt(table, card).definition] as ToyDefinition;
}

export function powerOf(table: ToyTable, card: CardId): number {
  return faceOf(table, card).power + modification(table, "power", "card", card);
}

/** A state with these cards in the decks, bottom first, and nothing begun. */
export function stateWith(decks: readonly (readonly number[])[], chance: State["chance"]): ToyState {
  const cards: Card[] = [];
  const filled: CardId[][] = zones.map(() => []);
  decks.forEach((deck, owner) => {
    for (const definition of deck) {
      const zone = zoneOf(owner, "deck");
      filled[zone]?.push(cards.length);
      cards.push({ owner, definition, zone, known: 0, stay: 0, turned: false });
    }
  });
  return {
    frames: [],
    chance,
    cards,
    zones: filled,
    lasting: [],
    open: [],
    outcome: null,
    clock: 0,
    idle: { steps: 0, seen: [] },
    attempts: 0,
    failed: [],
    agreed: 0,
    game: { turn: 0, points: [0, 0], notes: [] },
  };
}
