import { after, atChoice, type Guide, pickCard, pickWord } from "../guide.ts";
import { en } from "./messages/en.ts";
import { ja } from "./messages/ja.ts";
import { th } from "./messages/th.ts";

/**
 * The first match of Genso Standard. With this seed, who follows the suggestions and throws as a bot does wins the first
 * turn, with a character to discard for a face, the leader turned up, and a choice between element skill and burst.
 */
export const guide: Guide = {
  seats: [
    { player: "person", deck: "GS-EMBERS" },
    { player: "greedy", deck: "GS-TIDE" },
  ],
  seed: 139,
  options: { janken: "choose", survivors: "discard" },
  steps: [
    atChoice("welcome", "placeDeckSide", "win.1"),
    atChoice("card", "placeDeckSide", "calc.14"),
    atChoice("places", "placeCentre", "turn.5"),
    atChoice("janken", "throwForOrder", "battle.4"),
    after("dice", "rolled", "calc.3"),
    atChoice("before", "calculation", "place.4"),
    atChoice("attack", "attackBy", "calc.10"),
    after("atk", "rose", "calc.13"),
    after("counters", "attached", "calc.17"),
    after("result", "battleWon", "battle.12"),
    after("turn", "turnWon", "result.1"),
    after("free", "turnBegan", "win.1", 2),
  ],
  suggestions: [
    pickCard(1, "placeDeckSide", "GS-001"),
    pickCard(1, "placeCentre", "GS-038"),
    pickCard(1, "placeDiscardSide", "GS-045"),
    pickWord(1, "discardForFaces", "fix"),
    pickCard(1, "calculation", "GS-078", "turnUp"),
    pickWord(1, "calculation", "attack"),
    pickWord(1, "attackBy", "burst"),
  ],
  messages: { en, th, ja },
};
