import {
  type AnyProcedure,
  type Frame,
  frameOf,
  NONE,
  type Pool,
  type Seat,
  type ZoneId,
} from "@gyoji/kernel";
import { ScenarioError } from "@gyoji/scenario";
import { z } from "zod";
import type { MoncolleDefinition } from "../definition.ts";
import { emptyState } from "../game.ts";
import { newCard } from "../objects.ts";
import { combat } from "../rules/combat.ts";
import { play, procedures } from "../rules/index.ts";
import { ALL_SQUARES, motherSquare, squareCalled, squareName } from "../squares.ts";
import {
  BOTH,
  deckOf,
  discardsOf,
  type Edition,
  equipmentOf,
  fieldZone,
  handOf,
  type MoncolleState,
  type MoncolleTable,
  opponentOf,
  partyZone,
  SEATS,
  type Square,
} from "../state.ts";
import { ANY, countAndName, nameAndState } from "./names.ts";

const cards = z.array(z.string().max(200)).max(100);
const square = z.enum(ALL_SQUARES.map(squareName) as [string, ...string[]]);

const side = z.strictObject({
  hand: cards.default([]),
  /** Topmost first. */
  deck: z.union([cards, z.int().min(0).max(100)]).default(10),
  discards: cards.default([]),
  /** The squares that this side controls besides its mother field: `down`, or the name of an open field. */
  fields: z.partialRecord(square, z.string().max(200)).default({}),
  /** Parties by square, the topmost unit first. */
  units: z.partialRecord(square, z.union([z.string().max(200), cards])).default({}),
});
type Side = z.infer<typeof side>;

const MOMENTS = ["start", "turn", "field", "move", "summon", "end", "combat"] as const;

const arrangement = z.strictObject({
  moment: z.enum(MOMENTS).default("move"),
  /** Whose turn it is. */
  of: z.enum(["A", "B"]).default("A"),
  turn: z.int().min(1).max(99).default(5),
  /** Where a combat is about to begin, and where those who moved in came from. */
  at: square.optional(),
  from: square.optional(),
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
    ...[each.hand, each.discards, each.deck]
      .flatMap((list) => (typeof list === "number" ? [] : list))
      .map((written) => countAndName(written).name),
    ...Object.values(each.fields).flatMap((name = "down") => (name === "down" ? [] : [name])),
    ...partiesOf(each).flatMap(({ units }) =>
      units.flatMap((written) => {
        const { name, equipment } = nameAndState(written);
        return equipment === "" ? [name] : [name, equipment];
      }),
    ),
  ]);
}

function partiesOf({ units }: Side): { square: number; units: string[] }[] {
  return Object.entries(units).map(([name, party]) => ({
    square: squareCalled(name),
    units: [party ?? []].flat(),
  }));
}

type FaceOf = (name: string) => number;

/** The state that an arrangement describes, at its moment. `faceOf` finds a card by its name. */
export function arrange(written: Arrangement, faceOf: FaceOf, edition: Edition): MoncolleState {
  const state = emptyState([[], []], 1, edition);
  for (const seat of BOTH) layOut(state, seat, seat === 0 ? written.A : written.B, faceOf);
  const turnPlayer = written.of === "A" ? 0 : 1;
  Object.assign(state.game, { turn: written.turn, turnPlayer });
  setMoment(state, written, turnPlayer);
  return state;
}

function layOut(state: MoncolleState, seat: Seat, written: Side, faceOf: FaceOf): void {
  const put = (zone: ZoneId, name: string, known: number): number => {
    const card = { ...newCard(seat, faceOf(name)), zone, known };
    state.zones[zone]?.push(state.cards.push(card) - 1);
    return state.cards.length - 1;
  };
  const everyone = (1 << SEATS) - 1;
  const each = (zone: ZoneId, list: readonly string[], known: number): void => {
    for (const entry of list) {
      const { count, name } = countAndName(entry);
      for (let times = 0; times < count; times++) put(zone, name, known);
    }
  };
  const { deck } = written;
  each(
    deckOf(seat),
    typeof deck === "number" ? [`${deck}x ${ANY}`].filter(() => deck > 0) : deck.toReversed(),
    0,
  );
  each(handOf(seat), written.hand, 1 << seat);
  each(discardsOf(seat), written.discards, everyone);
  put(fieldZone(motherSquare(seat)), ANY, 0);
  control(state, motherSquare(seat), seat, "mother");
  for (const [name, field = ""] of Object.entries(written.fields)) {
    const number = squareCalled(name);
    if (state.game.squares[number - 1]?.kind === "none")
      put(fieldZone(number), field === "down" ? ANY : field, field === "down" ? 0 : everyone);
    control(state, number, seat, field === "down" ? "down" : "open");
  }
  for (const { square: number, units } of partiesOf(written))
    for (const entry of units.toReversed()) {
      const { name, turned, moved, equipment } = nameAndState(entry);
      const unit = put(partyZone(seat, number), name, everyone);
      Object.assign(state.cards[unit] ?? {}, { turned, moved });
      if (equipment !== "")
        Object.assign(state.cards[put(equipmentOf(seat), equipment, everyone)] ?? {}, { bearer: unit });
    }
}

function control(state: MoncolleState, number: number, controller: Seat, kind: Square["kind"]): void {
  const found = state.game.squares[number - 1];
  if (found !== undefined) Object.assign(found, { controller, kind });
}

/** The step of a turn at which each moment begins. */
const STEPS: Readonly<Record<Exclude<Arrangement["moment"], "start">, string>> = {
  turn: "play.8",
  field: "play.15",
  move: "play.20",
  combat: "play.20",
  summon: "play.4",
  end: "play.7",
};

/** Puts the frames on the stack that lead to the moment. */
function setMoment(state: MoncolleState, { moment, of, at, from }: Arrangement, who: Seat): void {
  if (moment === "start") {
    state.game.turn = 0;
    state.frames.push(frameOf(play.id, {}));
    return;
  }
  if (moment === "turn") {
    state.game.turn--;
    if (state.game.turn > 0) state.game.turnPlayer = opponentOf(who);
  }
  state.frames.push({ ...after(play, "play.8", {}), step: play.labels.indexOf("play.8") });
  if (moment === "turn") return;
  const turn = procedureOf("play.7");
  const step = turn.labels.indexOf(STEPS[moment]);
  state.frames.push({ ...frameOf(turn.id, { who }), step: moment === "combat" ? step + 1 : step, at: step });
  if (moment === "combat") state.frames.push(...combatFrames(state, of, at ?? "", from ?? ""));
}

function combatFrames(state: MoncolleState, of: "A" | "B", at: string, from: string): Frame[] {
  const mover = of === "A" ? 0 : 1;
  const place = squareCalled(at);
  if (place === 0) throw new ScenarioError("a combat is at a square", ["table", "at"]);
  state.game.phase = "move";
  const origin = from === "" ? motherSquare(mover) : squareCalled(from);
  for (const unit of state.zones[partyZone(mover, place)] ?? [])
    Object.assign(state.cards[unit] ?? {}, { moved: true });
  return [
    frameOf(procedureOf("play.20").id, { who: mover, arranged: [], isArranging: false }),
    frameOf(combat.id, { square: place, mover, from: origin }),
  ];
}

/** A frame whose step with this label has just called what comes next on the stack. */
function after(called: AnyProcedure<MoncolleTable>, label: string, locals: object): Frame {
  const at = called.labels.indexOf(label);
  return { ...frameOf(called.id, locals), step: at + 1, at };
}

function procedureOf(id: string): AnyProcedure<MoncolleTable> {
  const found = procedures.get(id);
  if (found === undefined) throw new Error(`no procedure ${id}`);
  return found;
}

/** Finds the face of a card by id or by name in any language. */
export function faceFinder(pool: Pool<MoncolleState, MoncolleDefinition>): FaceOf {
  const byName = new Map<string, number>();
  for (const [at, { names }] of pool.definitions.entries())
    for (const name of Object.values(names))
      if (!byName.has(name.toLowerCase())) byName.set(name.toLowerCase(), at);
  return (name) => {
    const found = pool.index.get(name) ?? byName.get(name.toLowerCase()) ?? NONE;
    if (found === NONE) throw new ScenarioError(`no card ${name}`, ["table"]);
    return found;
  };
}
