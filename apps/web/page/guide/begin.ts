import { begin } from "../lobby/begin.ts";
import { usualPlan } from "../lobby/plan.ts";
import type { GameHere } from "../registry.ts";
import { newId } from "../state/rematch.ts";

/** Begins the guided first match of a game. */
export async function beginGuided({ presentation }: GameHere): Promise<void> {
  begin(newId(), usualPlan(presentation));
}
