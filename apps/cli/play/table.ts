import { mix } from "@gyoji/bots";
import { enter, type Outcome, type Seat } from "@gyoji/kernel";
import { painter, print } from "../context.ts";
import type { Lines } from "../lines.ts";
import { seatName } from "../table/reader.ts";
import { hanging } from "../text.ts";
import { askPerson, eventLines, showTable } from "./answer.ts";
import { readerFor, type Session, save } from "./session.ts";

/** Plays a match to its end, or until the player leaves; it is saved either way. */
export async function playSession(session: Session, lines: Lines): Promise<number> {
  try {
    await playOn(session, lines);
  } finally {
    // Before anything is said: the terminal may be gone.
    save(session, session.file);
  }
  tellWhereSaved(session);
  return 0;
}

async function playOn(session: Session, lines: Lines): Promise<void> {
  const { match } = session;
  // Who goes on with a match knows what has happened; the log tells it again.
  const heard = match.record.length === 0 ? 0 : (match.table.log ?? []).length;
  const told = session.players.map(() => heard);
  let last: Seat | null = null;
  while (match.table.state.outcome === null) {
    const seat = nextSeat(session);
    const player = session.players[seat];
    if (player?.kind === "bot") {
      const index = player.bot.choose(match.table, seat, mix(match.setting.seed, match.record.length));
      enter(match, { kind: "answer", seat, index });
      continue;
    }
    if (last !== seat && last !== null && !(await handOver(session, seat, lines))) return;
    if (tellNews(session, seat, told) || last !== seat) showTable(session, seat);
    last = seat;
    if ((await askPerson(session, seat, lines)) === "quit") return;
  }
  tellEnd(session, told);
}

/** Bots first: what seats decide at the same time is secret anyway. */
function nextSeat({ match, players }: Session): Seat {
  const { decisions } = match.table;
  const bot = decisions.find(({ decision }) => players[decision.seat]?.kind === "bot");
  return (bot ?? decisions[0])?.decision.seat ?? 0;
}

/** With two persons at one terminal: clears the screen, so that one does not see the other's hand. */
async function handOver({ context, module }: Session, seat: Seat, lines: Lines): Promise<boolean> {
  const { io, say } = context;
  if (io.screen === null || module.game.seats < 2) return true;
  io.out("\u001b[2J\u001b[3J\u001b[H");
  return (await lines.next(`${say("hand over", { player: say("player", { number: seat + 1 }) })} `)) !== null;
}

/** Tells a seat what has happened since it was last told. Returns whether anything has, or was taken back. */
function tellNews(session: Session, seat: Seat, told: number[]): boolean {
  const events = session.match.table.log ?? [];
  const before = told[seat] ?? 0;
  told[seat] = events.length;
  print(session.context, ...eventLines(session, seat, events.slice(before)));
  return events.length !== before;
}

function tellEnd(session: Session, told: number[]): void {
  const { context, match, players } = session;
  const seat = Math.max(
    0,
    players.findIndex(({ kind }) => kind === "person"),
  );
  tellNews(session, seat, told);
  const { outcome } = match.table.state;
  if (outcome === null) return;
  showTable(session, seat);
  print(
    context,
    painter(context)("bold", hanging("", outcomeInWords(session, outcome, seat), context.io.columns)),
  );
}

/** How the match ended, with the rule that ended it. */
function outcomeInWords(session: Session, outcome: Outcome, seat: Seat): string {
  const { context, module } = session;
  const { say, language } = context;
  const summary = (id: string): string =>
    module.rulebook.find((rule) => rule.id === id)?.summary[language] ?? "";
  switch (outcome.kind) {
    case "won": {
      const winner = outcome.winners.map((each) => seatName(readerFor(session, seat), each)).join(", ");
      return say("outcome won", { winner, rule: outcome.rule, summary: summary(outcome.rule) });
    }
    case "drawn":
      return say("outcome drawn", { rule: outcome.rule, summary: summary(outcome.rule) });
    case "looped":
      return say("outcome looped");
  }
}

function tellWhereSaved({ context, match, file }: Session): void {
  const over = match.table.state.outcome !== null;
  print(context, context.say(over ? "saved replay" : "saved resume", { file }));
}
