import { after, atChoice, type Guide, pickCard } from "../guide.ts";
import { en } from "./messages/en.ts";
import { ja } from "./messages/ja.ts";
import { th } from "./messages/th.ts";

/**
 * The first match of Riftbound. With this seed, who follows the suggestions goes first, plays a unit in the first turn,
 * Conquers a Battlefield with it in the next and Holds it; then the opponent has units at the other one.
 */
export const guide: Guide = {
  seats: [
    { player: "person", deck: "TM-COMET-RIDERS" },
    { player: "greedy", deck: "TM-HOURGLASS" },
  ],
  seed: 7,
  options: { mode: "duel" },
  steps: [
    atChoice("welcome", "mulligan", "overview.9"),
    atChoice("hand", "mulligan", "setup.8"),
    atChoice("runes", "mainPhase", "runes.7"),
    atChoice("unit", "mainPhase", "types.5"),
    atChoice("move", "mainPhase", "move.1", 3),
    atChoice("where", "moveTo", "move.8"),
    atChoice("showdown", "focus", "showdown.1"),
    after("conquer", "conquered", "scoring.4"),
    atChoice("chain", "priority", "chain.9"),
    atChoice("place", "chooseLocation", "play.1"),
    atChoice("combat", "mainPhase", "combat.9", 5),
    after("hold", "held", "scoring.6"),
    after("free", "turnBegan", "overview.9", 7),
  ],
  suggestions: [pickCard(1, "mainPhase", "TM-202", "play"), pickCard(3, "mainPhase", "TM-202", "move")],
  messages: { en, th, ja },
};
