import { type AnyProcedure, type Frame, frameOf, type Pool, type Seat, type ZoneId } from "@gyoji/kernel";
import { ScenarioError } from "@gyoji/scenario";
import { z } from "zod";
import type { GensoDefinition } from "../definition.ts";
import { ELEMENTS } from "../elements.ts";
import { emptyState } from "../game.ts";
import { newCard } from "../objects.ts";
import { play, procedures } from "../rules/index.ts";
import {
  BOTH,
  COLUMNS,
  columnsFrom,
  deckOf,
  discardsOf,
  type Format,
  type GensoState,
  type GensoTable,
  handOf,
  leaderOf,
  placeOf,
  SEATS,
} from "../state.ts";
import { ANY, countAndName, nameAndState } from "./names.ts";

const cards = z.array(z.string().max(200)).max(100);
const column = z.enum(COLUMNS.map(String) as [string, ...string[]]);

const side = z.strictObject({
  hand: cards.default([]),
  /** Topmost first. */
  deck: z.union([cards, z.int().min(0).max(100)]).default(10),
  discards: cards.default([]),
  leader: z.string().max(200).optional(),
  /** Characters by the column that they are in. */
  field: z.partialRecord(column, z.string().max(200)).default({}),
  wins: z.int().min(0).max(9).default(0),
});
type Side = z.infer<typeof side>;

const MOMENTS = ["start", "turn", "selection", "battles", "result", "end"] as const;

const arrangement = z.strictObject({
  moment: z.enum(MOMENTS).default("battles"),
  turn: z.int().min(1).max(99).default(2),
  /** turn.7 Who has won the throw for the order of the battles. */
  order: z.enum(["A", "B", "open"]).default("A"),
  /** The columns whose battles are still to come; all of them in order if not said. */
  columns: z.array(z.int().min(1).max(COLUMNS.length)).optional(),
  draws: z.int().min(0).max(9).default(0),
  A: side.prefault({}),
  B: side.prefault({}),
});
export type Arrangement = z.infer<typeof arrangement>;

/** Reads the `table` of a scenario. Throws ScenarioError that names the place. */
export function readArrangement(written: unknown): Arrangement {
  const read = arrangement.safeParse(written ?? {});
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  throw new ScenarioError(issue?.message ?? "", ["table", ...(issue?.path ?? []).map(String)]);
}

/** Every card name that an arrangement uses. */
export function namesIn({ A, B }: Arrangement): string[] {
  return [A, B].flatMap((each) => [
    ANY,
    ...(each.leader === undefined ? [] : [nameAndState(each.leader).name]),
    ...[each.hand, each.discards, each.deck]
      .flatMap((list) => (typeof list === "number" ? [] : list))
      .map((written) => countAndName(written).name),
    ...Object.values(each.field).flatMap((written = "") => {
      const { name, laid } = nameAndState(written);
      return laid === "" ? [name] : [name, laid];
    }),
  ]);
}

type FaceOf = (name: string) => number;

/** The state that an arrangement describes, at its moment. `faceOf` finds a card by its name. */
export function arrange(written: Arrangement, faceOf: FaceOf, format: Format): GensoState {
  const state = emptyState([[], []], 1, format);
  for (const seat of BOTH) layOut(state, seat, seat === 0 ? written.A : written.B, faceOf);
  const { turn, order, draws } = written;
  Object.assign(state.game, {
    turn,
    order: order === "open" ? [] : [...columnsFrom(order === "A" ? 0 : 1)],
    draws,
    wins: [written.A.wins, written.B.wins],
  });
  setMoment(state, written);
  return state;
}

const EVERYONE = (1 << SEATS) - 1;

function layOut(state: GensoState, seat: Seat, written: Side, faceOf: FaceOf): void {
  const put = (zone: ZoneId, name: string, known: number, turned = false, attached = 0): void => {
    const card = { ...newCard(seat, faceOf(name)), zone, known, turned, attached };
    state.zones[zone]?.push(state.cards.push(card) - 1);
  };
  const each = (zone: ZoneId, list: readonly string[], known: number): void => {
    for (const entry of list) {
      const { count, name } = countAndName(entry);
      for (let times = 0; times < count; times++) put(zone, name, known);
    }
  };
  const { deck, leader, field } = written;
  each(
    deckOf(seat),
    typeof deck === "number" ? [`${deck}x ${ANY}`].filter(() => deck > 0) : deck.toReversed(),
    0,
  );
  each(handOf(seat), written.hand, 1 << seat);
  each(discardsOf(seat), written.discards, EVERYONE);
  if (leader !== undefined) {
    const { name, isUp } = nameAndState(leader);
    put(leaderOf(seat), name, isUp ? EVERYONE : 1 << seat, isUp);
  }
  for (const [number, character = ""] of Object.entries(field)) {
    const { name, isUp, attached, laid } = nameAndState(character);
    const zone = placeOf(seat, Number(number));
    put(zone, name, isUp ? EVERYONE : 1 << seat, isUp, attached);
    if (laid !== "") put(zone, laid, EVERYONE, true);
    for (const [at] of ELEMENTS.entries())
      if ((attached & (1 << at)) !== 0) state.game.supply[at] = (state.game.supply[at] ?? 0) - 1;
  }
}

/** The step of a turn at which each moment begins. */
const STEPS: Readonly<Record<(typeof MOMENTS)[number], string>> = {
  start: "setup.2",
  turn: "turn.1",
  selection: "turn.4",
  battles: "battle.1",
  result: "turn.10",
  end: "result.5",
};

/** Puts the frames on the stack that lead to the moment. */
function setMoment(state: GensoState, { moment, columns }: Arrangement): void {
  if (moment === "start") {
    state.game.turn = 0;
    state.frames.push(frameOf(play.id, {}));
    return;
  }
  if (moment === "turn") state.game.turn--;
  const turns = procedureOf("result.5");
  state.frames.push(after(play, "turn.8"), after(turns, "turn.1"));
  const turn = procedureOf("turn.1");
  if (moment === "battles" && columns !== undefined) {
    state.game.phase = "battle";
    state.frames.push(after(turn, "battle.1"));
    // The frame that is carried out first lies on top.
    for (const each of columns.toReversed())
      state.frames.push(frameOf("battle.2", { columns: [each, each], isExtra: false }));
    return;
  }
  const step = turn.labels.indexOf(STEPS[moment]);
  state.frames.push({ ...frameOf(turn.id, {}), step, at: step - 1 });
}

/** A frame whose step with this label has just called what comes next on the stack. */
function after(called: AnyProcedure<GensoTable>, label: string): Frame {
  const at = called.labels.indexOf(label);
  return { ...frameOf(called.id, {}), step: at + 1, at };
}

function procedureOf(id: string): AnyProcedure<GensoTable> {
  const found = procedures.get(id);
  if (found === undefined) throw new Error(`no procedure ${id}`);
  return found;
}

/** Finds a card of a pool by its id, its original name or any other of its names. */
export function faceFinder(pool: Pool<GensoState, GensoDefinition>): FaceOf {
  const byName = new Map<string, number>();
  for (const [index, { id, names }] of pool.definitions.entries())
    for (const name of [id, ...Object.values(names)]) if (!byName.has(name)) byName.set(name, index);
  return (name) => {
    const found = byName.get(name);
    if (found === undefined) throw new ScenarioError(`no card "${name}"`, ["table"]);
    return found;
  };
}
