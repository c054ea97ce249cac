import { raise } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { ELEMENTS } from "../elements.ts";
import { effect, element, target } from "./categories.ts";
import { onCards } from "./meaning.ts";

/* Elements that are attached to characters (calc.17). */

export const elementWords: readonly Entry[] = [
  entry(
    effect,
    "attach an element",
    { element, who: target },
    { en: "attach {element} to {who}", th: "ติด{element}ให้{who}", ja: "{who}に{element}元素を付着する" },
    ({ element: which, who }) =>
      onCards("calc.17", who, (table, cards, { self }) =>
        raise(table, "attached", { cards, amount: ELEMENTS.indexOf(which), source: self.card }),
      ),
  ),
  entry(
    effect,
    "remove an element",
    { element, who: target },
    {
      en: "remove {element} from {who}",
      th: "นำ{element}ออกจาก{who}",
      ja: "{who}から{element}元素を取り除く",
    },
    ({ element: which, who }) =>
      onCards("calc.17", who, (table, cards, { self }) =>
        raise(table, "detached", { cards, amount: ELEMENTS.indexOf(which), source: self.card }),
      ),
  ),
  entry(
    effect,
    "remove all elements",
    { who: target },
    {
      en: "remove all elements from {who}",
      th: "นำธาตุทั้งหมดออกจาก{who}",
      ja: "{who}からすべての元素を取り除く",
    },
    ({ who }) =>
      onCards("calc.17", who, (table, cards, { self }) => {
        for (const [amount] of ELEMENTS.entries())
          raise(table, "detached", { cards, amount, source: self.card });
      }),
  ),
];
