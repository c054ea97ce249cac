import type { GamePresentation } from "@gyoji/game";

/** What the events of Riftbound sound like. */
export const sounds: GamePresentation["sounds"] = {
  damage: ["dealt", "killed"],
  battle: ["showdownBegan", "combatBegan"],
  laid: ["entered", "hid"],
  chosen: ["drew", "shuffled", "lookedAt", "revealed", "passed", "chose", "channeled"],
};
