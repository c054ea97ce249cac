import { codeUnder, meaningsIn, testEvents } from "@gyoji/game/testing/suites";
import { events } from "../events.ts";
import { moment, would } from "./categories.ts";
import { entries } from "./index.ts";

/** Events that no text waits for, and why. */
const UNNAMED: Readonly<Record<string, string>> = {
  threw: "5.2: before any text is in force",
  firstPlayerFound: "5.2: before any text is in force",
  heartsPlaced: "5.2: before any text is in force",
  enaPlaced: "5.2: before any text is in force",
  handReturned: "5.2: before any text is in force",
  firstPlayerSettled: "6.3.7: who is first is a condition, its change no moment",
  passed: "6.3.6.1: to pass is to do nothing",
  revealed: "9.2: texts that reveal go on by themselves",
  lookedAt: "a player sees cards, nothing changes",
  changed: "a figure changes: a condition",
  shuffled: "4.4.5: of order only",
  tookToHand: "movement by an effect that goes on by itself",
  toGraveyard: "9.10.2: neither destroyed nor discarded",
  toDeckBottom: "movement by an effect that goes on by itself",
  toHearts: "movement by an effect that goes on by itself",
  wazaCleared: "6.3.2.14: nothing triggers",
  enaUsed: "7.2.3: payment, at every use of a card",
  underDestroyed: "7.4.2.2: the card under a Horobito does not count as destroyed",
  topToDeckTop: "9.10: the top card leaves, no Horobito enters",
  topToDeckBottom: "9.10: the top card leaves, no Horobito enters",
  topToEna: "9.10: the top card leaves, no Horobito enters",
  swapped: "9.4: no Horobito enters",
  movedToLine: "9.3.1: no Horobito enters",
  slid: "6.4.2: no Horobito enters",
  heartDamaged: "7.6: not damage to a player; what it destroys is named",
  deckOut: "the game is over",
  lostByEffect: "the game is over",
  wonByEffect: "the game is over",
};

testEvents({
  events: Object.keys(events),
  waitedFor: meaningsIn(entries, moment).flatMap(({ on }) => on),
  replaced: meaningsIn(entries, would).flatMap(({ on }) => on),
  unnamed: UNNAMED,
  byEngine: ["threw"],
  // Not what only speaks of events.
  code: codeUnder(new URL("..", import.meta.url), /testing|scenario|(?:moments|events|sounds)[.]ts$/u),
});
