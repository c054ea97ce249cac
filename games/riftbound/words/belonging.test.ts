import { type Language, parseText, printEverywhere } from "@gyoji/lexicon";
import { describe, expect, test } from "vitest";
import type { CardType } from "../definition.ts";
import { astrayOn, phrasesNamed } from "./belonging.ts";
import { words } from "./index.ts";

/** Where a text goes astray, or that it does not; the same in each language it is printed in. */
function strayIn(type: CardType, text: string): string {
  const read = (language: Language, written: string) =>
    parseText(words, language, written, words.text, (sentences) => astrayOn([type], sentences));
  const parsed = read("en", text);
  if (!parsed.ok && parsed.problem.kind !== "astray") throw new Error(JSON.stringify(parsed.problem));
  const found = parseText(words, "en", text);
  if (!found.ok) throw new Error(text);
  const printed = printEverywhere(words, found.trees);
  for (const language of ["th", "ja"] as const) expect(read(language, printed[language]).ok).toBe(parsed.ok);
  if (parsed.ok) return "whole";
  const { offset, length } = parsed.problem as { offset: number; length: number };
  return text.slice(offset, offset + length);
}

const ASTRAY: readonly (readonly [CardType, string, string])[] = [
  ["spell", "Draw 1. If you control a unit, draw 2 instead.", "whole"],
  ["spell", "If you control a unit, draw 1 instead.", "If you control a unit, draw 1 instead."],
  ["unit", "I enter ready. [Legion] — Draw 1 instead.", "[Legion] — Draw 1 instead."],
  ["unit", "Draw 1.", "Draw 1."],
  ["unit", "When you play me, draw 1. Gain 1 XP.", "whole"],
  ["gear", "Friendly units have +1 [M]. Draw 1.", "Draw 1."],
  ["battlefield", "Then draw 1.", "Then draw 1."],
  ["unit", "When you play me, draw 1. Use only once per turn.", "Use only once per turn."],
  ["unit", "[1]: Draw 1. Use only once per turn.", "whole"],
  ["unit", "When you play a spell, draw 1. This triggers only once per turn.", "whole"],
  ["unit", "[1]: Draw 1. This triggers only once per turn.", "This triggers only once per turn."],
  ["unit", "Use my abilities only while I'm alone. I enter ready.", "Use my abilities only while I'm alone."],
  ["unit", "Use only if you control a unit.", "Use only if you control a unit."],
  ["unit", "[Repeat] [1] When you play me, draw 1.", "[Repeat] [1]"],
  ["spell", "[Repeat] [1] Draw 1.", "whole"],
  ["unit", "[Level 3][>] You may discard 1 as an additional cost to play me.", "all"],
  ["spell", "Kill it.", "Kill it."],
  ["spell", "Choose a unit. Draw 1. Kill it.", "whole"],
  ["unit", "When a unit attacks, draw 1. [1]: Kill it.", "[1]: Kill it."],
  ["unit", "When a unit attacks, kill it.", "whole"],
  ["unit", "At the end of your turn, kill it.", "all"],
  ["spell", "If it's a unit, kill a unit.", "all"],
  ["spell", "Draw cards equal to its Might.", "all"],
  ["spell", "Its controller draws 1.", "all"],
  ["spell", "Recycle the rest.", "all"],
  ["spell", "Look at the top 2 cards of your Main Deck. Put 1 into your hand. Recycle the rest.", "whole"],
  ["spell", "Give a friendly unit +1 [M] this turn for each enemy unit there.", "whole"],
  ["spell", "Draw 1 for each enemy unit there.", "all"],
  ["spell", "That player draws 1.", "all"],
  ["spell", "Choose an opponent. They draw 1.", "whole"],
  ["spell", "They draw 1.", "all"],
  ["spell", "If you do, draw 1.", "all"],
  ["unit", "When you play me, if you do, draw 1.", "all"],
  ["spell", "Kill a friendly unit. If you do, draw 1.", "whole"],
  [
    "unit",
    "You may discard 1 as an additional cost to play me. When you play me, if you do, draw 1.",
    "whole",
  ],
  ["spell", "Draw that many.", "all"],
  ["spell", "Kill all gear. Draw that many.", "whole"],
  ["spell", "Draw 1 for each unit killed this way.", "all"],
  ["spell", "Draw 1. Gain 1 XP for each unit killed this way.", "Gain 1 XP for each unit killed this way."],
  ["spell", "Draw 1 for each buff spent.", "all"],
  [
    "unit",
    "As an additional cost to play me, exhaust any number of friendly units. When you play me, draw 1 for each unit exhausted this way.",
    "whole",
  ],
  [
    "unit",
    "When you play me, gain 1 XP. Draw that many. As an additional cost to play me, discard any number of cards.",
    "whole",
  ],
  [
    "unit",
    "As an additional cost to play me, kill any number of friendly units. When I attack, draw 1 for each unit killed this way.",
    "When I attack, draw 1 for each unit killed this way.",
  ],
  [
    "unit",
    "As an additional cost to play me, pay [1]. When you play me, draw 1 for each unit killed this way.",
    "When you play me, draw 1 for each unit killed this way.",
  ],
  [
    "spell",
    "As an additional cost to play this, kill a friendly unit and discard 1. Draw that many.",
    "Draw that many.",
  ],
  [
    "spell",
    "As an additional cost to play this, kill a friendly unit. You may discard 1 as an additional cost to play this. Draw that many.",
    "Draw that many.",
  ],
  ["unit", "Kill any number of friendly units: Draw 1 for each unit killed this way.", "whole"],
  ["unit", "Kill a friendly unit, discard 1: Draw that many.", "all"],
  ["unit", "Kill a friendly unit, discard 1: Kill all gear. Draw that many.", "whole"],
  ["spell", "Draw 2. Gain 1 XP. Draw that many.", "Draw that many."],
  ["unit", "When I take damage, deal that much to an enemy unit.", "whole"],
  ["unit", "When I attack, draw that many.", "all"],
  ["spell", "If you couldn't channel 2 runes this way, draw 1.", "all"],
  ["spell", "Otherwise, draw 1.", "all"],
  ["spell", "Kill a unit. Otherwise, draw 1.", "Otherwise, draw 1."],
  ["spell", "If you control a unit, draw 1. Otherwise, gain 1 XP.", "whole"],
  ["unit", "When you play me, if you paid the additional cost, draw 1.", "all"],
  [
    "unit",
    "When you play me, if you paid the additional cost, draw 1. You may discard 1 as an additional cost to play me.",
    "whole",
  ],
  ["unit", "Opponents can't play cards with that name.", "all"],
  ["spell", "Play twice that many.", "all"],
  ["spell", "Give friendly units here +1 [M] this turn.", "all"],
  ["legend", "When you conquer, ready a unit here.", "all"],
  ["spell", 'Give a unit "When I attack, stun all enemy units here." this turn.', "whole"],
  ["spell", 'Give a unit "Draw 1." this turn.', "all"],
  ["spell", 'Give a unit "When I attack, draw 1." this turn.', "whole"],
];

describe("a sentence that belongs to something that is not there is not accepted", () => {
  test.each(ASTRAY)("%s: %s", (type, text, expected) => {
    expect(strayIn(type, text)).toBe(expected === "all" ? text : expected);
  });

  test("the phrases that are named are phrases", () => {
    expect(phrasesNamed.filter((id) => !words.entries.has(id))).toEqual([]);
  });
});
