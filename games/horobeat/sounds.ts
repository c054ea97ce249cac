import type { GamePresentation } from "@gyoji/game";

/** What the events of HORO-BEAT sound like. */
export const sounds: GamePresentation["sounds"] = {
  damage: [
    "damaged",
    "destroyed",
    "topDestroyed",
    "underDestroyed",
    "playerDamaged",
    "playerHurt",
    "heartDamaged",
    "heartDestroyed",
  ],
  battle: ["battleBegan"],
  laid: [],
  chosen: [
    "drew",
    "shuffled",
    "lookedAt",
    "revealed",
    "changed",
    "passed",
    "won",
    "lost",
    "tied",
    "wonByEffect",
    "lostByEffect",
  ],
};
