import type { EventView } from "@gyoji/kernel";
import { cardName, eventInWords, type Reader } from "@gyoji/narration";
import { type Piece, piecesOf } from "./pieces.ts";

/** A line of the log. */
export interface LogLine {
  /** Where its event stands among all. */
  readonly at: number;
  /** The turn that it belongs to, 0 before the first. */
  readonly turn: number;
  readonly text: string;
  readonly pieces: readonly Piece[];
  readonly rule: string;
}

/** The log in sentences; what is not worth one is left out. */
export function logLines(reader: Reader, log: readonly EventView[]): LogLine[] {
  const lines: LogLine[] = [];
  let turn = 0;
  for (const [at, event] of log.entries()) {
    if (event.kind === reader.game.turns.begins) turn = event.amount;
    const text = eventInWords(reader, event);
    if (text === "") continue;
    const cards = [...event.cards, event.source].flatMap((card) =>
      card === null ? [] : [{ id: card.id, name: cardName(reader, card.id) }],
    );
    lines.push({ at, turn, text, pieces: piecesOf(text, cards), rule: event.rule });
  }
  return lines;
}

/** Which lines of the log are wanted. */
export interface LogFilter {
  /** A turn, or null for all. */
  readonly turn: number | null;
  /** What must stand in the line. */
  readonly text: string;
  /** Its rule or one that it stands under, or "". */
  readonly rule: string;
}

/** The lines that are wanted. */
export function filtered(lines: readonly LogLine[], { turn, text, rule }: LogFilter): LogLine[] {
  const wanted = text.trim().toLowerCase();
  return lines.filter(
    (line) =>
      (turn === null || line.turn === turn) &&
      (rule === "" || isUnder(line.rule, rule)) &&
      line.text.toLowerCase().includes(wanted),
  );
}

/** Whether a rule is another one or stands under it. */
export function isUnder(rule: string, other: string): boolean {
  return `${rule}.`.startsWith(`${other}.`);
}
