import { applies, type CardId, raise, type Seat, type ZoneId } from "@gyoji/kernel";
import { entersExhausted } from "../objects.ts";
import { procedure, type RiftboundTable } from "../state.ts";
import { isType } from "./information.ts";
import { triggerKeywords } from "./keywords.ts";

/** How something comes onto the board. */
type Way = "ready" | "exhausted" | "usual";

interface Entering {
  readonly who: Seat;
  readonly cards: readonly CardId[];
  readonly zone: ZoneId;
  readonly how: Way;
  /** keywords.20 Whether it was played from facedown. */
  readonly wasHidden: boolean;
}

/** play.15 What is played comes onto the board; ability.19 what watches for it sees that now. */
export const enter = procedure<Entering>("play.15 entering", {
  "play.15": (table, { who, cards, zone, how }) => {
    for (const card of cards)
      raise(table, "entered", {
        seat: who,
        cards: [card],
        zone,
        amount: isExhausted(table, who, card, how) ? 1 : 0,
      });
  },
  // Its amount says whether it was facedown.
  "ability.19": (table, { who, cards, zone, wasHidden }) =>
    raise(table, "played", { seat: who, cards, zone, amount: wasHidden ? 1 : 0 }),
  "keywords.25": (table, { who, cards, zone }) =>
    triggerKeywords(table, ["vision", "weaponmaster", "quickDraw"], {
      kind: "played",
      seat: who,
      cards,
      zone,
    }),
});

/** types.5, types.8, golden.1; keywords.6 to enter Ready is not to be readied. */
function isExhausted(table: RiftboundTable, who: Seat, card: CardId, how: Way): boolean {
  if (how !== "usual") return how === "exhausted";
  if (applies(table, "entersExhausted", "card", card)) return true;
  if (!entersExhausted(table, card) || applies(table, "entersReady", "card", card)) return false;
  return !(isType(table, card, "unit") && applies(table, "unitsEnterReady", "seat", who));
}

export const enteringProcedures = [enter];
