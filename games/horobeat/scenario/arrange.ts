import {
  type AnyProcedure,
  type CardId,
  type Frame,
  frameOf,
  type Pool,
  type Seat,
  seedChance,
} from "@gyoji/kernel";
import { ScenarioError } from "@gyoji/scenario";
import { z } from "zod";
import type { HorobeatDefinition } from "../definition.ts";
import { emptyState } from "../game.ts";
import { battlePhase } from "../rules/battlePhase.ts";
import { play, procedures } from "../rules/index.ts";
import { round } from "../rules/round.ts";
import {
  checkOf,
  deckOf,
  enaOf,
  graveyardOf,
  type HorobeatState,
  type HorobeatTable,
  handOf,
  heartsOf,
  horobitoZone,
  opponentOf,
  SEATS,
  wazaZone,
  ZONES,
} from "../state.ts";
import { ANY, countAndName, enaName, nameAndTurn } from "./names.ts";

const cards = z.array(z.string().max(200)).max(100);
const cardsOrCount = z.union([cards, z.int().min(0).max(100)]);
const byLine = <T extends z.ZodType>(inner: T) => z.partialRecord(z.enum(["1", "2", "3", "4", "5"]), inner);

const side = z.strictObject({
  hand: cards.default([]),
  /** Topmost first. */
  deck: cardsOrCount.default(10),
  /** Topmost first. */
  hearts: cardsOrCount.default(5),
  ena: cards.default([]),
  graveyard: cards.default([]),
  check: cards.default([]),
  /** One Horobito, or a stack from the bottom to the top. */
  lines: byLine(z.union([z.string().max(200), cards])).default({}),
  waza: byLine(cards).default({}),
  /** Ids of cards that lie here although they are the other player's. */
  foreign: cards.default([]),
});
type Side = z.infer<typeof side>;

const MOMENTS = ["start", "draw step", "charge step", "main step", "battle", "end phase"] as const;

const arrangement = z.strictObject({
  moment: z.enum(MOMENTS).default("main step"),
  /** Whose draw, charge or main step it is; the first player's if not said. */
  of: z.enum(["A", "B"]).optional(),
  first: z.enum(["A", "B"]).default("A"),
  round: z.int().min(0).max(99).default(2),
  /** The first Line of a battle to be fought; those before are done. */
  line: z.int().min(1).max(5).default(1),
  lineOneWinner: z.enum(["A", "B"]).optional(),
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
    ...[each.hand, each.graveyard, each.check, each.deck, each.hearts]
      .flatMap((list) => (typeof list === "number" ? [] : list))
      .map((written) => nameAndTurn(countAndName(written).name).name),
    ...each.ena.map((written) => enaName(nameAndTurn(countAndName(written).name).name)),
    ...Object.values(each.lines)
      .flat()
      .map((written) => nameAndTurn(written ?? "").name),
    ...Object.values(each.waza).flatMap((list) => list ?? []),
  ]);
}

/** The state that an arrangement describes, at its moment. `faceOf` finds a card by its name. */
export function arrange(
  written: Arrangement,
  faceOf: (name: string) => number,
  opening: string,
): HorobeatState {
  const state = emptyState([[], []], 1, opening);
  state.chance = seedChance(1);
  layOut(state, 0, written.A, faceOf);
  layOut(state, 1, written.B, faceOf);
  const first = written.first === "A" ? 0 : 1;
  Object.assign(state.game, { round: written.round, first, nextFirst: first });
  if (written.lineOneWinner !== undefined) state.game.lineOneWinner = written.lineOneWinner === "A" ? 0 : 1;
  setMoment(state, written, first);
  return state;
}

function layOut(state: HorobeatState, seat: Seat, side_: Side, faceOf: (name: string) => number): void {
  const put = (zone: number, written: string): CardId => {
    const { name, turned } = nameAndTurn(written);
    const owner = side_.foreign.includes(name) ? opponentOf(seat) : seat;
    const shown = ZONES[zone]?.shown;
    const known = shown === "all" ? (1 << SEATS) - 1 : shown === "owner" ? 1 << seat : 0;
    const card = state.cards.push({ owner, definition: faceOf(name), zone, known, stay: 0, turned }) - 1;
    state.zones[zone]?.push(card);
    return card;
  };
  const each = (zone: number, list: readonly string[]): void => {
    for (const written of list) {
      const { count, name } = countAndName(written);
      for (let times = 0; times < count; times++) put(zone, name);
    }
  };
  each(deckOf(seat), topFirst(side_.deck));
  each(heartsOf(seat), topFirst(side_.hearts));
  each(handOf(seat), side_.hand);
  each(graveyardOf(seat), side_.graveyard);
  each(checkOf(seat), side_.check);
  each(enaOf(seat), side_.ena.map(withEnaName));
  for (const [line, stack] of Object.entries(side_.lines))
    for (const card of [stack ?? []].flat()) put(horobitoZone(seat, Number(line)), card);
  for (const [line, used] of Object.entries(side_.waza))
    for (const card of used ?? []) put(wazaZone(seat, Number(line)), card);
}

function topFirst(list: readonly string[] | number): readonly string[] {
  return typeof list === "number" ? new Array<string>(list).fill(ANY) : list.toReversed();
}

function withEnaName(written: string): string {
  const { count, name } = countAndName(written);
  const { name: plain, turned } = nameAndTurn(name);
  return `${count} ${enaName(plain)}${turned ? " used" : ""}`;
}

/** Puts the frames on the stack that lead to the moment. */
function setMoment(state: HorobeatState, { moment, of, line }: Arrangement, first: Seat): void {
  if (moment === "start") {
    state.frames.push(frameOf(play.id, {}));
    return;
  }
  state.frames.push(after(play, "6.1.1", {}, -1));
  switch (moment) {
    case "battle":
      state.game.phase = "battle";
      state.frames.push(after(round, "6.3.1.1", {}), frameOf(battlePhase.id, { line: line - 1 }));
      return;
    case "end phase":
      state.game.phase = "end";
      state.frames.push(after(round, "6.4.1.2", {}), frameOf("6.4", {}));
      return;
    default: {
      const who = of === undefined ? first : of === "A" ? 0 : 1;
      state.game.phase = "summon";
      state.frames.push(after(round, "6.2.1.1", {}));
      if (who === first) state.frames.push(frameOf("6.2", { who: opponentOf(first) }));
      state.frames.push(after(procedureOf("6.2"), "6.2.1.2", { who }), ...stepsFrom(moment, who));
    }
  }
}

const STEPS = { "main step": "6.2.5", "charge step": "6.2.3", "draw step": "6.2.2" } as const;

function stepsFrom(moment: keyof typeof STEPS, who: Seat): Frame[] {
  const order = Object.keys(STEPS) as (keyof typeof STEPS)[];
  return order.slice(0, order.indexOf(moment) + 1).map((step) => frameOf(STEPS[step], { who }));
}

/** A frame whose step with this label has just called what comes next on the stack. */
function after(called: AnyProcedure<HorobeatTable>, label: string, locals: object, back = 0): Frame {
  const at = called.labels.indexOf(label);
  return { ...frameOf(called.id, locals), step: at + 1 + back, at };
}

function procedureOf(id: string): AnyProcedure<HorobeatTable> {
  const found = procedures.get(id);
  if (found === undefined) throw new Error(`no procedure ${id}`);
  return found;
}

/** Finds the face of a card by id or by name in any language. */
export function faceFinder(pool: Pool<HorobeatState, HorobeatDefinition>): (name: string) => number {
  const byName = new Map<string, number>();
  for (const [at, { names }] of pool.definitions.entries())
    for (const name of Object.values(names))
      if (!byName.has(name.toLowerCase())) byName.set(name.toLowerCase(), at);
  return (name) => {
    const found = pool.index.get(name) ?? byName.get(name.toLowerCase());
    if (found === undefined) throw new ScenarioError(`no card ${name}`, ["table"]);
    return found;
  };
}
