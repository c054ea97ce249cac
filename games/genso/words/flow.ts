import { flowWords as joining } from "@gyoji/game/effects";
import { type Entry, entry } from "@gyoji/lexicon";
import { common, effect, effects } from "./categories.ts";
import { flow } from "./meaning.ts";

/* How effects are joined: and then, you may, if, choose. */

export const flowWords: readonly Entry[] = [
  ...joining(common, flow),
  entry(
    effects,
    "choose one",
    { one: effect, other: effect },
    {
      en: "choose one: {one}; or {other}",
      th: "เลือกหนึ่งอย่าง: {one} หรือ{other}",
      ja: "1つを選ぶ：{one}、または、{other}",
    },
    ({ one, other }) => flow.mode(one, other),
  ),
];
