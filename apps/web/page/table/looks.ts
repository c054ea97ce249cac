import type { CardView, PrintedCard } from "@gyoji/kernel";
import type { Reader } from "@gyoji/narration";
import type { Board } from "../boards/board.ts";
import type { CardLook } from "../card/look.ts";

const known = new WeakMap<PrintedCard, Map<string, CardLook>>();

/** How a card looks on the table: the same object as long as nothing of it changes, so that it is not drawn again. */
export function lookOf(
  board: Board,
  printed: PrintedCard,
  shown: Extract<CardView, { shown: true }>,
  reader: Reader,
): CardLook {
  const key = `${reader.language} ${JSON.stringify(shown.facts)}`;
  const looks = known.get(printed) ?? new Map<string, CardLook>();
  known.set(printed, looks);
  const look = looks.get(key) ?? board.look(printed, shown, reader);
  looks.set(key, look);
  return look;
}
