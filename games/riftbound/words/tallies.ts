import { type CardId, cardAt, skip } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import {
  amount,
  deedDone,
  effect,
  effects,
  firm,
  MANY,
  type NounLayers,
  noun,
  ONE,
  targets,
} from "./categories.ts";
import { all, mention } from "./choosing.ts";
import { excessOf } from "./combats.ts";
import { dealing } from "./damage.ts";
import { doneCards, on } from "./flow.ts";
import { looked } from "./looking.ts";
import { type Amount, act, doing, type Effect, fresh, type Group, late, type Noun } from "./meaning.ts";

/* What has been done by the text itself, counted; and what is done for each of several. */

const done: Group = (_table, context) => doneCards(context);

/** How many the last instruction was carried out for; before any, how much there was of what has happened. */
const thatMany: Amount = (table, context) => {
  const { many, done: doneTo } = context.vars;
  if (many !== undefined) return many as number;
  return doneTo === undefined ? howMuch(table, context) : done(table, context).length;
};

/** Of what comes of a Combat there is no amount but the excess damage. */
const howMuch: Amount = (table, context) => {
  const { event } = context;
  const isOfCombat = event?.kind === "conquered" || event?.kind === "combatWon";
  return isOfCombat ? excessOf(table, context) : (event?.amount ?? 0);
};

const WAYS: readonly {
  readonly en: string;
  readonly th: string;
  readonly ja: string;
  readonly among: Group;
}[] = [
  { en: "killed", th: "ถูกฆ่า", ja: "倒された", among: done },
  { en: "banished", th: "ถูกเนรเทศ", ja: "追放された", among: done },
  { en: "discarded", th: "ถูกทิ้ง", ja: "捨てられた", among: done },
  { en: "recycled", th: "ถูก Recycle", ja: "リサイクルされた", among: done },
  { en: "stunned", th: "ถูก Stun", ja: "スタンされた", among: done },
  { en: "buffed", th: "ถูก Buff", ja: "バフされた", among: done },
  { en: "readied", th: "ถูก Ready", ja: "レディにされた", among: done },
  { en: "exhausted", th: "ถูก Exhaust", ja: "消耗させられた", among: done },
  { en: "moved", th: "ถูกเคลื่อน", ja: "移動させられた", among: done },
  { en: "returned", th: "ถูกนำกลับ", ja: "戻された", among: done },
  { en: "revealed", th: "ถูกเปิด", ja: "公開された", among: looked },
];

/** Once for each of them, which "it" means then; what it chooses is chosen when it comes to it. */
function forEach(kind: Noun, does: Effect): Effect {
  return (scope) => {
    const name = fresh(scope);
    const { steps } = does(late(scope));
    const begin = act("action.14", (table, context) => {
      context.vars[name] = all(kind)(table, context).map((card) => ({
        card,
        stay: cardAt(table, card).stay,
      }));
    });
    const next = act("action.14", (table, context) => {
      const [first, ...rest] = context.vars[name] as readonly { card: CardId; stay: number }[];
      context.vars[name] = rest;
      if (first === undefined) skip(table, steps.length + 1);
      else mention(table, context, [first.card]);
    });
    const again = act("action.14", (table) => skip(table, -(steps.length + 2)));
    return doing([begin, next, ...steps, again]);
  };
}

function counted(of: NounLayers): readonly Entry[] {
  const isOne = of === ONE;
  return [
    entry(
      of.figured,
      `done this way, ${isOne ? "one" : "several"}`,
      { kind: of.owned, how: deedDone },
      {
        en: ["{kind} {how} this way", "{kind} you {how} this way"],
        th: "{kind}ที่{how}ด้วยวิธีนี้",
        ja: "これにより{how}{kind}",
      },
      ({ kind, how }): Noun => ({ is: kind.is, among: how, isSecret: false }),
    ),
    entry(
      of.whole,
      `done this way after its figures, ${isOne ? "one" : "several"}`,
      { kind: of.figured, how: deedDone },
      { en: "{kind} {how} this way", th: "{kind} ที่{how}ด้วยวิธีนี้", ja: "これにより{how}、{kind}" },
      ({ kind, how }): Noun => ({ is: kind.is, among: how, isSecret: false }),
    ),
    // What is said of a kind before it is not said of this: "token killed this way" is a token.
    entry(
      of.figured,
      `whatever was done this way, ${isOne ? "one" : "several"}`,
      { how: deedDone },
      { en: "{how} this way", th: "สิ่งที่{how}ด้วยวิธีนี้", ja: "これにより{how}もの" },
      ({ how }): Noun => ({ is: () => true, among: how, isSecret: false }),
    ),
    entry(
      of.bare,
      `buff spent, ${isOne ? "one" : "several"}`,
      {},
      {
        en: isOne
          ? ["buff spent", "buff you spend", "buff spent this way"]
          : ["buffs spent", "buffs you spent"],
        th: "Buff ที่ใช้",
        ja: "消費したバフ",
      },
      (): Noun => ({ is: () => true, among: done, isSecret: false }),
    ),
  ];
}

export const tallyWords: readonly Entry[] = [
  ...WAYS.map(({ en, th, ja, among }) => entry(deedDone, en, {}, { en, th, ja }, () => among)),
  ...counted(ONE),
  ...counted(MANY),
  entry(
    amount,
    "that many",
    {},
    { en: ["that many", "that much"], th: "เท่านั้น", ja: "その数の" },
    () => thatMany,
  ),
  entry(
    effect,
    "deal that much",
    { who: targets },
    {
      en: ["deal that much damage to {who}", "deal that much to {who}"],
      th: "สร้างดาเมจเท่านั้นแก่{who}",
      ja: "{who}にその分のダメージを与える",
    },
    ({ who }) => on(who, dealing(thatMany)),
  ),
  entry(
    firm,
    "for each of them",
    { kind: noun, does: effects },
    { en: "for each {kind}, {does}", th: "สำหรับ{kind}แต่ละตัว {does}", ja: "各{kind}について、{does}" },
    ({ kind, does }) => forEach(kind, does),
  ),
];
