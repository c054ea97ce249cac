import type { OptionView, View } from "@gyoji/kernel";
import type { Reader } from "@gyoji/narration";
import type { Board } from "../boards/board.ts";
import { cardSpot, type Spot, spotOf } from "./targets.ts";

/** What dropping a card on a place means: an answer, and what is to be chosen next if that is asked. */
export interface Dropped {
  readonly index: number;
  readonly next: Spot;
}

/** The answer that a drop gives; null when it means nothing that is possible. */
export function dropped(
  view: View,
  board: Pick<Board, "waysTo">,
  reader: Reader,
  card: Spot,
  on: Spot,
): Dropped | null {
  const options = view.decision?.options ?? [];
  const zone = zoneOf(view, on);
  const name = reader.game.zones[zone]?.name ?? "";
  const occupied = (view.zones[zone] ?? []).length > 0;
  const top = view.zones[zone]?.at(-1);
  const next = top?.shown ? cardSpot(top.card) : on;
  const isOwn = reader.game.zones[zone]?.seat === view.seat;
  for (const way of isOwn ? board.waysTo(name, occupied) : []) {
    const index = options.findIndex(
      (option) => option.kind === "use" && option.way === way && isOf(option, card),
    );
    if (index >= 0) return { index, next };
  }
  const ways = options.flatMap((option, index) => (isOf(option, card) ? [index] : []));
  const [only] = ways;
  // A card that can only be chosen is chosen wherever on one's own side it is let go.
  const isChoice = only !== undefined && ways.length === 1 && options[only]?.kind === "card";
  return isChoice && isOwn ? { index: only, next } : null;
}

function isOf(option: OptionView, spot: Spot): boolean {
  return spotOf(option) === spot;
}

/** The zone that a spot is or lies in; -1 if there is none. */
export function zoneOf(view: View, spot: Spot): number {
  const [kind, number = "-1"] = spot.split(" ");
  if (kind !== "card") return Number(number);
  return view.zones.findIndex((cards) => cards.some((card) => card.shown && card.card === Number(number)));
}
