import { entriesIn, testCards } from "@gyoji/game/testing/suites";
import { expect, test } from "vitest";
import { readCards } from "./cards.ts";
import { PROJECT_FILES } from "./projectFiles.ts";
import { entries, words } from "./words/index.ts";

const files = PROJECT_FILES.map(({ file, source }) => ({ file, read: readCards(file, source) }));

testCards(words, files);

test("every phrase is on a card", () => {
  const cards = files.flatMap(({ read }) => (read.ok ? read.cards : []));
  const used = new Set(cards.flatMap(({ abilities }) => abilities.flatMap(entriesIn)));
  expect(entries.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
});
