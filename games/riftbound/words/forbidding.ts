import { cardAt } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { isEnemy } from "../rules/information.ts";
import { deed, duration, nouns, wideFact } from "./categories.ts";
import { ofSuch } from "./facts.ts";
import { act, always, doing, type Effect, type Fact, type Noun } from "./meaning.ts";
import { faceFor, givesText } from "./texts.ts";

/* What players cannot play (golden.5). */

const FORBIDDEN = "cannotBePlayed";

const byOpponents = (kind: Noun): Fact =>
  ofSuch(
    kind,
    FORBIDDEN,
    (table, { user }, card) => isEnemy(table, user, cardAt(table, card).controller),
    () => 1,
  );

const byUser = (kind: Noun): Fact =>
  ofSuch(
    kind,
    FORBIDDEN,
    (table, { user }, card) => user === cardAt(table, card).controller,
    () => 1,
  );

/** ability.25 Whoever is told so has a text for a time that forbids it. */
function forbidding(kind: Noun, until: string): Effect {
  return (scope) => {
    const face = faceFor(scope, byUser(kind)(always));
    return doing([
      act("golden.5", (table, context) =>
        givesText(table, context, face, { seat: context.self.user }, until),
      ),
    ]);
  };
}

export const forbiddingWords: readonly Entry[] = [
  entry(
    wideFact,
    "opponents can't play",
    { kind: nouns },
    {
      en: "opponents can't play {kind}",
      th: "คู่ต่อสู้เล่น{kind}ไม่ได้",
      ja: "対戦相手は{kind}をプレイできない",
    },
    ({ kind }) => byOpponents(kind),
  ),
  entry(
    deed,
    "they can't play",
    { kind: nouns, until: duration },
    { en: "can't play {kind} {until}", th: "เล่น{kind}ไม่ได้{until}", ja: "{until}{kind}をプレイできない" },
    ({ kind, until }) => forbidding(kind, until),
  ),
];
