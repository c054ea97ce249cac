import type { OpenedMatch } from "@gyoji/files";
import type { GameModule } from "@gyoji/game";
import { ALL, replayMatch, type Table, view } from "@gyoji/kernel";
import { turnIn, turnName } from "@gyoji/narration";
import { type Context, painter, print } from "../context.ts";
import type { Lines } from "../lines.ts";
import { boardInWords } from "../table/board.ts";
import { onlooker, sentencesOf } from "./log.ts";

/** Where in a replay somebody is, and whose eyes they look through; `ALL` sees every face that a player sees. */
interface Position {
  at: number;
  seat: number;
}

/** Lets somebody walk through a match, one entry at a time. */
export async function stepThrough(
  context: Context,
  replay: OpenedMatch<GameModule>,
  lines: Lines,
): Promise<void> {
  const position: Position = { at: 0, seat: ALL };
  print(context, context.say("replay keys"));
  for (;;) {
    show(context, replay, position);
    const line = await lines.next(`${position.at}/${replay.file.entries.length}> `);
    if (line === null || line === "q") return;
    move(context, replay, position, line);
  }
}

function move(context: Context, replay: OpenedMatch<GameModule>, position: Position, line: string): void {
  const [word = "", rest = ""] = line.split(/\s+/u);
  const last = replay.file.entries.length;
  if (word === "" || word === "n") position.at = Math.min(last, position.at + 1);
  else if (word === "p") position.at = Math.max(0, position.at - 1);
  else if (word === "g" && /^\d+$/u.test(rest)) goToTurn(context, replay, position, Number(rest));
  else if (word === "v") position.seat = seatOf(replay, rest);
  else print(context, context.say("replay keys"));
}

function goToTurn(context: Context, replay: OpenedMatch<GameModule>, position: Position, turn: number): void {
  const start = startOfTurn(replay, turn);
  if (start === null)
    print(context, context.say("no such turn", { turn: turnName(onlooker(context, replay), turn) }));
  else position.at = start;
}

function seatOf({ game: module }: OpenedMatch<GameModule>, written: string): number {
  const seat = Number(written) - 1;
  return Number.isInteger(seat) && seat >= 0 && seat < module.game.seats ? seat : ALL;
}

/** After how many entries a turn has begun; null if the match has not come to it. */
function startOfTurn(replay: OpenedMatch<GameModule>, turn: number): number | null {
  const { entries } = replay.file;
  let from = 0;
  let to = entries.length;
  if (!(turnAt(replay, to) >= turn)) return null;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (turnAt(replay, middle) >= turn) to = middle;
    else from = middle + 1;
  }
  return from;
}

function turnAt(replay: OpenedMatch<GameModule>, at: number): number {
  return turnIn(replay.game, replay.game.game.facts(tableAt(replay, at)));
}

function tableAt({ game: module, pool, file }: OpenedMatch<GameModule>, at: number): Table {
  return replayMatch(module.game, pool, file, true, at).table;
}

function show(context: Context, replay: OpenedMatch<GameModule>, { at, seat }: Position): void {
  const table = tableAt(replay, at);
  const before = at === 0 ? 0 : (tableAt(replay, at - 1).log ?? []).length;
  const seen = view(table, seat);
  print(
    context,
    ...sentencesOf(context, replay, (table.log ?? []).slice(before)),
    boardInWords(onlooker(context, replay), seen, context.io.columns, painter(context)),
  );
}
