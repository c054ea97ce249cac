import type { GamePresentation } from "@gyoji/game";

/** What the events of Monster Collection sound like. */
export const sounds: GamePresentation["sounds"] = {
  damage: ["damaged", "destroyed", "sacrificed"],
  battle: ["combatBegan", "rolled", "struck"],
  laid: ["summoned", "equipped", "captured"],
  chosen: [
    "drew",
    "shuffled",
    "lookedAt",
    "revealed",
    "changed",
    "declared",
    "abilityUsed",
    "cancelled",
    "fizzled",
  ],
};
