import type { GensoDefinition } from "../definition.ts";
import { bitsOf, ELEMENTS } from "../elements.ts";

/*
 * Names of cards in scenarios: a card's id or name, or its figures written out: `fire 500` for a character of fire with base
 * ATK 500, whose element skill costs 3 and adds 300 and whose element burst costs 6 and adds 600, `fire+ice 500 4/200
 * 4/400 #1` with both written out and a mark that tells it from others; `leader #1`, `stacking #1` without text. `any` is a
 * card that does not matter, and fits no dice discards: a stacking card.
 */

const CHARACTER =
  /^(?<elements>[a-z]+(?:\+[a-z]+)*) (?<atk>\d+)(?: (?<skill>\d+)\/(?<skillRise>\d+) (?<burst>\d+)\/(?<burstRise>\d+))?(?: #\w+)?$/;

/** The name of a card that does not matter. */
export const ANY = "any";

/** A card without text from its written figures; null if the words are no such figures. */
export function plainCard(name: string): GensoDefinition | null {
  if (name === ANY || /^stacking #\w+$/.test(name))
    return { ...printed(name), type: "stacking", elements: 0 };
  if (/^leader #\w+$/.test(name)) return { ...printed(name), type: "leader" };
  const found = CHARACTER.exec(name)?.groups;
  if (found === undefined) return null;
  const written = (found["elements"] ?? "").split("+");
  const elements = ELEMENTS.filter((each) => written.includes(each));
  if (elements.length !== written.length) return null;
  const figure = (key: string, otherwise: number): number => Number(found[key] ?? otherwise);
  return {
    ...printed(name),
    type: "character",
    elements: bitsOf(elements),
    atk: figure("atk", 0),
    skill: { cost: figure("skill", 3), rise: figure("skillRise", 300) },
    burst: { cost: figure("burst", 6), rise: figure("burstRise", 600) },
  };
}

function printed(id: string) {
  return {
    id,
    names: { en: id },
    words: { en: "", th: "", ja: "" },
    abilities: [],
    brings: [],
    procedures: [],
  };
}

/** `3x any` means three cards: the count and the name. */
export function countAndName(written: string): { count: number; name: string } {
  // More than a thousand are none: an arrangement of so many would take for ever.
  const found = /^(\d{1,3})x (.+)$/.exec(written);
  return found === null ? { count: 1, name: written } : { count: Number(found[1]), name: found[2] ?? "" };
}

/** `X up with fire, water under Y`: the name, whether it is face up, what is attached to it, what lies on it. */
export function nameAndState(written: string): {
  name: string;
  isUp: boolean;
  attached: number;
  laid: string;
} {
  const [beneath = "", laid = ""] = written.split(" under ");
  const [shown = "", elements = ""] = beneath.split(" with ");
  const isUp = shown.endsWith(" up");
  const attached = elements.split(", ");
  return {
    name: isUp ? shown.slice(0, -" up".length) : shown,
    isUp,
    attached: bitsOf(ELEMENTS.filter((each) => attached.includes(each))),
    laid,
  };
}
