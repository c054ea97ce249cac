import { gameHere } from "../registry.ts";
import { go } from "../route.ts";
import { packsOf } from "../state/packs.ts";
import { start } from "../state/session.ts";
import { bannedIn } from "./ownBans.ts";
import { type Plan, requestOf } from "./plan.ts";

/** Begins a match under an id of its own and goes to its table. */
export function begin(id: string, plan: Plan): void {
  const game = gameHere(plan.game);
  // Its table asks for them again, and then finds them.
  for (const needed of [game?.presentation, game?.board]) void needed?.().catch(() => undefined);
  void start(id, requestOf(plan, packsOf(plan.game), bannedIn(plan.game)));
  go({ at: "match", id });
}
