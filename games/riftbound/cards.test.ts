import { isTerminalTree, LANGUAGES, parseText, type Tree } from "@gyoji/lexicon";
import { expect, test } from "vitest";
import { PROJECT_FILES, readCards } from "./cards.ts";
import { DOMAINS } from "./definition.ts";
import { keywords } from "./keywords.ts";
import { entries, words } from "./words/index.ts";

const cards = PROJECT_FILES.flatMap(({ file, source }) => {
  const read = readCards(file, source);
  return read.ok ? read.cards : [];
});

function entriesIn(tree: Tree): string[] {
  return isTerminalTree(tree) ? [] : [tree.entry, ...Object.values(tree.slots).flatMap(entriesIn)];
}

/** The text of a card, and its Effect Text. */
function treesOf({ abilities, effectText }: (typeof cards)[number]): readonly Tree[] {
  const effect = effectText === undefined ? null : parseText(words, "en", effectText);
  return [...abilities, ...(effect?.ok ? effect.trees : [])];
}

/** One phrase is several entries: of oneself or others, of one or several, with or without a cost. */
const FORMS: readonly RegExp[] = [
  / \(several\)$/u,
  /, (?:ignoring (?:its (?:Energy )?cost|any and all costs)|usual|ready|exhausted)$/u,
  /^(?:I|they):? |^(?:one|another) does: |^you have |^opponents have |^opponents |^you |^an opponent does: /u,
  / (?:me|one|another|some)(?= this turn$| with a spell$|$)/u,
];

function phrase(id: string): string {
  return FORMS.reduce((rest, form) => rest.replace(form, ""), id);
}

/** Phrases that no card of ours has, and why. */
const WITHOUT_CARD: Readonly<Record<string, string>> = {
  "bring the battlefield back": "on the Brush token",
  "move here from anywhere": "on the Baron Pit token",
  "can't gain points": "no card of ours is to stop the game",
  "cards of any domain": "each Legend of ours keeps to its two domains",
  "win the game": "no card of ours is to end it",
  "lose the game": "no card of ours is to end it",
};

test("every phrase is on a card", () => {
  const used = new Set(cards.flatMap(treesOf).flatMap(entriesIn).map(phrase));
  const left = new Set(entries.map(({ id }) => phrase(id)).filter((id) => !used.has(id)));
  expect([...left].toSorted()).toEqual(Object.keys(WITHOUT_CARD).toSorted());
});

test("every keyword that the rulebook explains is on a card or part of one", () => {
  const printed = cards.map(({ words: { en }, effectText, tags }) =>
    [en, effectText, ...(tags ?? [])].join("\n"),
  );
  const missing = keywords.filter(({ word }) => !printed.some((text) => text.includes(word.en)));
  expect(missing.map(({ word }) => word.en)).toEqual([]);
});

test.each(cards.filter(({ abilities }) => abilities.length > 0).map((card) => [card.id, card] as const))(
  "%s says the same in every language",
  (_id, { words: printed, abilities }) => {
    for (const language of LANGUAGES)
      expect(parseText(words, language, printed[language])).toEqual({ ok: true, trees: abilities });
  },
);

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
