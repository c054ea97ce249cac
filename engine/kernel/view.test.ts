import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ALL,
  answer,
  cardAt,
  choose,
  copyState,
  decisionOf,
  definitionOf,
  enter,
  NONE,
  procedure,
  run,
  show,
  tableOn,
  view,
  viewEvent,
  viewRefusals,
  why,
} from "./index.ts";
import { newMatch, playOn } from "./testing/play.ts";
import { midTurn, staged, unknownTo } from "./testing/stage.ts";
import { type ToyTable, zoneOf } from "./testing/toyState.ts";

test("a seat sees its own hand and only the backs of the other's", () => {
  const table = midTurn([
    { deck: ["ghost"], hand: ["pebble"] },
    { hand: ["boulder"], table: ["banner", "pebble"] },
  ]);
  const { zones, facts } = view(table, 0);
  expect(zones[zoneOf(0, "deck")]).toEqual([{ shown: false, turned: false }]);
  expect(zones[zoneOf(0, "hand")]).toEqual([
    { shown: true, card: 1, id: "pebble", owner: 0, turned: false, facts: { power: 1 } },
  ]);
  expect(zones[zoneOf(1, "hand")]).toEqual([{ shown: false, turned: false }]);
  expect(zones[zoneOf(1, "table")]).toMatchObject([{ id: "banner" }, { id: "pebble", facts: { power: 2 } }]);
  expect(facts).toEqual({ turn: 0, points: [0, 0] });
});

test("who watches sees what everybody sees", () => {
  const table = midTurn([{ hand: ["pebble", "boulder"] }]);
  show(table, 1, 1 << 1);
  expect(view(table, NONE).zones[zoneOf(0, "hand")]).toMatchObject([
    { shown: false },
    { shown: true, id: "boulder" },
  ]);
});

test("who looks at a replay sees what any seat sees, but no face that nobody knows", () => {
  const table = midTurn([{ deck: ["ghost"], hand: ["pebble"] }, { hand: ["boulder"] }]);
  const { zones, decision, agreed } = view(table, ALL);
  expect(zones[zoneOf(0, "deck")]).toEqual([{ shown: false, turned: false }]);
  expect(zones[zoneOf(0, "hand")]).toMatchObject([{ id: "pebble" }]);
  expect(zones[zoneOf(1, "hand")]).toMatchObject([{ id: "boulder" }]);
  expect(decision).toBeNull();
  expect(agreed).toEqual([]);
});

test("what a seat has laid in secret lies there for it, and for the other still where it was", () => {
  const match = newMatch();
  enter(match, { kind: "answer", seat: 0, index: 1 });
  const { table } = match;
  const [hand, deck] = [zoneOf(0, "hand"), zoneOf(0, "deck")];
  const counts = (seat: number): (number | undefined)[] => {
    const { zones } = view(table, seat);
    return [zones[hand]?.length, zones[deck]?.length];
  };
  const [held = 0, left = 0] = [hand, deck].map((zone) => table.state.zones[zone]?.length);
  expect(counts(1)).toEqual([held, left]);
  expect(counts(NONE)).toEqual([held, left]);
  expect(counts(0)).toEqual([held - 1, left + 1]);
  expect(counts(ALL)).toEqual([held - 1, left + 1]);
});

test("everybody sees who agrees to a draw", () => {
  const match = newMatch();
  enter(match, { kind: "agreeDraw", seat: 1 });
  expect(view(match.table, 0).agreed).toEqual([1]);
  expect(view(match.table, NONE).agreed).toEqual([1]);
});

const textOf = (table: ToyTable): number => cardAt(table, 0).definition;

test("an option about an ability comes with its face, and how many abilities that has", () => {
  const root = procedure<ToyTable, object>("10", {
    "10.1": choose(
      (table) => ({
        seat: 0,
        ask: "use",
        options: [{ kind: "ability", card: 0, text: textOf(table), ability: 0 }],
        open: false,
        about: NONE,
      }),
      () => undefined,
    ),
  });
  const table = staged(root, {}, [{ table: ["banner"] }]);
  const { abilities } = definitionOf(table, 0);
  expect(view(table, 0).decision?.options).toEqual([
    { kind: "ability", card: 0, text: textOf(table), ability: 0, id: "banner", of: abilities.length },
  ]);
});

test("a seat sees its own decision, and of the others' that they decide", () => {
  const table = midTurn([{ hand: ["pebble"] }]);
  expect(view(table, 0).decision).toMatchObject({ ask: "main", rule: "3.2" });
  expect(view(table, 1)).toMatchObject({ decision: null, waitingFor: [{ seat: 0, rule: "3.2" }] });
});

test("an option about a card whose face the seat does not know is a place", () => {
  const root = procedure<ToyTable, object>("10", {
    "10.1": choose(
      () => ({
        seat: 0,
        ask: "take",
        options: [
          { kind: "card", card: 0 },
          { kind: "card", card: 2 },
        ],
        open: false,
        about: 1,
      }),
      () => undefined,
    ),
  });
  const table = staged(root, {}, [{ hand: ["pebble"] }, { hand: ["ghost", "boulder"] }]);
  const { decision } = view(table, 0);
  expect(decision?.options).toEqual([
    { kind: "card", card: 0 },
    { kind: "place", zone: zoneOf(1, "hand"), position: 1 },
  ]);
  expect(decision?.about).toBe(NONE);
});

describe("events", () => {
  test("who drew sees the card, the other that one was drawn", () => {
    const { table } = newMatch();
    const drawn = table.log?.[0];
    if (drawn === undefined) throw new Error("nothing happened");
    expect(viewEvent(table, 0, drawn)).toMatchObject({
      kind: "drew",
      seat: 0,
      cards: [{ card: drawn.event.cards[0] }],
    });
    expect(viewEvent(table, 1, drawn)).toMatchObject({ kind: "drew", seat: 0, cards: [null] });
    expect(viewEvent(table, NONE, drawn).cards).toEqual([null]);
  });

  test("its source has its face for those who know it", () => {
    const { table } = newMatch();
    const drawn = table.log?.[0];
    if (drawn === undefined) throw new Error("nothing happened");
    const caused = { ...drawn, event: { ...drawn.event, source: 0 }, sourceKnown: 1 };
    const id = definitionOf(table, 0).id;
    expect(viewEvent(table, 0, caused).source).toEqual({ card: 0, id });
    expect(viewEvent(table, 1, caused).source).toBeNull();
    expect(viewEvent(table, ALL, caused).source).toEqual({ card: 0, id });
    expect(viewEvent(table, NONE, caused).source).toBeNull();
  });

  test("what it names, everybody hears", () => {
    const { table } = newMatch();
    const drawn = table.log?.[0];
    if (drawn === undefined) throw new Error("nothing happened");
    const naming = (more: object) => ({ ...drawn, event: { ...drawn.event, more: { ...more } } });
    expect(viewEvent(table, 1, drawn)).toMatchObject({ face: "", name: "" });
    expect(viewEvent(table, 1, naming({ face: "pebble" }))).toMatchObject({ face: "pebble", name: "" });
    expect(viewEvent(table, NONE, naming({ name: "Beast" }))).toMatchObject({ face: "", name: "Beast" });
  });

  test("a card that was seen where it was is seen to go", () => {
    const { table } = playOn(newMatch(), []);
    expect(table.log?.map(({ known }) => known)).toEqual([[1], [1], [1], [2], [2], [2]]);
  });
});

describe("nothing leaks", () => {
  const choices = fc.array(fc.nat(1000), { maxLength: 40 });

  test("change any face that a seat does not know: its view and its decision are the same, byte for byte", () => {
    fc.assert(
      fc.property(fc.integer(), choices, fc.nat(1), fc.nat(), (start, made, seat, turns) => {
        const { table } = playOn(newMatch(start), made);
        table.log = [];
        expect(seenBy(withOtherFaces(table, seat, turns), seat)).toBe(seenBy(table, seat));
      }),
      { numRuns: 100 },
    );
  });

  test("and so are the events of what follows, until it learns something", () => {
    let compared = 0;
    fc.assert(
      fc.property(
        fc.integer(),
        choices,
        fc.nat(1),
        fc.nat(),
        fc.nat(1000),
        (start, made, seat, turns, next) => {
          const table = withOtherFaces(playOn(newMatch(start), made).table, seat, 0);
          const other = withOtherFaces(table, seat, turns);
          const learned = table.learned[seat];
          const own = decisionOf(table, seat);
          const asked = own ?? table.decisions[0];
          if (asked === undefined) return;
          // Seat's own choice, or the other's first: which of the others there are may depend on its hand.
          const index = own === null ? 0 : next % own.decision.options.length;
          const otherAsked = decisionOf(other, asked.decision.seat);
          if (otherAsked === null) throw new Error("the other table asks somebody else");
          answer(table, asked, index);
          answer(other, otherAsked, index);
          if (table.learned[seat] !== learned) return;
          compared++;
          expect(seenBy(other, seat)).toBe(seenBy(table, seat));
        },
      ),
      { numRuns: 200 },
    );
    expect(compared).toBeGreaterThan(20);
  });
});

/** A table on the same state, but for the faces that a seat does not know: they have gone round by some places. */
function withOtherFaces(table: ToyTable, seat: number, turns: number): ToyTable {
  const state = copyState(table);
  const hidden = unknownTo(table, seat);
  const faces = hidden.map((card) => state.cards[card]?.definition ?? 0);
  hidden.forEach((card, at) => {
    const changed = state.cards[card];
    if (changed !== undefined) changed.definition = faces[(at + turns) % faces.length] ?? 0;
  });
  const other = tableOn(table.game, table.pool, state, true);
  run(other);
  return other;
}

function seenBy(table: ToyTable, seat: number): string {
  const events = table.log?.map((event) => viewEvent(table, seat, event));
  return JSON.stringify([view(table, seat), why(table, seat), viewRefusals(table, seat), events]);
}
