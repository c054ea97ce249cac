import { existsSync } from "node:fs";
import { broughtBy, type GameModule } from "@gyoji/game";
import { type Match, startMatch } from "@gyoji/kernel";
import { collected, type Finish, newCommand, wholeNumber } from "../command.ts";
import { type Context, painter, print } from "../context.ts";
import { type Brought, decksCalled, legalDeck } from "../decks.ts";
import { failure } from "../failure.ts";
import { optionsWith } from "../format.ts";
import { type Lines, withLines } from "../lines.ts";
import { seated } from "../play/seats.ts";
import { usualFile } from "../play/session.ts";
import { playSession } from "../play/table.ts";
import { newSeed } from "../seeds.ts";
import { checkWritable, gameCalled } from "../sources.ts";
import { hanging } from "../text.ts";

/** A match to be played at this terminal, as it is asked for. */
export interface Wanted {
  readonly deck?: string;
  readonly foeDeck?: string;
  readonly seat?: string;
  readonly bot?: string;
  readonly hotseat?: boolean;
  readonly seed?: string;
  readonly option?: readonly string[];
  readonly cards?: readonly string[];
  readonly bans?: string;
  readonly save?: string;
  readonly askAll?: boolean;
}

export const USUAL_BOT = "greedy";
const HIGHEST_SEED = 2 ** 32 - 1;

export function playCommand(context: Context, finish: Finish) {
  const { say } = context;
  return newCommand(context, "play", "command play")
    .argument("GAME", say("argument game"))
    .option("--deck <DECK>", say("option deck"))
    .option("--foe-deck <DECK>", say("option foe-deck"))
    .option("--seat <SEAT>", say("option seat"))
    .option("--bot <BOT>", say("option bot"))
    .option("--hotseat", say("option hotseat"))
    .option("--seed <SEED>", say("option seed"))
    .option("--option <NAME=VALUE>", say("option option"), collected)
    .option("--cards <FILE...>", say("option cards"))
    .option("--bans <FILE>", say("option bans"))
    .option("--save <FILE>", say("option save"))
    .option("--ask-all", say("option ask-all"))
    .action(async (game: string, wanted: Wanted) => {
      const module = gameCalled(game);
      finish(await withLines(context.io, (lines) => play(context, module, wanted, lines)));
    });
}

/** Sets a match up and plays it. */
export async function play(
  context: Context,
  module: GameModule,
  wanted: Wanted,
  lines: Lines,
): Promise<number> {
  const seat = seatOf(module, wanted.seat ?? "1");
  const bot = wanted.bot ?? USUAL_BOT;
  const seed = wanted.seed === undefined ? newSeed() : wholeNumber("--seed", wanted.seed, 0, HIGHEST_SEED);
  const { match, pool, sources } = newMatch(context, module, wanted, seat, seed);
  const players = seated(module.game.seats, { hotseat: wanted.hotseat ?? false, seat, bot });
  const file = wanted.save ?? usualFile(module, seed);
  checkWritable(file);
  if (existsSync(file)) throw failure("failed save there", { file });
  tellStart(context, module, seed);
  const texts = sources.map(({ source }) => source);
  const asksAll = wanted.askAll ?? false;
  return playSession(
    { context, module, pool, sources: texts, match, players, asksAll, file, byHand: false },
    lines,
  );
}

/** A match that begins, with what it is played with. */
interface Begun extends Pick<Brought, "pool" | "sources"> {
  readonly match: Match;
}

function newMatch(context: Context, module: GameModule, wanted: Wanted, seat: number, seed: number): Begun {
  const options = optionsWith(module, wanted.option ?? [], ({ values }) => values[0] ?? "");
  const usual = module.decks.map(({ id }) => id);
  const own = wanted.deck ?? usual[0] ?? "";
  const foe = wanted.foeDeck ?? usual.find((id) => id !== own) ?? own;
  const names = Array.from({ length: module.game.seats }, (_, each) => (each === seat ? own : foe));
  const { decks: read, pool, sources, banned } = decksCalled(context, module, wanted, names);
  const { language, say } = context;
  const decks = read.map((each) => legalDeck(module, pool, each, options, language, say, banned));
  return {
    match: startMatch(module.game, pool, { options, ...broughtBy(decks), seed }, true),
    pool,
    sources,
  };
}

/** `first` and `1` are the first place at the table. */
function seatOf(module: GameModule, written: string): number {
  const names: readonly string[] = ["first", "second"];
  const seat = names.includes(written) ? names.indexOf(written) : Number(written) - 1;
  if (!Number.isInteger(seat) || seat < 0 || seat >= module.game.seats)
    throw failure("failed seat", { seat: written, seats: module.game.seats });
  return seat;
}

function tellStart(context: Context, module: GameModule, seed: number): void {
  const { say, language, io } = context;
  const paint = painter(context);
  print(
    context,
    paint("bold", say("playing", { game: module.name[language], seed })),
    paint("dim", hanging("", module.notice[language], io.columns)),
    paint("dim", hanging("", say("help hint"), io.columns)),
  );
}
