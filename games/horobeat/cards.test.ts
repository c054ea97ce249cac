import { entriesIn, testCards } from "@gyoji/game/testing/suites";
import { expect, test } from "vitest";
import { projectCards, readCards } from "./cards.ts";
import { entries, words } from "./words/index.ts";

const cards = testCards(words, new URL("./cards/", import.meta.url), readCards, projectCards);

test("every phrase is on a card, and every tribe has a member", () => {
  const used = new Set(cards.flatMap(({ abilities }) => abilities.flatMap(entriesIn)));
  const tribes = cards.flatMap((card) => (card.type === "horobito" ? [card.tribe ?? []].flat() : []));
  const found = new Set([...used, ...tribes.map((key) => `tribe ${key}`)]);
  expect(entries.map(({ id }) => id).filter((id) => !found.has(id))).toEqual([]);
});
