import type { PrintedCard } from "@gyoji/kernel";
import { gameSays, type Reader } from "@gyoji/narration";
import { domainsOf, type RiftboundPrinted } from "@gyoji/riftbound/presentation";
import type { CardLook } from "../../card/look.ts";
import type { Board, BoardDetail } from "../board.ts";

/** A card of Riftbound as it is drawn: its cost above, a unit's Might now at its foot. */
export const look: Board["look"] = (printed, shown, reader) => {
  const card = printed as PrintedCard & RiftboundPrinted;
  const [type = "unit"] = card.types;
  const facts = shown?.facts ?? {};
  return {
    id: card.id,
    elements: domainsOf(card.domains),
    glyph: `riftbound-${card.isChampion ? "champion" : type}`,
    name: reader.game.cardName(card, reader.language),
    original: "",
    kind: card.types.map((each) => gameSays(reader, `type ${each}`)).join(" · "),
    traits: card.tags,
    cost: costOf(card, reader),
    figure: mightOf(card, facts["might"], reader),
    marks: marksOf(facts, reader),
    text: card.words[reader.language].split("\n").filter((line) => line !== ""),
  };
};

const WITHOUT_COST: readonly string[] = ["rune", "battlefield", "legend"];

function costOf({ types, cost }: RiftboundPrinted, reader: Reader): CardLook["cost"] {
  if (types.some((type) => WITHOUT_COST.includes(type))) return null;
  const value = `${cost.energy}${"•".repeat(cost.power.length)}`;
  return { label: gameSays(reader, "card cost", { energy: "" }).trim(), value };
}

function mightOf(card: RiftboundPrinted, now: unknown, reader: Reader): CardLook["figure"] {
  if (!card.types.includes("unit")) return null;
  const value = typeof now === "number" ? now : card.might;
  const change = value > card.might ? "up" : value < card.might ? "down" : "none";
  return { label: gameSays(reader, "card might", { might: "" }).trim(), value: String(value), change };
}

/** What lies on a unit: its part in a Combat, damage, Buffs, that it is Stunned or Empowered. */
function marksOf(facts: Readonly<Record<string, unknown>>, reader: Reader): CardLook["marks"] {
  const { role, assigned, damage, buffs, stunned, empowered } = facts;
  return [
    ...(role === "attacker" || role === "defender"
      ? [{ label: gameSays(reader, `mark ${role}`), glyph: `riftbound-${role}` }]
      : []),
    ...(Number(assigned) > 0
      ? [
          {
            label: gameSays(reader, "figure assigned", { damage: Number(assigned) }),
            glyph: "riftbound-assigned",
          },
        ]
      : []),
    ...(Number(damage) > 0
      ? [{ label: gameSays(reader, "figure damage", { damage: Number(damage) }), glyph: "riftbound-damage" }]
      : []),
    ...(Number(buffs) > 0 ? [{ label: gameSays(reader, "mark buff"), glyph: "riftbound-buff" }] : []),
    ...(stunned === true ? [{ label: gameSays(reader, "mark stunned"), glyph: "riftbound-stunned" }] : []),
    ...(Number(empowered) > 0
      ? [{ label: gameSays(reader, "mark empowered"), glyph: "riftbound-energy" }]
      : []),
  ];
}

interface Part {
  readonly from: string;
  readonly amount: number;
}

/** What a Might is made of. */
export const details: Board["details"] = (facts, reader) => {
  const parts: unknown = facts["parts"];
  if (!Array.isArray(parts)) return [];
  return (parts as readonly Part[]).map(({ from, amount }): BoardDetail => {
    const sign = from === "printed" || amount < 0 ? "" : "+";
    return { label: gameSays(reader, `part ${from}`), value: `${sign}${amount}` };
  });
};
