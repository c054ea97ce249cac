import { codeUnder, meaningsIn, testEvents } from "@gyoji/game/testing/suites";
import { events } from "../events.ts";
import { moment, would } from "./categories.ts";
import { entries } from "./index.ts";

/** Events that no text waits for, and why. */
const UNNAMED: Readonly<Record<string, string>> = {
  threwForFirst: "play.1: before any text is in force",
  firstPlayerFound: "play.1: before any text is in force",
  motherLaid: "play.1: before any text is in force",
  shuffled: "play.1: before any text is in force",
  tied: "tie.1: no ability has any force",
  wentToBattle: "attack.12: answered by what is [limited]",
  abilityUsed: "timing.3: answered by what is [counter]",
  resolved: "a card has been declared, which is named",
  fizzled: "nothing happens",
  cancelled: "nothing happens",
  threwDice: "a part of an effect",
  struck: "attack.14: what comes of it is named",
  changed: "an effect that lasts, no moment",
  revealed: "a player sees cards, nothing changes",
  lookedAt: "a player sees cards, nothing changes",
  drew: "play.10: a part of the turn",
  discarded: "ability.4: payment",
  fieldLaid: "play.12: no text is in force on it",
  fieldPlaced: "play.14: what stands on it is in force from then on",
  arranged: "play.16: of order only",
  retreated: "play.23: that a combat is survived is named",
  equipped: "skill.1: what stands on it is in force from then on",
  rolled: "attack.3: that the sums are compared is named",
  stoodUp: "ability.2: a part of the turn",
  sacrificed: "ability.3: payment",
  leftOut: "classic.5: neither destroyed nor discarded",
  refreshed: "play.21: a condition, no moment",
  returnedToDeck: "movement by an effect that goes on by itself",
  putUnderDeck: "movement by an effect that goes on by itself",
  tookToHand: "movement by an effect that goes on by itself",
};

testEvents({
  events: Object.keys(events),
  waitedFor: [...meaningsIn(entries, moment).flatMap(({ on }) => on), "sidesFixed"],
  replaced: meaningsIn(entries, would).flatMap(({ on }) => on),
  unnamed: UNNAMED,
  byEngine: [],
  // Not what only speaks of events.
  code: codeUnder(new URL("..", import.meta.url), /testing|scenario|(?:moments|events|sounds)[.]ts$/u),
});
