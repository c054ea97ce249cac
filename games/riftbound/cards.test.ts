import { testCards } from "@gyoji/game/testing/suites";
import { parseText } from "@gyoji/lexicon";
import { expect, test } from "vitest";
import { projectCards, readCards } from "./cards.ts";
import { DOMAINS } from "./definition.ts";
import { keywords } from "./keywords.ts";
import { words } from "./words/index.ts";

const cards = testCards(words, new URL("./cards/", import.meta.url), readCards, projectCards);

test("every keyword that the rulebook explains is on a card or part of one", () => {
  const printed = cards.map(({ words: { en }, effectText, tags }) =>
    [en, effectText, ...(tags ?? [])].join("\n"),
  );
  const missing = keywords.filter(({ word }) => !printed.some((text) => text.includes(word.en)));
  expect(missing.map(({ word }) => word.en)).toEqual([]);
});

test("every Effect Text is understood", () => {
  const effects = cards.flatMap(({ effectText }) => (effectText === undefined ? [] : [effectText]));
  expect(effects.filter((text) => !parseText(words, "en", text).ok)).toEqual([]);
});

test("every domain is on two Legends, and every Legend has two Champions and two Signature cards", () => {
  const legends = cards.filter(({ type }) => type === "legend");
  for (const domain of Object.keys(DOMAINS))
    expect(legends.filter(({ domains }) => domains?.some((each) => each === domain)).length).toBe(2);
  for (const { tags, name } of legends) {
    const own = cards.filter((card) => card.tags?.some((each) => tags?.includes(each)));
    expect([name.en, own.filter(({ champion }) => champion).length]).toEqual([name.en, 2]);
    expect([name.en, own.filter(({ signature }) => signature).length]).toEqual([name.en, 2]);
  }
});
