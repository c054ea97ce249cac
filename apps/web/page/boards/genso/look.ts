import { ELEMENT_NAMES, type Element, elementsOf, type GensoPrinted } from "@gyoji/genso/presentation";
import type { PrintedCard } from "@gyoji/kernel";
import { gameSays, type Reader } from "@gyoji/narration";
import type { CardLook } from "../../card/look.ts";
import type { Board, BoardDetail } from "../board.ts";

type Facts = Readonly<Record<string, unknown>>;

/** A card of Genso as it is drawn: both costs above, ATK now at its foot, and what is attached to it. */
export const look: Board["look"] = (printed, shown, reader) => {
  const card = printed as PrintedCard & GensoPrinted;
  const facts = shown?.facts ?? {};
  const elements = card.type === "leader" ? [] : elementsOf(card.elements);
  return {
    id: card.id,
    elements,
    glyph: card.type === "character" ? `genso-${elements[0] ?? "omni"}` : `genso-${card.type}`,
    name: reader.game.cardName(card, reader.language),
    original: "",
    kind: gameSays(reader, `card ${card.type}`),
    traits: elements.map((each) => ELEMENT_NAMES[each][reader.language]),
    cost: costOf(card, facts, reader),
    figure: figureOf(card, facts, reader),
    marks: marksOf(facts, reader),
    text: card.words[reader.language].split("\n").filter((line) => line !== ""),
  };
};

function costOf(card: GensoPrinted, { costs }: Facts, reader: Reader): CardLook["cost"] {
  if (card.type !== "character") return null;
  const printed = { skill: card.skill.cost, burst: card.burst.cost };
  const { skill, burst } = (costs as typeof printed | undefined) ?? printed;
  return { label: gameSays(reader, "figure costs"), value: `${skill}/${burst}` };
}

function figureOf(card: GensoPrinted, { atk }: Facts, reader: Reader): CardLook["figure"] {
  if (card.type !== "character") return null;
  const now = typeof atk === "number" ? atk : card.atk;
  const change = now > card.atk ? "up" : now < card.atk ? "down" : "none";
  return { label: gameSays(reader, "figure ATK"), value: String(now), change };
}

function marksOf({ attached }: Facts, reader: Reader): CardLook["marks"] {
  const elements = Array.isArray(attached) ? (attached as readonly Element[]) : [];
  return elements.map((each) => ({
    label: gameSays(reader, "mark attached", { element: ELEMENT_NAMES[each][reader.language] }),
    glyph: `genso-${each}`,
  }));
}

/** What the ATK of a character is made of. */
export const details: Board["details"] = ({ base, added }, reader) =>
  [
    ["base", base],
    ["added", added],
  ].flatMap(([name, value]): BoardDetail[] =>
    typeof value === "number"
      ? [{ label: gameSays(reader, `part ${String(name)}`), value: String(value) }]
      : [],
  );
