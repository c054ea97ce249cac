import { ALL, NONE, type Seat } from "@gyoji/kernel";
import type { Request } from "@gyoji/protocol";
import { describe, expect, test } from "vitest";
import { started } from "./begin.ts";
import { troubleOf } from "./refusal.ts";
import { GAMES, loadAllGames } from "./registry.ts";

await loadAllGames();

import { type InMatch, join, type Room, roomOf, type Told } from "./room.ts";
import type { Standing } from "./standing.ts";

// Which is loaded first depends on the tests before.
const game = GAMES.find(({ id }) => id === "horobeat");
if (game === undefined) throw new Error("no game");
const { zones } = game;
const BOTH: readonly Seat[] = [0, 1];
const hands = zones.flatMap(({ name }, zone) => (name === "hand" ? [zone] : []));

const BEGINNING: Extract<Request, { kind: "start" }> = {
  kind: "start",
  game: game.id,
  options: { opening: "random" },
  decks: game.decks.slice(0, 2).map(({ cards }) => Object.entries(cards)),
  sideboards: [],
  seed: 4,
  players: ["person", "person"],
  look: NONE,
  sources: [],
  packs: [],
  banned: [],
};

const roomWith = (changes: Partial<typeof BEGINNING> = {}): Room =>
  roomOf(started({ ...BEGINNING, ...changes }));

/** Somebody in a room, with all that they are told. */
function visit(room: Room, standing: Standing, look: Seat) {
  const told: Told[] = [];
  const here = join(room, standing, look, (each) => told.push(structuredClone(each)));
  const trouble = (request: InMatch): unknown => {
    try {
      here.carryOut(request);
      return null;
    } catch (error) {
      return troubleOf(error);
    }
  };
  return { told, ...here, trouble };
}

type Visitor = ReturnType<typeof visit>;

const player = (room: Room, seat: Seat): Visitor => visit(room, { kind: "player", seat }, seat);
const stranger = (room: Room): Visitor => visit(room, { kind: "stranger" }, NONE);

const updates = ({ told }: Visitor) => told.flatMap((each) => (each.kind === "update" ? [each] : []));
const kinds = ({ told }: Visitor) => told.map(({ kind }) => kind);

function now(visitor: Visitor) {
  const found = updates(visitor).at(-1);
  if (found === undefined) throw new Error("nothing was told");
  return found;
}

/** The first answer of whoever of these is asked, so many times. */
function play(players: readonly Visitor[], times: number): void {
  for (let answered = 0; answered < times; answered++) {
    const asked = players.find((each) => now(each).view.decision !== null);
    if (asked === undefined) return;
    const { at, view } = now(asked);
    asked.carryOut({ kind: "answer", seat: view.seat, at, index: 0 });
  }
}

const ILLEGAL = { kind: "illegal" };

describe("two players of a match", () => {
  const room = roomWith();
  const players = [player(room, 0), player(room, 1)] as const;
  play(players, 30);

  test("are each told what happens, and see their own hand only", () => {
    expect(updates(players[0]).length).toBe(updates(players[1]).length);
    for (const [seat, each] of players.entries())
      for (const { view } of updates(each)) {
        expect(view.seat).toBe(seat);
        for (const hand of hands)
          if (zones[hand]?.seat !== seat) expect(view.zones[hand]?.every(({ shown }) => !shown)).toBe(true);
      }
  });

  test("are each told of a card once, and of no card that they have not seen", () => {
    for (const each of players) {
      const named = updates(each).flatMap(({ printed }) => printed.map(({ id }) => id));
      expect(new Set(named).size).toBe(named.length);
      const seen = new Set(
        updates(each).flatMap(({ view, log }) => [
          ...view.zones.flat().flatMap((card) => (card.shown ? [card.id] : [])),
          ...log.events.flatMap(({ cards, source }) => [...cards, source].flatMap((card) => card?.id ?? [])),
        ]),
      );
      expect(named.filter((id) => !seen.has(id))).toEqual([]);
    }
  });

  test("may neither look through the other's eyes, nor act for them, nor have the file", () => {
    const { at } = now(players[0]);
    expect(players[0].trouble({ kind: "look", look: 1 })).toEqual(ILLEGAL);
    expect(players[0].trouble({ kind: "look", look: ALL })).toEqual(ILLEGAL);
    expect(players[0].trouble({ kind: "act", seat: 1, at, act: "concede" })).toEqual(ILLEGAL);
    expect(players[0].trouble({ kind: "save" })).toEqual(ILLEGAL);
    expect(kinds(players[0])).not.toContain("saved");
  });

  test("cannot say for the other that an answer may be taken back", () => {
    const asked = players.find((each) => now(each).undo === "agreed");
    const { at, view } = now(asked ?? players[0]);
    expect(asked?.trouble({ kind: "undo", seat: view.seat, at, agreed: true })).toEqual(ILLEGAL);
  });
});

describe("a stranger", () => {
  test("sees what everybody sees", () => {
    const room = roomWith();
    const someone = stranger(room);
    play([player(room, 0), player(room, 1)], 10);
    expect(updates(someone).length).toBeGreaterThan(1);
    for (const { view, refusals } of updates(someone)) {
      for (const hand of hands) expect(view.zones[hand]?.every(({ shown }) => !shown)).toBe(true);
      expect(view.decision).toBeNull();
      expect(refusals).toEqual([]);
    }
  });

  test("may not come in with the eyes of others", () => {
    for (const look of [ALL, 0, 1, 2])
      expect(() => join(roomWith(), { kind: "stranger" }, look, () => undefined)).toThrow();
  });

  test("has no file, no other eyes and no say before the match is over, and a file and all eyes after", () => {
    const room = roomWith();
    const someone = stranger(room);
    const { at } = now(someone);
    const refused: readonly InMatch[] = [
      { kind: "save" },
      { kind: "look", look: ALL },
      { kind: "look", look: 0 },
      { kind: "answer", seat: 0, at, index: 0 },
      { kind: "act", seat: 0, at, act: "concede" },
    ];
    for (const request of refused) expect(someone.trouble(request)).toEqual(ILLEGAL);
    expect(kinds(someone)).toEqual(["opened", "update"]);

    player(room, 1).carryOut({ kind: "act", seat: 1, at, act: "concede" });
    expect(kinds(someone)).toEqual(["opened", "update", "update", "saved"]);
    expect(someone.trouble({ kind: "save" })).toBeNull();
    expect(someone.trouble({ kind: "look", look: ALL })).toBeNull();
    for (const hand of hands) expect(now(someone).view.zones[hand]?.every(({ shown }) => shown)).toBe(true);
  });

  test("does not set the pace of bots", () => {
    const room = roomWith({ players: ["random", "random"] });
    const someone = stranger(room);
    expect(someone.trouble({ kind: "step", at: 0 })).toEqual(ILLEGAL);
    const owner = visit(room, { kind: "owner" }, ALL);
    expect(owner.trouble({ kind: "step", at: 0 })).toBeNull();
    expect([now(someone).at, now(owner).at]).toEqual([1, 1]);
  });
});

test("what is over is not taken back: it has been seen whole", () => {
  const room = roomWith();
  const owner = visit(room, { kind: "owner" }, 0);
  play([owner], 2);
  owner.carryOut({ kind: "act", seat: 0, at: 0, act: "concede" });
  const { at } = now(owner);
  expect(owner.trouble({ kind: "undo", seat: 0, at, agreed: true })).toEqual(ILLEGAL);
});

test("who has left is told nothing", () => {
  const room = roomWith();
  const someone = stranger(room);
  someone.leave();
  const before = someone.told.length;
  play([player(room, 0), player(room, 1)], 3);
  expect(someone.told.length).toBe(before);
});

describe("what is chosen in secret", () => {
  const genso = GAMES.find(({ id }) => id === "genso");
  if (genso === undefined) throw new Error("no game of secret choices");
  const beginning = {
    ...BEGINNING,
    game: genso.id,
    options: { janken: "choose" },
    decks: genso.decks.slice(0, 2).map(({ cards }) => Object.entries(cards)),
  };

  /** What the other player and a stranger are told while a seat goes through its choice, after what came before. */
  function toldMeanwhile(before: readonly [Seat, number][], seat: Seat, choices: readonly number[]): string {
    const room = roomOf(started(beginning));
    const players = [player(room, 0), player(room, 1)] as const;
    const others = [players[1 - seat] as Visitor, stranger(room)];
    const answer = (who: Seat, index: number): void => {
      const visitor = players[who] as Visitor;
      visitor.carryOut({ kind: "answer", seat: who, at: now(visitor).at, index });
    };
    for (const [who, index] of before) answer(who, index);
    for (const { told } of others) told.splice(0);
    for (const index of choices) answer(seat, index);
    return JSON.stringify(others.map(({ told }) => told));
  }

  const PLACED = BOTH.flatMap((seat) => [0, 1, 2].map((): [Seat, number] => [seat, 0]));
  const TIED = BOTH.map((seat): [Seat, number] => [seat, 1]);
  const throws = [[0], [1], [2]];
  const placings = throws.flatMap(([first = 0]) => [
    [first, 0, 0],
    [first, 1, 1],
    [first, 1, 0],
  ]);

  test.each([
    ["three characters", [], placings],
    ["a throw", PLACED, throws],
    ["a throw after equal ones", [...PLACED, ...TIED], throws],
  ] as const)("%s: others are told the same, as often, whatever it is", (_what, before, ways) => {
    for (const seat of BOTH) {
      const told = ways.map((choices) => toldMeanwhile(before, seat, choices));
      expect(told[0]).toContain("update");
      expect(new Set(told).size).toBe(1);
    }
  });

  test("once both have chosen, both are told", () => {
    const [rock, paper] = [0, 1].map((index) => toldMeanwhile([...PLACED, [1, 0]], 0, [index]));
    expect(rock).toContain("threw");
    expect(rock).not.toBe(paper);
  });
});
