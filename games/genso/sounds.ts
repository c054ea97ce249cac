import type { GamePresentation } from "@gyoji/game";

/** What the events of Genso sound like. */
export const sounds: GamePresentation["sounds"] = {
  damage: ["lost"],
  battle: ["battleBegan", "rolled", "rerolled", "attacked"],
  laid: ["laid", "placed", "attached", "leaderTurnedUp"],
  chosen: ["drew", "shuffled", "threw", "lookedAt", "changed", "changedDie", "addedFaces"],
};
