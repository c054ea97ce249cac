import { DOMAINS, type Domain } from "../definition.ts";

/*
 * Names of cards in scenarios: a card's id or name, or what is printed on it written out. `3 Might`, `2-cost 3 Might`,
 * `Fury 2/3` are units, with keywords behind as in `3 Might Tank, Assault 2`; `gear`, `gear +2`; a domain is a Rune of
 * it; `legend`, `champion`, `battlefield`. `2nd` at the end makes another card of the same. `any` is a card that does not matter.
 */

/** A card as a card file writes it. */
export type WrittenCard = Readonly<Record<string, unknown>>;

/** The name of a card that does not matter. */
export const ANY = "any";

const UNIT =
  /^(?:(?:(?<cost>\d+)-cost )?(?<might>\d+) Might|(?<domain>[A-Z][a-z]+) (?<energy>\d+)\/(?<strength>\d+))(?<keywords>(?: [A-Z][a-z-]+(?: \d+)?,?)*)(?: \d(?:nd|rd|th))?$/;
const GEAR = /^(?:(?<cost>\d+)-cost )?gear(?: \+(?<bonus>\d+))?(?: \d(?:nd|rd|th))?$/;
const BARE = /^(?<type>battlefield|legend|champion)(?: \d+| [A-D])?$/;

/** A card from its written figures; null if the words are no such figures. */
export function plainCard(name: string): WrittenCard | null {
  const card =
    name === ANY
      ? { type: "unit", cost: 1, might: 1 }
      : (unit(name) ?? gear(name) ?? rune(name) ?? bare(name));
  return card === null ? null : { id: name, ...card };
}

function unit(name: string): WrittenCard | null {
  const found = UNIT.exec(name)?.groups;
  if (found === undefined) return null;
  const domain = found["domain"]?.toLowerCase();
  if (domain !== undefined && !isDomain(domain)) return null;
  const keywords = (found["keywords"] ?? "").trim();
  return {
    type: "unit",
    cost: Number(found["cost"] ?? found["energy"] ?? 0),
    might: Number(found["might"] ?? found["strength"]),
    ...(domain === undefined ? {} : { domains: [domain] }),
    ...(keywords === ""
      ? {}
      : {
          text: keywords
            .split(/(?:, | (?=[A-Z]))/u)
            .map((each) => `[${each}]`)
            .join("\n"),
        }),
  };
}

function gear(name: string): WrittenCard | null {
  const found = GEAR.exec(name)?.groups;
  if (found === undefined) return null;
  return { type: "gear", cost: Number(found["cost"] ?? 0), mightBonus: Number(found["bonus"] ?? 0) };
}

function rune(name: string): WrittenCard | null {
  const domain = name.toLowerCase();
  return isDomain(domain) ? { type: "rune", domains: [domain] } : null;
}

/** The Champion Tag of a Legend and a Champion that are only named so. */
const HERO = "Hero";

function bare(name: string): WrittenCard | null {
  const type = BARE.exec(name)?.groups?.["type"];
  switch (type) {
    case undefined:
      return null;
    case "champion":
      return { type: "unit", champion: true, tags: [HERO], might: 3, cost: 3 };
    case "legend":
      return { type, tags: [HERO], domains: ["fury", "calm"] };
    default:
      return { type };
  }
}

function isDomain(word: string): word is Domain {
  return Object.hasOwn(DOMAINS, word);
}

/** `2x 3 Might`, and of Runes `2 Fury`: how many cards, and what. */
export function countAndName(written: string): { count: number; name: string } {
  // More than a thousand are none: an arrangement of so many would take for ever.
  const found = /^(?:(\d{1,3})x |(\d{1,3}) (?=[A-Z][a-z]+(?: exhausted)?$)(?!Might))(.+)$/.exec(written);
  return found === null
    ? { count: 1, name: written }
    : { count: Number(found[1] ?? found[2]), name: found[3] ?? "" };
}

/** What is so of a card on the board. */
export interface Condition {
  readonly name: string;
  readonly exhausted: boolean;
  readonly damage: number;
  readonly buffs: number;
  readonly stunned: boolean;
  readonly empowered: boolean;
  /** The names of what is Attached to it. */
  readonly attached: readonly string[];
  /** The letter of its owner, or "" for who controls it. */
  readonly owner: string;
}

const STATES = /^(.*) (exhausted|ready|stunned|buffed|empowered|damage \d+|of [A-D])$/;

/** Reads `3 Might damage 2 buffed stunned exhausted of B with gear +2 and gear`. */
export function readCondition(written: string): Condition {
  const [before = "", after] = written.split(" with ");
  let name = before;
  const words: string[] = [];
  for (let found = STATES.exec(name); found !== null; found = STATES.exec(name)) {
    name = found[1] ?? "";
    words.push(found[2] ?? "");
  }
  const figure = (word: string): string | undefined =>
    words.find((each) => each.startsWith(`${word} `))?.slice(word.length + 1);
  return {
    name,
    exhausted: words.includes("exhausted"),
    damage: Number(figure("damage") ?? 0),
    buffs: words.filter((each) => each === "buffed").length,
    stunned: words.includes("stunned"),
    empowered: words.includes("empowered"),
    attached: after?.split(" and ") ?? [],
    owner: figure("of") ?? "",
  };
}

/** The same in words, as `readCondition` reads them; nothing is said of the owner. */
export function writeCondition(card: Omit<Condition, "owner">): string {
  const words = [
    card.name,
    card.damage > 0 ? `damage ${card.damage}` : "",
    ...new Array<string>(card.buffs).fill("buffed"),
    card.stunned ? "stunned" : "",
    card.empowered ? "empowered" : "",
    card.exhausted ? "exhausted" : "",
    card.attached.length > 0 ? `with ${card.attached.join(" and ")}` : "",
  ];
  return words.filter((word) => word !== "").join(" ");
}
