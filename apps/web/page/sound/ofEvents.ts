import type { EventView } from "@gyoji/kernel";
import type { Sound } from "./sound.ts";

/** What an event sounds like by words in its kind; games name their events alike. */
const BY_WORD: readonly (readonly [RegExp, Sound])[] = [
  [/damage|destroy|hurt/iu, "damage"],
  [/battleBegan|showdown/iu, "battle"],
  [/drew|shuffled|lookedAt|revealed|changed|won|lost|tied|passed/iu, "chosen"],
];

/** Of several sounds at once only one is heard: the first of these. */
const LOUDEST: readonly Sound[] = ["won", "damage", "battle", "laid", "chosen"];

/** What an event sounds like; null for what only tells. Cards that move sound laid if nothing else is said of them. */
export function soundOf({ kind, cards }: Pick<EventView, "kind" | "cards">): Sound | null {
  const found = BY_WORD.find(([words]) => words.test(kind));
  return found?.[1] ?? (cards.length > 0 ? "laid" : null);
}

/** The one sound of what has just happened; null for silence. */
export function soundOfAll(
  events: readonly Pick<EventView, "kind" | "cards">[],
  isOver: boolean,
): Sound | null {
  if (isOver) return "won";
  const heard = new Set(events.map(soundOf));
  return LOUDEST.find((sound) => heard.has(sound)) ?? null;
}
