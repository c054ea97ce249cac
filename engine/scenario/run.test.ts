import { describe, expect, test } from "vitest";
import { explain, runScenario } from "./index.ts";
import { run, scenarioOf, toyScenarios } from "./testing/toyScenarios.ts";

function diffsOf(body: string, adaptor = toyScenarios) {
  const found = run(body, adaptor);
  return found.passed ? [] : found.diffs;
}

describe("scenarios that hold", () => {
  test("a whole one", () => {
    const body = `
cards:
  - { id: giant, power: 9 }
table:
  A: { hand: [boulder, pebble, giant], points: 1 }
  B: { deck: [ghost], hand: [scout], table: [shield] }
play:
  - legal: { A: [pass, play pebble, play giant, play boulder] }
  - A: play boulder › pebble
  - expect: { A: { table: [boulder], graveyard: [pebble] }, events: [discarded, entered], why: [3.2] }
  - A: Play  GIANT
  - A: strike
  - expect: { asks: { A: strike, B: nothing } }
  - A: giant
expect:
  A: { points: 10 }
  B: { table: [shield] }
  outcome: { winner: A, rule: 1.5 }
  events: [scored]
  "seen by A": { B: { hand: ["?"], table: [shield] } }
  "seen by B": { A: { table: [boulder, giant] }, B: { hand: [scout], deck: ["?"] } }
legal: { A: [], B: [] }
`;
    expect(run(body)).toEqual({ passed: true });
  });

  test("chance is scripted", () => {
    const body = `
table: { A: { hand: [gamble, pebble] } }
chance: [{ pick: 5 }]
play: [{ A: play gamble › pebble }]
expect: { A: { table: [gamble] }, outcome: none }
`;
    expect(run(body)).toEqual({ passed: true });
  });

  test("what is illegal is refused by a rule, also in the middle of several decisions", () => {
    const body = `
table: { A: { hand: [boulder], table: [pebble] } }
illegal:
  - { A: play boulder, rule: 3.2.1, reason: cost, figures: { has: 0 } }
  - { A: strike › play boulder, rule: 3.2.1 }
`;
    expect(run(body)).toEqual({ passed: true });
  });

  test("acts come at any time", () => {
    const drawn =
      "table: {}\nplay: [{ B: agreeDraw }, { A: agreeDraw }]\nexpect: { outcome: { drawn: true, rule: 1.7 } }";
    const conceded = "table: {}\nplay: [{ B: concede }]\nexpect: { outcome: { winners: [A], rule: 1.6 } }";
    const tookBack = `
table: { A: { table: [boulder, pebble] } }
play: [{ A: strike }, { A: backOut }]
legal: { A: [pass, strike] }
`;
    expect([drawn, conceded, tookBack].map((body) => run(body))).toEqual([
      { passed: true },
      { passed: true },
      { passed: true },
    ]);
  });

  test("a loop is an outcome", () => {
    const body =
      "table: { A: { table: [echo] } }\nplay: [{ A: strike }]\nexpect: { outcome: { looped: true, cycle: [echo.1] } }";
    expect(run(body)).toEqual({ passed: true });
  });

  test("options of the format reach the game", () => {
    expect(
      run("table: { B: { hand: [pebble] } }\noptions: { first: B }\nlegal: { B: [pass, play pebble] }"),
    ).toEqual({
      passed: true,
    });
  });

  test("a deck is refused", () => {
    expect(run("refuse: { deck: [pebble] }\nexpect: { problems: [{ rule: 0.1, reason: size }] }")).toEqual({
      passed: true,
    });
    expect(run("refuse: { deck: [pebble, pebble, pebble] }\nexpect: { problems: [] }")).toEqual({
      passed: true,
    });
  });
});

describe("scenarios that do not hold say what is different", () => {
  test("the snapshot: path, expected, found, and after which line of play", () => {
    const body = `table: { A: { hand: [pebble, scout] } }
play:
  - A: play pebble
expect:
  A: { table: [scout], points: 1, mana: 3 }
  B: { hand: {} }
`;
    const diffs = diffsOf(body);
    const at = { line: 7, after: "A: play pebble" };
    expect(diffs).toEqual([
      { kind: "differs", path: "A.table", expected: ["scout"], found: ["pebble"], ...at },
      { kind: "differs", path: "A.points", expected: 1, found: 0, ...at },
      { kind: "missing", path: "A.mana", expected: 3, ...at },
      { kind: "differs", path: "B.hand", expected: {}, found: [], ...at },
    ]);
    expect(diffs.map((diff) => explain(diff, "en"))[0]).toBe(
      "line 7, after “A: play pebble”: A.table: expected [scout], found [pebble].",
    );
  });

  test("outcome, questions, rules, events and views", () => {
    const body = `table: { A: { hand: [pebble] } }
play: [{ A: play pebble }]
expect:
  outcome: { drawn: true }
  asks: { A: strike, B: main, C: main }
  why: [3.1]
  events: [entered, drew]
  seen by B: { A: { table: [boulder] } }
`;
    expect(diffsOf(body)).toMatchObject([
      { path: "outcome", found: "none" },
      { kind: "differs", path: "asks.A", expected: "strike", found: "main" },
      { kind: "differs", path: "asks.B", expected: "main", found: "nothing" },
      { kind: "missing", path: "asks.C", expected: "main" },
      { path: "why", expected: ["3.1"], found: ["1.3", "3.2"] },
      { path: "events", expected: ["entered", "drew"], found: ["entered"] },
      { path: "seen by B.A.table", expected: ["boulder"], found: ["pebble"] },
    ]);
  });

  test("the options, as many as there are", () => {
    expect(
      diffsOf(
        "table: { A: { hand: [pebble, pebble] } }\nlegal: { A: [pass, play pebble, strike], B: [pass] }",
      ),
    ).toMatchObject([
      { kind: "legalDiffers", seat: "A", missing: ["strike"], extra: ["play pebble"] },
      { kind: "legalDiffers", seat: "B", missing: ["pass"], extra: [] },
    ]);
  });

  test("a line of play that is not offered ends it", () => {
    const body =
      "table: { A: { hand: [pebble] } }\nplay: [{ A: play boulder }, { A: pass }]\nexpect: { outcome: none }";
    expect(diffsOf(body)).toEqual([
      {
        kind: "notOffered",
        seat: "A",
        words: "play boulder",
        offered: ["pass", "play pebble"],
        line: 5,
        after: "A: play boulder",
      },
    ]);
  });

  test("a seat that has nothing to decide, an act that is not legal", () => {
    expect(diffsOf("table: {}\nplay: [{ B: pass }]\nexpect: {}")).toMatchObject([
      { kind: "nothingToDecide", seat: "B", words: "pass" },
    ]);
    expect(diffsOf("table: {}\nplay: [{ A: backOut }]\nexpect: {}")).toMatchObject([
      { kind: "actNotLegal", act: "backOut" },
    ]);
    expect(diffsOf("table: {}\nplay: [{ H: concede }]\nexpect: {}")).toMatchObject([
      { kind: "actNotLegal", seat: "H" },
    ]);
  });

  test("words that could mean several things", () => {
    const body =
      "cards: [{ id: Pebble, power: 3 }]\ntable: { A: { hand: [pebble, Pebble] } }\nplay: [{ A: PLAY PEBBLE }]\nexpect: {}";
    expect(diffsOf(body)).toMatchObject([
      { kind: "ambiguous", words: "PLAY PEBBLE", matching: ["play pebble", "play Pebble"] },
    ]);
    expect(diffsOf(body.replace("PLAY PEBBLE", "play Pebble"))).toEqual([]);
  });

  test("what is not illegal, not refused, or refused otherwise", () => {
    const body = `table: { A: { hand: [boulder], table: [pebble, pebble] } }
illegal:
  - { A: strike › pebble, rule: 1.1 }
  - { A: play scout, rule: 1.1 }
  - { A: play boulder, rule: 3.2.1, reason: cost, figures: { has: 2 } }
`;
    expect(diffsOf(body)).toMatchObject([
      { kind: "legalAfterAll", words: "strike › pebble" },
      { kind: "notRefused", words: "play scout", refused: ["play boulder"] },
      {
        kind: "refusedOtherwise",
        expected: { rule: "3.2.1", reason: "cost", figures: { has: 2 } },
        found: [{ rule: "3.2.1", reason: "cost", figures: { needs: 1, has: 0 } }],
      },
    ]);
  });

  test("chance that is not scripted, does not fit, or is left over", () => {
    expect(diffsOf(gambling("[]"))).toMatchObject([
      { kind: "chanceDoesNotFit", after: "A: play gamble › pebble" },
    ]);
    expect(diffsOf(gambling("[{ pick: 6 }]"))).toMatchObject([{ kind: "chanceDoesNotFit" }]);
    expect(diffsOf(gambling("[{ shuffle: unchanged }]"))).toMatchObject([{ kind: "chanceDoesNotFit" }]);
    expect(diffsOf(gambling("[{ pick: 5 }, { shuffle: [0, 1] }]"))).toMatchObject([
      { kind: "chanceLeft", count: 1 },
    ]);
  });

  test("cards and tables that the game cannot make", () => {
    expect(diffsOf("table: { A: { hand: [dragon] } }\nexpect: {}")).toMatchObject([
      { kind: "badArrangement", path: "table.A", detail: "no card dragon" },
    ]);
    expect(diffsOf("table: {}\ncards: 3\nexpect: {}")).toMatchObject([
      { kind: "badArrangement", path: "cards" },
    ]);
  });

  test("another game, and refusals", () => {
    const foreign = { ...scenarioOf("table: {}\nexpect: {}"), game: "chess" };
    expect(runScenario(toyScenarios, foreign)).toMatchObject({
      passed: false,
      diffs: [{ kind: "otherGame", game: "chess" }],
    });
    expect(diffsOf("refuse: { format: x }\nexpect: { problems: [] }")).toMatchObject([
      { kind: "unknownRefusal", what: "format" },
    ]);
    expect(diffsOf("refuse: { deck: [] }\nexpect: { problems: [] }")).toMatchObject([
      { kind: "differs", path: "problems", expected: [], found: [{ rule: "0.1", reason: "size" }], line: 4 },
    ]);
  });

  test("a game that fails is reported, not thrown", () => {
    const failing = {
      ...toyScenarios,
      look: () => {
        throw new TypeError("oh");
      },
    };
    expect(diffsOf("table: {}\nexpect: { A: {} }", failing)).toMatchObject([
      { kind: "crashed", detail: "TypeError: oh" },
    ]);
  });
});

describe("the three ways must agree", () => {
  const body = `table: { A: { hand: [pebble, scout], deck: [pebble] } }
play:
  - A: play pebble
  - A: play scout
expect: { outcome: none }
`;

  test("they do for a sound game", () => {
    expect(diffsOf(body)).toEqual([]);
  });

  test("a state that does not survive JSON is found, with the line", () => {
    const game = toyScenarios.game(null);
    const between: typeof game.between = (table) => {
      const { notes } = table.state.game as unknown as { notes: { seen?: true } };
      if (notes.seen) table.state.game.points[1] = 1;
      game.between(table);
    };
    expect(
      diffsOf(body, { ...toyScenarios, arrange: arrangeLossy, game: () => ({ ...game, between }) }),
    ).toMatchObject([
      { kind: "waysDiffer", way: "json", line: 6 },
      { kind: "waysDiffer", way: "rewind", line: 6 },
    ]);
  });

  test("a state kept beside the state is found by rewinding", () => {
    let scored = 0;
    const game = toyScenarios.game(null);
    const between: typeof game.between = (table) => {
      if (table.log?.some(({ event }) => event.kind === "entered") && table.state.game.notes.length === 0)
        table.state.game.notes.push(`${scored++}`);
      game.between(table);
    };
    const leaky = { ...toyScenarios, game: () => ({ ...game, between }) };
    expect(diffsOf(body, leaky)).toMatchObject([
      { kind: "waysDiffer", way: "json", line: 6 },
      { kind: "waysDiffer", way: "rewind", line: 6 },
    ]);
  });
});

function gambling(chance: string): string {
  return `table: { A: { hand: [gamble, pebble] } }
chance: ${chance}
play: [{ A: play gamble › pebble }]
expect: { A: { table: [gamble] } }
`;
}

/** Puts a name on a list: JSON keeps the list only. */
function arrangeLossy(
  ...given: Parameters<typeof toyScenarios.arrange>
): ReturnType<typeof toyScenarios.arrange> {
  const state = toyScenarios.arrange(...given);
  Object.assign(state.game.notes, { seen: true });
  return state;
}
