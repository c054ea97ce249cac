import type { View } from "@gyoji/kernel";
import { useMemo, useRef } from "react";

/** The cards that were not where they are in the view before this one. */
export function useFresh(view: View): ReadonlySet<number> {
  const before = useRef<{ readonly seat: number; readonly places: ReadonlyMap<number, number> } | null>(null);
  return useMemo(() => {
    const places = placesOf(view);
    const last = before.current;
    const fresh = new Set<number>();
    if (last !== null && last.seat === view.seat)
      for (const [card, zone] of places) if (last.places.get(card) !== zone) fresh.add(card);
    before.current = { seat: view.seat, places };
    return fresh;
  }, [view]);
}

function placesOf({ zones }: View): Map<number, number> {
  const places = new Map<number, number>();
  for (const [zone, cards] of zones.entries())
    for (const card of cards) if (card.shown) places.set(card.card, zone);
  return places;
}
