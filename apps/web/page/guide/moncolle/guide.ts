import { after, atChoice, type Guide, pickCard, pickNumber, pickWord, pickZone } from "../guide.ts";
import { en } from "./messages/en.ts";
import { ja } from "./messages/ja.ts";
import { th } from "./messages/th.ts";

/**
 * The first match of Monster Collection, from the first summons to the last strike. With this seed, who follows the
 * suggestions leads three units over two fields of their own to the opponent's mother field, and wins there in the seventh
 * turn with a spell and one strike.
 */
export const guide: Guide = {
  seats: [
    { player: "person", deck: "MC-KILN" },
    { player: "greedy", deck: "MC-TIDE" },
  ],
  seed: 101,
  options: { edition: "guide" },
  steps: [
    atChoice("welcome", "summon", "play.24"),
    atChoice("summon", "summon", "play.5"),
    atChoice("order", "choosePlace", "play.17"),
    atChoice("discard", "discardAny", "play.10"),
    atChoice("field", "makeField", "play.12"),
    atChoice("square", "chooseSquare", "play.12"),
    atChoice("move", "move", "play.21"),
    atChoice("where", "moveTo", "move.1"),
    atChoice("guard", "summon", "play.24", 3),
    atChoice("walk", "move", "play.23", 5),
    atChoice("replace", "discardAny", "play.10", 7),
    atChoice("storm", "makeField", "play.3", 7),
    atChoice("formation", "move", "play.16", 7),
    atChoice("combat", "useNormal", "attack.5"),
    atChoice("spells", "chooseUser", "skill.2"),
    after("strike", "resolved", "play.18", 7),
    after("seized", "captured", "play.23"),
  ],
  suggestions: [
    pickCard(1, "summon", "MC-007", "summon"),
    pickCard(1, "summon", "MC-066", "summon"),
    pickNumber(1, "choosePlace", 2),
    pickCard(1, "summon", "MC-069", "summon"),
    pickWord(3, "discardAny", "done"),
    pickWord(3, "makeField", "face down"),
    pickZone(3, "chooseSquare", "party2"),
    pickCard(3, "move", "MC-007", "move"),
    pickCard(3, "moveTo", "MC-066"),
    pickWord(3, "move", "stay"),
    pickCard(3, "summon", "MC-012", "summon"),
    pickNumber(3, "choosePlace", 1),
    pickCard(3, "summon", "MC-064", "summon"),
    pickWord(5, "discardAny", "done"),
    pickWord(5, "makeField", "face down"),
    pickZone(5, "chooseSquare", "party8"),
    pickCard(5, "move", "MC-007", "moveAll"),
    pickWord(5, "move", "stay"),
    pickCard(7, "discardAny", "MC-015"),
    pickWord(7, "discardAny", "done"),
    pickWord(7, "makeField", "no field"),
    pickCard(7, "move", "MC-007", "moveAll"),
    pickZone(7, "moveAllTo", "party11"),
    pickCard(7, "useNormal", "MC-080", "spell"),
    pickCard(7, "chooseUser", "MC-066"),
    pickWord(7, "useNormal", "decline"),
  ],
  messages: { en, th, ja },
};
