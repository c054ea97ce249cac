import { after, atChoice, type Guide, pickCard, pickWord } from "../guide.ts";
import { en } from "./messages/en.ts";
import { ja } from "./messages/ja.ts";
import { th } from "./messages/th.ts";

/**
 * The first match of Genso Standard. With this seed, who follows the suggestions lays a stacking card and chooses between
 * element skill and burst in the first battle, wins the first turn, and in the next one attacks second with too low an ATK
 * by just what the leader adds.
 */
export const guide: Guide = {
  seats: [
    { player: "person", deck: "GS-EMBERS" },
    { player: "greedy", deck: "GS-TIDE" },
  ],
  seed: 2710,
  options: { janken: "choose", survivors: "discard" },
  steps: [
    atChoice("welcome", "placeDeckSide", "win.1"),
    atChoice("card", "placeDeckSide", "calc.14"),
    atChoice("places", "placeCentre", "turn.5"),
    atChoice("janken", "throwForOrder", "battle.4"),
    after("dice", "rolled", "calc.3"),
    atChoice("stacking", "calculation", "place.4"),
    atChoice("attack", "attackBy", "calc.10"),
    after("atk", "rose", "calc.13"),
    after("counters", "attached", "calc.17"),
    after("result", "battleWon", "battle.12"),
    after("turn", "turnWon", "result.1"),
    after("again", "turnBegan", "win.1", 2),
    atChoice("leader", "calculation", "setup.2", 2),
  ],
  suggestions: [
    pickCard(1, "placeDeckSide", "GS-044"),
    pickCard(1, "placeCentre", "GS-002"),
    pickCard(1, "placeDiscardSide", "GS-002"),
    pickWord(1, "throwForOrder", "paper"),
    pickWord(1, "throwForAttack", "scissors"),
    pickWord(1, "discardForFaces", "fix"),
    pickCard(1, "calculation", "GS-064", "lay"),
    pickWord(1, "calculation", "attack"),
    pickWord(1, "attackBy", "burst"),
    pickCard(2, "placeDeckSide", "GS-004"),
    pickCard(2, "placeCentre", "GS-004"),
    pickCard(2, "placeDiscardSide", "GS-039"),
    pickWord(2, "throwForAttack", "scissors"),
    pickWord(2, "discardForFaces", "fix"),
    pickCard(2, "calculation", "GS-078", "turnUp"),
    pickWord(2, "calculation", "attack"),
  ],
  messages: { en, th, ja },
};
