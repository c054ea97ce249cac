import { checkCards, checkEvents, checkJson, checkSecrets } from "@gyoji/game/testing";
import { decisionOf, enter, hashOf, knows, type Match, type Seat, startMatch, view } from "@gyoji/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { HorobeatDefinition } from "./definition.ts";
import { horobeat } from "./game.ts";
import { horobeatModule } from "./module.ts";
import { isUsedWaza } from "./rules/information.ts";
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
  isHorobitoZone,
  isWazaZone,
  lineNumbers,
  SEATS,
  wazaZone,
  ZONES,
} from "./state.ts";
import { property } from "./testing/property.ts";
import { trials } from "./trials.ts";

const compiled = horobeatModule.compile([]);
if (!compiled.ok) throw new Error("the project's cards do not compile");
const { pool } = compiled;
const decks = horobeatModule.decks.map(({ cards }) =>
  Object.entries(cards).flatMap(([id, count]) => new Array<string>(count).fill(id)),
);
const seats: readonly Seat[] = [0, 1];

/** A reachable state: a match between two of the decks, some random choices in. */
const reached = fc
  .record({
    seed: fc.integer(),
    steps: fc.integer({ min: 0, max: 160 }),
    first: fc.integer({ min: 0, max: decks.length - 1 }),
    second: fc.integer({ min: 0, max: decks.length - 1 }),
    choices: fc.infiniteStream(fc.nat({ max: 999 })),
  })
  .map(({ seed, steps, first, second, choices }) => {
    const chosen = [decks[first] ?? [], decks[second] ?? []];
    const match = startMatch(
      horobeat,
      pool as never,
      { options: {}, decks: chosen, sideboards: [], seed },
      true,
    );
    for (let step = 0; step < steps; step++) if (!advance(match, Number(choices.next().value))) break;
    return match;
  });

/** Makes one choice; false when the match is over. */
function advance({ table, ...match }: Match<HorobeatState>, choice: number): boolean {
  const pending = table.decisions[choice % Math.max(1, table.decisions.length)];
  if (pending === undefined) return false;
  const { seat, options } = pending.decision;
  enter({ ...match, table }, { kind: "answer", seat, index: choice % options.length });
  return true;
}

function always(holds: (match: Match<HorobeatState>) => void, runs = 100): void {
  fc.assert(fc.property(reached, holds), { numRuns: runs, seed: 20261129 });
}

property(["4.1.1", "2.10.1"], "every card is in exactly one zone, and stays its owner's", () => {
  always(({ table }) => {
    checkCards(table);
    const owners = table.state.cards.map(({ owner }) => owner);
    expect(owners).toEqual(owners.map((_, card) => (card < 50 ? 0 : 1)));
  });
});

property(
  ["4.9.1.1", "4.9.2.1", "4.9.2.2", "4.1.2"],
  "five Lines of two zones a player, and own zones of each name",
  () => {
    const names = ZONES.map(({ name, seat }) => `${seat} ${name}`);
    expect(new Set(names).size).toBe(names.length);
    for (const seat of seats) {
      expect(ZONES.filter((zone) => zone.seat === seat).map(({ name }) => name)).toEqual([
        "deck",
        "hand",
        "hearts",
        "check",
        "graveyard",
        "ena",
        ...[1, 2, 3, 4, 5].map((line) => `horobito${line}`),
        ...[1, 2, 3, 4, 5].map((line) => `waza${line}`),
      ]);
      for (const line of lineNumbers()) {
        expect(ZONES[horobitoZone(seat, line)]).toMatchObject({ name: `horobito${line}`, seat });
        expect(ZONES[wazaZone(seat, line)]).toMatchObject({ name: `waza${line}`, seat });
      }
    }
  },
);

property("6.1.3", "one player is first and the other second", () => {
  always(({ table }) => {
    if (table.state.game.round === 0) return; // 5.2.2: it may not be settled yet
    expect(seats).toContain(table.state.game.first);
    expect(new Set(horobeat.order(table))).toEqual(new Set(seats));
    expect(horobeat.order(table)[0]).toBe(table.state.game.first);
  });
});

property(["3.1.1", "4.9.3.7.1"], "only Hearts, the top of a Horobito Zone and Ena have a state", () => {
  always(({ table: { state } }) => {
    state.zones.forEach((cards, zone) => {
      const { name } = ZONES[zone] ?? { name: "" };
      if (name === "hearts" || name === "ena") return;
      const stateless = isHorobitoZone(zone) ? cards.slice(0, -1) : cards;
      for (const card of stateless) expect([name, state.cards[card]?.turned]).toEqual([name, false]);
    });
  });
});

property("4.7.1", "the Check Zone is empty but for damage being dealt and its Checks", () => {
  always(({ table: { state } }) => {
    const checking = state.frames.some(({ procedure }) => ["7.5", "7.6", "7.7"].includes(procedure));
    if (!checking) for (const seat of seats) expect(state.zones[checkOf(seat)]).toEqual([]);
  });
});

property(
  [
    "4.1.3",
    "4.1.3.1",
    "4.4.2",
    "4.5.2",
    "4.6.2",
    "4.7.2",
    "4.8.2",
    "4.8.3",
    "4.9.3.2",
    "4.9.3.3",
    "4.9.4.2",
    "4.9.4.3",
    "4.10.2",
  ],
  "closed zones hide their faces, open ones show them",
  () => {
    always(({ table }) => {
      for (const seat of seats) {
        const seen = view(table, seat);
        for (const other of seats) {
          for (const zone of [
            graveyardOf(other),
            enaOf(other),
            ...lineNumbers().flatMap((line) => [horobitoZone(other, line), wazaZone(other, line)]),
          ])
            expect(seen.zones[zone]?.every(({ shown }) => shown)).toBe(true);
          for (const zone of [deckOf(other), heartsOf(other)])
            if (!effectInProgress(table)) expect(seen.zones[zone]?.every(({ shown }) => !shown)).toBe(true);
        }
        const foe = 1 - seat;
        if (!effectInProgress(table))
          for (const zone of [handOf(foe), checkOf(foe)])
            expect(seen.zones[zone]?.every(({ shown }) => !shown)).toBe(true);
      }
    });
  },
);

property(["4.5.3", "4.7.3"], "a player always sees the own hand and Check Zone", () => {
  always(({ table }) => {
    for (const seat of seats)
      for (const zone of [handOf(seat), checkOf(seat)])
        for (const card of table.state.zones[zone] ?? []) expect(knows(table, seat, card)).toBe(true);
  });
});

property(
  ["4.4.4", "4.6.6", "4.9.3.8", "4.10.3"],
  "what stays in a zone keeps its order, and an Ena its state unless it is made ready or used",
  () => {
    always((match) => {
      for (let choice = 0; choice < 20; choice++) expectOrderKept(match, choice * 37);
    }, 60);
  },
);

function expectOrderKept(match: Match<HorobeatState>, choice: number): void {
  const { table } = match;
  const zones = table.state.zones.map((cards) => cards.slice());
  const cards = table.state.cards.map(({ stay, turned }) => ({ stay, turned }));
  const logged = table.log?.length ?? 0;
  if (!advance(match, choice)) return;
  const since = (table.log ?? []).slice(logged).map(({ event }) => event);
  const named = (kinds: readonly string[]) =>
    since.filter(({ kind }) => kinds.includes(kind)).flatMap((event) => event.cards);
  zones.forEach((before, zone) => {
    const after = table.state.zones[zone] ?? [];
    // The card under an Over-Beat is another object, but lies where it lay.
    const same = (card: number) =>
      isHorobitoZone(zone) || table.state.cards[card]?.stay === cards[card]?.stay;
    const stayed = before.filter((card) => after.includes(card) && same(card));
    const shuffled = since.some(({ kind, seat }) => kind === "shuffled" && deckOf(seat) === zone);
    if (!shuffled) expect(after.filter((card) => stayed.includes(card))).toEqual(stayed);
    if (zone !== enaOf(0) && zone !== enaOf(1)) return;
    const turned = stayed.filter((card) => table.state.cards[card]?.turned !== cards[card]?.turned);
    expect(named(["enaUsed", "enaReadied"])).toEqual(expect.arrayContaining(turned));
  });
}

property("4.1.4", "a player sees how many cards lie in every zone", () => {
  always(({ table }) => {
    for (const seat of seats)
      expect(view(table, seat).zones.map((cards) => cards.length)).toEqual(
        table.state.zones.map((cards) => cards.length),
      );
  });
});

property(["4.2.2", "9.2.3"], "what a seat does not know changes nothing that it sees", () => {
  always(({ table }) => checkSecrets(table, (decision) => trials.tells(decision)));
});

test("events name no card to a seat that did not know its face", () => {
  expect(() => always(({ table }) => checkEvents(table))).not.toThrow();
});

property("4.3.1", "saving and loading keeps every order", () => {
  always(({ table }) => checkJson(table));
});

property("7.2.2.3", "what is refused leaves the state as it was", () => {
  always((match) => {
    const before = hashOf(match.table.state);
    for (const seat of seats) {
      const count = decisionOf(match.table, seat)?.decision.options.length ?? 0;
      expect(() => enter(match, { kind: "answer", seat, index: count })).toThrow();
    }
    expect(hashOf(match.table.state)).toBe(before);
  });
});

property("8.1.1", "a text that says when is triggered, and every other is not", () => {
  for (const { id, words, abilities } of pool.definitions as readonly HorobeatDefinition[]) {
    const texts = words.en === "" ? [] : words.en.split("\n").map(withoutCondition);
    const when = texts.filter((text) => text.startsWith("When "));
    const others = abilities.filter(({ kind }) => kind !== "triggered");
    expect([id, abilities.length - others.length]).toEqual([id, when.length]);
    expect([id, others.length > 0]).toEqual([id, texts.length > when.length]);
    for (const { kind } of others) expect(["continuous", "replacement", "stated"]).toContain(kind);
  }
});

function withoutCondition(text: string): string {
  return text.replace(/^(?:Ena Yomi|Resonance) \[[^\]]*\](?: \d+)?: /, "");
}

property("8.1.3.1", "no continuous effect is among those that wait to be carried out", () => {
  let ordered = 0;
  always((match) => {
    for (let choice = 0; choice < 20 && advance(match, choice * 37); choice++)
      for (const { card, kind } of abilitiesToOrder(match.table)) {
        ordered++;
        expect([card, kind]).toEqual([card, "triggered"]);
      }
  });
  expect(ordered).toBeGreaterThan(0);
});

/** The kinds of the effects that a player is asked to put in order. */
function abilitiesToOrder({ decisions, state, pool: { definitions } }: HorobeatTable) {
  return decisions
    .filter(({ decision }) => decision.ask === "orderEffects")
    .flatMap(({ decision }) => decision.options)
    .flatMap((option) => {
      if (option.kind !== "ability") return [];
      const { definition } = state.cards[option.card] ?? { definition: -1 };
      return [{ card: option.card, kind: definitions[definition]?.abilities[option.ability]?.kind }];
    });
}

property("6.3.5.3", "a Boost is no Horobito on the Line, and its text is silent", () => {
  always(({ table }) => {
    horobeat.sources(table, (card) => {
      const { zone } = table.state.cards[card] ?? { zone: -1 };
      expect(isHorobitoZone(zone) || (isWazaZone(zone) && isUsedWaza(table, card))).toBe(true);
    });
  });
});

/** A card being used is declared, and a Trigger's card revealed: they are seen in closed zones for that long. */
function effectInProgress(table: HorobeatTable): boolean {
  const shown = ["text", "6.2.6", "6.3.4", "6.3.5", "7.7.2", "8.3", "9.12"];
  return table.state.frames.some(({ procedure }) => shown.some((part) => procedure.includes(part)));
}

property("1.1.1", "a match is for two players", () => {
  for (const count of [0, 1, 3])
    expect(() =>
      startMatch(
        horobeat,
        pool as never,
        { options: {}, decks: new Array<string[]>(count).fill(decks[0] ?? []), sideboards: [], seed: 1 },
        false,
      ),
    ).toThrow();
  expect(SEATS).toBe(2);
});
