import { codeUnder, meaningsIn, testEvents } from "@gyoji/game/testing/suites";
import { events } from "../events.ts";
import { moment } from "./categories.ts";
import { entries } from "./index.ts";

/** Events that no text waits for, and why. */
const UNNAMED: Readonly<Record<string, string>> = {
  shuffled: "setup.1: before any text is in force",
  leaderPlaced: "setup.2: before any text is in force",
  turnBegan: "turn.1: a part of the turn",
  phaseBegan: "turn.1: a part of the turn",
  drew: "turn.2: a part of the turn",
  threw: "battle.3: that the first attacker is found is a condition",
  orderFound: "turn.6: before any text is in force",
  firstAttackerFound: "battle.4: a condition, no moment",
  placed: "turn.5: no text is in force face down",
  turnedUp: "turn.5: that the battle begins is named",
  rerolled: "a part of an effect",
  changedDie: "a part of an effect",
  addedFaces: "a part of an effect",
  discardedForFaces: "calc.5: a part of the roll, which is named",
  facesFixed: "calc.2: that is when one attacks, which is named",
  rose: "calc.13: that is when one attacks, which is named",
  addedAtk: "calc.16: what skills add stays what it is",
  changed: "an effect that lasts, no moment",
  detached: "a part of an effect",
  swapped: "a player rearranges, nothing comes of it",
  atkFixed: "battle.10: nothing but the comparison follows",
  endured: "table.5: that it has lost is named where it is discarded",
  uncontested: "turn.4: there is no battle",
  battleEnded: "battle.14: how it ended is named",
  discarded: "place.9: payment, or the end of a turn",
  returned: "movement by an effect that goes on by itself",
  toDeck: "movement by an effect that goes on by itself",
  lookedAt: "a player sees cards, nothing changes",
  leaderTurnedUp: "setup.2: what stands on it is carried out then",
  leaderTurnedDown: "setup.2: a part of an effect",
  turnDrawn: "result.4: nobody has won it",
  turnEnded: "turn.1: a part of the turn",
  gameWon: "win.6: it is over",
};

testEvents({
  events: Object.keys(events),
  waitedFor: meaningsIn(entries, moment).flatMap(({ on }) => on),
  replaced: ["lost"],
  unnamed: UNNAMED,
  byEngine: ["threw"],
  // Not what only speaks of events.
  code: codeUnder(new URL("..", import.meta.url), /testing|scenario|(?:moments|events|sounds)[.]ts$/u),
});
