import { type CardId, cardAt, changes } from "@gyoji/kernel";
import type { RiftboundTable } from "../state.ts";

/*
 * keywords.2, layers.6 What objects lose: a keyword, all keywords, all abilities. What they are given later they have
 * (layers.12).
 */

/** The layer of what is lost; an amount says what (`lossOf`). */
export const LOST = "lost";

/** What can be lost: keywords by their layers. */
const LOSABLE = [
  "all abilities",
  "all keywords",
  "assault",
  "shield",
  "deflect",
  "tank",
  "backline",
  "ganking",
  "ambush",
  "deploy",
  "temporary",
  "vision",
  "weaponmaster",
  "quickDraw",
  "accelerate",
  "disarm",
  "hunt",
] as const;

function isLosable(name: string): boolean {
  return (LOSABLE as readonly string[]).includes(name);
}

/**
 * The amount that says what is lost.
 * @throws RangeError for what cannot be lost
 */
export function lossOf(name: string): number {
  if (!isLosable(name)) throw new RangeError(`nothing that can be lost: ${name}`);
  return (LOSABLE as readonly string[]).indexOf(name) + 1;
}

const NEVER = -1;
const ALL_ABILITIES = lossOf("all abilities");
const ALL_KEYWORDS = lossOf("all keywords");

/** When a card lost a keyword for the last time, or -1. */
export function keywordLostAt(table: RiftboundTable, card: CardId, name: string): number {
  const losses = changes(table, LOST, "card", card);
  if (losses.length === 0 || !isLosable(name)) return NEVER;
  const own = lossOf(name);
  const isMeant = (amount: number): boolean =>
    amount === own || amount === ALL_KEYWORDS || amount === ALL_ABILITIES;
  return Math.max(NEVER, ...losses.filter(({ amount }) => isMeant(amount)).map(({ since }) => since));
}

/** Whether any card has lost all its abilities. */
export function areAnyAbilitiesLost({ state: { lasting } }: RiftboundTable): boolean {
  for (const { layer, amount } of lasting) if (layer === LOST && amount === ALL_ABILITIES) return true;
  return false;
}

/** When a card lost all its abilities for the last time, or -1. Texts do not make others lose theirs all the time. */
export function abilitiesLostAt(table: RiftboundTable, card: CardId): number {
  return allLostAt(table, card, ALL_ABILITIES);
}

/** The same of all its keywords. */
export function keywordsLostAt(table: RiftboundTable, card: CardId): number {
  return allLostAt(table, card, ALL_KEYWORDS);
}

function allLostAt(table: RiftboundTable, card: CardId, what: number): number {
  const { stay } = cardAt(table, card);
  let since = NEVER;
  for (const each of table.state.lasting)
    if (each.layer === LOST && each.id === card && each.stay === stay && each.amount === what)
      since = Math.max(since, each.since);
  return since;
}

/** Whether a card has lost all its abilities, so that its own text does not work. */
export function hasLostAbilities(table: RiftboundTable, card: CardId): boolean {
  return areAnyAbilitiesLost(table) && abilitiesLostAt(table, card) !== NEVER;
}
