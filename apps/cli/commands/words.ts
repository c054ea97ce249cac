import { type Entry, LANGUAGES, type Language } from "@gyoji/lexicon";
import { printable } from "@gyoji/narration";
import { type Finish, newCommand } from "../command.ts";
import { type Context, painter, print, printJson } from "../context.ts";
import { gameCalled } from "../sources.ts";
import { hanging } from "../text.ts";

interface Phrase {
  readonly id: string;
  readonly category: string;
  readonly words: Readonly<Record<Language, readonly string[]>>;
}

export function wordsCommand(context: Context, finish: Finish) {
  const { say } = context;
  return newCommand(context, "words", "command words")
    .argument("GAME", say("argument game"))
    .option("--search <TEXT>", say("option search"))
    .option("--json", say("option json"))
    .action((game: string, wanted: { search?: string; json?: boolean }) => {
      const phrases = phrasesOf([...gameCalled(game).lexicon.entries.values()], context.language);
      const found = phrases.filter((phrase) => holds(phrase, wanted.search ?? ""));
      if (wanted.json) printJson(context, found);
      else printBook(context, found);
      finish(found.length > 0 ? 0 : 1);
    });
}

function phrasesOf(entries: readonly Entry[], language: Language): Phrase[] {
  return entries.map(({ id, category, words }) => ({
    id,
    category: category.label[language],
    words: { en: wordings(words.en), th: wordings(words.th), ja: wordings(words.ja) },
  }));
}

/** All wordings in one language: the printed one first. */
function wordings(words: Entry["words"][Language]): string[] {
  const all = typeof words === "string" || "slot" in words ? [words] : words;
  return all.flatMap((wording) => (typeof wording === "string" ? [wording] : [wording.other, wording.one]));
}

function holds({ id, category, words }: Phrase, text: string): boolean {
  const wanted = text.toLowerCase();
  return [id, category, ...Object.values(words).flat()].some((each) => each.toLowerCase().includes(wanted));
}

function printBook(context: Context, phrases: readonly Phrase[]): void {
  const { say, io } = context;
  if (phrases.length === 0) return print(context, say("nothing found"));
  for (const category of new Set(phrases.map((phrase) => phrase.category))) {
    print(context, painter(context)("bold", printable(category)));
    for (const { words } of phrases.filter((phrase) => phrase.category === category)) {
      const lines = LANGUAGES.flatMap((language) =>
        words[language].map((text) => hanging(`  ${language}  `, text, io.columns)),
      );
      print(context, ...lines, "");
    }
  }
}
