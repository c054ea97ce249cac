import { useEffect, useState } from "react";
import { gameHere } from "../registry.ts";
import { useStore } from "../state/store.ts";
import type { Guide } from "./guide.ts";
import { type Progress, progress } from "./progress.ts";

/** The guide of a match and how far it has come. */
export interface Guided {
  readonly guide: Guide;
  readonly at: Progress;
}

/** What guides a match; null if nothing does, or the player wants none. */
export function useGuide(id: string, game: string): Guided | null {
  const at = useStore(progress).find((each) => each.id === id && !each.skipped);
  const [guide, setGuide] = useState<Guide | null>(null);
  const isWanted = at !== undefined;
  const here = gameHere(game);
  useEffect(() => {
    if (isWanted) void here?.guide?.().then(setGuide);
  }, [isWanted, here]);
  return at === undefined || guide === null ? null : { guide, at };
}
