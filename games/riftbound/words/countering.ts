import { abilityOption, call, cardAt, type Option, sameAbility } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { faceOf } from "../definition.ts";
import { counter } from "../rules/chain.ts";
import { chooseAnew } from "../rules/finalizing.ts";
import { isEnemy } from "../rules/information.ts";
import { isOnChain, itemOfCard } from "../rules/items.ts";
import { CHAIN, choose, type Item } from "../state.ts";
import { effect, effects, noun, targets } from "./categories.ts";
import { it, known, takeAsTarget } from "./choosing.ts";
import { on, optional } from "./flow.ts";
import {
  act,
  type Context,
  doing,
  type Effect,
  type EffectStep,
  fresh,
  type Noun,
  type Table,
} from "./meaning.ts";

/* What is done to what is on the Chain: Countering it, and choosing anew for it. */

/** Which items of the Chain are meant. */
type Which = (table: Table, context: Context, item: Item) => boolean;

const anything: Which = () => true;
const aSpell: Which = (table, _context, { kind, self }) =>
  kind === "card" && faceOf(table, self.card).types.includes("spell");
const anAbility: Which = (_table, _context, { kind }) => kind === "ability";
const anEnemys: Which = (table, { self }, { controller }) => isEnemy(table, self.user, controller);

/** target.1 What a spell or ability has chosen is what it was, wherever on the board that has gone. */
function chosenBy(table: Table, { vars }: Item): readonly number[] {
  const chosen = (vars["targets"] as readonly { card: number; stay: number }[] | undefined) ?? [];
  return chosen.filter(({ card, stay }) => cardAt(table, card).stay === stay).map(({ card }) => card);
}

const choosing =
  ({ is }: Noun): Which =>
  (table, context, item) =>
    chosenBy(table, item).some((card) => is(table, card, context));

const choosingOnly =
  ({ is }: Noun): Which =>
  (table, context, item) => {
    const chosen = new Set(chosenBy(table, item));
    return chosen.size === 1 && [...chosen].every((card) => is(table, card, context));
  };

/** action.27 A spell or an ability on the Chain is chosen, and Countered. */
function countering(...all: readonly Which[]): Effect {
  const those = (table: Table, context: Context): Item[] =>
    table.state.game.chain
      .filter((item) => item.isFinalized && item.id !== context.vars["item"])
      .filter((item) => all.every((which) => which(table, context, item)));
  return (scope) => {
    const name = fresh(scope);
    const asking = choosingItem(name, those);
    const key = fresh(scope);
    const counters = act("action.27", (table, { vars }) => {
      const id = vars[name];
      vars[key] = typeof id === "number" && isOnChain(table, id);
      if (typeof id === "number" && isOnChain(table, id)) counter(table, id);
    });
    // resolve.5
    const counted = act("action.27", (table, { vars }) => {
      vars["did"] = vars[key] === true && !isOnChain(table, vars[name] as number);
    });
    return scope.isLate
      ? doing([asking, counters, counted])
      : {
          choices: [asking],
          steps: [counters, counted],
          possible: (table, context) => those(table, context).length > 0,
          adds: false,
        };
  };
}

const optionFor = ({ kind, self }: Item): Option =>
  kind === "card" ? { kind: "card", card: self.card } : abilityOption(self);

function isOption({ kind, self }: Item, option: Option): boolean {
  return kind === "card" ? option.kind === "card" && option.card === self.card : sameAbility(self, option);
}

function choosingItem(name: string, those: (table: Table, context: Context) => readonly Item[]): EffectStep {
  const step = choose<Context>(
    (table, context) => {
      const options = those(table, context).map(optionFor);
      if (options.length === 0) return null;
      const { self } = context;
      return { seat: context.self.user, ask: "chooseTarget", options, open: true, about: self.card };
    },
    (table, context, option) => {
      const item = those(table, context).findLast((each) => isOption(each, option));
      context.vars[name] = item?.id;
      if (option.kind === "card") takeAsTarget(table, context, option.card);
    },
  );
  return { rule: "play.6", step };
}

/** terms.23 */
const choosingAnew: Effect = on(known(it), {
  rule: "terms.23",
  does: (table, _context, cards) => {
    for (const card of cards) {
      const item = itemOfCard(table, card);
      if (item !== undefined) call(table, chooseAnew, { item: item.id });
    }
  },
});

export const counteringWords: readonly Entry[] = [
  entry(
    effect,
    "counter a spell that chooses",
    { kind: noun },
    {
      en: ["counter a spell that chooses a {kind}", "counter a spell that chooses an {kind}"],
      th: "ล้มล้างสเปลล์ 1 ใบที่เลือก{kind}",
      ja: "{kind}を選んだスペル1つを打ち消す",
    },
    ({ kind }) => countering(aSpell, choosing(kind)),
  ),
  entry(
    effect,
    "counter",
    { who: targets },
    { en: ["counter {who}", "[Counter] {who}"], th: "ล้มล้าง{who}", ja: "{who}を打ち消す" },
    ({ who }) =>
      on(who, {
        rule: "action.27",
        does: (table, _context, cards) => {
          for (const card of cards) {
            const item = itemOfCard(table, card);
            if (item !== undefined) counter(table, item.id);
          }
        },
        isDone: (table, card) => cardAt(table, card).zone !== CHAIN,
      }),
  ),
  entry(
    effect,
    "counter an ability",
    {},
    { en: "counter an ability", th: "ล้มล้างความสามารถ 1 อย่าง", ja: "能力1つを打ち消す" },
    () => countering(anAbility),
  ),
  entry(
    effect,
    "counter a spell or ability",
    {},
    {
      en: "counter a spell or ability",
      th: "ล้มล้างสเปลล์หรือความสามารถ 1 อย่าง",
      ja: "スペルまたは能力1つを打ち消す",
    },
    () => countering(anything),
  ),
  entry(
    effect,
    "counter an enemy spell or ability that chooses",
    { kind: noun },
    {
      en: [
        "counter an enemy spell or ability that chooses a {kind}",
        "counter an enemy spell or ability that chooses an {kind}",
      ],
      th: "ล้มล้างสเปลล์หรือความสามารถของศัตรู 1 อย่างที่เลือก{kind}",
      ja: "{kind}を選んでいる敵のスペルまたは能力1つを打ち消す",
    },
    ({ kind }) => countering(anEnemys, choosing(kind)),
  ),
  entry(
    effect,
    "counter an enemy spell or ability that chooses only",
    { kind: noun },
    {
      en: [
        "counter an enemy spell or ability that chooses only a {kind}",
        "counter an enemy spell or ability that chooses only an {kind}",
      ],
      th: "ล้มล้างสเปลล์หรือความสามารถของศัตรู 1 อย่างที่เลือกเพียง{kind}",
      ja: "{kind}だけを選んでいる敵のスペルまたは能力1つを打ち消す",
    },
    ({ kind }) => countering(anEnemys, choosingOnly(kind)),
  ),
  entry(
    effects,
    "make new choices",
    {},
    {
      en: ["you may make new choices for it", "you may make new choices"],
      th: "คุณอาจเลือกทุกอย่างของมันใหม่",
      ja: "あなたはそれについて全てを選び直してもよい",
    },
    () => optional(choosingAnew),
  ),
];
