import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { explain, type ReadProblem, readScenario, runScenario } from "./index.ts";
import { en } from "./messages/en.ts";
import { ja } from "./messages/ja.ts";
import { th } from "./messages/th.ts";
import { read, scenarioOf, toyScenarios } from "./testing/toyScenarios.ts";

function problemsOf(body: string): readonly ReadProblem[] {
  const result = read(body);
  return result.ok ? [] : result.problems;
}

test("a scenario is read with its lines", () => {
  const { rules, body } = scenarioOf(`table: {}
chance: [{ pick: 1 }, { shuffle: unchanged }, { shuffle: [1, 0] }]
play:
  - A: play a ›  b
  - B: concede
  - legal: { A: [x] }
  - illegal: { B: y, rule: 6 }
expect: { why: [6.10] }
`);
  expect(rules).toEqual(["3.10"]);
  expect(body).toEqual({
    kind: "played",
    cards: undefined,
    table: {},
    options: {},
    chance: [
      { kind: "pick", number: 1 },
      { kind: "shuffle", order: "unchanged" },
      { kind: "shuffle", order: [1, 0] },
    ],
    lines: [
      { kind: "choose", seat: 0, words: ["play a", "b"], line: 7 },
      { kind: "act", seat: 1, act: "concede", line: 8 },
      { kind: "legal", seat: 0, options: ["x"], line: 9 },
      { kind: "illegal", seat: 1, words: ["y"], rule: "6", reason: null, figures: null, line: 10 },
      { kind: "expect", expected: { why: ["6.10"] }, line: 11 },
    ],
  });
});

describe("what is wrong with a file is said, with its place", () => {
  test.each<[string, string, Partial<ReadProblem>]>([
    ["no YAML", "table: [", { kind: "notYaml", line: 4 }],
    ["a key twice", "table: {}\ntable: {}", { kind: "notYaml", code: "DUPLICATE_KEY", line: 5 }],
    ["an alias", "table: &a {}\ncards: *a\nexpect: {}", { kind: "alias", line: 5, column: 8 }],
    [
      "a wrong type",
      "table: {}\nplay: 3\nexpect: {}",
      { kind: "wrongType", path: "play", expected: "array", line: 5 },
    ],
    ["an unknown key", "table: {}\nexpext: {}", { kind: "unknownKey", key: "expext", line: 5, column: 1 }],
    [
      "an unknown key within",
      "table: {}\nplay:\n  - A: x\n  - a: y\nexpect: {}",
      { kind: "unknownKey", key: "a", line: 7, column: 5 },
    ],
    [
      "two seats in a line",
      "table: {}\nplay: [{ A: x, B: y }]\nexpect: {}",
      { kind: "notOneKey", path: "play.0", line: 5 },
    ],
    [
      "illegal without a seat",
      "table: {}\nillegal: [{ rule: 3.1 }]",
      { kind: "notOneKey", path: "illegal.0" },
    ],
    ["empty words", "table: {}\nplay: [{ A: '' }]\nexpect: {}", { kind: "outOfBounds", path: "play.0.A" }],
    [
      "an odd chance",
      "table: {}\nchance: [{ roll: 3 }]\nexpect: {}",
      { kind: "wrongForm", path: "chance.0" },
    ],
    ["an odd outcome", "table: {}\nexpect: { outcome: lost }", { kind: "wrongForm", path: "expect.outcome" }],
    [
      "a question of no seat",
      "table: {}\nexpect: { asks: { Z: main } }",
      { kind: "unknownKey", path: "expect.asks", key: "Z" },
    ],
    [
      "a question that is no key",
      "table: {}\nexpect: { asks: { A: 3 } }",
      { kind: "wrongType", path: "expect.asks.A", expected: "string" },
    ],
    ["neither table nor refusal", "expect: {}", { kind: "tableOrRefuse" }],
    ["both", "table: {}\nrefuse: { deck: 1 }\nexpect: { problems: [] }", { kind: "tableOrRefuse", line: 4 }],
    [
      "play beside a refusal",
      "refuse: { deck: 1 }\nplay: []\nexpect: { problems: [] }",
      { kind: "notWithRefuse", key: "play", line: 5 },
    ],
    ["a refusal without problems", "refuse: { deck: 1 }", { kind: "problemsMissing" }],
    ["nothing expected", "table: {}\nplay: [{ A: pass }]", { kind: "nothingExpected" }],
  ])("%s", (_, body, problem) => {
    expect(problemsOf(body)[0]).toMatchObject({ file: "toy.yaml", ...problem });
  });

  test("a file that is too large or too deep", () => {
    const tooLarge = readScenario({ file: "a.yaml", source: "#".repeat(100_001) });
    expect(tooLarge).toMatchObject({ ok: false, problems: [{ kind: "tooLarge", limit: 100_000 }] });
    const tooDeep = readScenario({ file: "a.yaml", source: "[".repeat(90_000) });
    expect(tooDeep).toMatchObject({ ok: false, problems: [{ kind: "tooDeep" }] });
  });
});

test("no file crashes the reader or the runner", () => {
  const scrap = fc.constantFrom(
    "table: ",
    "{}",
    "\n",
    "play:",
    "  - ",
    "A: ",
    "pass",
    "expect:",
    "[",
    "]",
    "{",
    "}",
    ": ",
    "› ",
    "illegal: ",
    "rule: 3.1",
    "legal: ",
    "chance: ",
    "pick: 1",
    "__proto__: ",
    "seen by B: ",
    "outcome: ",
    "why: ",
    "asks: ",
    "&a ",
    "*a",
    "!!js ",
    "? ",
    "| ",
    "null",
    "'",
  );
  fc.assert(
    fc.property(fc.array(scrap, { maxLength: 25 }), (scraps) => {
      const result = read(scraps.join(""));
      if (result.ok) expect(typeof runScenario(toyScenarios, result.scenario).passed).toBe("boolean");
      else for (const problem of result.problems) expect(explain(problem, "en")).toContain("toy.yaml:");
    }),
    { numRuns: 500 },
  );
});

test("every problem can be said in every language", () => {
  const [problem] = problemsOf("table: {}\nexpext: {}");
  if (problem === undefined) throw new Error("no problem");
  expect(explain(problem, "en")).toBe("toy.yaml:5:1: There is no key “expext” here.");
  expect(explain(problem, "th")).toBe("toy.yaml:5:1: ตรงนี้ไม่มีคีย์ชื่อ “expext”");
  expect(explain(problem, "ja")).toBe("toy.yaml:5:1: ここに「expext」というキーはありません。");
  for (const kind of Object.keys(en) as (keyof typeof en)[]) {
    expect(slots(th[kind])).toEqual(slots(en[kind]));
    expect(slots(ja[kind])).toEqual(slots(en[kind]));
  }
});

function slots(pattern: string): string[] {
  return [...pattern.matchAll(/\{(\w+)[,}]/gu)].map((each) => each[1] ?? "").sort();
}
