import { colorsOf, type HorobeatPrinted, originalName, tribeNames } from "@gyoji/horobeat/presentation";
import type { PrintedCard } from "@gyoji/kernel";
import { gameSays, type Reader } from "@gyoji/narration";
import type { CardLook } from "../../card/look.ts";
import type { Board, BoardDetail } from "../board.ts";

/** A card of HORO-BEAT as it is drawn: its Cost above, its Power now at its foot. */
export const look: Board["look"] = (printed, shown, reader) => {
  const card = printed as PrintedCard & HorobeatPrinted;
  const name = reader.game.cardName(card, reader.language);
  const original = originalName(card);
  const cost = shown === null ? card.cost : (numberIn(shown.facts["cost"]) ?? card.cost);
  return {
    id: card.id,
    elements: colorsOf(card),
    glyph: glyphOf(card),
    name,
    original: original === name ? "" : original,
    kind: gameSays(reader, `card ${card.type}`),
    traits: tribeNames(card, reader.language),
    cost: { label: gameSays(reader, "figure cost"), value: String(cost) },
    figure: powerOf(card, numberIn(shown?.facts["power"]), reader),
    marks: marksOf(card, reader),
    text: card.words[reader.language].split("\n").filter((line) => line !== ""),
  };
};

function powerOf(card: HorobeatPrinted, now: number | null, reader: Reader): CardLook["figure"] {
  const value = now ?? card.power;
  const change = value > card.power ? "up" : value < card.power ? "down" : "none";
  return { label: gameSays(reader, "figure power"), value: String(value), change };
}

function glyphOf(card: HorobeatPrinted): string {
  if (card.type === "waza") return "horobeat-waza";
  return `horobeat-${card.tribes[0] ?? "horobito"}`;
}

function marksOf(card: HorobeatPrinted, reader: Reader): CardLook["marks"] {
  const boost =
    card.type === "horobito" && card.boost !== null
      ? [{ label: gameSays(reader, "card boost", card.boost), glyph: "horobeat-boost" }]
      : [];
  const trigger =
    card.trigger === null
      ? []
      : [{ label: gameSays(reader, `card trigger ${card.trigger}`), glyph: `horobeat-${card.trigger}` }];
  return [...boost, ...trigger];
}

function numberIn(fact: unknown): number | null {
  return typeof fact === "number" ? fact : null;
}

interface Part {
  readonly from: string;
  readonly card: number;
  readonly amount: number;
}

/** What a Power is made of: the card's own, each Waza and Boost, effects. */
export const details: Board["details"] = (facts, reader) => {
  const parts: unknown = facts["parts"];
  if (!Array.isArray(parts)) return [];
  return (parts as readonly Part[]).map((part): BoardDetail => {
    const { from, amount } = part;
    const sign = from === "printed" || amount < 0 ? "" : "+";
    return { label: gameSays(reader, `part ${from}`, { card: "" }).trim(), value: `${sign}${amount}` };
  });
};
