import {
  type Dice,
  definitionOf,
  diceOf,
  enter,
  type Match,
  type Option,
  type Pool,
  type Setting,
  type State,
  startMatch,
  type Table,
} from "@gyoji/kernel";
import { broughtBy, countsOf } from "../brought.ts";
import type { CardSource } from "../cardSource.ts";
import type { GameModule, Trials, Way } from "../module.ts";
import type { DeckCards } from "../presentation.ts";
import { checkCards, checkEvents, checkJson, checkOptions, checkSecrets } from "./checks.ts";
import { abilityName, witnessed } from "./witness.ts";

/** How many random matches are played, with what, and how closely they are looked at. */
interface Plan {
  /** Card files whose cards are drawn too. */
  readonly sources?: readonly CardSource[];
  /** Matches with the project's decks, and with decks drawn from all cards. */
  readonly made: number;
  readonly drawn: number;
  readonly seed: number;
  /** Every how many answers all that is offered is tried, the state is copied and secrets are changed. */
  readonly closely: number;
}

/** What random matches have come to. */
export interface Report {
  readonly decisions: number;
  /** How many matches ended in which way. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** What went wrong, with the match that it happened in. */
  readonly faults: readonly string[];
  /** Cards that were in a deck and were never played, and abilities that never did anything. */
  readonly unplayed: readonly string[];
  readonly unused: readonly string[];
}

/** What is gathered while the matches are played. */
interface Course<S extends State> {
  readonly trials: Trials<S>;
  readonly pool: Pool<S>;
  readonly closely: number;
  /** The faces that some match worked with, by id; the abilities that did something; the cards not played yet. */
  readonly met: Set<string>;
  readonly used: Set<string>;
  readonly unplayed: Set<string>;
  /** The faces that had not shown all they can when the present match began: they are wanted in it. */
  wanted: ReadonlySet<string>;
  readonly outcomes: Record<string, number>;
  readonly faults: string[];
  decisions: number;
}

const LONGEST = 20_000;
/** How often somebody concedes where the others play on: once in so many answers. */
const CONCESSIONS = 500;
/** How somebody plays: any option, mostly the first one, which lets things pass, or mostly another. */
const TEMPERS = ["any", "saving", "spending"] as const;

/** Plays random matches of a game and gathers what goes wrong; `told` hears how many have been played and each fault. */
export function soak<S extends State>(
  module: GameModule<S>,
  plan: Plan,
  told: (matches: number, faults: readonly string[]) => void = () => {},
): Report {
  const { decks, trials } = module;
  const compiled = module.compile(plan.sources ?? []);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.errors[0]));
  const used = new Set<string>();
  const pool = witnessed(compiled.pool, used);
  const playable = pool.definitions.map(({ id }) => id).filter((id) => trials.isPlayed(pool, id));
  const course: Course<S> = {
    trials,
    pool,
    closely: plan.closely,
    met: new Set(),
    used,
    unplayed: new Set(playable),
    wanted: new Set(),
    outcomes: {},
    faults: [],
    decisions: 0,
  };
  for (let number = 1; number <= plan.made + plan.drawn; number++) {
    course.wanted = unseen(course);
    const dice = diceOf(Math.imul(plan.seed, 1_000_003) + number);
    const way = wayOf(trials.ways, dice);
    const deck = (): DeckCards | undefined =>
      number <= plan.made
        ? decks[dice(decks.length)]
        : {
            cards: countsOf(trials.drawDeck(pool, course.wanted, dice).map((card) => [card, 1])),
            sideboard: {},
          };
    const brought = Array.from({ length: way.game.seats }, deck).flatMap((each) => each ?? []);
    const setting: Setting = { options: way.options, ...broughtBy(brought), seed: dice(2 ** 31) };
    const before = course.faults.length;
    playOut(course, way, setting, dice, `match ${number} of seed ${plan.seed}`);
    told(number, course.faults.slice(before));
  }
  return reportOf(course);
}

/** The cards that were not played yet; then the faces with an ability that has not done anything yet. */
function unseen<S extends State>({ pool, trials, unplayed, used }: Course<S>): ReadonlySet<string> {
  if (unplayed.size > 0) return new Set(unplayed);
  const faces = pool.definitions.filter(({ id, abilities }) =>
    abilities.some((_, at) => trials.acts(pool, id, at) && !used.has(abilityName(id, at))),
  );
  return new Set(faces.map(({ id }) => id));
}

/** One of the ways to play, each as often as its share says. */
function wayOf<S extends State>(ways: readonly Way<S>[], dice: Dice): Way<S> {
  const slots = ways.flatMap((way) => new Array<Way<S>>(way.share).fill(way));
  const way = slots[dice(slots.length)];
  if (way === undefined) throw new Error("no way to play");
  return way;
}

function playOut<S extends State>(
  course: Course<S>,
  { game, options }: Way<S>,
  setting: Setting,
  dice: Dice,
  name: string,
): void {
  const match = startMatch(game, course.pool, setting, true);
  for (const { id } of match.table.pool.definitions) course.met.add(id);
  const temper = TEMPERS[dice(TEMPERS.length)] ?? "any";
  let how = "broken off";
  try {
    for (let step = 1; step < LONGEST && match.table.state.outcome === null; step++) {
      if (step % course.closely === 0) lookClosely(course, match.table);
      takeStep(course, match, temper, dice);
      course.decisions++;
    }
    how = match.table.state.outcome?.kind ?? "without end";
    if (how !== "won" && how !== "drawn") throw new Error(how);
  } catch (error) {
    const asked = JSON.stringify(match.table.decisions.map(({ decision }) => decision));
    const where = `${name}, ${JSON.stringify(options)}, after ${match.record.length} answers, at ${asked}`;
    course.faults.push(`${where}: ${String((error as Error).stack)}`);
  }
  course.outcomes[how] = (course.outcomes[how] ?? 0) + 1;
}

function lookClosely<S extends State>({ trials }: Course<S>, table: Table<S>): void {
  checkOptions(table);
  checkJson(table);
  checkSecrets(table, (decision) => trials.tells(decision));
}

function takeStep<S extends State>(
  course: Course<S>,
  match: Match<S>,
  temper: (typeof TEMPERS)[number],
  dice: Dice,
): void {
  const { table } = match;
  const pending = table.decisions[dice(table.decisions.length)];
  if (pending === undefined) throw new Error("nothing to decide, and no outcome");
  const { seat, options } = pending.decision;
  if (table.game.seats > 2 && dice(CONCESSIONS) === 0) enter(match, { kind: "concede", seat });
  else enter(match, { kind: "answer", seat, index: choice(course, table, options, temper, dice) });
  checkCards(table);
  checkEvents(table);
  notePlayed(course, table);
}

/** Cards that have not shown all they can come first. */
function choice<S extends State>(
  { wanted }: Course<S>,
  table: Table<S>,
  options: readonly Option[],
  temper: (typeof TEMPERS)[number],
  dice: Dice,
): number {
  const fresh = options.findIndex(
    (each) =>
      (each.kind === "use" || each.kind === "ability") && wanted.has(definitionOf(table, each.card).id),
  );
  if (fresh >= 0 && dice(4) > 0) return fresh;
  if (options.length === 1) return 0;
  if (temper === "any" || dice(3) === 0) return dice(options.length);
  return temper === "saving" ? 0 : 1 + dice(options.length - 1);
}

function notePlayed<S extends State>({ trials, unplayed }: Course<S>, table: Table<S>): void {
  for (const { event, faces } of table.log ?? [])
    if (trials.plays.includes(event.kind))
      for (const face of faces) unplayed.delete(table.pool.definitions[face]?.id ?? "");
  table.log = [];
}

function reportOf<S extends State>({
  pool,
  trials,
  met,
  unplayed,
  used,
  decisions,
  outcomes,
  faults,
}: Course<S>): Report {
  const abilities = pool.definitions
    .filter(({ id }) => met.has(id))
    .flatMap(({ id, abilities: all }) => all.map((_, at) => ({ id, at })))
    .filter(({ id, at }) => trials.acts(pool, id, at))
    .map(({ id, at }) => abilityName(id, at));
  return {
    decisions,
    outcomes,
    faults,
    unplayed: [...unplayed].filter((id) => met.has(id)),
    unused: abilities.filter((name) => !used.has(name)),
  };
}
