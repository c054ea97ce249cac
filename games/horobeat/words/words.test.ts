import { isTerminalTree, parseText, type Tree } from "@gyoji/lexicon";
import { describe, expect, test } from "vitest";
import type { Case } from "../testing/case.ts";
import { cases } from "../testing/cases/index.ts";
import { at, played } from "../testing/played.ts";
import { entries, words } from "./index.ts";

function entriesIn(tree: Tree): string[] {
  return isTerminalTree(tree) ? [] : [tree.entry, ...Object.values(tree.slots).flatMap(entriesIn)];
}

function usedIn({ text }: Case): string[] {
  const parsed = parseText(words, "en", text);
  if (!parsed.ok) throw new Error(`not understood: ${text}`);
  return parsed.trees.flatMap(entriesIn);
}

test("every phrase has a case", () => {
  expect(entries.map(({ id }) => id).filter((id) => cases[id] === undefined)).toEqual([]);
  const known = new Set(entries.map(({ id }) => id));
  expect(Object.keys(cases).filter((id) => !known.has(id))).toEqual([]);
});

describe.each(Object.entries(cases))("%s", (id, itsCases) => {
  test.each(itsCases.map((each) => [each.text, each] as const))(
    "%s",
    (_text, { scene, answers, expected, ...rest }) => {
      expect(usedIn({ scene, answers, expected, ...rest })).toContain(id);
      const table = played(scene, answers);
      const found = Object.fromEntries(Object.keys(expected).map((path) => [path, at(table, path)]));
      expect(found).toEqual(expected);
    },
  );
});
