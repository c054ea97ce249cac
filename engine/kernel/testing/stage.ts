import {
  type AnyProcedure,
  answer,
  type CardId,
  type Chance,
  decisionOf,
  frameOf,
  knows,
  place,
  run,
  type Seat,
  seedChance,
  tableOn,
} from "../index.ts";
import { toyPool } from "./toyCards.ts";
import { toyGame } from "./toyGame.ts";
import {
  PLACES,
  type PlaceName,
  stateWith,
  type ToyPool,
  type ToyState,
  type ToyTable,
  zoneOf,
} from "./toyState.ts";

/** Ids of cards by place, bottom first, for each seat. */
export type Setup = readonly Partial<Record<PlaceName, readonly string[]>>[];

/** A state with cards where `setup` wants them. Cards are numbered seat by seat in the order of PLACES. */
function setUp(setup: Setup, chance: Chance = seedChance(1), pool: ToyPool = toyPool): ToyState {
  const decks = [0, 1].map((seat) =>
    PLACES.flatMap((name) => setup[seat]?.[name] ?? []).map((id) => indexOf(pool, id)),
  );
  const table = tableOn(toyGame, pool, stateWith(decks, chance), false);
  let card: CardId = 0;
  for (const seat of [0, 1])
    for (const name of PLACES)
      for (let count = setup[seat]?.[name]?.length ?? 0; count > 0; count--)
        place(table, card++, zoneOf(seat, name));
  for (const each of table.state.cards) each.stay = 0;
  return table.state;
}

/** A table in the middle of seat A's turn. */
export function midTurn(setup: Setup, chance?: Chance, pool?: ToyPool): ToyTable {
  const table = tableOn(toyGame, pool ?? toyPool, midTurnState(setup, chance, pool), true);
  run(table);
  return table;
}

/** The state of a table in the middle of a turn, before it runs. */
export function midTurnState(setup: Setup, chance?: Chance, pool?: ToyPool, who: Seat = 0): ToyState {
  const state = setUp(setup, chance, pool);
  state.game.turn = who;
  const match = { ...frameOf("1", { parts: [] }), step: 4, at: 3 };
  const turn = { ...frameOf("3", { who }), step: 1 };
  state.frames.push(match, turn);
  return state;
}

/** A table on which `root` has run to its first decision or its end, with `more` procedures to call. */
export function staged<L extends object>(
  root: AnyProcedure<ToyTable>,
  locals: L,
  setup: Setup = [],
  more: readonly AnyProcedure<ToyTable>[] = [],
): ToyTable {
  const procedures = new Map([
    ...toyGame.procedures,
    ...[root, ...more].map((each) => [each.id, each] as const),
  ]);
  const state = setUp(setup);
  state.frames.push(frameOf(root.id, locals));
  const table = tableOn({ ...toyGame, procedures, root }, toyPool, state, true);
  run(table);
  return table;
}

/** The table as it is after its state went through JSON. */
export function throughJson(table: ToyTable): ToyTable {
  const again = tableOn(
    table.game,
    table.pool,
    JSON.parse(JSON.stringify(table.state)) as ToyState,
    table.log !== null,
  );
  again.learned = table.learned.slice();
  run(again);
  return again;
}

/** The options of a seat's decision in words; empty when it has none. */
export function optionsOf(table: ToyTable, seat: Seat): string[] {
  const options = decisionOf(table, seat)?.decision.options ?? [];
  return options.map((option) => {
    if (option.kind === "word") return option.word;
    if (option.kind === "number") return String(option.number);
    if (option.kind === "seat") return String(option.seat);
    if (option.kind === "zone") return toyGame.zones[option.zone]?.name ?? "";
    if (option.kind === "face") return option.face;
    if (option.kind === "name") return option.name;
    return idOf(table, option.card);
  });
}

/** Lets a seat choose by words. */
export function decide(table: ToyTable, seat: Seat, ...words: readonly string[]): void {
  for (const word of words) {
    const pending = decisionOf(table, seat);
    const index = optionsOf(table, seat).indexOf(word);
    if (pending === null || index < 0)
      throw new Error(`${word} is not among ${optionsOf(table, seat).join(", ")}`);
    answer(table, pending, index);
  }
}

function idOf(table: ToyTable, card: CardId): string {
  return table.pool.definitions[table.state.cards[card]?.definition ?? -1]?.id ?? "?";
}

/** The ids of the cards in a place, bottom first. */
export function idsIn(table: ToyTable, seat: Seat, name: PlaceName): string[] {
  return (table.state.zones[zoneOf(seat, name)] ?? []).map((card) => idOf(table, card));
}

/** The kinds of the events logged so far. */
export function kindsOf(table: ToyTable): string[] {
  return (table.log ?? []).map(({ event }) => event.kind);
}

/** The cards whose faces a seat does not know. */
export function unknownTo(table: ToyTable, seat: Seat): CardId[] {
  return table.state.cards.flatMap((_, card) => (knows(table, seat, card) ? [] : [card]));
}

function indexOf(pool: ToyPool, id: string): number {
  const index = pool.index.get(id);
  if (index === undefined) throw new Error(`no card ${id}`);
  return index;
}
