import type { Rule } from "@gyoji/game";
import { expect, test } from "vitest";
import { pathTo, search, treeOf } from "./ruleTree.ts";

function rule(id: string, words: string): Rule {
  return { id, kind: "info", testable: false, summary: { en: words, th: `${words} th`, ja: `${words} ja` } };
}

const rulebook = [
  rule("1", "Zones"),
  rule("1.1", "The Hand"),
  rule("1.1.1", "A hand is closed"),
  rule("10", "End"),
];
const ids = (rules: readonly Rule[]) => rules.map(({ id }) => id);

test("rules stand under the one whose number theirs begins with", () => {
  const tree = treeOf(rulebook);
  expect(ids(tree.under.get("") ?? [])).toEqual(["1", "10"]);
  expect(ids(tree.under.get("1") ?? [])).toEqual(["1.1"]);
  expect(ids(pathTo(tree, "1.1.1"))).toEqual(["1", "1.1"]);
});

test("one searches by number or by words in one's language", () => {
  expect(ids(search(rulebook, "1.1", "en"))).toEqual(["1.1", "1.1.1"]);
  expect(ids(search([...rulebook, rule("move.1", "Walking")], "Move.", "th"))).toEqual(["move.1"]);
  expect(ids(search(rulebook, " hand CLOSED ", "en"))).toEqual(["1.1.1"]);
  expect(ids(search(rulebook, "ja end", "ja"))).toEqual(["10"]);
  expect(search(rulebook, " ", "en")).toEqual([]);
});
