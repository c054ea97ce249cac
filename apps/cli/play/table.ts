import { answerOfBot, nextSeat } from "@gyoji/bots";
import { newsSince, type Seat, view } from "@gyoji/kernel";
import { outcomeInWords, say as tell } from "@gyoji/narration";
import { painter, print } from "../context.ts";
import type { Lines } from "../lines.ts";
import { hanging } from "../text.ts";
import { answerForThem, askPerson, eventLines, showTable, type Turn } from "./answer.ts";
import { readerFor, type Session, saveSomewhere } from "./session.ts";

/** Plays a match to its end, or until the player leaves; it is saved either way. */
export async function playSession(session: Session, lines: Lines): Promise<number> {
  let { file } = session;
  try {
    await playOn(session, lines);
  } finally {
    // Before anything is said: the terminal may be gone.
    file = saveSomewhere(session);
  }
  await tellWhereSaved(session, file);
  return 0;
}

async function playOn(session: Session, lines: Lines): Promise<void> {
  const { match } = session;
  // Who goes on with a match knows what has happened; the log tells it again.
  const heard = match.record.length === 0 ? 0 : match.table.logged;
  const told = session.players.map(() => heard);
  let last: Seat | null = null;
  let turn: Turn = "played";
  while (match.table.state.outcome === null) {
    const seat = nextSeat(match.table, session.players);
    const player = session.players[seat];
    if (player?.kind === "bot") {
      answerOfBot(match, seat, player.bot);
      continue;
    }
    if (last !== seat && last !== null && !(await handOver(session, seat, lines))) return;
    if (tellNews(session, seat, told) || last !== seat) showTable(session, seat);
    last = seat;
    if (turn !== "tookBack" && answerForThem(session, seat)) continue;
    turn = await askPerson(session, seat, lines);
    if (turn === "quit") return;
  }
  tellEnd(session, told);
}

/** With two persons at one terminal: clears the screen, so that one does not see the other's hand. */
async function handOver({ context, byHand }: Session, seat: Seat, lines: Lines): Promise<boolean> {
  const { io, say, language } = context;
  if (io.screen === null || byHand) return true;
  io.out("\u001b[2J\u001b[3J\u001b[H");
  return (
    (await lines.next(`${say("hand over", { player: tell(language, "player", { number: seat + 1 }) })} `)) !==
    null
  );
}

/** Tells a seat what has happened since it was last told. Returns whether anything has, or was taken back. */
function tellNews(session: Session, seat: Seat, told: number[]): boolean {
  const before = told[seat] ?? 0;
  const { events, told: now } = newsSince(session.match.table, before);
  told[seat] = now;
  print(session.context, ...eventLines(session, seat, events));
  return now !== before;
}

function tellEnd(session: Session, told: number[]): void {
  const { context, match, players } = session;
  const seat = Math.max(
    0,
    players.findIndex(({ kind }) => kind === "person"),
  );
  tellNews(session, seat, told);
  if (match.table.state.outcome === null) return;
  showTable(session, seat);
  const outcome = outcomeInWords(readerFor(session, seat), view(match.table, seat));
  print(context, painter(context)("bold", hanging("", outcome, context.io.columns)));
}

/** Told to whoever is still there: to the error output when nobody reads the other one. */
async function tellWhereSaved({ context, match, file: wanted }: Session, file: string | null): Promise<void> {
  if (file === null || wanted === null) return;
  const { io, say } = context;
  const over = match.table.state.outcome !== null;
  const text = say(over ? "saved replay" : "saved resume", { file });
  if (file !== wanted) io.err(`${say("file unwritable", { file: wanted })}\n`);
  print(context, text);
  if (!(await io.heard())) io.err(`${text}\n`);
}
