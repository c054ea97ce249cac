import { contextOf } from "@gyoji/game/effects";
import { type Entry, entry } from "@gyoji/lexicon";
import { usesOf } from "../rules/triggering.ts";
import { condition, effects, price, sentence } from "./categories.ts";
import { legion } from "./keywordSentences.ts";

import { ended } from "./punctuation.ts";
import { one } from "./sentences.ts";
import { activated } from "./triggers.ts";

/* Activated Abilities, and when they can be used (ability.8). */

/** How an ability with a timing is printed, and the older ways. */
function timed(word: string): readonly string[] {
  return [`[${word}][>] {cost}: {does}`, `{cost}: [${word}] — {does}`, `{cost}: [${word}][>] {does}`];
}

const activations: readonly Entry[] = [
  entry(
    sentence,
    "activated",
    { cost: price, does: effects },
    { en: ended("{cost}: {does}"), th: "{cost}: {does}", ja: "{cost}：{does}" },
    ({ cost, does }) => activated(cost, does, "normal"),
  ),
  entry(
    sentence,
    "activated with Action",
    { cost: price, does: effects },
    { en: ended(...timed("Action")), th: "[Action][>] {cost}: {does}", ja: "[アクション][>] {cost}：{does}" },
    ({ cost, does }) => activated(cost, does, "action"),
  ),
  entry(
    sentence,
    "activated with Reaction",
    { cost: price, does: effects },
    {
      en: ended(...timed("Reaction")),
      th: "[Reaction][>] {cost}: {does}",
      ja: "[リアクション][>] {cost}：{does}",
    },
    ({ cost, does }) => activated(cost, does, "reaction"),
  ),
  entry(
    sentence,
    "activated with Legion",
    { cost: price, does: effects },
    {
      en: ended("{cost}: [Legion] — {does}", "{cost}: [Legion][>] {does}"),
      th: "{cost}: [Legion][>] {does}",
      ja: "{cost}：[レギオン][>] {does}",
    },
    ({ cost, does }) => activated(cost, does, "normal", legion),
  ),
  entry(
    sentence,
    "activated with Reaction and Legion",
    { cost: price, does: effects },
    {
      en: ended("[Reaction][>] {cost}: [Legion][>] {does}", "{cost}: [Reaction], [Legion] — {does}"),
      th: "[Reaction][>] {cost}: [Legion][>] {does}",
      ja: "[リアクション][>] {cost}：[レギオン][>] {does}",
    },
    ({ cost, does }) => activated(cost, does, "reaction", legion),
  ),
  // golden.6
  entry(
    sentence,
    "use only if",
    { met: condition },
    {
      en: ended(
        "use only if {met}",
        "use this ability only while {met}",
        "use this ability only if {met}",
        "use only while {met}",
      ),
      th: "ใช้ได้เฉพาะเมื่อ{met}",
      ja: ["{met}場合にのみ使える。", "{met}場合にのみ使える"],
    },
    ({ met }) => one({ part: "limit", of: "this", usable: met }),
  ),
  entry(
    sentence,
    "use all only if",
    { met: condition },
    {
      en: ended("use my abilities only while {met}", "use my abilities only if {met}"),
      th: "ใช้ความสามารถของการ์ดนี้ได้เฉพาะเมื่อ{met}",
      ja: ["このカードの能力は{met}場合にのみ使える。", "このカードの能力は{met}場合にのみ使える"],
    },
    ({ met }) => one({ part: "limit", of: "all", usable: met }),
  ),
  // golden.6
  entry(
    sentence,
    "play only if",
    { met: condition },
    {
      en: ended("play me only if {met}", "play this only if {met}"),
      th: "เล่นการ์ดนี้ได้เฉพาะเมื่อ{met}",
      ja: ["このカードは{met}場合にのみプレイできる。", "このカードは{met}場合にのみプレイできる"],
    },
    ({ met }) =>
      one({
        part: "ability",
        ability: {
          kind: "stated",
          what: "playableOnlyIf",
          holds: (table, self) => met(table, contextOf(self)),
        },
      }),
  ),
  // ability.27
  entry(
    sentence,
    "use only once",
    {},
    {
      en: ended(
        "use only once per turn",
        "use only once each turn",
        "use this ability only once per turn",
        "use this ability only once each turn",
      ),
      th: "ใช้ได้เทิร์นละครั้ง",
      ja: ["1ターンに1回のみ使える。", "1ターンに1回のみ使える"],
    },
    () => one({ part: "limit", of: "this", usable: (table, { self }) => usesOf(table, self) === 0 }),
  ),
  entry(
    sentence,
    "triggers only once",
    {},
    {
      en: ended(
        "this triggers only once per turn",
        "this triggers only once each turn",
        "this ability triggers only once per turn",
        "this ability triggers only once each turn",
      ),
      th: "ทริกเกอร์ได้เทิร์นละครั้ง",
      ja: ["1ターンに1回のみ誘発する。", "1ターンに1回のみ誘発する"],
    },
    () => one({ part: "once" }),
  ),
];

export const activationWords: readonly Entry[] = [...activations];
