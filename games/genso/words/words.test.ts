import { isTerminalTree, parseText, type Tree } from "@gyoji/lexicon";
import { describe, expect, test } from "vitest";
import { cases } from "../testing/cases/index.ts";
import { at, played } from "../testing/played.ts";
import { entries, words } from "./index.ts";

function entriesIn(tree: Tree): string[] {
  return isTerminalTree(tree) ? [] : [tree.entry, ...Object.values(tree.slots).flatMap(entriesIn)];
}

function usedIn(text: string): string[] {
  const parsed = parseText(words, "en", text);
  if (!parsed.ok) throw new Error(`not understood: ${text}`);
  return parsed.trees.flatMap(entriesIn);
}

test("every phrase has a case", () => {
  const used = new Set(cases.flatMap(({ text }) => usedIn(text)));
  expect(entries.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
});

describe("what a text says is what happens", () => {
  test.each(cases.map((each) => [`${each.text} ${each.answers.join(", ")}`, each] as const))(
    "%s",
    (_title, { scene, answers, expected }) => {
      const table = played(scene, answers);
      const found = Object.fromEntries(Object.keys(expected).map((path) => [path, at(table, path)]));
      expect(found).toEqual(expected);
    },
  );
});
