import { type CardView, NONE, poolOf, type View } from "@gyoji/kernel";
import { midTurnState } from "../../kernel/testing/stage.ts";
import { toyDefinitions } from "../../kernel/testing/toyCards.ts";
import { toyGame } from "../../kernel/testing/toyGame.ts";
import {
  cardsIn,
  faceOf,
  PLACES,
  type ToyDefinition,
  type ToyState,
  zoneOf,
} from "../../kernel/testing/toyState.ts";
import {
  type ReadResult,
  readScenario,
  runScenario,
  type Scenario,
  ScenarioError,
  type ScenarioGame,
  type ScenarioResult,
} from "../index.ts";

type Side = Partial<Record<(typeof PLACES)[number], readonly string[]>> & { readonly points?: number };
type Arrangement = { readonly A?: Side; readonly B?: Side };

/** The toy game for scenario files. */
export const toyScenarios: ScenarioGame<ToyState> = {
  id: toyGame.id,
  game: () => toyGame,
  pool: (cards) => poolOf<ToyState, ToyDefinition>([...toyDefinitions, ...madeUp(cards)]),
  arrange: (pool, table, options) => {
    if (typeof table !== "object" || table === null) throw new ScenarioError("no table", ["table"]);
    const { A = {}, B = {} } = table as Arrangement;
    for (const [side, places] of Object.entries({ A, B }))
      for (const id of PLACES.flatMap((name) => places[name] ?? []))
        if (!pool.index.has(id)) throw new ScenarioError(`no card ${id}`, ["table", side]);
    const state = midTurnState(
      [A, B],
      undefined,
      pool as Parameters<typeof midTurnState>[2],
      options["first"] === "B" ? 1 : 0,
    );
    state.game.points = [A.points ?? 0, B.points ?? 0];
    return state;
  },
  spell: (table, option) => {
    if (option.kind === "word") return option.word;
    if (option.kind === "number") return String(option.number);
    if (option.kind === "seat") return String(option.seat);
    if (option.kind === "zone") return toyGame.zones[option.zone]?.name ?? "";
    if (option.kind === "face") return option.face;
    if (option.kind === "name") return option.name;
    const { id } = faceOf(table, option.card);
    return option.kind === "use" ? `${option.way} ${id}` : id;
  },
  look: (table) => {
    const side = (seat: number) => ({
      ...Object.fromEntries(
        PLACES.map((name) => [name, cardsIn(table, seat, name).map((card) => faceOf(table, card).id)]),
      ),
      points: table.state.game.points[seat],
    });
    return { A: side(0), B: side(1) };
  },
  lookSeen: (view) => ({ A: seenSide(view, 0), B: seenSide(view, 1) }),
  refuse: {
    deck: (content) =>
      Array.isArray(content) && content.length >= 3 ? [] : [{ rule: "0.1", reason: "size" }],
  },
};

function madeUp(cards: unknown): ToyDefinition[] {
  if (cards === undefined) return [];
  if (!Array.isArray(cards)) throw new ScenarioError("not a list", ["cards"]);
  return cards.map((card: { id: string; power: number }) => ({
    id: card.id,
    power: card.power,
    cost: 0,
    abilities: [],
    brings: [],
    procedures: [],
  }));
}

function seenSide(view: View, seat: number): Record<string, unknown> {
  return Object.fromEntries(
    PLACES.map((name) => [name, view.zones[zoneOf(seat, name)]?.map(shown) ?? [NONE]]),
  );
}

/** Reads a scenario of the toy game; the head of the file is added. */
export function read(body: string): ReadResult {
  return readScenario({ file: "toy.yaml", source: `game: toy\ntitle: a title\nrules: [3.10]\n${body}` });
}

export function scenarioOf(body: string): Scenario {
  const result = read(body);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.scenario;
}

/** What comes of the body of a scenario file. */
export function run(body: string, adaptor = toyScenarios): ScenarioResult {
  return runScenario(adaptor, scenarioOf(body));
}

function shown(card: CardView): string {
  return card.shown ? card.id : "?";
}
