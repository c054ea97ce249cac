import { after, atChoice, type Guide, pickCard, pickWord, pickZone } from "../guide.ts";
import { en } from "./messages/en.ts";
import { ja } from "./messages/ja.ts";
import { th } from "./messages/th.ts";

/**
 * The first match of Riftbound. With this seed, who follows the suggestions goes second, attacks with the first unit and
 * saves it by a Reaction, Holds the Battlefield and Conquers the other one, and is then attacked by two units.
 */
export const guide: Guide = {
  seats: [
    { player: "person", deck: "TM-ELEPHANT-COURT" },
    { player: "greedy", deck: "TM-COMET-RIDERS" },
  ],
  seed: 28,
  options: { mode: "duel" },
  steps: [
    atChoice("welcome", "mulligan", "overview.9"),
    atChoice("hand", "mulligan", "setup.8"),
    atChoice("runes", "mainPhase", "runes.7"),
    atChoice("unit", "mainPhase", "types.5"),
    atChoice("move", "mainPhase", "move.1", 3),
    atChoice("where", "moveTo", "move.8"),
    atChoice("showdown", "focus", "showdown.1", 4),
    atChoice("combat", "focus", "combat.9", 4),
    atChoice("chain", "priority", "chain.9", 4),
    atChoice("reaction", "priority", "keywords.10", 4),
    after("fought", "combatWon", "combat.12", 4),
    after("conquer", "conquered", "scoring.4", 4),
    atChoice("place", "chooseLocation", "play.1"),
    after("hold", "held", "scoring.6", 6),
    atChoice("defend", "assignDamage", "combat.6", 7),
    atChoice("assign", "assignDamage", "combat.23", 7),
    after("free", "turnBegan", "overview.9", 8),
  ],
  suggestions: [
    pickCard(0, "mulligan", "TM-313"),
    pickCard(0, "mulligan", "TM-338"),
    pickCard(2, "mainPhase", "TM-503", "play"),
    pickWord(2, "mainPhase", "endTurn"),
    pickWord(3, "focus", "pass"),
    pickWord(3, "priority", "pass"),
    pickCard(4, "mainPhase", "TM-503", "move"),
    pickZone(4, "moveTo", "at2"),
    pickWord(4, "focus", "pass"),
    pickCard(4, "priority", "TM-313", "play"),
    pickCard(4, "mainPhase", "TM-017", "play"),
    pickZone(4, "chooseLocation", "base"),
    pickWord(4, "mayUse", "yes"),
    pickWord(4, "mainPhase", "endTurn"),
    pickCard(6, "mainPhase", "TM-017", "move"),
    pickZone(6, "moveTo", "at1"),
    pickWord(6, "focus", "pass"),
    pickCard(6, "mainPhase", "TM-307", "play"),
    pickZone(6, "chooseLocation", "base"),
    pickWord(6, "mainPhase", "endTurn"),
    pickWord(7, "focus", "pass"),
    pickCard(7, "assignDamage", "TM-604"),
  ],
  messages: { en, th, ja },
};
