import type { GamePresentation, Rule } from "@gyoji/game";
import { LANGUAGES } from "@gyoji/lexicon";
import { expect, test } from "vitest";
import { outcomeInWords } from "./outcome.ts";
import { plainNames, type Reader } from "./reader.ts";
import { say } from "./say.ts";

const ruled = (id: string): Rule => ({
  id,
  kind: "rule",
  testable: true,
  summary: { en: `${id} in English`, th: `${id} in Thai`, ja: `${id} in Japanese` },
});
const endings = {
  "end 1.3": "{loser} had no card left.",
  "end 1.4": "Nobody was left.",
  "end agreed": "Both agreed.",
};

const game: GamePresentation = {
  id: "toy",
  name: { en: "", th: "", ja: "" },
  about: { en: "", th: "", ja: "" },
  notice: { en: "", th: "", ja: "" },
  seats: 2,
  zones: [],
  options: [],
  decks: [],
  sideboard: 0,
  layout: { beside: [], columns: [], heads: "", rows: [] },
  keywords: [],
  turns: { number: "turn", seat: "active", begins: "turnBegan" },
  passing: [],
  isResource: () => false,
  interlude: null,
  shows: [],
  sounds: { damage: [], battle: [], laid: [], chosen: [] },
  messages: { en: endings, th: endings, ja: endings },
  cardName: ({ id }) => id,
  cardLines: () => [],
  cardSeat: () => 0,
  cardFigures: () => "",
  columnFigures: () => "",
  seatFigures: () => "",
  declared: () => [],
  headline: () => "",
};

function reader(language: Reader["language"]): Reader {
  const rulebook = ["1.3", "6.2.4", "9.1.1"].map(ruled);
  return { game, rulebook, language, names: plainNames(game, language), printed: () => undefined };
}

test.each(LANGUAGES)("an endless loop shows its rules, each once and in order (%s)", (language) => {
  const outcome = { kind: "looped", cycle: ["9.1.1 1", "6.2.4", "9.1.1 2"] } as const;
  const summary = (id: string) => ruled(id).summary[language];
  expect(outcomeInWords(reader(language), { outcome, agreed: [] })).toBe(
    `${say(language, "outcome looped")}\n  9.1.1  ${summary("9.1.1")}\n  6.2.4  ${summary("6.2.4")}`,
  );
});

test("a win says who, why and by which rule; a match that goes on has no outcome", () => {
  const outcome = { kind: "won", winners: [1], losers: [0], rule: "1.3" } as const;
  expect(outcomeInWords(reader("en"), { outcome, agreed: [] })).toBe(
    "Player 2 won the match. Player 1 had no card left. [1.3 1.3 in English]",
  );
  expect(outcomeInWords(reader("en"), { outcome: null, agreed: [] })).toBe("");
});

test("a draw says whether it was agreed", () => {
  const outcome = { kind: "drawn", rule: "1.4" } as const;
  expect(outcomeInWords(reader("en"), { outcome, agreed: [0, 1] })).toContain("Both agreed.");
  expect(outcomeInWords(reader("en"), { outcome, agreed: [0] })).toContain("Nobody was left.");
});
