import { after, atChoice, type Guide, pickCard, pickWord } from "../guide.ts";
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
  suggestions: [
    pickCard(0, "mulligan", "TM-208"),
    pickCard(0, "mulligan", "TM-255"),
    pickCard(1, "mainPhase", "TM-202", "play"),
    pickWord(1, "mainPhase", "endTurn"),
    pickCard(3, "mainPhase", "TM-202", "move"),
    pickCard(3, "mainPhase", "TM-206", "play"),
    pickWord(3, "mainPhase", "endTurn"),
    pickCard(5, "mainPhase", "TM-208", "play"),
  ],
  messages: { en, th, ja },
};
