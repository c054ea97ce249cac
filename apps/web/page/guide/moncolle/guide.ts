import { after, atChoice, type Guide } from "../guide.ts";
import { en } from "./messages/en.ts";
import { ja } from "./messages/ja.ts";
import { th } from "./messages/th.ts";

/**
 * The first match of Monster Collection. With this seed, who follows the suggestions summons three units, sends two of
 * them to the first field they lay, and is in a combat on the sixth turn.
 */
export const guide: Guide = {
  seats: [
    { player: "person", deck: "MC-KILN" },
    { player: "greedy", deck: "MC-TIDE" },
  ],
  seed: 53,
  options: { edition: "guide" },
  steps: [
    atChoice("welcome", "summon", "play.24"),
    atChoice("summon", "summon", "play.5"),
    atChoice("order", "choosePlace", "play.17"),
    atChoice("discard", "discardAny", "play.10"),
    atChoice("field", "makeField", "play.12"),
    atChoice("move", "move", "play.21"),
    atChoice("where", "moveTo", "move.1"),
    after("combat", "combatBegan", "attack.5"),
    atChoice("use", "useNormal", "attack.7"),
    after("strike", "struck", "play.19"),
    after("seized", "captured", "play.23"),
    after("free", "turnBegan", "play.24", 7),
  ],
  suggestions: [
    { turn: 1, ask: "summon", card: "MC-072", way: "summon" },
    { turn: 3, ask: "move", card: "MC-070", way: "move" },
  ],
  messages: { en, th, ja },
};
