import { type Entry, entry } from "@gyoji/lexicon";
import { condition, count, dependentSentence, otherEffect, sentence } from "./categories.ts";
import { it, known } from "./choosing.ts";
import { dealing } from "./damage.ts";
import { on } from "./flow.ts";
import { always, type Condition, type Effect, type Sentence } from "./meaning.ts";
import { ended } from "./punctuation.ts";

/* What is done instead of what the sentence before it says. */

function instead(met: Condition, effect: Effect): Sentence {
  return () => [{ part: "instead", met, effect }];
}

export const alternativeWords: readonly Entry[] = [
  entry(
    sentence,
    "if, instead",
    { met: condition, does: otherEffect },
    {
      en: ended("if {met}, {does} instead", "if {met}, instead {does}", "{does} instead if {met}"),
      th: "ถ้า{met} เปลี่ยนเป็น: {does}",
      ja: ["{met}なら、上記の代わりに{does}。", "{met}なら、上記の代わりに{does}"],
    },
    ({ met, does }) => instead(met, does),
  ),
  entry(
    dependentSentence,
    "instead of that",
    { does: otherEffect },
    {
      en: ended("{does} instead", "instead, {does}", "{does} now instead"),
      th: "เปลี่ยนเป็น: {does}",
      ja: ["上記の代わりに{does}。", "上記の代わりに{does}"],
    },
    ({ does }) => instead(always, does),
  ),
  entry(
    otherEffect,
    "deal so much",
    { n: count },
    { en: ["deal {n}", "deal {n} damage"], th: "สร้างดาเมจ {n}", ja: "{n}ダメージを与える" },
    ({ n }) =>
      on(
        known(it),
        dealing(() => n),
      ),
  ),
];
