import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type CardFile,
  type CompiledText,
  type Entry,
  fileKindOf,
  inEachLanguage,
  isTerminalTree,
  LANGUAGES,
  type Lexicon,
  openSource,
  type PhraseCategory,
  parseText,
  print,
  type Tree,
} from "@gyoji/lexicon";
import { arbitraryTree, checkLaws } from "@gyoji/lexicon/testing";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

/** How far the phrases of a game are tried out: trees of which depth, and how many of each phrase. */
export interface Tried {
  readonly runs: number;
  readonly depth: number;
}

/** Tests that what the phrases of a game say can be said, and is read back, in every language. */
export function testLaws(words: Lexicon<unknown>, wide: Tried, deep: Tried): void {
  for (const { how, tried, seed } of [
    { how: "in short texts", tried: wide, seed: 7 },
    { how: "in long ones", tried: deep, seed: 8 },
  ])
    test(`every wording of every phrase is read back as itself, in every language, ${how}`, () => {
      expect(() => checkLaws(words, { ...tried, seed })).not.toThrow();
    }, 180_000);

  test("what every phrase means goes by all that stands in it", () => {
    expect(
      [...words.entries.values()].filter((each) => unheard(each).length > 0).map(({ id }) => id),
    ).toEqual([]);
  });

  test("Thai type parts Thai from Latin letters and digits, and doubles no space", () => {
    fc.assert(
      fc.property(arbitraryTree(words, words.text, wide.depth + 1), (tree) => {
        const thai = print(words, "th", tree);
        expect(thai).not.toMatch(/[\u0e01-\u0e5b][A-Za-z0-9]|[A-Za-z0-9][\u0e01-\u0e5b]| {2}|^ | $/u);
      }),
      { numRuns: 500, seed: 3 },
    );
  });

  test("a text in one language is another text in each of the others", () => {
    fc.assert(
      fc.property(arbitraryTree(words, words.text, wide.depth), (tree) => {
        const printed = inEachLanguage((language) => print(words, language, tree));
        expect(new Set([printed.en, printed.ja]).size).toBe(2);
      }),
      { numRuns: 100, seed: 3 },
    );
  });
}

/** The slots of an entry that its meaning does not look at. */
function unheard(of: Entry): string[] {
  const heard = new Set<PropertyKey>();
  const meanings = new Proxy(
    {},
    {
      get: (_, slot) => {
        heard.add(slot);
        return () => ({});
      },
    },
  );
  try {
    of.meaning(meanings);
  } catch {
    // What is looked at first is no meaning that could go on.
  }
  return Object.keys(of.slots).filter((slot) => !heard.has(slot));
}

/** The ids of the entries in a tree. */
export function entriesIn(tree: Tree): string[] {
  return isTerminalTree(tree) ? [] : [tree.entry, ...Object.values(tree.slots).flatMap(entriesIn)];
}

/** What the phrases of a category mean, each number in them being 1. */
export function meaningsIn<M>(entries: readonly Entry[], category: PhraseCategory<M>): M[] {
  return entries.filter((each) => each.category === category).map((each) => each.meaning({ n: 1 }) as M);
}

/** A card's text in English, what is answered, and what is so afterwards, by path. */
interface Case {
  readonly text: string;
  readonly answers: readonly string[];
  readonly expected: Readonly<Record<string, unknown>>;
}

/**
 * Tests that each phrase of a game does what it says.
 * @param cases texts with what comes of them; each phrase stands in one
 * @param after plays a case, and tells what is at a path of its table then
 */
export function testPhrases<C extends Case>(
  words: Lexicon<unknown>,
  entries: readonly Entry[],
  cases: readonly C[],
  after: (each: C) => (path: string) => unknown,
): void {
  test("every phrase has a case", () => {
    const used = new Set(
      cases.flatMap(({ text }) => {
        const parsed = parseText(words, "en", text);
        if (!parsed.ok) throw new Error(`not understood: ${text}`);
        return parsed.trees.flatMap(entriesIn);
      }),
    );
    expect(entries.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
  });

  describe("what a text says is what happens", () => {
    test.each(cases.map((each) => [`${each.text} ${each.answers.join(", ")}`, each] as const))(
      "%s",
      (_title, each) => {
        const at = after(each);
        const found = Object.fromEntries(Object.keys(each.expected).map((path) => [path, at(path)]));
        expect(found).toEqual(each.expected);
      },
    );
  });
}

/**
 * Tests that a game's own card files are read whole, are those that it plays with, and say the same in every language.
 * Returns their cards.
 * @param folder where the files are
 * @param projectCards the faces that the game makes of them
 */
export function testCards<D extends object>(
  words: Lexicon<unknown>,
  folder: URL,
  readCards: (file: string, source: string) => CardFile<D>,
  projectCards: () => readonly { readonly id: string }[],
): (D & CompiledText)[] {
  const path = fileURLToPath(folder);
  const files = readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .map((file) => ({ file, source: readFileSync(join(path, file), "utf8") }))
    .filter(({ file, source }) => fileKindOf(openSource(file, source).document.toJS()) === "cards")
    .map(({ file, source }) => ({ file, read: readCards(file, source) }));
  const cards = files.flatMap(({ read }) => (read.ok ? read.cards : []));

  test.each(files)("$file is read whole", ({ read }) => {
    expect(read.ok ? [] : read.errors).toEqual([]);
  });

  test("the game plays with the cards of all its files", () => {
    expect(
      projectCards()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(cards.map(({ id }) => id).toSorted());
  });

  const withTexts = cards.filter(({ abilities }) => abilities.length > 0);
  test.each(withTexts.map((card) => [card.id, card] as const))(
    "%s says the same in every language",
    (_id, { words: printed, abilities }) => {
      for (const language of LANGUAGES)
        expect(parseText(words, language, printed[language])).toEqual({ ok: true, trees: abilities });
    },
  );
  return cards;
}
