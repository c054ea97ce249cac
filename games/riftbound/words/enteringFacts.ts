import { contextOf } from "@gyoji/game/effects";
import { type Entry, entry } from "@gyoji/lexicon";
import { fact, nouns, several, wideFact } from "./categories.ts";
import { adding, anybodys, isYours, mineAlways, ofSuch, stating } from "./facts.ts";
import { hereOf } from "./meaning.ts";

/* How and where cards come onto the board, by Passive Abilities. */

const entering: readonly Entry[] = [
  entry(
    fact,
    "I enter ready",
    {},
    {
      en: ["I enter ready", "this enters ready"],
      th: "การ์ดนี้เข้าสนามแบบ Ready",
      ja: "このカードはレディで出る",
    },
    () => mineAlways("entersReady"),
  ),
  entry(
    fact,
    "I enter exhausted",
    {},
    {
      en: ["this enters exhausted", "I enter exhausted"],
      th: "การ์ดนี้เข้าสนามแบบ Exhausted",
      ja: "このカードは消耗した状態で出る",
    },
    () => mineAlways("entersExhausted"),
  ),
  entry(
    wideFact,
    "they enter ready",
    { kind: nouns },
    { en: "{kind} enter ready", th: "{kind}เข้าสนามแบบ Ready", ja: "{kind}はレディで出る" },
    ({ kind }) => ofSuch(kind, "entersReady", anybodys, () => 1),
  ),
  entry(
    wideFact,
    "yours enter ready",
    { kind: nouns },
    {
      en: "your {kind} enter ready",
      th: "{kind}ที่เป็นของคุณเข้าสนามแบบ Ready",
      ja: "あなたの{kind}はレディで出る",
    },
    ({ kind }) => ofSuch(kind, "entersReady", isYours, () => 1),
  ),
  // play.7
  entry(
    fact,
    "play me to an open battlefield",
    {},
    {
      en: "you may play me to an open battlefield",
      th: "คุณอาจเล่นการ์ดนี้ไปสนามรบที่เปิดอยู่",
      ja: "このカードをオープンなバトルフィールドにプレイしてもよい",
    },
    () => mineAlways("playableToOpen"),
  ),
  // ability.6
  entry(
    fact,
    "play me from your trash",
    {},
    {
      en: ["you may play me from your trash", "you may play this from your trash"],
      th: "คุณอาจเล่นการ์ดนี้จากกองทิ้งของคุณ",
      ja: "このカードを自分のトラッシュからプレイしてもよい",
    },
    () => stating("playableFromTrash"),
  ),
  entry(
    wideFact,
    "they may be played to open battlefields",
    { kind: nouns },
    {
      en: "{kind} may be played to open battlefields",
      th: "{kind}เล่นไปสนามรบที่เปิดอยู่ได้",
      ja: "{kind}はオープンなバトルフィールドにプレイしてもよい",
    },
    ({ kind }) => ofSuch(kind, "playableToOpen", anybodys, () => 1),
  ),
  entry(
    fact,
    "play me to an enemy battlefield",
    {},
    {
      en: "you may play me to an occupied enemy battlefield",
      th: "คุณอาจเล่นการ์ดนี้ไปสนามรบของศัตรูที่มียูนิตอยู่",
      ja: "このカードを占有された敵のバトルフィールドにプレイしてもよい",
    },
    () => mineAlways("playableToEnemy"),
  ),
];

const places: readonly Entry[] = [
  // zones.7
  entry(
    wideFact,
    "more facedown cards here",
    { n: several },
    {
      en: "players may hide up to {n} cards here",
      th: "ผู้เล่นซ่อนการ์ดที่นี่ได้สูงสุด {n} ใบ",
      ja: "プレイヤーはここにカードを{n}枚まで隠してもよい",
    },
    ({ n }) =>
      (met) => [
        adding("facedownRoom", "zone", "table", met, (table, self, zone) =>
          zone === hereOf(table, contextOf(self)) ? n - 1 : null,
        ),
      ],
  ),
];

export const enteringFactWords: readonly Entry[] = [...entering, ...places];
