import type { GamePresentation } from "@gyoji/game";
import type { TableState } from "../state/table.ts";
import { suggestedNow } from "./current.ts";
import { useGuide } from "./useGuide.ts";

/** The index of the option that the guide of a match would choose now; -1 if it has none, or no opinion. */
export function useSuggested(id: string, game: GamePresentation, { now }: TableState): number {
  const found = useGuide(id, game.id);
  return found === null ? -1 : (suggestedNow(found.guide, { game, view: now.view })?.index ?? -1);
}
