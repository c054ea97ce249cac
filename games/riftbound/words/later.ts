import { type GameEvent, NONE } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { deedOfIt, effect, effects, firm, moments, pronoun, response } from "./categories.ts";
import { it } from "./choosing.ts";
import { inTurn, on, plainly } from "./flow.ts";
import { act, doing, type Effect, type Moment, type Response, type Target } from "./meaning.ts";
import { faceFor, givesText, useUp } from "./texts.ts";
import { simply, triggered } from "./triggers.ts";

/* What happens later in the turn (ability.24). */

/** ability.24, ability.25 A Triggered Ability of the player for the rest of the turn. */
function laterThisTurn(when: Moment, does: Response): Effect {
  return (scope) => {
    const face = faceFor(scope, [triggered(when, does)]);
    return doing([
      act("ability.24", (table, context) =>
        givesText(table, context, face, { seat: context.self.user }, "turn"),
      ),
    ]);
  };
}

/** The same for one time. */
function laterOnce(when: Moment, does: Response, until: string): Effect {
  return (scope) => {
    const once: Response = { ...does, does: inTurn(plainly("ability.24", useUp), does.does) };
    const face = faceFor(scope, [triggered(when, once)]);
    return doing([
      act("ability.24", (table, context) =>
        givesText(table, context, face, { seat: context.self.user }, until),
      ),
    ]);
  };
}

/** ability.24 The next time this turn that it happens to one of these, which has the text for it. */
function whenItNext(who: Target, kind: string, does: Effect): Effect {
  return (scope) => {
    const when: Moment = {
      on: [kind],
      reach: "self",
      matches: (_table, self, { event }) => event.cards.includes(self.card),
      cards: (_table, self) => [self.card],
    };
    const face = faceFor(scope, [triggered(when, simply(inTurn(plainly("ability.24", useUp), does)))]);
    return on(who, {
      rule: "ability.24",
      does: (table, context, cards) => {
        for (const card of cards) givesText(table, context, face, { card }, "turn");
      },
    })(scope);
  };
}

const ownNextTurn: Moment = {
  on: ["beginningStepBegan"],
  reach: "table",
  matches: (_table, self, { event }) => event.seat === self.user,
  cards: () => [],
};

/** What may happen to it next. */
const ITS_DEEDS: readonly {
  readonly on: string;
  readonly en: readonly string[];
  readonly th: string;
  readonly ja: string;
}[] = [
  { on: "dealt", en: ["takes damage", "is dealt damage"], th: "ได้รับดาเมจ", ja: "ダメージを受けた" },
  { on: "moved", en: ["moves"], th: "เคลื่อนที่", ja: "移動した" },
  { on: "attacked", en: ["attacks"], th: "โจมตี", ja: "攻撃した" },
  { on: "defended", en: ["defends"], th: "ป้องกัน", ja: "防御した" },
  { on: "conquered", en: ["conquers"], th: "ยึดครอง", ja: "コンカーした" },
  { on: "killed", en: ["dies"], th: "ตาย", ja: "死亡した" },
];

const endOfTurn: Moment = { on: ["endingStepBegan"], reach: "table", matches: () => true, cards: () => [] };

/** It is put on the Chain by what has been done. */
const reflex: Moment = {
  on: [],
  reach: "self",
  matches: () => false,
  cards: (_table, _self, { event }) => event.cards,
};

/** ability.23 A Reflexive Trigger: a new item of the Chain, about what has been spoken of. */
export function doingThis(does: Effect): Effect {
  return (scope) => {
    const face = faceFor(scope, [triggered(reflex, simply(does))]);
    const putOnChain = act("ability.23", (table, context) => {
      const text = table.pool.index.get(face);
      if (text === undefined) return;
      const { self } = context;
      const about = { seat: self.user, cards: it(table, context), source: self.card };
      const event: GameEvent = {
        kind: "reflex",
        rule: "ability.23",
        amount: 0,
        zone: NONE,
        more: {},
        ...about,
      };
      table.state.game.due.push([{ self: { ...self, text, ability: 0 }, event, lastKnown: null }]);
    });
    return doing([putOnChain]);
  };
}

export const laterWords: readonly Entry[] = [
  entry(
    effects,
    "do this",
    { does: effects },
    { en: "do this: {does}", th: "ทำสิ่งนี้: {does}", ja: "これを行う：{does}" },
    ({ does }) => doingThis(does),
  ),
  entry(
    effects,
    "when, this turn",
    { when: moments, does: response },
    {
      en: "when {when} this turn, {does}",
      th: "เมื่อ{when}ในเทิร์นนี้ {does}",
      ja: "このターン、{when}時、{does}",
    },
    ({ when, does }) => laterThisTurn(when, does),
  ),
  entry(
    effects,
    "the next time, this turn",
    { when: moments, does: response },
    {
      en: "the next time {when} this turn, {does}",
      th: "ครั้งถัดไปที่{when}ในเทิร์นนี้ {does}",
      ja: "このターン次に{when}時、{does}",
    },
    ({ when, does }) => laterOnce(when, does, "turn"),
  ),
  entry(
    effects,
    "at the start of your next turn",
    { does: effects },
    {
      en: ["at the start of your next turn, {does}", "at the start of your next Beginning Phase, {does}"],
      th: "ตอนเริ่มเทิร์นถัดไปของคุณ {does}",
      ja: "あなたの次のターンの開始時、{does}",
    },
    ({ does }) => laterOnce(ownNextTurn, simply(does), "used"),
  ),
  entry(
    firm,
    "and that at the start of your next turn",
    { does: effect },
    {
      en: ["{does} at the start of your next turn", "{does} at the start of your next Beginning Phase"],
      th: "ครั้งถัดไปที่เทิร์นของคุณเริ่ม ทำสิ่งนี้: {does}",
      ja: "次にあなたのターンが始まる時、これを行う：{does}",
    },
    ({ does }) => laterOnce(ownNextTurn, simply(does), "used"),
  ),
  entry(
    firm,
    "when it next",
    { does: effect, who: pronoun, what: deedOfIt },
    {
      en: "{does} the next time {who} {what} this turn",
      th: "ครั้งถัดไปที่{who}{what}ในเทิร์นนี้ ทำสิ่งนี้: {does}",
      ja: "このターン次に{who}が{what}時、これを行う：{does}",
    },
    ({ does, who, what }) => whenItNext(who, what, does),
  ),
  ...ITS_DEEDS.map(({ on: kind, en, th, ja }) =>
    entry(deedOfIt, en[0] ?? "", {}, { en, th, ja }, () => kind),
  ),
  entry(
    firm,
    "at the end of this turn",
    { does: effect },
    {
      en: ["{does} at the end of this turn", "{does} at end of turn"],
      th: "ตอนจบเทิร์นนี้ ทำสิ่งนี้: {does}",
      ja: "このターンの終了時、これを行う：{does}",
    },
    ({ does }) => laterThisTurn(endOfTurn, simply(does)),
  ),
];
