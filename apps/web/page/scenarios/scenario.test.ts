import { expect, test } from "vitest";
import { scenarios } from "./horobeat.ts";
import { scenariosIn } from "./scenario.ts";

test("title and rules are read from the text", () => {
  const source = 'game: toy\ntitle: "One: two"\nrules: [1.2, "7.10"]\ntable:\n  A: {}\n';
  expect(scenariosIn([source])).toEqual([{ title: "One: two", rules: ["1.2", "7.10"], source }]);
});

test("every scenario of HORO-BEAT has a title and rules", () => {
  expect(scenarios.length).toBeGreaterThan(300);
  for (const { title, rules, source } of scenarios) {
    expect(title, source).not.toBe("");
    for (const rule of rules) expect(rule, source).toMatch(/^\d+(\.\d+)*$/u);
  }
});
