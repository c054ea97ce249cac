import { FileError } from "@gyoji/files";
import type { PackedCard, PackedSet, ReadLists } from "@gyoji/game";
import { foldedName } from "./cardText.ts";
import type { Facts } from "./facts.ts";

/**
 * Printings as cards: those of one name are one card (parts.2, deck.17), as are those that say so.
 * @throws FileError when printings of one card differ in what cannot differ, or name each other in a ring
 */
export function cardsOf(printings: readonly Facts[]): ReadLists {
  const own = printings.filter(({ token }) => !token);
  const byPrint = byPrintOf(own);
  const groups = new Map<string, Facts[]>();
  for (const each of byPrint.values()) {
    const key = foldedName(rootOf(each, byPrint).name);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  const bySet = new Map<string, PackedCard[]>();
  for (const group of groups.values()) {
    const base = baseOf(group);
    refuseDiffering(base, group);
    bySet.set(base.set, [...(bySet.get(base.set) ?? []), packed(base, group)]);
  }
  const sets = [...bySet]
    .map(([id, cards]): PackedSet => ({ id, cards: cards.toSorted((a, b) => (a.id < b.id ? -1 : 1)) }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const left = printings.length - own.length;
  return { sets, printings: own.length - groups.size, left };
}

/** Printings by their numbers. One that stands twice must be the same. */
function byPrintOf(printings: readonly Facts[]): Map<string, Facts> {
  const found = new Map<string, Facts>();
  for (const each of printings) {
    const before = found.get(each.print);
    if (before === undefined) found.set(each.print, each);
    else refuseDiffering(before, [each], true);
  }
  return found;
}

/** The printing that one is a variant of, over others that are variants themselves. */
function rootOf(facts: Facts, byPrint: ReadonlyMap<string, Facts>): Facts {
  const seen = new Set([facts.print]);
  let root = facts;
  for (
    let base = byPrint.get(root.base);
    base !== undefined && base !== root;
    base = byPrint.get(root.base)
  ) {
    if (seen.has(base.print)) throw ringOf(facts, root);
    seen.add(base.print);
    root = base;
  }
  return root;
}

function ringOf({ record, print }: Facts, { print: other }: Facts): FileError {
  return new FileError({ kind: "list ring", file: record.file, ...record.place(), card: print, other });
}

/** The printing that stands for a card: no variant, of the set that came first, the lowest number there. */
function baseOf(group: readonly Facts[]): Facts {
  const usual = group.filter(({ isVariant, print, base }) => !isVariant && print === base);
  const [first] = usual.length > 0 ? usual : group;
  if (first === undefined) throw new Error("a card without a printing");
  const ofSet = usual.filter(({ set }) => set === first.set);
  return ofSet.reduce((least, each) => (each.print < least.print ? each : least), first);
}

const SAME = ["types", "domains", "cost", "power", "might", "mightBonus", "champion", "signature"] as const;

/** Printings of one card can look otherwise, and say the same otherwise. */
function refuseDiffering(base: Facts, group: readonly Facts[], whole = false): void {
  for (const each of group)
    for (const field of whole ? ([...SAME, "name", "text"] as const) : SAME)
      if (String(base[field]) !== String(each[field]))
        throw new FileError({
          kind: "list differs",
          file: each.record.file,
          ...each.record.place(),
          card: each.name,
          print: each.print,
          other: base.print,
          otherFile: base.record.file,
          field,
        });
}

/** A card as a card file has it. */
function packed(base: Facts, group: readonly Facts[]): PackedCard {
  const { types, tags, domains, text, effectText } = base;
  const [type] = types;
  return {
    id: base.print,
    name: { en: base.name },
    prints: [...new Set(group.map(({ print }) => print))].sort(),
    type: types.length === 1 ? type : types,
    ...(base.champion ? { champion: true } : {}),
    ...(base.signature ? { signature: true } : {}),
    ...(tags.length > 0 ? { tags } : {}),
    ...(domains.length > 0 ? { domains } : {}),
    ...(base.cost > 0 ? { cost: base.cost } : {}),
    ...(base.power > 0 ? { power: base.power } : {}),
    ...(base.might > 0 ? { might: base.might } : {}),
    ...(base.mightBonus > 0 ? { mightBonus: base.mightBonus } : {}),
    ...(text === "" ? {} : { text: { en: text } }),
    ...(effectText === "" ? {} : { effectText }),
    ...(group.some(({ banned }) => banned) ? { banned: true } : {}),
  };
}
