import { BOTS } from "@gyoji/bots";
import type { GameModule } from "@gyoji/game";
import { LANGUAGES, type Language } from "@gyoji/lexicon";
import { type Context, painter, print } from "../context.ts";
import { type Lines, withLines } from "../lines.ts";
import { GAMES } from "../registry.ts";
import { speaker } from "../say.ts";
import { aligned } from "../text.ts";
import { play, USUAL_BOT } from "./play.ts";

/** What the menu can change, as places in the lists to choose from. */
interface Choice {
  game: number;
  deck: number;
  foeDeck: number;
  bot: number;
  seat: number;
}

/** Asks for the language if it is not clear, then for a match: Enter takes what stands there. */
export function menu(context: Context, clear: boolean): Promise<number> {
  return withLines(context.io, async (lines) => {
    const language = clear ? context.language : await askLanguage(context, lines);
    if (language === null) return 0;
    const spoken = { ...context, language, say: speaker(language, context.io.env) };
    const wanted = await askMatch(spoken, lines);
    if (wanted === null) return 0;
    const { module, deck, foeDeck, bot, seat } = namesOf(wanted);
    return play(spoken, module, { deck, foeDeck, bot, seat: String(seat + 1) }, lines);
  });
}

async function askLanguage(context: Context, lines: Lines): Promise<Language | null> {
  print(context, ...LANGUAGES.map((language, at) => ` ${at + 1}  ${speaker(language)("language name")}`));
  const line = await lines.next("1> ");
  return line === null || line === "q" ? null : (LANGUAGES[Number(line || "1") - 1] ?? context.language);
}

async function askMatch(context: Context, lines: Lines): Promise<Choice | null> {
  const choice: Choice = { game: 0, deck: 0, foeDeck: 1, bot: Object.keys(BOTS).indexOf(USUAL_BOT), seat: 0 };
  for (;;) {
    print(
      context,
      "",
      painter(context)("bold", context.say("menu title")),
      ...menuLines(context, choice),
      context.say("menu hint"),
    );
    const line = await lines.next("> ");
    if (line === null || line === "q") return null;
    if (line === "") return choice;
    change(choice, Number(line));
  }
}

function menuLines({ say, language }: Context, choice: Choice): string[] {
  const { module, deck, foeDeck, bot, seat } = namesOf(choice);
  const deckName = (id: string): string => module.decks.find((each) => each.id === id)?.name[language] ?? id;
  return aligned([
    [" 1", say("menu game"), module.name[language]],
    [" 2", say("menu deck"), deckName(deck)],
    [" 3", say("menu foe-deck"), deckName(foeDeck)],
    [" 4", say("menu bot"), bot],
    [" 5", say("menu seat"), String(seat + 1)],
  ]);
}

const FIELDS = ["game", "deck", "foeDeck", "bot", "seat"] as const;

/** Moves a line of the menu on to what comes next. */
function change(choice: Choice, number: number): void {
  const field = FIELDS[number - 1];
  if (field !== undefined) choice[field]++;
}

function namesOf(choice: Choice): {
  module: GameModule;
  deck: string;
  foeDeck: string;
  bot: string;
  seat: number;
} {
  const module = GAMES[choice.game % GAMES.length];
  if (module === undefined) throw new Error("no game");
  const deckAt = (at: number): string => module.decks[at % module.decks.length]?.id ?? "";
  const bots = Object.keys(BOTS);
  return {
    module,
    deck: deckAt(choice.deck),
    foeDeck: deckAt(choice.foeDeck),
    bot: bots[choice.bot % bots.length] ?? USUAL_BOT,
    seat: choice.seat % module.game.seats,
  };
}
