import { codeUnder, meaningsIn, testEvents } from "@gyoji/game/testing/suites";
import { events } from "../events.ts";
import { course, fate, moment, time } from "./categories.ts";
import { entries } from "./index.ts";

/** Events that no text waits for, and why. */
const UNNAMED: Readonly<Record<string, string>> = {
  gameBegan: "setup.1: before any text is in force",
  legendPlaced: "setup.1: before any text is in force",
  championPlaced: "setup.2: before any text is in force",
  battlefieldPlaced: "setup.3: before any text is in force",
  turnBegan: "turn.6: what happens at the start of a turn waits for the Beginning Phase",
  phaseBegan: "turn.1: the phases that texts speak of have events of their own",
  passed: "chain.10: to pass is to do nothing",
  addedEnergy: "runes.19: resolves at once, and nothing can answer",
  addedPower: "runes.19: resolves at once, and nothing can answer",
  poolsEmptied: "runes.10: a part of the turn",
  paid: "play.11: payment, at every use of a card",
  putOnChain: "play.16: a card has been played only when it is through",
  triggered: "ability.17: what sets it off is named",
  abilityUsed: "ability.9: no text speaks of it yet",
  finalized: "resolve.9: a condition, no moment",
  resolved: "play.17: a card has been played, which is named",
  entered: "ability.19: it has been played, which is named",
  lookedAt: "a player sees cards, nothing changes",
  broughtBack: "action.38: a Battlefield is where one was before, no moment",
  named: "terms.24: what is named is asked about, no moment",
  becameCopy: "layers.4: an effect that lasts, no moment",
  gaveMight: "layers.7: an effect that lasts, no moment; to become Mighty is named",
  created: "action.39: tokens are played, which is named",
  draws: "action.4: what is drawn is named",
  burns: "action.31: what is burned is named",
  shuffled: "of order only",
  controlGained: "scoring.4: to Conquer is named",
  controlLost: "control.5: a condition, no moment",
  showdownEnded: "showdown.12: what comes of it is named",
  stunEnded: "action.22: a part of the turn",
  toChampionZone: "movement by an effect that goes on by itself",
  toTrash: "zones.9: neither killed nor discarded",
  turnEffectsEnded: "turn.16: a part of the turn",
  combatEffectsEnded: "combat.21: a part of the Combat",
  gameWon: "the game is over",
  gameDrawn: "the game is over",
  wonByEffect: "the game is over",
  lostByEffect: "overview.16: they have left the game",
};

testEvents({
  events: Object.keys(events),
  waitedFor: [...meaningsIn(entries, moment), ...meaningsIn(entries, time)].flatMap(({ on }) => on),
  replaced: [...meaningsIn(entries, fate).map(({ on }) => on), ...meaningsIn(entries, course)],
  unnamed: UNNAMED,
  byEngine: [],
  // Not what only speaks of events.
  code: codeUnder(
    new URL("..", import.meta.url),
    /testing|scenario|(?:moments|happenings|deeds|players|woulds|events|sounds)[.]ts$/u,
  ),
});
