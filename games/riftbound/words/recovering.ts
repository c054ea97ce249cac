import { cardAt } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { trashOf } from "../state.ts";
import { RETURN } from "./acting.ts";
import { comeback, comebackResponse, condition, fee, moments, price, sentence } from "./categories.ts";
import { known } from "./choosing.ts";
import { on, paying } from "./flow.ts";
import type { Effect, Group, Part, Response } from "./meaning.ts";
import { playing } from "./playing.ts";
import { ended } from "./punctuation.ts";
import { activated, simply, triggered } from "./triggers.ts";

/* How a card comes back from its owner's Trash by its own text, which works there (ability.6). */

/** The card itself, while it lies in the Trash. */
const meInTrash: Group = (table, { self }) => {
  const { zone, owner } = cardAt(table, self.card);
  return zone === trashOf(owner) ? [self.card] : [];
};

const COSTS = [
  { id: "", way: "effect", en: "", th: "", ja: "" },
  {
    id: ", ignoring its cost",
    way: "free",
    en: ", ignoring my cost",
    th: "โดยไม่ต้องจ่าย Cost",
    ja: "コストを無視して",
  },
] as const;

function inTrash(parts: readonly Part[]): readonly Part[] {
  return [{ part: "inTrash", parts }];
}

const optionally = (does: Effect): Response => ({ ...simply(does), isOptional: true });

export const recoveringWords: readonly Entry[] = [
  ...COSTS.map(({ id, way, en, th, ja }) =>
    entry(
      comeback,
      `play me from the trash${id}`,
      {},
      {
        en: [`play me from your trash${en}`, `play this from your trash${en}`],
        th: `เล่นการ์ดนี้จากกองทิ้งของคุณ${th}`,
        ja: `${ja}このカードを自分のトラッシュからプレイする`,
      },
      () => playing(known(meInTrash), way, null),
    ),
  ),
  entry(
    comeback,
    "return me from the trash",
    {},
    {
      en: [
        "return me from your trash to your hand",
        "return this from your trash to your hand",
        "return me to your hand from your trash",
        "put me from your trash into your hand",
      ],
      th: "นำการ์ดนี้จากกองทิ้งของคุณกลับขึ้นมือ",
      ja: "このカードを自分のトラッシュから手札に戻す",
    },
    () => on(known(meInTrash), RETURN),
  ),
  entry(
    comebackResponse,
    "come back",
    { does: comeback },
    { en: "{does}", th: "{does}", ja: "{does}" },
    ({ does }) => simply(does),
  ),
  entry(
    comebackResponse,
    "come back if you like",
    { does: comeback },
    { en: "you may {does}", th: "คุณอาจ{does}", ja: "あなたは次を行ってもよい：{does}" },
    ({ does }) => optionally(does),
  ),
  entry(
    comebackResponse,
    "come back if you like, for a price",
    { what: fee, does: comeback },
    {
      en: "you may {what} to {does}",
      th: "คุณอาจ{what} เพื่อ{does}",
      ja: "あなたは「{what}」ことで次を行ってもよい：{does}",
    },
    ({ what, does }) => ({ ...optionally(does), price: what }),
  ),
  entry(
    comebackResponse,
    "come back for a price",
    { what: fee, does: comeback },
    { en: "{what} to {does}", th: "{what} เพื่อ{does}", ja: "「{what}」ことで次を行う：{does}" },
    ({ what, does }) => simply(paying(what, does, false)),
  ),
  entry(
    comebackResponse,
    "come back if it is so",
    { met: condition, does: comebackResponse },
    { en: "if {met}, {does}", th: "ถ้า{met} {does}", ja: "{met}なら、{does}" },
    ({ met, does }): Response => ({
      ...does,
      met: (table, context) => met(table, context) && does.met(table, context),
    }),
  ),
  // ability.6
  entry(
    sentence,
    "when, from the trash",
    { when: moments, does: comebackResponse },
    {
      en: ended("when {when}, {does}"),
      th: "เมื่อ{when} {does}",
      ja: ["{when}時、{does}。", "{when}時、{does}"],
    },
    ({ when, does }) =>
      () =>
        inTrash([triggered(when, does)]),
  ),
  entry(
    sentence,
    "activated from the trash",
    { cost: price, does: comeback },
    { en: ended("{cost}: {does}"), th: "{cost}: {does}", ja: "{cost}：{does}" },
    ({ cost, does }) =>
      () =>
        inTrash(activated(cost, does, "normal", (table, context) => meInTrash(table, context).length > 0)()),
  ),
];
