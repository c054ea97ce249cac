import { COLORS, type Color, type HorobeatDefinition, TRIGGERS, type Trigger } from "../definition.ts";

/*
 * Names of cards in scenarios: a card's id or name, or its figures written out: `red 3/4000`,
 * `red+blue waza 2/1000`, `green 4/5000 boost 1/2000 entry`. `any` is a card that does not matter.
 */

const PLAIN =
  /^(?<colors>[a-z]+(?:\+[a-z]+)*) (?<waza>waza )?(?<cost>\d+)\/(?<power>\d+)(?: boost (?<boostCost>\d+)\/(?<boostPower>\d+))?(?: (?<trigger>[a-zA-Z]+))?(?: #\d+)?$/;

/** The name of a card that does not matter. */
export const ANY = "any";

/** A card without text from its written figures; null if the words are no such figures. */
export function plainCard(name: string): HorobeatDefinition | null {
  if (name === ANY) return { ...printed(name, 0, 1, 1000, null), type: "horobito", tribes: [], boost: null };
  const found = PLAIN.exec(name)?.groups;
  if (found === undefined) return null;
  const colors = colorsOf(found["colors"] ?? "");
  const trigger = TRIGGERS.find((known): known is Trigger => known === found["trigger"]) ?? null;
  if (colors === null || (found["trigger"] !== undefined && trigger === null)) return null;
  const face = printed(name, colors, Number(found["cost"]), Number(found["power"]), trigger);
  if (found["waza"] !== undefined) return { ...face, type: "waza" };
  const boost =
    found["boostCost"] === undefined
      ? null
      : { cost: Number(found["boostCost"]), power: Number(found["boostPower"]) };
  return { ...face, type: "horobito", tribes: [], boost };
}

function colorsOf(written: string): number | null {
  if (written === "colourless") return 0;
  let bits = 0;
  for (const color of written.split("+")) {
    if (!Object.hasOwn(COLORS, color)) return null;
    bits |= COLORS[color as Color];
  }
  return bits;
}

function printed(id: string, colors: number, cost: number, power: number, trigger: Trigger | null) {
  return {
    id,
    names: { en: id },
    colors,
    cost,
    power,
    trigger,
    words: { en: "", th: "", ja: "" },
    abilities: [],
    brings: [],
    procedures: [],
  };
}

/** `3 red` means three cards: the count and the name. */
export function countAndName(written: string): { count: number; name: string } {
  // More than a thousand are none: an arrangement of so many would take for ever.
  const found = /^(\d{1,3}) (?!\/)(.+)$/.exec(written);
  return found === null ? { count: 1, name: written } : { count: Number(found[1]), name: found[2] ?? "" };
}

/** `X Down`, `red used`: the name, and whether the card is turned. */
export function nameAndTurn(written: string): { name: string; turned: boolean } {
  const found = /^(.*?) (Down|used|ready)$/.exec(written);
  return found === null
    ? { name: written, turned: false }
    : { name: found[1] ?? "", turned: found[2] !== "ready" };
}

/** A colour alone stands for a card of it, as in `3 red`. */
export function enaName(name: string): string {
  return colorsOf(name) === null ? name : `${name} 1/1000`;
}
