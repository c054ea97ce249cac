import type { CardId } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { thatPlayer } from "./amounts.ts";
import {
  condition,
  deed,
  deeds,
  effect,
  effects,
  fee,
  firm,
  noun,
  players,
  symbols,
  targets,
} from "./categories.ts";
import { mention, shownOff } from "./choosing.ts";
import {
  byEach,
  choosingOpponent,
  choosingPlayer,
  eitherOf,
  inTurn,
  on,
  onlyIf,
  optional,
  paying,
  payingAny,
  unlessAllowed,
  unlessPaid,
} from "./flow.ts";
import { doingThis } from "./later.ts";
import { always, type Context, doing, type Effect, fresh, late, NO_PRICE, type Target } from "./meaning.ts";
import { wasDone } from "./outcomes.ts";

/* How effects are joined: one after the other, may, if, for a price; and who carries them out. */

/** What several players choose one after the other, "they" means all of. */
function choosingAmongThem(who: Target): Effect {
  return (scope) => {
    const name = fresh(scope);
    const all = ({ vars }: Context): readonly CardId[] => (vars[name] as readonly CardId[] | undefined) ?? [];
    return on(who, {
      rule: "target.8",
      does: (table, context, cards) => {
        context.vars[name] = [...all(context), ...cards];
        mention(table, context, all(context));
      },
    })(scope);
  };
}

export const joiningWords: readonly Entry[] = [
  entry(
    firm,
    "and then",
    { one: effect, more: effects },
    {
      en: ["{one}, then {more}", "{one} and {more}", "{one}, and {more}", "{one}, {more}"],
      th: "{one} แล้ว{more}",
      ja: "{one}、その後{more}",
    },
    ({ one, more }) => inTurn(one, more),
  ),
  // The effects that follow belong to what may be done.
  entry(
    effects,
    "you may",
    { does: firm },
    { en: "you may {does}", th: "คุณอาจ{does}", ja: "あなたは次を行ってもよい：{does}" },
    ({ does }) => optional(does),
  ),
  // costs.4
  entry(
    effects,
    "you may, for a price",
    { what: fee, does: firm },
    {
      en: "you may {what} to {does}",
      th: "คุณอาจ{what} เพื่อ{does}",
      ja: "あなたは「{what}」ことで次を行ってもよい：{does}",
    },
    ({ what, does }) => paying(what, does, true),
  ),
  entry(
    effects,
    "pay any amount",
    { what: symbols, does: firm },
    {
      en: "pay any amount of {what} to {does}",
      th: "จ่าย {what} กี่ครั้งก็ได้ เพื่อ{does}",
      ja: "好きな量の{what}を支払うことで次を行う：{does}",
    },
    ({ what, does }) => payingAny({ ...what, acts: [] }, does),
  ),
  entry(
    effects,
    "pay any amount of Energy",
    { does: firm },
    {
      en: "pay any amount of Energy to {does}",
      th: "จ่าย Energy เท่าไรก็ได้ เพื่อ{does}",
      ja: "好きな量のエナジーを支払うことで次を行う：{does}",
    },
    ({ does }) => payingAny({ ...NO_PRICE, energy: 1 }, does),
  ),
  // costs.8 Not a cost: "if you do" asks afterwards.
  entry(
    effects,
    "you may pay",
    { what: symbols },
    { en: "you may pay {what}", th: "คุณอาจจ่าย {what}", ja: "あなたは{what}を支払ってもよい" },
    ({ what }) => paying({ ...what, acts: [] }, () => doing([]), true),
  ),
  entry(
    effects,
    "you may pay and do",
    { what: symbols, does: firm },
    {
      en: "you may pay {what} and {does}",
      th: "คุณอาจจ่าย {what} และ{does}",
      ja: "あなたは{what}を支払い、次を行ってもよい：{does}",
    },
    ({ what, does }) => paying({ ...what, acts: [] }, does, true),
  ),
  // parts.20
  entry(
    effects,
    "if",
    { met: condition, does: effects },
    { en: ["if {met}, {does}", "if {met}, then {does}"], th: "ถ้า{met} {does}", ja: "{met}なら、{does}" },
    ({ met, does }) => onlyIf(met, does),
  ),
  entry(
    firm,
    "but only if",
    { does: effect, met: condition },
    { en: "{does} if {met}", th: "{does}หาก{met}", ja: "次を{met}場合に行う：{does}" },
    ({ met, does }) => onlyIf(met, does),
  ),
  entry(
    effect,
    "somebody does",
    { who: players, does: deeds },
    { en: "{who} {does}", th: "{who}{does}", ja: "{who}は{does}" },
    ({ who, does }) => byEach(who, does),
  ),
  entry(
    effect,
    "an opponent does",
    { does: deeds },
    { en: "an opponent {does}", th: "คู่ต่อสู้คนหนึ่ง{does}", ja: "対戦相手1人は{does}" },
    ({ does }) => inTurn(choosingOpponent, byEach(thatPlayer, does)),
  ),
  entry(
    effect,
    "you and that player each",
    { does: effect },
    {
      en: [
        "you and that player each {does}",
        "you and that opponent each {does}",
        "you and its controller each {does}",
      ],
      th: "คุณและผู้เล่นคนดังกล่าวต่างก็{does}",
      ja: "あなたとそのプレイヤーはそれぞれ{does}",
    },
    ({ does }) => inTurn(does, byEach(thatPlayer, does)),
  ),
  entry(
    firm,
    "unless its controller lets you",
    { does: effect, other: effect },
    {
      en: ["{does} unless its controller has you {other}", "{does} unless that player has you {other}"],
      th: "{does} เว้นแต่ผู้ควบคุมของมันให้คุณ{other}",
      ja: "そのコントローラーがあなたに「{other}」を行わせないかぎり、{does}",
    },
    ({ does, other }) => unlessAllowed(does, other),
  ),
  // target.9
  entry(
    firm,
    "you must",
    { does: effect },
    { en: "you must {does}", th: "คุณต้อง{does}", ja: "あなたは必ず{does}" },
    ({ does }) =>
      (scope) => ({ ...does(late(scope)), possible: always }),
  ),
  entry(
    effect,
    "Show Off",
    { kind: noun },
    {
      en: ["[Show Off] a {kind}", "[Show Off] an {kind}"],
      th: "[Show Off] {kind}",
      ja: "{kind}を[ショーオフ]する",
    },
    ({ kind }) => shownOff(kind),
  ),
  entry(
    effect,
    "choose an opponent",
    {},
    { en: "choose an opponent", th: "เลือกคู่ต่อสู้หนึ่งคน", ja: "対戦相手1人を選ぶ" },
    () => choosingOpponent,
  ),
  entry(
    effect,
    "choose a player",
    {},
    { en: "choose a player", th: "เลือกผู้เล่นหนึ่งคน", ja: "プレイヤー1人を選ぶ" },
    () => choosingPlayer,
  ),
  entry(
    effect,
    "you and an opponent each",
    { does: effect },
    {
      en: "you and an opponent each {does}",
      th: "คุณและคู่ต่อสู้คนหนึ่งต่างก็{does}",
      ja: "あなたと対戦相手1人はそれぞれ{does}",
    },
    ({ does }) => inTurn(choosingOpponent, inTurn(does, byEach(thatPlayer, does))),
  ),
  entry(
    deed,
    "they must",
    { does: effect },
    { en: "must {does}", th: "ต้อง{does}", ja: "必ず{does}" },
    ({ does }) => does,
  ),
  entry(
    deed,
    "they choose",
    { who: targets },
    { en: "chooses {who}", th: "เลือก{who}", ja: "{who}を選ぶ" },
    ({ who }) => choosingAmongThem(who),
  ),
  // ability.23
  entry(
    effects,
    "when you do",
    { does: effects },
    {
      en: ["when you do, {does}", "when they do, {does}"],
      th: "เมื่อทำเช่นนั้น {does}",
      ja: "そうした時、{does}",
    },
    ({ does }) => onlyIf(wasDone, doingThis(does)),
  ),
  entry(
    deed,
    "they may",
    { does: effect },
    { en: "may {does}", th: "อาจ{does}", ja: "次を行ってもよい：{does}" },
    ({ does }) => optional(does),
  ),
  entry(
    deeds,
    "and then they",
    { one: deed, more: deeds },
    { en: ["{one}, then {more}", "{one} and {more}"], th: "{one} แล้วก็{more}", ja: "{one}、それから{more}" },
    ({ one, more }) => inTurn(one, more),
  ),
  entry(
    firm,
    "you yourself",
    { does: effect },
    { en: "you {does}", th: "คุณ{does}", ja: "あなたは{does}" },
    ({ does }) => does,
  ),
  entry(
    firm,
    "they themselves",
    { does: effect },
    { en: "they {does}", th: "ผู้เล่นคนนั้น{does}", ja: "そのプレイヤーは{does}" },
    ({ does }) => byEach(thatPlayer, does),
  ),
  entry(
    firm,
    "one or the other effect",
    { one: effect, other: effect },
    { en: "{one} or {other}", th: "{one} หรือไม่ก็{other}", ja: "次のどちらかを行う：{one}、または{other}" },
    ({ one, other }) => eitherOf(one, other),
  ),
  entry(
    firm,
    "unless its controller pays",
    { does: effect, what: symbols },
    {
      en: "{does} unless its controller pays {what}",
      th: "{does} เว้นแต่ผู้ควบคุมของมันจ่าย {what}",
      ja: "そのコントローラーが{what}を支払わないかぎり、{does}",
    },
    ({ does, what }) => unlessPaid(does, { ...what, acts: [] }),
  ),
];
