import type { CardId } from "@gyoji/kernel";

/** The layer of the texts that Gear has copied from its unit: the face, by index in the pool (layers.4). */
export const COPIED_TEXT = "copiedText";

/**
 * The id of the face that has the same text as another one: what is copied is an ability of its own beside the first.
 * Such faces are there where a card copies texts.
 */
export function copyOf(id: string): string {
  return id + COPIED;
}

/** Whether this is the id of such a face. */
export function isCopy(id: string): boolean {
  return id.endsWith(COPIED);
}

const COPIED = " copied";

/** Until when a Gear has what it has copied. */
export function whileAttached(gear: CardId): string {
  return `attached ${gear}`;
}
