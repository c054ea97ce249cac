import { sourcesOf } from "@gyoji/files/lists";
import type { GameModule } from "@gyoji/game";
import type { Definition, Pool, State } from "@gyoji/kernel";
import { LANGUAGES } from "@gyoji/lexicon";
import { printable, refusedCardInWords, ruleCalled } from "@gyoji/narration";
import { type Finish, newCommand } from "../command.ts";
import { type Context, painter, print, printJson } from "../context.ts";
import { failure } from "../failure.ts";
import { ownCards } from "../packs.ts";
import { GAMES } from "../registry.ts";
import { ruleLine } from "../rulebook.ts";
import { cardSources, gameCalled, poolWith } from "../sources.ts";
import { readable } from "../table/card.ts";

interface Wanted {
  readonly game?: string;
  readonly cards?: readonly string[];
  readonly json?: boolean;
}

export function cardCommand(context: Context, finish: Finish) {
  const { say } = context;
  return newCommand(context, "card", "command card")
    .argument("<NAME...>", say("argument name"))
    .option("--game <GAME>", say("option game"))
    .option("--cards <FILE...>", say("option cards"))
    .option("--json", say("option json"))
    .action((words: readonly string[], wanted: Wanted) => finish(show(context, words.join(" "), wanted)));
}

/** A card that was found: as it is compiled, or why it cannot be. */
type Found =
  | { readonly module: GameModule; readonly pool: Pool<State>; readonly definition: Definition<State> }
  | { readonly unplayable: readonly string[] };

const MOST_FOUND = 20;

function show(context: Context, words: string, wanted: Wanted): number {
  const games = wanted.game === undefined ? GAMES : [gameCalled(wanted.game)];
  const found = games.flatMap((module) => foundIn(context, module, words, wanted.cards ?? []));
  const exact = found.filter(({ isExact }) => isExact);
  const best = exact.length > 0 ? exact : found;
  if (best.length === 0) throw failure("failed no card", { card: words });
  const [first] = best;
  if (best.length > 1 && exact.length === 0) {
    const names = best.slice(0, MOST_FOUND).map(({ id, name }) => printable(`${id}  ${name}`));
    if (best.length > MOST_FOUND) names.push(context.say("more cards", { count: best.length - MOST_FOUND }));
    print(context, ...names);
    return 0;
  }
  const card = first?.open();
  if (card === undefined) return 1;
  if ("unplayable" in card) {
    print(context, ...card.unplayable);
    return 1;
  }
  if (wanted.json) printJson(context, asData(card));
  else print(context, ...inWords(context, card));
  return 0;
}

interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly isExact: boolean;
  readonly open: () => Found;
}

/** The cards of a game that may be meant: its own, those of card files, those of the user's packs. */
function foundIn(context: Context, module: GameModule, words: string, files: readonly string[]): Candidate[] {
  const pool = poolWith(module, cardSources(files));
  const wanted = folded(words);
  const candidate = (id: string, names: readonly string[], open: () => Found): Candidate[] => {
    const keys = [id, ...names].map(folded);
    if (!keys.some((key) => key.includes(wanted))) return [];
    return [{ id, name: names[0] ?? id, isExact: keys.includes(wanted), open }];
  };
  const own = pool.definitions.flatMap((definition) => {
    const names = LANGUAGES.map((language) => module.cardName(definition, language));
    return names[0] === "" || names[0] === undefined
      ? []
      : candidate(definition.id, names, () => ({ module, pool, definition }));
  });
  const shelf = ownCards(context.io, module);
  const packed = [...shelf.values()].flatMap(({ set, card }) =>
    candidate(card.id, [...Object.values(card.name), ...(card.prints ?? [])], (): Found => {
      const { misses } = module.importing?.tryCard(card) ?? { misses: [] };
      if (misses.length > 0) {
        const { id, name } = card;
        return { unplayable: refusedCardInWords({ id, name, set, misses }, context.language) };
      }
      const compiled = poolWith(module, sourcesOf(module.id, shelf, [card.id]));
      const definition = compiled.definitions[compiled.index.get(card.id) ?? -1];
      if (definition === undefined) throw new Error(card.id);
      return { module, pool: compiled, definition };
    }),
  );
  return [...packed, ...own];
}

/** A name however it is typed: without case, accents and signs. */
function folded(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]|[\u0300-\u036f]/gu, "");
}

type Compiled = Extract<Found, { readonly definition: unknown }>;

function inWords(context: Context, { module, pool, definition }: Compiled): string[] {
  const { say, language, io } = context;
  const paint = painter(context);
  const book = { module, pool, language, say };
  const cards = LANGUAGES.flatMap((each) => {
    const [name = "", ...rest] = readable(book, definition, each, io.columns).split("\n");
    return [paint("bold", name), ...rest];
  });
  const steps = stepsOf(definition).flatMap(({ kind, rules }, at) => [
    say("ability number", { number: at + 1, kind }),
    ...rules.map((id) => {
      const rule = ruleCalled(module.rulebook, id);
      return `   ${rule === undefined ? id : ruleLine(rule, language, io.columns - 3).replaceAll("\n", "\n   ")}`;
    }),
  ]);
  return [
    ...cards,
    "",
    ...(steps.length === 0 ? [say("card no steps")] : [paint("bold", say("card steps")), ...steps]),
  ];
}

/** The abilities of a card as they run: of which kind each is, and the rules that its steps carry out. */
function stepsOf({
  abilities,
}: Definition<State>): { readonly kind: string; readonly rules: readonly string[] }[] {
  return abilities.map((ability) => {
    const rules = "does" in ability ? ability.does.rules : [];
    return { kind: ability.kind, rules: rules.filter((rule, at) => rule !== rules[at - 1]) };
  });
}

function asData({ module, definition }: Compiled): unknown {
  return {
    id: definition.id,
    game: module.id,
    lines: Object.fromEntries(
      LANGUAGES.map((each) => [
        each,
        [module.cardName(definition, each), ...module.cardLines(definition, each)],
      ]),
    ),
    steps: stepsOf(definition),
  };
}
