import "./hand.css";
import type { Seat } from "@gyoji/kernel";
import { useRef } from "react";
import { useTable } from "./context.ts";
import { zoneCalled } from "./names.ts";
import { useMore } from "./useMore.ts";
import { ZoneCards } from "./ZoneCards.tsx";

/** The cards in the hand of a seat, as wide as the board says (`--card`) where there is room. */
export function Hand({ seat }: { readonly seat: Seat }) {
  const context = useTable();
  const zone = zoneCalled(context, "hand", seat);
  const cards = context.view.zones[zone] ?? [];
  const row = useRef<HTMLElement>(null);
  useMore(row, cards.length);
  return (
    <section
      ref={row}
      className="hand"
      aria-label={context.say("your hand")}
      data-many={cards.length > 6 || undefined}
      style={{ "--count": `${Math.max(1, cards.length)}`, "--half": `${Math.ceil(cards.length / 2)}` }}
    >
      <ZoneCards zone={zone} size="table" />
    </section>
  );
}
