import {
  answer,
  copyState,
  definitionOf,
  enter,
  forkTable,
  type Match,
  type Option,
  run,
  type Seat,
  startMatch,
  tableOn,
  view,
  viewEvent,
  viewRefusals,
  why,
} from "@gyoji/kernel";
import { expect, test } from "vitest";
import { poolOfCards, projectCards } from "./cards.ts";
import { decks } from "./decks.ts";
import type { RiftboundDefinition } from "./definition.ts";
import { riftboundFor } from "./game.ts";
import { MODES, type ModeId } from "./modes.ts";
import { deckOf, handOf, type RiftboundState, type RiftboundTable } from "./state.ts";

/*
 * Random matches: of the project's decks, and of decks drawn from all cards, those not yet played first.
 */

const pool = poolOfCards(projectCards());
const LONGEST = 20_000;
/** How often somebody concedes in a game of more than two: once in so many answers. */
const CONCESSIONS = 500;
/** Every so many answers all that is offered is tried, and all that is hidden is changed. */
const TRIALS = 60;

type Below = (count: number) => number;

/** Numbers from a seed. */
function random(seed: number): Below {
  let state = Math.imul(seed, 0x9e3779b9);
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return Math.floor((((more ^ (more >>> 14)) >>> 0) / 2 ** 32) * count);
  };
}

const ofType = (type: RiftboundDefinition["types"][number]): RiftboundDefinition[] =>
  projectCards().filter(({ types }) => types.includes(type));
const LEGENDS = ofType("legend");
const BATTLEFIELDS = ofType("battlefield");
const RUNES = ofType("rune");
const MAIN = projectCards().filter(({ types }) =>
  types.some((type) => ["unit", "spell", "gear"].includes(type)),
);

/** A legal deck, of cards that have not been played as far as there are such. */
function randomDeck(below: Below, unplayed: ReadonlySet<string>): string[] {
  const some = (from: readonly RiftboundDefinition[], count: number): RiftboundDefinition[] => {
    const mixed = from.map((face) => ({ face, at: below(1000) - (unplayed.has(face.id) ? 800 : 0) }));
    return mixed
      .toSorted((one, other) => one.at - other.at)
      .slice(0, count)
      .map(({ face }) => face);
  };
  const [legend] = some(LEGENDS, 1);
  if (legend === undefined) throw new Error("no Legend");
  const fits = ({ domains }: RiftboundDefinition): boolean => (domains & ~legend.domains) === 0;
  const isOwn = ({ tags }: RiftboundDefinition): boolean => tags.some((tag) => legend.tags.includes(tag));
  const main = MAIN.filter((face) => fits(face) && (!face.isSignature || isOwn(face)));
  const champion = some(
    main.filter((face) => face.isChampion && isOwn(face)),
    1,
  );
  const chosen = [...champion, ...some(main, 39)].map(({ id }) => id);
  const runes = RUNES.filter(fits).flatMap(({ id }) => new Array<string>(6).fill(id));
  return [legend.id, ...chosen, ...runes, ...some(BATTLEFIELDS, 3).map(({ id }) => id)];
}

function expectEachCardInOneZone({ state }: RiftboundTable): void {
  const found = new Array<number>(state.cards.length).fill(-1);
  for (const [zone, cards] of state.zones.entries())
    for (const card of cards) {
      if (found[card] !== -1) throw new Error(`card ${card} lies in zones ${found[card]} and ${zone}`);
      found[card] = zone;
    }
  for (const [card, { zone }] of state.cards.entries())
    if (found[card] !== zone) throw new Error(`card ${card} lies in zone ${found[card]}, not ${zone}`);
}

/** Every option can be taken. */
function expectOptionsWork(table: RiftboundTable): void {
  const decision = table.decisions[0]?.decision;
  for (let index = 0; index < (decision?.options.length ?? 0); index++) {
    const tried = forkTable(table);
    const pending = tried.decisions[0];
    if (pending !== undefined) answer(tried, pending, index);
    expectEachCardInOneZone(tried);
  }
}

/** What a seat does not know changes nothing that it sees. */
function expectNothingLeaks(table: RiftboundTable): void {
  for (let seat = 0; seat < table.state.game.energy.length; seat++) {
    const other = tableOn(table.game, table.pool, copyState(table.state), false);
    dealOtherFaces(other, seat);
    run(other);
    expect(JSON.stringify(seenBy(other, seat))).toBe(JSON.stringify(seenBy(table, seat)));
  }
}

/** Turns around the faces that a seat does not know, among cards that may be taken for each other. */
function dealOtherFaces({ state }: RiftboundTable, seat: Seat): void {
  const groups = new Map<string, RiftboundState["cards"][number][]>();
  for (const card of state.cards) {
    if ((card.known & (1 << seat)) !== 0) continue;
    const key = `${card.owner} ${isOfMainDeck(card) ? "main" : card.zone}`;
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  for (const cards of groups.values()) {
    const faces = cards.map(({ definition }) => definition).toReversed();
    cards.forEach((card, at) => {
      card.definition = faces[at] ?? 0;
    });
  }
}

function isOfMainDeck({ owner, zone }: RiftboundState["cards"][number]): boolean {
  return zone === deckOf(owner) || zone === handOf(owner);
}

function seenBy(table: RiftboundTable, seat: Seat): unknown {
  return { view: view(table, seat), why: why(table, seat), refusals: viewRefusals(table, seat) };
}

/** Events name no card to a seat that did not know its face. */
function expectEventsTellNothing(table: RiftboundTable): void {
  for (const logged of table.log ?? [])
    for (let seat = 0; seat < table.state.game.energy.length; seat++)
      viewEvent(table, seat, logged).cards.forEach((card, at) => {
        expect(card !== null).toBe(((logged.known[at] ?? 0) & (1 << seat)) !== 0);
      });
}

/** What has been played is no longer among what has not. */
function notePlayed(table: RiftboundTable, unplayed: Set<string>): void {
  for (const { event, faces } of table.log ?? [])
    if (event.kind === "played")
      for (const face of faces) unplayed.delete(table.pool.definitions[face]?.id ?? "");
  table.log = [];
}

/** How somebody plays who wants to see cards: those not yet played come first, and then passing, or passing last. */
type Temper = "saving" | "spending";

function choice(
  table: RiftboundTable,
  options: readonly Option[],
  unplayed: ReadonlySet<string>,
  temper: Temper,
  below: Below,
): number {
  const fresh = options.findIndex(
    (option) => option.kind === "use" && unplayed.has(definitionOf(table, option.card).id),
  );
  if (fresh >= 0 && below(4) > 0) return fresh;
  if (options.length === 1 || below(3) === 0) return below(options.length);
  return temper === "saving" ? 0 : 1 + below(options.length - 1);
}

interface Course {
  readonly mode: ModeId;
  readonly decks: readonly (readonly string[])[];
  readonly seed: number;
  readonly temper: Temper;
  readonly unplayed: Set<string>;
}

function played({ mode, decks: chosen, seed, temper, unplayed }: Course): Match<RiftboundState> {
  const below = random(seed);
  const { seats } = MODES[mode];
  const match = startMatch(riftboundFor(seats), pool, { options: { mode }, decks: chosen, seed }, true);
  const { table } = match;
  for (let step = 0; step < LONGEST && table.state.outcome === null; step++) {
    const pending = table.decisions[below(table.decisions.length)];
    if (pending === undefined) throw new Error("nothing to decide, and no outcome");
    if (step % TRIALS === 7) {
      expectOptionsWork(table);
      expectNothingLeaks(table);
    }
    if (seats > 2 && below(CONCESSIONS) === 0) enter(match, { kind: "concede", seat: pending.decision.seat });
    else answer(table, pending, choice(table, pending.decision.options, unplayed, temper, below));
    expectEachCardInOneZone(table);
    expectEventsTellNothing(table);
    notePlayed(table, unplayed);
  }
  return match;
}

/** Cards as the decks of the project list them. */
const LISTS = decks.map(({ cards }) =>
  Object.entries(cards).flatMap(([id, count]) => new Array<string>(count).fill(id)),
);
const PAIRS = LISTS.flatMap((one, at) => LISTS.slice(at).map((other) => [one, other] as const));

test("the project's decks play each other at random to an end", () => {
  for (const [seed, pair] of PAIRS.entries()) {
    const { table } = played({ mode: "duel", decks: pair, seed, temper: "spending", unplayed: new Set() });
    expect(table.state.outcome?.kind, `seed ${seed}`).toBe("won");
  }
}, 60_000);

/** How many random matches are played in each mode. */
const MATCHES: Readonly<Record<ModeId, number>> = {
  duel: 24,
  match: 1,
  longMatch: 1,
  skirmish: 2,
  war: 2,
  teams: 2,
};

test("random decks play to an end in every mode, and nearly every card gets played", () => {
  const unplayed = new Set(MAIN.map(({ id }) => id));
  for (const mode of Object.keys(MATCHES) as ModeId[])
    for (let seed = 1; seed <= MATCHES[mode]; seed++) {
      const below = random(seed + 1000);
      const chosen = Array.from({ length: MODES[mode].seats }, () => randomDeck(below, unplayed));
      const temper = mode === "duel" && seed % 3 !== 0 ? "saving" : "spending";
      const { table } = played({ mode, decks: chosen, seed, temper, unplayed });
      expect(table.state.outcome?.kind, `${mode}, seed ${seed}`).toBe("won");
    }
  expect(unplayed.size).toBeLessThan(MAIN.length / 10);
}, 120_000);
