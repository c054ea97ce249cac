import { inEachLanguage, print } from "@gyoji/lexicon";
import { arbitraryTree, checkLaws } from "@gyoji/lexicon/testing";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { words } from "./index.ts";

test("every wording of every phrase is read back as itself, in every language", () => {
  expect(() => checkLaws(words, { runs: 20, depth: 5, seed: 7 })).not.toThrow();
  expect(() => checkLaws(words, { runs: 8, depth: 7, seed: 8 })).not.toThrow();
}, 60_000);

test("Thai type parts Thai from Latin letters and digits, and doubles no space", () => {
  fc.assert(
    fc.property(arbitraryTree(words, words.text, 6), (tree) => {
      const thai = print(words, "th", tree);
      expect(thai).not.toMatch(/[\u0e01-\u0e5b][A-Za-z0-9]|[A-Za-z0-9][\u0e01-\u0e5b]| {2}|^ | $/u);
    }),
    { numRuns: 500, seed: 3 },
  );
});

test("a text in one language is another text in each of the others", () => {
  fc.assert(
    fc.property(arbitraryTree(words, words.text, 5), (tree) => {
      const printed = inEachLanguage((language) => print(words, language, tree));
      expect(new Set([printed.en, printed.ja]).size).toBe(2);
    }),
    { numRuns: 100, seed: 3 },
  );
});
