import type { GamePresentation } from "@gyoji/game";
import type { TableState } from "../state/table.ts";
import { optionSuggested, suggestionNow } from "./current.ts";
import { useGuide } from "./useGuide.ts";

/** The index of the option that the guide of a match would choose now; -1 if it has none, or no opinion. */
export function useSuggested(id: string, game: GamePresentation, { now }: TableState): number {
  const found = useGuide(id, game.id);
  const suggestion = found === null ? null : suggestionNow(found.guide, { game, view: now.view });
  return suggestion === null ? -1 : optionSuggested(now.view, suggestion);
}
