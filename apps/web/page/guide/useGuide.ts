import { useEffect, useState } from "react";
import { gameHere } from "../registry.ts";
import { useStore } from "../state/store.ts";
import type { Guide } from "./guide.ts";
import { type Progress, progress } from "./progress.ts";

/** The guide of a match and how far it has come; null if the match has none, or the player wants none. */
export function useGuide(id: string, game: string): { readonly guide: Guide; readonly at: Progress } | null {
  const at = useStore(progress).find((each) => each.id === id && !each.skipped);
  const [guide, setGuide] = useState<Guide | null>(null);
  const isWanted = at !== undefined;
  useEffect(() => {
    if (isWanted) void gameHere(game)?.guide?.().then(setGuide);
  }, [isWanted, game]);
  return at === undefined || guide === null ? null : { guide, at };
}
