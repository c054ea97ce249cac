import { FileError, type FileTrouble } from "@gyoji/files";
import type { CardSource } from "@gyoji/game";

/* Card lists in the forms that are in use, of cards that are made up. */

/** A card as a list with figures at the top has it. */
export function listed(
  code: string,
  name: string,
  more: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return {
    id: `${code.toLowerCase()}-298`,
    code,
    name,
    set: code.split("-")[0],
    type: "Unit",
    supertype: null,
    domains: ["Fury"],
    tags: [],
    energy: 2,
    power: null,
    might: 2,
    mightBonus: null,
    text: null,
    effectText: null,
    errata: null,
    banned: false,
    ...more,
  };
}

/** The same card with its figures in groups. */
export function grouped(code: string, name: string, rich: string): Record<string, unknown> {
  const [set = "", number = ""] = code.split("-");
  return {
    id: "65f0c1d2e3",
    name,
    riftbound_id: `${code.toLowerCase()}-298`,
    collector_number: Number(number),
    attributes: { energy: 2, might: 2, power: null },
    classification: { type: "Unit", supertype: null, rarity: "Common", domain: ["Fury"] },
    text: { rich, plain: rich.replace(/<[^>]*>/gu, " ") },
    set: { set_id: set, label: "A set" },
    tags: [],
    metadata: { clean_name: name, alternate_art: false, overnumbered: false, signature: false },
  };
}

/** A list of cards as a file. */
export function listOf(cards: readonly unknown[], file = "cards.json"): CardSource {
  return { file, source: JSON.stringify(cards) };
}

/** What is said of a file that is refused. */
export function troubleOf(read: () => unknown): FileTrouble {
  try {
    read();
  } catch (error) {
    if (error instanceof FileError) return error.trouble;
    throw error;
  }
  throw new Error("not refused");
}
