import type { CardView, PrintedCard, Seat } from "@gyoji/kernel";
import type { Reader } from "@gyoji/narration";
import type { ComponentType, ReactNode } from "react";
import type { CardLook } from "../card/look.ts";

/** One part of what a figure on the table is made of. */
export interface BoardDetail {
  readonly label: string;
  readonly value: string;
}

/** What a game draws by hand: how its table lies, how its cards look, and what a drop on the table means. */
export interface Board {
  /** The table, from the side of a seat, made of the parts in `page/table`. The question stands where it puts it. */
  readonly Table: ComponentType<{ readonly near: Seat; readonly question: ReactNode }>;
  /** A card as it is drawn; `shown` is how it lies on the table, or null for one that is only read. */
  look(card: PrintedCard, shown: Extract<CardView, { shown: true }> | null, reader: Reader): CardLook;
  /** What the figure of a card on the table is made of, from what the view says of it. */
  details(facts: Readonly<Record<string, unknown>>, reader: Reader): readonly BoardDetail[];
  /**
   * Whether the table shows each card of a zone (of a stack its top one), so that one of them can be chosen there;
   * `name` is the zone's, `isNear` whether it is the onlooker's own.
   */
  isOpen(name: string, isNear: boolean): boolean;
  /** Whether the cards of a zone lie on each other. */
  isStack(name: string): boolean;
  /** Whether the zones of this name of all seats are one place, whose cards are listed together. */
  isShared(name: string): boolean;
  /** The ways of using a card that dropping it on a zone of one's own can mean, likeliest first; `name` is the zone's. */
  waysTo(name: string, occupied: boolean): readonly string[];
}
