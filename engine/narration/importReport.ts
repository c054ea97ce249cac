import type { ImportReport, UnplayableCard } from "@gyoji/files/lists";
import type { Miss, ReadLists } from "@gyoji/game";
import { type Language, offsetOf, wordStart } from "@gyoji/lexicon";
import { printable } from "./format.ts";
import { say } from "./say.ts";

const MOST_PHRASES = 20;

/** What came of an import, line by line: the sets, the cards that can be played, those that cannot and why, what is missing most. */
export function importInWords(
  { sets, playable, unplayable, phrases }: ImportReport,
  { printings, left }: Pick<ReadLists, "printings" | "left">,
  language: Language,
): string[] {
  return [
    ...setsInWords(sets, language),
    ...(printings > 0 ? [say(language, "import printings", { count: printings })] : []),
    ...(left > 0 ? [say(language, "import left", { count: left })] : []),
    ...(playable.length === 0 ? [] : ["", say(language, "import playable")]),
    ...sets.flatMap(({ id }) => playableInWords(id, playable)),
    ...(unplayable.length === 0 ? [] : ["", say(language, "import unplayable")]),
    ...unplayable.flatMap((card) => unplayableInWords(card, language)),
    ...(phrases.length === 0 ? [] : ["", say(language, "import phrases")]),
    ...phrases
      .slice(0, MOST_PHRASES)
      .map(
        ({ phrase, ...counts }) => `  ${printable(phrase)}: ${say(language, "import phrase", counts).trim()}`,
      ),
  ];
}

/** The cards of a set that can be played, in one line. */
function playableInWords(set: string, cards: ImportReport["playable"]): string[] {
  const names = cards
    .filter((card) => card.set === set)
    .map(({ id, name }) => printable(`${name.en ?? ""} [${id}]`));
  return names.length === 0 ? [] : [`  ${names.join(", ")}`];
}

/** How many cards of each set can be played, and of all. */
export function setsInWords(sets: ImportReport["sets"], language: Language): string[] {
  const lines = sets.map(({ id, ...counts }) => say(language, "import set", { set: id, ...figures(counts) }));
  if (sets.length <= 1) return lines;
  const all = {
    playable: sets.reduce((sum, { playable }) => sum + playable, 0),
    total: sets.reduce((sum, { total }) => sum + total, 0),
  };
  return [...lines, say(language, "import all", figures(all))];
}

type Counts = Omit<ImportReport["sets"][number], "id">;

function figures({ playable, total }: Counts): Readonly<Record<string, number>> {
  return { playable, total, percent: Math.floor((100 * playable) / Math.max(1, total)) };
}

/** A card and the words of it that are not understood, with their places: line and column of its text. */
export function unplayableInWords({ id, name, misses }: UnplayableCard, language: Language): string[] {
  return [`${id} ${printable(name.en ?? "")}`, ...misses.map((miss) => missInWords(miss, language))];
}

/** The same of a card that a deck has, which is not played with it. */
export function refusedCardInWords(card: UnplayableCard, language: Language): string[] {
  const [name = "", ...words] = unplayableInWords(card, language);
  return [say(language, "list unplayable", { card: name }), ...words];
}

function missInWords({ text, line, problem }: Miss, language: Language): string {
  const offset = wordStart(text, offsetOf(problem));
  const words = printable(text.slice(offset).replaceAll("\n", " "));
  const quoted = say(language, "quoted", { what: words });
  const what =
    problem.kind === "ambiguous"
      ? say(language, "import two readings")
      : problem.kind === "astray"
        ? say(language, "import astray", { what: quoted })
        : quoted;
  return say(language, "import miss", { line, column: offset + 1, what });
}
