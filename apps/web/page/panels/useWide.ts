import { useSyncExternalStore } from "react";

/** Wide enough for a panel beside the table; the table's own layout has the same limit. */
const WIDE = "(min-width: 1100px)";

/** Whether the window is wide enough for a panel beside the table. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}

function subscribe(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
