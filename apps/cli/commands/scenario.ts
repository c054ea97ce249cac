import type { Player } from "@gyoji/bots";
import { LARGEST_LIST } from "@gyoji/files";
import { bringLists } from "@gyoji/files/lists";
import type { GameModule, PackedCard } from "@gyoji/game";
import type { Match } from "@gyoji/kernel";
import { printable } from "@gyoji/narration";
import {
  arrangedMatch,
  explain,
  type Played,
  readScenario,
  runScenario,
  ScenarioError,
} from "@gyoji/scenario";
import { type Finish, newCommand } from "../command.ts";
import { type Context, print, printJson } from "../context.ts";
import { importingOf } from "../decks.ts";
import { Failure, failure } from "../failure.ts";
import { type Lines, withLines } from "../lines.ts";
import { playSession } from "../play/table.ts";
import { gameCalled, textOf } from "../sources.ts";

/** What came of a scenario file. */
interface Ran {
  readonly file: string;
  readonly title: string;
  readonly passed: boolean;
  /** Whether the file could be run at all. */
  readonly readable: boolean;
  /** What is wrong with the file, or how the outcome differs, in sentences. */
  readonly lines: readonly string[];
}

interface Wanted {
  readonly json?: boolean;
  readonly play?: boolean;
  readonly pack?: readonly string[];
}

export function scenarioCommand(context: Context, finish: Finish) {
  const { say } = context;
  return newCommand(context, "scenario", "command scenario")
    .argument("<FILE...>", say("argument scenarios"))
    .option("--json", say("option json"))
    .option("--play", say("option play"))
    .option("--pack <FILE...>", say("option pack"))
    .action(async (files: readonly string[], { json, play, pack = [] }: Wanted) => {
      if (play) {
        if (json) throw failure("failed play json");
        const [file, ...others] = files;
        if (file === undefined || others.length > 0) throw failure("failed play one");
        finish(await withLines(context.io, (lines) => playByHand(context, file, pack, lines)));
        return;
      }
      const brought = new Map<GameModule, readonly PackedCard[]>();
      const all = files.map((file) => ran(context, file, pack, brought));
      const passed = all.filter((each) => each.passed).length;
      if (json) printJson(context, all);
      else {
        for (const each of all) {
          if (each.readable) print(context, ...inWords(context, each));
          else context.io.err(`${each.lines.map(printable).join("\n")}\n`);
        }
        print(context, say("scenarios passed", { passed, count: all.length }));
      }
      finish(passed === all.length ? 0 : 1);
    });
}

/** Sets the table of a scenario up and lets one person play all its seats, with chance left free. */
async function playByHand(
  context: Context,
  file: string,
  packs: readonly string[],
  lines: Lines,
): Promise<number> {
  const { say, language } = context;
  const read = readScenario({ file, source: textOf(file) });
  if (!read.ok)
    throw new Failure({ kind: "sentences", sentences: read.problems.map((each) => explain(each, language)) });
  const { game, title, rules, body } = read.scenario;
  if (body.kind !== "played") throw failure("failed no table", { file });
  const module = gameCalled(game);
  const match = arranged(module, body, file, cardsOfPacks(context, module, packs));
  print(context, say("scenario by hand", { title, rules: rules.join(", ") }));
  const players = Array.from({ length: module.game.seats }, (): Player => ({ kind: "person" }));
  const { pool } = match.table;
  return playSession(
    { context, module, pool, sources: [], match, players, asksAll: true, file: null, byHand: true },
    lines,
  );
}

/** The cards of packs, or of card lists. */
function cardsOfPacks(context: Context, module: GameModule, files: readonly string[]): PackedCard[] {
  if (files.length === 0) return [];
  const importing = importingOf(module, context);
  const lists = files.map((file) => ({ file, source: textOf(file, LARGEST_LIST) }));
  return bringLists({ ...module, importing }, lists, []).pack.sets.flatMap(({ cards }) => cards);
}

function arranged(
  { scenario, game }: GameModule,
  played: Played,
  file: string,
  brought: readonly PackedCard[],
): Match {
  let match: Match;
  try {
    match = arrangedMatch(scenario, played, scenario.pool(played.cards, played.table, brought), null);
  } catch (error) {
    if (error instanceof ScenarioError) throw failure("failed table", { file, what: error.message });
    throw error;
  }
  const { seats } = match.table.game;
  if (seats !== game.seats) throw failure("failed seats", { file, seats, count: game.seats });
  return match;
}

/** @param brought the cards of the packs for each game that has been asked for: packs are read once */
function ran(
  context: Context,
  file: string,
  packs: readonly string[],
  brought: Map<GameModule, readonly PackedCard[]>,
): Ran {
  const { language } = context;
  const read = readScenario({ file, source: textOf(file) });
  if (!read.ok)
    return {
      file,
      title: "",
      passed: false,
      readable: false,
      lines: read.problems.map((each) => explain(each, language)),
    };
  const { scenario } = read;
  const module = gameCalled(scenario.game);
  const cards = brought.get(module) ?? cardsOfPacks(context, module, packs);
  brought.set(module, cards);
  const result = runScenario(module.scenario, scenario, cards);
  const lines = result.passed ? [] : result.diffs.map((each) => explain(each, language));
  return { file, title: scenario.title, passed: result.passed, readable: true, lines };
}

function inWords({ say }: Context, { file, title, passed, lines }: Ran): string[] {
  const head = passed ? say("scenario passed", { file, title }) : say("scenario failed", { file, title });
  return [head, ...lines.map((line) => `  ${printable(line).replaceAll("\n", "\n  ")}`)];
}
