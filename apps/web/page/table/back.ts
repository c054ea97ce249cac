import type { Request } from "@gyoji/protocol";
import type { TableState } from "../state/table.ts";

/** What takes the last choice back for free; null when that is not possible. */
export function backOf({ now, opened }: TableState): Request | null {
  const { view, at, canBackOut, undo } = now;
  const { seat } = view;
  if (opened.replay !== null || seat < 0 || view.outcome !== null) return null;
  if (canBackOut) return { kind: "act", seat, at, act: "backOut" };
  return undo === "free" ? { kind: "undo", seat, at, agreed: false } : null;
}
