import { mix } from "@gyoji/bots";
import { horobeatModule } from "@gyoji/horobeat";
import {
  copyState,
  enter,
  hashOf,
  type Match,
  type Pool,
  run,
  type Seat,
  type State,
  startMatch,
  type Table,
  tableOn,
  view,
} from "@gyoji/kernel";

/*
 * `npm run soak [-- --matches N] [--seed S] [--closely N]`: random matches with the project's decks and with decks drawn from all
 * cards. In each: nothing crashes, every offered option can be taken, no card is lost or doubled, it ends and not in
 * a loop; and at every Nth of its decisions: the state survives JSON, and nothing that a seat does not know changes
 * anything that it sees.
 */

const compiled = horobeatModule.compile([]);
if (!compiled.ok) throw new Error("the project's cards do not compile");
const pool = compiled.pool as unknown as Pool<State>;
const game = horobeatModule.game as unknown as Table["game"];
const projectDecks = horobeatModule.decks.map(({ cards }) =>
  Object.entries(cards).flatMap(([id, count]) => new Array<string>(count).fill(id)),
);

function number(name: string, otherwise: number): number {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
}

/** Every how many decisions a state is looked at closely. */
const closely = number("closely", 40);

function soak(matches: number, seed: number): void {
  const outcomes = new Map<string, number>();
  let decisions = 0;
  for (let at = 0; at < matches; at++) {
    const match = startMatch(game, pool, settingOf(mix(seed, at)), false);
    decisions += playOut(match, mix(seed, at, 1));
    const how = match.table.state.outcome?.kind ?? "unfinished";
    outcomes.set(how, (outcomes.get(how) ?? 0) + 1);
    if (how !== "won" && how !== "drawn") fail(`match ${at} of seed ${seed}: ${how}`);
  }
  const counts = [...outcomes].map(([how, count]) => `${how} ${count}`).join(", ");
  process.stdout.write(
    `${matches} matches, ${decisions} decisions: ${counts}; nothing lost, doubled or leaked\n`,
  );
}

function settingOf(seed: number) {
  const decks = [0, 1].map((seat) => deckOf(mix(seed, seat)));
  return { options: { opening: "random" }, decks, seed: seed | 0 };
}

/** One of the project's decks, or fifty cards drawn from all. */
function deckOf(seed: number): string[] {
  const known = projectDecks[seed % (projectDecks.length * 2)];
  if (known !== undefined) return known;
  const ids = pool.definitions.map(({ id }) => id);
  return Array.from({ length: 50 }, (_, at) => ids[mix(seed, at) % ids.length] ?? "");
}

function playOut(match: Match, seed: number): number {
  const { table } = match;
  let decisions = 0;
  for (let pending = table.decisions[0]; pending !== undefined; pending = table.decisions[0]) {
    if (mix(seed, decisions, 7) % closely === 0) lookClosely(table);
    const { seat, options } = pending.decision;
    enter(match, { kind: "answer", seat, index: mix(seed, decisions) % options.length });
    decisions++;
  }
  conserves(table);
  return decisions;
}

function lookClosely(table: Table): void {
  conserves(table);
  const loaded = tableOn(game, table.pool, JSON.parse(JSON.stringify(table.state)) as State, false);
  run(loaded);
  if (hashOf(loaded.state) !== hashOf(table.state)) fail("a state changed on its way through JSON");
  for (let seat = 0; seat < game.seats; seat++) keepsSecrets(table, seat);
}

function conserves({ state }: Table): void {
  const seen = new Set<number>();
  state.zones.forEach((cards, zone) => {
    for (const card of cards) {
      if (seen.has(card) || state.cards[card]?.zone !== zone) fail(`card ${card} is doubled or elsewhere`);
      seen.add(card);
    }
  });
  if (seen.size !== state.cards.length) fail(`${state.cards.length - seen.size} cards are lost`);
}

/**
 * Deals the faces that a seat does not know in another order: it must not see any difference. Left out while another
 * seat chooses among hidden cards for an effect: that it can is known from what it has answered before.
 */
function keepsSecrets(table: Table, seat: Seat): void {
  if (
    table.decisions.some(
      ({ decision }) => decision.seat !== seat && !decision.open && decision.rule === "7.8.2",
    )
  )
    return;
  const other = tableOn(game, table.pool, copyState(table.state), false);
  for (let owner = 0; owner < game.seats; owner++) {
    const hidden = other.state.cards.filter(
      (card) => card.owner === owner && (card.known & (1 << seat)) === 0,
    );
    const faces = hidden.map(({ definition }) => definition).reverse();
    hidden.forEach((card, at) => {
      card.definition = faces[at] ?? 0;
    });
  }
  run(other);
  const [one, two] = [view(table, seat), view(other, seat)].map((seen) => JSON.stringify(seen));
  if (one !== two)
    fail(
      `seat ${seat} sees what it should not at ${JSON.stringify(table.decisions.map(({ decision }) => decision))}: ${firstDifference(one ?? "", two ?? "")}`,
    );
}

function firstDifference(one: string, two: string): string {
  let at = 0;
  while (at < one.length && one[at] === two[at]) at++;
  return `…${one.slice(Math.max(0, at - 120), at + 80)}… and …${two.slice(Math.max(0, at - 40), at + 80)}…`;
}

function fail(what: string): never {
  throw new Error(what);
}

soak(number("matches", 2000), number("seed", 1));
