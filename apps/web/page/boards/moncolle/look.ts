import type { PrintedCard } from "@gyoji/kernel";
import { elementOf, kindOf, type MoncollePrinted } from "@gyoji/moncolle/presentation";
import { gameSays, type Reader } from "@gyoji/narration";
import type { CardLook } from "../../card/look.ts";
import type { Board, BoardDetail } from "../board.ts";

/** A card of Monster Collection as it is drawn: its level, cost or limit above, attack and defence now at its foot. */
export const look: Board["look"] = (printed, shown, reader) => {
  const card = printed as PrintedCard & MoncollePrinted;
  const facts = shown?.facts ?? {};
  return {
    id: card.id,
    elements: card.element === null ? [] : [ELEMENTS[card.element] ?? card.element],
    glyph: `moncolle-${card.type === "item" && card.isEquipment ? "equipment" : card.type}`,
    name: reader.game.cardName(card, reader.language),
    original: "",
    kind: kindOf(card, reader.language),
    traits: [elementOf(card, reader.language)],
    cost: cornerOf(card, reader),
    figure: figureOf(card, facts, reader),
    marks: marksOf(card, facts, reader),
    text: card.words[reader.language].split("\n").filter((line) => line !== ""),
  };
};

/** Where the colour of an element has another name. */
const ELEMENTS: Readonly<Record<string, string>> = { demon: "dark" };

function cornerOf(card: MoncollePrinted, reader: Reader): CardLook["cost"] {
  switch (card.type) {
    case "unit":
      return { label: gameSays(reader, "figure level name"), value: String(card.level) };
    case "spell":
    case "item":
      return { label: gameSays(reader, "figure cost name"), value: String(card.cost) };
    case "field":
      return { label: gameSays(reader, "figure limit name"), value: String(card.limit) };
  }
}

function figureOf(
  card: MoncollePrinted,
  { attack, defence }: Readonly<Record<string, unknown>>,
  reader: Reader,
): CardLook["figure"] {
  if (card.type !== "unit") return null;
  const now = {
    attack: typeof attack === "number" ? attack : card.attack,
    defence: typeof defence === "number" ? defence : card.defence,
  };
  const gain = now.attack + now.defence - card.attack - card.defence;
  const change = gain > 0 ? "up" : gain < 0 ? "down" : "none";
  const label = gameSays(reader, "figure attack and defence");
  return { label, value: `${now.attack}/${now.defence}`, change };
}

function marksOf(
  card: MoncollePrinted,
  { moved, equipment }: Readonly<Record<string, unknown>>,
  reader: Reader,
): CardLook["marks"] {
  if (card.type !== "unit") return [];
  const names = [
    card.movement,
    ...(card.isInstant ? ["instant"] : []),
    ...(moved === true ? ["moved"] : []),
    ...(Array.isArray(equipment) && equipment.length > 0 ? ["equipped"] : []),
  ];
  return names.map((name) => ({
    label: gameSays(reader, `mark ${name}`),
    glyph: `moncolle-${name === "equipped" ? "equipment" : name}`,
  }));
}

/** The figures of a unit now. */
export const details: Board["details"] = ({ attack, defence }, reader) =>
  [
    ["attack", attack],
    ["defence", defence],
  ].flatMap(([name, value]): BoardDetail[] =>
    typeof value === "number"
      ? [{ label: gameSays(reader, `part ${String(name)}`), value: String(value) }]
      : [],
  );
