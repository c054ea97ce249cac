import { ask } from "../state/session.ts";

/** Shows a replay as it was after so many entries. */
export function goTo(at: number): void {
  void ask({ kind: "goTo", at });
}
