import { availableParallelism } from "node:os";
import type { GameModule } from "@gyoji/game";
import { gameSays } from "@gyoji/narration";
import { collected, type Finish, listed, newCommand, wholeNumber } from "../command.ts";
import { type Context, print, printJson } from "../context.ts";
import { decksCalled, legalDeck } from "../decks.ts";
import { failure } from "../failure.ts";
import { optionsWith } from "../format.ts";
import { botCalled } from "../play/seats.ts";
import { progressBar } from "../progress.ts";
import { newSeed } from "../seeds.ts";
import { matchCount, type Simulation } from "../simulation/plan.ts";
import type { Result } from "../simulation/playMatch.ts";
import { simulate } from "../simulation/run.ts";
import { csvOf, type Rate, type Tally, tallyOf } from "../simulation/tally.ts";
import { checkWritable, gameCalled, write } from "../sources.ts";
import { aligned } from "../text.ts";
import { USUAL_BOT } from "./play.ts";

interface Wanted {
  readonly decks?: string;
  readonly matches: string;
  readonly workers?: string;
  readonly seed?: string;
  readonly bots?: string;
  readonly option?: readonly string[];
  readonly cards?: readonly string[];
  readonly bans?: string;
  readonly csv?: string;
  readonly json?: boolean;
}

const MOST_MATCHES = 1_000_000;
const MOST_WORKERS = 256;
const HIGHEST_SEED = 2 ** 32 - 1;

export function simCommand(context: Context, finish: Finish) {
  const { say } = context;
  return newCommand(context, "sim", "command sim")
    .argument("GAME", say("argument game"))
    .option("--decks <A,B,…>", say("option decks"))
    .option("--matches <N>", say("option matches"), "100")
    .option("--workers <N>", say("option workers"))
    .option("--seed <SEED>", say("option seed"))
    .option("--bots <BOT,…>", say("option bots"))
    .option("--option <NAME=VALUE>", say("option option"), collected)
    .option("--cards <FILE...>", say("option cards"))
    .option("--bans <FILE>", say("option bans"))
    .option("--csv <FILE>", say("option csv"))
    .option("--json", say("option json"))
    .action(async (game: string, wanted: Wanted) => finish(await sim(context, gameCalled(game), wanted)));
}

async function sim(context: Context, module: GameModule, wanted: Wanted): Promise<number> {
  const simulation = planned(context, module, wanted);
  const workers = wholeNumber("--workers", wanted.workers ?? String(availableParallelism()), 1, MOST_WORKERS);
  if (wanted.csv !== undefined) checkWritable(wanted.csv);
  const results = await played(context, simulation, workers);
  if (wanted.csv !== undefined) write(wanted.csv, csvOf(simulation, results));
  const tally = tallyOf(simulation, results);
  if (wanted.json) printJson(context, { game: module.game.id, seed: simulation.seed, ...tally });
  else print(context, ...tallyInWords(context, module, simulation, tally));
  return results.length === matchCount(simulation) ? 0 : 1;
}

function planned(context: Context, module: GameModule, wanted: Wanted): Simulation {
  const { language, say } = context;
  const names = wanted.decks === undefined ? module.decks.map(({ id }) => id) : listed(wanted.decks);
  const bots = listed(wanted.bots ?? USUAL_BOT);
  if (names.length === 0 || bots.length === 0) throw failure("failed no decks");
  for (const bot of bots) botCalled(bot);
  const options = optionsWith(module, wanted.option ?? [], ({ simulated }) => simulated);
  const { decks, pool, sources, banned } = decksCalled(context, module, wanted, names);
  return {
    game: module.game.id,
    seats: module.game.seats,
    entrants: decks.map((read, at) => ({
      name: names[at] ?? read.deck.id,
      bot: bots[at % bots.length] ?? USUAL_BOT,
      deck: legalDeck(module, pool, read, options, language, say, banned),
    })),
    options,
    sources,
    seed: wanted.seed === undefined ? newSeed() : wholeNumber("--seed", wanted.seed, 0, HIGHEST_SEED),
    matches: wholeNumber("--matches", wanted.matches, 1, MOST_MATCHES),
  };
}

/** Plays the matches, with a bar for who watches; told to end, it stops after the batches in progress. */
async function played(context: Context, simulation: Simulation, workers: number): Promise<Result[]> {
  let stopped = false;
  const forget = context.io.onStop(() => {
    stopped = true;
  });
  const bar = progressBar(context, matchCount(simulation));
  try {
    return await simulate(simulation, workers, bar.told, () => stopped);
  } finally {
    bar.end();
    forget();
  }
}

function tallyInWords(
  { say, language }: Context,
  game: GameModule,
  simulation: Simulation,
  tally: Tally,
): string[] {
  const { matches, decisions, drawn, looped, stopped } = tally;
  const turns = gameSays({ game, language }, "turns", { count: tally.turns.toFixed(1) });
  const head = [say("sim head"), say("sim won"), say("sim rate"), say("sim interval")];
  const rates = [
    ...tally.entrants.filter(({ played: count }) => count > 0).map((rate) => rateRow(rate.name, rate)),
    ...tally.seats.map((rate) => rateRow(say("sim seat", { seat: rate.name }), rate)),
  ];
  return [
    say("sim matches", { matches, seed: simulation.seed }),
    "",
    ...aligned([head, ...rates]),
    "",
    say("sim length", { turns, decisions: decisions.toFixed(1) }),
    say("sim undecided", { drawn, looped, stopped }),
  ];
}

function rateRow(name: string, { won, played: count, rate, low, high }: Rate): string[] {
  return [name, `${won}/${count}`, percent(rate), `${percent(low)}–${percent(high)}`];
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
