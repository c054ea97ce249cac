import { useSyncExternalStore } from "react";

/** The table's own layout has the same limit. */
const WIDE = "(min-width: 1100px)";

/** Whether the window is wide enough for a panel beside the table. */
export function isWide(): boolean {
  return matchMedia(WIDE).matches;
}

/** The same, for a component: it is drawn again when that changes. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, isWide);
}

function subscribe(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
