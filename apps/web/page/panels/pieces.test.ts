import { expect, test } from "vitest";
import { piecesOf } from "./pieces.ts";

const cards = [
  { id: "1", name: "Drum" },
  { id: "2", name: "Drum Major (big)" },
  { id: "3", name: "A+B?" },
  { id: "4", name: "Odd-sama [{^$}]" },
];

test("names of cards are cut out, the longer one first", () => {
  expect(piecesOf("Drum Major (big) is laid on Drum.", cards)).toEqual([
    { text: "Drum Major (big)", card: "2" },
    { text: " is laid on ", card: null },
    { text: "Drum", card: "1" },
    { text: ".", card: null },
  ]);
});

test("signs in a name stand for themselves", () => {
  expect(piecesOf("A+B? / AAB", cards).map(({ card }) => card)).toEqual(["3", null]);
  expect(piecesOf("Odd-sama [{^$}]", cards).map(({ card }) => card)).toEqual(["4"]);
});

test("without cards a sentence is whole", () => {
  expect(piecesOf("Battle.", [])).toEqual([{ text: "Battle.", card: null }]);
  expect(piecesOf("Battle.", [{ id: "4", name: "" }])).toEqual([{ text: "Battle.", card: null }]);
});

test("every sentence can be put together again", () => {
  const sentence = "To the graveyard: Drum ×2, A+B?, Drum Major (big).";
  expect(
    piecesOf(sentence, cards)
      .map(({ text }) => text)
      .join(""),
  ).toBe(sentence);
});
