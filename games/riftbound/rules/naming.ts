import { type CardId, cardAt } from "@gyoji/kernel";
import { faceOf, fullName, type RiftboundDefinition } from "../definition.ts";
import { type Named, objectKey, type RiftboundTable } from "../state.ts";
import { isBanned } from "./banning.ts";

const NOTHING: Named = { card: "", tag: "" };

/** The object whose text names. */
type Namer = Parameters<typeof objectKey>[0];

/**
 * terms.24 The cards that can be named: each full name once, no tokens, nothing that the format bans. Those of the match come first: what is named of
 * them stays the same answer when the pool grows.
 */
export function nameableCards({ pool, state }: RiftboundTable): RiftboundDefinition[] {
  const found = new Map<string, RiftboundDefinition>();
  for (const each of [...pool.definitions, ...sorted(pool.all, ({ id }) => id)]) {
    const face = each as RiftboundDefinition;
    if (!face.isToken && !isBanned(state.game.bans, face) && !found.has(fullName(face)))
      found.set(fullName(face), face);
  }
  return [...found.values()];
}

/** terms.25 The tags that exist in the game; those of the match first. */
export function nameableTags({ pool }: RiftboundTable): string[] {
  return [...new Set([...tagsOf(pool.definitions), ...tagsOf(pool.all)])];
}

function tagsOf(faces: readonly unknown[]): string[] {
  const tags = faces.flatMap((face) => (face as RiftboundDefinition).tags);
  return sorted(tags, (tag) => tag);
}

function sorted<T>(list: readonly T[], by: (each: T) => string): T[] {
  return list.toSorted((one, other) => (by(one) < by(other) ? -1 : by(one) > by(other) ? 1 : 0));
}

/** What an object has named so far. */
function namedBy({ state }: RiftboundTable, namer: Namer): Named {
  return state.game.named[objectKey(namer)] ?? NOTHING;
}

/** What a card has named, as it is called in each language. */
export function namesNamed(table: RiftboundTable, card: CardId): readonly RiftboundDefinition["names"][] {
  const { card: name, tag } = namedBy(table, { card, stay: cardAt(table, card).stay });
  const face = (table.pool.all as readonly RiftboundDefinition[]).find((each) => fullName(each) === name);
  return [...(name === "" || face === undefined ? [] : [face.names]), ...(tag === "" ? [] : [{ en: tag }])];
}

/** An object names something; what it named of the same sort before counts no more. */
export function noteNamed(table: RiftboundTable, namer: Namer, what: Partial<Named>): void {
  table.state.game.named[objectKey(namer)] = { ...namedBy(table, namer), ...what };
}

/** parts.2 Whether a card has the name that an object has named. */
export function hasNamedName(table: RiftboundTable, namer: Namer, card: CardId): boolean {
  return namedBy(table, namer).card === fullName(faceOf(table, card));
}

/** Whether a card has the tag that an object has named. */
export function hasNamedTag(table: RiftboundTable, namer: Namer, card: CardId): boolean {
  return faceOf(table, card).tags.includes(namedBy(table, namer).tag);
}
