import type { Seat } from "@gyoji/kernel";
import { seatsFrom } from "@gyoji/narration";
import type { TableState } from "../state/table.ts";

/**
 * The person whose decision it is, of several at this screen: who looks now, else the next one round the table. Null if
 * it is nobody's or there is one person only.
 */
export function nextPerson({ opened, now }: Pick<TableState, "opened" | "now">): Seat | null {
  const persons = opened.players.filter((player) => player === "person").length;
  if (opened.replay !== null || persons < 2 || now.view.outcome !== null) return null;
  if (now.view.decision !== null) return now.view.seat;
  const asked = now.view.waitingFor.map(({ seat }) => seat);
  const round = seatsFrom(Math.max(0, now.view.seat), opened.players.length);
  return round.find((seat) => opened.players[seat] === "person" && asked.includes(seat)) ?? null;
}
