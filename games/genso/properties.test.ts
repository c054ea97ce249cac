import {
  decisionOf,
  diceOf,
  enter,
  type Match,
  type Option,
  rewind,
  type Seat,
  sample,
  startMatch,
  view,
  viewEvent,
  viewRefusals,
  why,
} from "@gyoji/kernel";
import fc from "fast-check";
import { expect } from "vitest";
import { faceOf } from "./definition.ts";
import { DICE, ELEMENTS, FACES } from "./elements.ts";
import { genso } from "./game.ts";
import { gensoModule } from "./module.ts";
import { atkOf, charactersOf } from "./rules/information.ts";
import { checkSupply } from "./rules/supply.ts";
import {
  BOTH,
  COLUMNS,
  deckOf,
  discardsOf,
  fullSupply,
  type GensoState,
  handOf,
  leaderOf,
  opponentOf,
  placeOf,
} from "./state.ts";
import { property } from "./testing/property.ts";

const compiled = gensoModule.compile([]);
if (!compiled.ok) throw new Error("the project's cards do not compile");
const { pool } = compiled;
const decks = gensoModule.decks.map(({ cards }) =>
  Object.entries(cards).flatMap(([id, count]) => new Array<string>(count).fill(id)),
);

const played = fc.record({
  seed: fc.integer(),
  steps: fc.integer({ min: 0, max: 120 }),
  first: fc.nat({ max: decks.length - 1 }),
  second: fc.nat({ max: decks.length - 1 }),
  survivors: fc.constantFrom("discard", "stay"),
});

/** A reachable state: a match between two of the decks, some random choices in. */
const reached = played.map(({ seed, steps, first, second, survivors }) => {
  const options = { janken: "choose", survivors };
  const setting = { options, decks: [decks[first] ?? [], decks[second] ?? []], sideboards: [], seed };
  const match = startMatch(genso, pool as never, setting, true);
  const dice = diceOf(seed);
  for (let step = 0; step < steps && match.table.decisions.length > 0; step++) advance(match, dice);
  return { match, dice };
});

function advance(match: Match<GensoState>, dice: (sides: number) => number): void {
  const { seat, options } = match.table.decisions[dice(match.table.decisions.length)]?.decision ?? {
    seat: 0,
    options: [],
  };
  enter(match, { kind: "answer", seat, index: dice(options.length) });
}

function always(
  holds: (match: Match<GensoState>, dice: (sides: number) => number) => void,
  runs = 100,
): void {
  fc.assert(
    fc.property(reached, ({ match, dice }) => holds(match, dice)),
    { numRuns: runs, seed: 20261201 },
  );
}

/** Everything that a seat is shown of a match, and is told of it. */
function shownTo({ table }: Match<GensoState>, seat: Seat): string {
  const told = (table.log ?? []).map((logged) => viewEvent(table, seat, logged));
  return JSON.stringify({
    view: view(table, seat),
    told,
    why: why(table, seat),
    not: viewRefusals(table, seat),
  });
}

/** Goes on to the next question that both players answer at the same time; false if there is none. */
function toSecretChoice(match: Match<GensoState>, dice: (sides: number) => number): boolean {
  for (let step = 0; step < 400 && match.table.decisions.length > 0; step++) {
    const both = BOTH.every((seat) => decisionOf(match.table, seat) !== null);
    if (both) return true;
    advance(match, dice);
  }
  return false;
}

property(
  ["turn.3", "turn.4", "turn.6", "battle.3"],
  "while a player chooses in secret, whatever they choose the other one sees the same",
  () => {
    let looked = 0;
    always((match, dice) => {
      if (!toSecretChoice(match, dice)) return;
      for (const seat of BOTH) {
        const options: readonly Option[] = decisionOf(match.table, seat)?.decision.options ?? [];
        const { length } = match.record;
        const seen = options.map((_, index) => {
          enter(match, { kind: "answer", seat, index });
          const shown = shownTo(match, opponentOf(seat));
          rewind(match, length);
          return shown;
        });
        expect(new Set(seen).size).toBeLessThanOrEqual(1);
        looked += seen.length;
      }
    }, 60);
    expect(looked).toBeGreaterThan(200);
  },
);

/** What the other player is shown after each answer of one who goes through a secret choice to its end. */
function shownMeanwhile(match: Match<GensoState>, seat: Seat, dice: (sides: number) => number): string[] {
  const { length } = match.record;
  const shown: string[] = [];
  for (
    let pending = decisionOf(match.table, seat);
    pending !== null;
    pending = decisionOf(match.table, seat)
  ) {
    enter(match, { kind: "answer", seat, index: dice(pending.decision.options.length) });
    if (decisionOf(match.table, opponentOf(seat)) === null) break;
    shown.push(shownTo(match, opponentOf(seat)));
  }
  rewind(match, length);
  return shown;
}

property(
  ["turn.4", "turn.5", "turn.6", "battle.3"],
  "however a player goes through a secret choice, the other one sees the same all the way, and as many answers",
  () => {
    let looked = 0;
    always((match, dice) => {
      if (!toSecretChoice(match, dice)) return;
      for (const seat of BOTH) {
        const ways = Array.from({ length: 6 }, () => shownMeanwhile(match, seat, dice));
        for (const way of ways) expect(way).toEqual(ways[0]);
        looked += ways[0]?.length ?? 0;
      }
    }, 60);
    expect(looked).toBeGreaterThan(100);
  },
);

property(["setup.3", "setup.4"], "the supply has enough counters, and none is lost", () => {
  expect(checkSupply(fullSupply())).toEqual([]);
  always(({ table: { state } }) => {
    const counted = ELEMENTS.map((_, at) => {
      const attached = state.cards.filter(({ attached: bits }) => (bits & (1 << at)) !== 0).length;
      return (state.game.supply[at] ?? 0) + attached;
    });
    expect(counted).toEqual(fullSupply());
  });
});

property("place.3", "every card is in exactly one zone of its owner's, and a place has one character", () => {
  always(({ table }) => {
    const { state } = table;
    const places = state.zones.flatMap((cards, zone) => cards.map((card) => [card, zone] as const));
    expect(places.map(([card]) => card).sort((a, b) => a - b)).toEqual(state.cards.map((_, card) => card));
    for (const [card, zone] of places) expect(state.cards[card]?.zone).toBe(zone);
    for (const seat of BOTH)
      for (const column of COLUMNS) {
        const [character, ...laid] = state.zones[placeOf(seat, column)] ?? [];
        const typeOf = (card: number): unknown => table.pool.definitions[state.cards[card]?.definition ?? -1];
        if (character !== undefined) expect(typeOf(character)).toHaveProperty("type", "character");
        for (const card of laid) expect(typeOf(card)).toHaveProperty("type", "stacking");
      }
  });
});

property(
  "turn.4",
  "whoever thinks about a match never takes another card for a character that lies face down",
  () => {
    always(({ table }, dice) => {
      for (const seat of BOTH) {
        const thought = sample(table, seat, dice(1000));
        for (const column of COLUMNS)
          for (const card of (thought.state.zones[placeOf(opponentOf(seat), column)] ?? []).slice(0, 1))
            expect(faceOf(thought, card).type).toBe("character");
      }
    });
  },
);

property("calc.18", "counters are on characters only", () => {
  always(({ table }) => {
    for (const seat of BOTH)
      for (const zone of [deckOf(seat), handOf(seat), discardsOf(seat), leaderOf(seat)])
        for (const card of table.state.zones[zone] ?? []) expect(table.state.cards[card]?.attached).toBe(0);
  });
});

property(
  ["turn.3", "turn.5", "setup.2"],
  "hands, decks, leaders and characters face down hide their faces",
  () => {
    always(({ table }) => {
      const wasLookedAt = table.log?.some(({ event }) => event.kind === "lookedAt") === true;
      for (const seat of BOTH) {
        const other = opponentOf(seat);
        const seen = view(table, seat);
        const shown = (zone: number): boolean[] => (seen.zones[zone] ?? []).map((card) => card.shown);
        expect(shown(handOf(seat)).every(Boolean)).toBe(true);
        for (const each of BOTH) expect(shown(discardsOf(each)).every(Boolean)).toBe(true);
        for (const column of COLUMNS)
          for (const [at, card] of (seen.zones[placeOf(other, column)] ?? []).entries())
            if (!wasLookedAt || card.turned) expect([at, card.shown]).toEqual([at, card.turned]);
        for (const card of seen.zones[leaderOf(other)] ?? []) expect(card.shown).toBe(card.turned);
        expect(shown(deckOf(other)).some(Boolean)).toBe(false);
        if (!wasLookedAt) expect(shown(handOf(other)).some(Boolean)).toBe(false);
      }
    });
  },
);

property(
  ["battle.5", "battle.8", "calc.2"],
  "whoever has rolled has eight dice, each with one of eight faces",
  () => {
    always(({ table }) => {
      for (const { dice } of table.state.game.battle?.sides ?? []) {
        expect([0, DICE]).toContain(dice.length);
        for (const face of dice) expect(face >= 0 && face < FACES).toBe(true);
      }
    });
  },
);

property("battle.6", "no ATK is below 0", () => {
  always(({ table }) => {
    for (const seat of BOTH)
      for (const card of charactersOf(table, seat)) expect(atkOf(table, card)).toBeGreaterThanOrEqual(0);
  });
});
