import { after, atChoice, type Guide, pickCard } from "../guide.ts";
import { en } from "./messages/en.ts";
import { ja } from "./messages/ja.ts";
import { th } from "./messages/th.ts";

/**
 * The first match of HORO-BEAT. With this seed, who follows the suggestions enters Line 1, loses a battle there, and
 * wins the next one by Over-Beat and Waza; then one of their Hearts is destroyed and has a Trigger.
 */
export const guide: Guide = {
  seats: [
    { player: "person", deck: "HB-SD01" },
    { player: "greedy", deck: "HB-SD02" },
  ],
  seed: 253,
  options: { opening: "random" },
  steps: [
    atChoice("welcome", "redraw", "1.3.1.1"),
    atChoice("hand", "redraw", "5.2.3.1"),
    atChoice("charge", "chargeEna", "6.2.4"),
    atChoice("newLine", "useHorobito", "6.2.6.4"),
    after("battle", "battleBegan", "6.3.2.3"),
    after("won", "won", "7.3.3"),
    after("hearts", "playerDamaged", "7.6.1"),
    after("end", "endPhaseBegan", "6.4.1.2"),
    atChoice("draw", "chargeEna", "6.2.2.2", 2),
    atChoice("overBeat", "useHorobito", "6.2.6.5", 2),
    atChoice("waza", "battleAction", "6.3.3.1"),
    atChoice("trigger", "useTrigger", "7.7.2.2"),
    after("free", "roundBegan", "1.3.1.1", 3),
  ],
  suggestions: [
    pickCard(1, "chargeEna", "HD01-005"),
    pickCard(1, "useHorobito", "HD01-001", "newLine"),
    pickCard(2, "chargeEna", "HD01-006"),
    pickCard(2, "useHorobito", "HD01-007", "overBeat"),
    pickCard(2, "battleAction", "HD01-013", "waza"),
  ],
  messages: { en, th, ja },
};
