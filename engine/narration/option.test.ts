import type { GamePresentation } from "@gyoji/game";
import type { CardView, OptionView, View } from "@gyoji/kernel";
import { LANGUAGES, type Language } from "@gyoji/lexicon";
import { describe, expect, test } from "vitest";
import { choosables, toldApart } from "./option.ts";
import type { Reader } from "./reader.ts";

const zones = [
  { name: "hand", seat: 0, shown: "owner", copies: "alike" },
  { name: "field", seat: 0, shown: "all", copies: "apart" },
] as const;

const wolf = (card: number): CardView => ({
  shown: true,
  card,
  id: "Wolf",
  owner: 0,
  turned: false,
  facts: {},
});

function viewWith(options: readonly OptionView[]): View {
  return {
    seat: 0,
    zones: [
      [wolf(0), wolf(1)],
      [wolf(2), wolf(3)],
    ],
    facts: {},
    decision: { seat: 0, rule: "1", ask: "choose", options, open: false, about: -1 },
    waitingFor: [],
    outcome: null,
    agreed: [],
  };
}

function readerIn(language: Language): Reader {
  const messages = { en: {}, th: {}, ja: {} };
  const game = { zones, messages, cardName: () => "Wolf", cardFigures: () => "" };
  return {
    game: game as unknown as GamePresentation,
    rulebook: [],
    language,
    names: [],
    printed: (id) => ({ id }),
  };
}

const cards = (...numbers: readonly number[]): View =>
  viewWith(numbers.map((card) => ({ kind: "card", card })));

describe.each(LANGUAGES)("what one may choose (%s)", (language) => {
  test("copies in a hand are one thing", () => {
    expect(choosables(readerIn(language), cards(0, 1))).toEqual([
      { index: 0, text: "Wolf", copies: 2, card: "Wolf" },
    ]);
  });

  test("two alike on a field are two, told apart by a number", () => {
    const [one, other, ...more] = choosables(readerIn(language), cards(2, 3));
    expect([one?.index, other?.index, more.length]).toEqual([0, 1, 0]);
    expect(one?.text).toMatch(/^Wolf.*1/u);
    expect(other?.text).toMatch(/^Wolf.*2/u);
  });

  test("a card that is named is called by its name, a word by itself", () => {
    const named = viewWith([
      { kind: "face", face: "Wolf" },
      { kind: "name", name: "Beast" },
    ]);
    expect(choosables(readerIn(language), named)).toEqual([
      { index: 0, text: "Wolf", copies: 1, card: "Wolf" },
      { index: 1, text: "Beast", copies: 1, card: "" },
    ]);
  });

  test("abilities of one card are told apart by whose text they are", () => {
    const abilities = ["Wolf", "Moon"].map(
      (id): OptionView => ({ kind: "ability", card: 0, text: 1, ability: 0, id, of: 1 }),
    );
    const [own, given] = choosables(readerIn(language), viewWith(abilities));
    expect(own?.text).not.toBe(given?.text);
    expect(own?.text).not.toMatch(/Wolf.*Wolf/u);
    expect(given?.text).toMatch(/Wolf.*Wolf/u); // every card is called Wolf here
  });

  test("only what is called the same gets numbers", () => {
    expect(toldApart({ language }, ["Wolf", "Bear", "Wolf"])[1]).toBe("Bear");
  });
});
