import { type Entry, entry } from "@gyoji/lexicon";
import { ANY_DOMAIN } from "../definition.ts";
import { fee, sentence, symbols } from "./categories.ts";
import { NO_COST, type Price, type Sentence } from "./meaning.ts";
import { ended } from "./punctuation.ts";
import { one } from "./sentences.ts";

/* What a card may or must be paid besides (costs.2). */

/** costs.2 */
function additional(isOptional: boolean, what: Price, less: typeof NO_COST = NO_COST): Sentence {
  return one({
    part: "additionalCost",
    name: isOptional ? "additional" : "mandatory",
    isOptional,
    price: what,
    less,
  });
}

const additionalCosts: readonly Entry[] = [
  entry(
    sentence,
    "additional cost",
    { what: fee },
    {
      en: ended(
        "as an additional cost to play me, {what}",
        "as an additional cost to play this, {what}",
        "as an additional cost to play this spell, {what}",
      ),
      th: "ค่าร่ายเพิ่มเติมในการเล่นการ์ดนี้คือ{what}",
      ja: [
        "このカードをプレイする追加コストとして、{what}。",
        "このカードをプレイする追加コストとして、{what}",
      ],
    },
    ({ what }) => additional(false, what),
  ),
  // costs.3
  entry(
    sentence,
    "optional additional cost",
    { what: fee },
    {
      en: ended(
        "you may {what} as an additional cost to play me",
        "you may {what} as an additional cost to play this",
        "as you play me, you may {what} as an additional cost",
        "as you play this, you may {what} as an additional cost",
        "as an additional cost to play me, you may {what}",
        "as an additional cost to play this, you may {what}",
      ),
      th: "คุณอาจ{what} เป็นค่าร่ายเพิ่มเติมในการเล่นการ์ดนี้",
      ja: [
        "このカードをプレイする追加コストとして、{what}ことを選んでもよい。",
        "このカードをプレイする追加コストとして、{what}ことを選んでもよい",
      ],
    },
    ({ what }) => additional(true, what),
  ),
  entry(
    sentence,
    "optional additional cost that lowers",
    { what: fee, less: symbols },
    {
      en: ended(
        "as you play me, you may {what} as an additional cost. If you do, reduce my cost by {less}",
        "as you play this, you may {what} as an additional cost. If you do, reduce its cost by {less}",
      ),
      th: "คุณอาจ{what} เป็นค่าร่ายเพิ่มเติมในการเล่นการ์ดนี้ ถ้าทำ ลด Cost ของมัน {less}",
      ja: [
        "このカードをプレイする追加コストとして、{what}ことを選んでもよい。そうしたなら、そのコストを{less}減らす。",
        "このカードをプレイする追加コストとして、{what}ことを選んでもよい。そうしたなら、そのコストを{less}減らす",
      ],
    },
    ({ what, less }) => additional(true, what, less),
  ),
  entry(
    sentence,
    "optional additional cost that frees",
    { what: fee },
    {
      en: ended(
        "as you play this, you may {what} as an additional cost. If you do, ignore this spell's cost",
        "as you play me, you may {what} as an additional cost. If you do, ignore my cost",
      ),
      th: "คุณอาจ{what} เป็นค่าร่ายเพิ่มเติมในการเล่นการ์ดนี้ ถ้าทำ ไม่ต้องจ่าย Cost ของมัน",
      ja: [
        "このカードをプレイする追加コストとして、{what}ことを選んでもよい。そうしたなら、そのコストを無視する。",
        "このカードをプレイする追加コストとして、{what}ことを選んでもよい。そうしたなら、そのコストを無視する",
      ],
    },
    ({ what }) => additional(true, what, ALL_OF_IT),
  ),
];

/** More than anything costs. */
const ALL_OF_IT: typeof NO_COST = { ...NO_COST, energy: 99, power: new Array<number>(99).fill(ANY_DOMAIN) };

export const additionalCostWords: readonly Entry[] = [...additionalCosts];
