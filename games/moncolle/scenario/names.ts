import { ELEMENTS, type Element, MOVEMENTS, type MoncolleDefinition, type Movement } from "../definition.ts";

/*
 * Names of cards in scenarios: a card's id or name, or its figures written out: `walking 3 2/4` for a unit of level 3,
 * attack 2 and defence 4, `fire flying 5 4/4 #1` with an element and a mark that tells it from others, `field 12`. `any` is a
 * card that does not matter.
 */

const UNIT =
  /^(?:(?<element>[a-z]+) )?(?<movement>walking|floating|flying) (?<level>\d+) (?<attack>\d+)\/(?<defence>\d+)(?: instant)?(?: #\w+)?$/;
const FIELD = /^field (?<limit>\d+)(?: #\w+)?$/;

/** The name of a card that does not matter. */
export const ANY = "any";

/** A card without text from its written figures; null if the words are no such figures. */
export function plainCard(name: string): MoncolleDefinition | null {
  if (name === ANY) return unit(name, null, "walking", 1, 1, 1);
  const limit = FIELD.exec(name)?.groups?.["limit"];
  if (limit !== undefined) return { ...printed(name, null), type: "field", limit: Number(limit) };
  const found = UNIT.exec(name)?.groups;
  if (found === undefined) return null;
  const { movement, level, attack, defence } = found;
  const how = MOVEMENTS.find((each) => each === movement) ?? "walking";
  const element = ELEMENTS.find((each) => each === found["element"]) ?? null;
  if (found["element"] !== undefined && element === null) return null;
  return unit(name, element, how, Number(level), Number(attack), Number(defence));
}

function unit(
  name: string,
  element: Element | null,
  movement: Movement,
  level: number,
  attack: number,
  defence: number,
): MoncolleDefinition {
  const isInstant = name.includes(" instant");
  return { ...printed(name, element), type: "unit", movement, level, attack, defence, isInstant };
}

function printed(id: string, element: Element | null) {
  return {
    id,
    names: { en: id },
    element,
    words: { en: "", th: "", ja: "" },
    abilities: [],
    brings: [],
    procedures: [],
  };
}

/** `3 any` means three cards: the count and the name. */
export function countAndName(written: string): { count: number; name: string } {
  // More than a thousand are none: an arrangement of so many would take for ever.
  const found = /^(\d{1,3})x (.+)$/.exec(written);
  return found === null ? { count: 1, name: written } : { count: Number(found[1]), name: found[2] ?? "" };
}

/** `X tapped`, `X moved`, `X with Y`: the name, how the card is, and what it is equipped with. */
export function nameAndState(written: string): {
  name: string;
  turned: boolean;
  moved: boolean;
  equipment: string;
} {
  const [unitName = "", equipment = ""] = written.split(" with ");
  const found = /^(.*?)((?: (?:tapped|moved))*)$/.exec(unitName);
  const states = found?.[2] ?? "";
  return {
    name: found?.[1] ?? "",
    turned: states.includes("tapped"),
    moved: states.includes("moved"),
    equipment,
  };
}
