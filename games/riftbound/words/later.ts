import { type GameEvent, NONE } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { effect, effects, firm, moments, response } from "./categories.ts";
import { it } from "./choosing.ts";
import { act, doing, type Effect, type Moment, type Response } from "./meaning.ts";
import { faceFor, givesText } from "./texts.ts";
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
