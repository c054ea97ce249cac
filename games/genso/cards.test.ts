import { isTerminalTree, LANGUAGES, parseText, type Tree } from "@gyoji/lexicon";
import { expect, test } from "vitest";
import { readCards } from "./cards.ts";
import { PROJECT_FILES } from "./projectFiles.ts";
import { entries, words } from "./words/index.ts";

const files = PROJECT_FILES.map(({ file, source }) => ({ file, read: readCards(file, source) }));
const cards = files.flatMap(({ read }) => (read.ok ? read.cards : []));

function entriesIn(tree: Tree): string[] {
  return isTerminalTree(tree) ? [] : [tree.entry, ...Object.values(tree.slots).flatMap(entriesIn)];
}

test.each(files)("$file is read whole", ({ read }) => {
  expect(read.ok ? [] : read.errors).toEqual([]);
});

test("every phrase is on a card", () => {
  const used = new Set(cards.flatMap(({ abilities }) => abilities.flatMap(entriesIn)));
  expect(entries.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
});

test.each(cards.filter(({ abilities }) => abilities.length > 0).map((card) => [card.id, card] as const))(
  "%s says the same in every language",
  (_id, { words: printed, abilities }) => {
    for (const language of LANGUAGES)
      expect(parseText(words, language, printed[language])).toEqual({ ok: true, trees: abilities });
  },
);
