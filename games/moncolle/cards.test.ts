import { entriesIn, testCards } from "@gyoji/game/testing/suites";
import { expect, test } from "vitest";
import { projectCards, readCards } from "./cards.ts";
import { entries, words } from "./words/index.ts";

const cards = testCards(words, new URL("./cards/", import.meta.url), readCards, projectCards);

test("every phrase is on a card", () => {
  const used = new Set(cards.flatMap(({ abilities }) => abilities.flatMap(entriesIn)));
  expect(entries.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
});
