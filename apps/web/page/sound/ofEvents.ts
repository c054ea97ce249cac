import type { EventSound, GamePresentation } from "@gyoji/game";
import type { EventView } from "@gyoji/kernel";
import type { Sound } from "./sound.ts";

type Sounds = GamePresentation["sounds"];
type Heard = Pick<EventView, "kind" | "cards">;

/** Of several sounds at once only one is heard: the first of these. */
const LOUDEST: readonly EventSound[] = ["damage", "battle", "laid", "chosen"];

/** What an event sounds like in its game; null for what only tells. Cards that move are laid if nothing else is said. */
export function soundOf(sounds: Sounds, { kind, cards }: Heard): EventSound | null {
  const found = LOUDEST.find((sound) => sounds[sound].includes(kind));
  return found ?? (cards.length > 0 ? "laid" : null);
}

/** The one sound of what has just happened; null for silence. */
export function soundOfAll(sounds: Sounds, events: readonly Heard[], isOver: boolean): Sound | null {
  if (isOver) return "won";
  const heard = new Set(events.map((event) => soundOf(sounds, event)));
  return LOUDEST.find((sound) => heard.has(sound)) ?? null;
}
