import { parseText } from "@gyoji/lexicon";
import { expect, test } from "vitest";
import { words } from "./index.ts";

test("where modes without bullets end cannot be told, so that three are not read as two and a sentence", () => {
  expect(parseText(words, "en", "Choose one — Draw 1. Gain 1 XP.").ok).toBe(true);
  expect(parseText(words, "en", "Choose one — • Draw 1. • Gain 1 XP. • Ready me.").ok).toBe(true);
  expect(parseText(words, "en", "Choose one — Draw 1. Gain 1 XP. Ready me.").ok).toBe(false);
});
