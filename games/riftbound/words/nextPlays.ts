import { type Entry, entry } from "@gyoji/lexicon";
import { lies } from "../rules/information.ts";
import { NEXT_PLAY } from "../rules/nextPlay.ts";
import { count, duration, effect, nextGift, noun, symbols } from "./categories.ts";
import { costsLess } from "./costs.ts";
import { isYours, mine, ofSuch } from "./facts.ts";
import { act, always, doing, type Effect, type Gift, type Noun, type Part } from "./meaning.ts";
import { faceFor, givesText } from "./texts.ts";

/* What is said of the next card that a player plays. */

/** The player has the text until such a card is played, and then that card has it. */
function nextPlay(kind: Noun, gifts: readonly Gift[], until: string): Effect {
  const waiting: Part = {
    part: "ability",
    ability: {
      kind: "stated",
      what: NEXT_PLAY,
      holds: (table, self, card) => kind.is(table, card, { self, event: null, lastKnown: null, vars: {} }),
    },
  };
  const parts = gifts.flatMap((gift) => [
    ...ofSuch(
      kind,
      gift.layer,
      (table, self, card) => isYours(table, self, card) && !lies(table, card),
      (table, context) => gift.amount(table, context, -1),
    )(always),
    ...mine(gift)(always),
  ]);
  return (scope) => {
    const face = faceFor(scope, [...parts, waiting]);
    return doing([
      act("ability.24", (table, context) =>
        givesText(table, context, face, { seat: context.self.user }, until),
      ),
    ]);
  };
}

export const nextPlayWords: readonly Entry[] = [
  entry(
    nextGift,
    "next: enters ready",
    {},
    { en: "enters ready", th: "จะเข้าสนามแบบ Ready", ja: "レディで出る" },
    () => [{ layer: "entersReady", amount: () => 1 }],
  ),
  entry(
    nextGift,
    "next: costs less",
    { less: symbols },
    { en: "costs {less} less", th: "จะมี Cost น้อยลง {less}", ja: "コストが{less}少なくなる" },
    ({ less }) => costsLess(less),
  ),
  entry(
    nextGift,
    "next: Bonus Damage",
    { n: count },
    { en: "deals {n} Bonus Damage", th: "จะสร้างดาเมจโบนัส {n}", ja: "{n}のボーナスダメージを与える" },
    ({ n }) => [{ layer: "bonusDamageBy", amount: () => n }],
  ),
  entry(
    effect,
    "the next one you play",
    { kind: noun, until: duration, what: nextGift },
    {
      en: ["the next {kind} you play {until} {what}", "your next {kind} {until} {what}"],
      th: "{kind}ถัดไปที่คุณเล่น{until} {what}",
      ja: "{until}あなたが次にプレイする{kind}は{what}",
    },
    ({ kind, until, what }) => nextPlay(kind, what, until),
  ),
];
