import {
  type CardId,
  choose,
  type GameEvent,
  last,
  NONE,
  type Option,
  raise,
  type Seat,
  skip,
} from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import type { RiftboundAbility } from "../definition.ts";
import { effect, effects, firm, moments, noun, pronoun, response, sentence } from "./categories.ts";
import { all, it } from "./choosing.ts";
import { isPayable, on, paymentSteps, plainly } from "./flow.ts";
import {
  act,
  always,
  type CompiledEffect,
  type Context,
  type Effect,
  type EffectStep,
  type GivenFace,
  type Group,
  late,
  type Moment,
  type Part,
  type Response,
  type Scope,
  type Table,
} from "./meaning.ts";
import { simply, triggered } from "./triggers.ts";

/* What happens instead of something else (replacement.1), and what happens later in the turn (ability.24). */

/** Which cards of an event a replacement is about. */
type Affected = (table: Table, context: Context) => readonly CardId[];

/** replacement.2 Something is done instead of dying. */
function insteadOfDying(affected: Affected, does: Response, isOnce: boolean): Part {
  return {
    part: "performed",
    effect: instead(does, isOnce),
    price: does.price,
    about: (_table, { event }) => event?.cards ?? [],
    equips: false,
    make: ({ does: procedure }: CompiledEffect): RiftboundAbility => ({
      kind: "replacement",
      on: "killed",
      affects: (table, self, event) => {
        const context: Context = { self, event, lastKnown: null, vars: {} };
        const cards = event.cards.filter((card) => affected(table, context).includes(card));
        return cards.length > 0 && does.met(table, context) ? cards : null;
      },
      does: procedure,
    }),
  };
}

/** Who declines lets happen what was going to happen. */
function instead({ does, isOptional, price }: Response, isOnce: boolean): Effect {
  return (scope) => {
    const inner = does(late(scope));
    const steps = [...paymentSteps(scope, price), ...inner.steps];
    const deciding: EffectStep = {
      rule: "replacement.1",
      step: choose<Table, Context>(
        (table, context) => {
          if (!isOptional) return null;
          const options: Option[] = [{ kind: "word", word: "no" }];
          if (isPayable(table, context, price)) options.push({ kind: "word", word: "yes" });
          return {
            seat: context.self.user,
            ask: "mayReplace",
            options,
            open: true,
            about: context.self.card,
          };
        },
        (table, _context, option) => {
          if (option.kind === "word" && option.word === "no") skip(table, steps.length + 2);
        },
      ),
    };
    const used = act("ability.24", (table, { self }) => {
      if (isOnce) useUp(table, self.card, self.text);
    });
    const over = act("replacement.1", (table) => skip(table, 1));
    const goOn = act("replacement.1", (table, { event }) => {
      if (event !== null) raise(table, event.kind, event);
    });
    return { choices: [], steps: [deciding, used, ...steps, over, goOn], possible: always, adds: false };
  };
}

function useUp(table: Table, card: CardId, text: number): void {
  table.state.lasting = table.state.lasting.filter(
    ({ layer, on: subject, id, amount }) =>
      !(layer === "text" && subject === "card" && id === card && amount === text),
  );
}

/** A text that is given to something: a face of its own. */
function faceFor({ key, names, made }: Scope, parts: readonly Part[]): string {
  names.count++;
  const face: GivenFace = { id: `${key} gives ${names.count}`, parts };
  made.faces.push(face);
  return face.id;
}

/** layers.6 Gives a text for the rest of the turn. */
function givesText(
  table: Table,
  context: Context,
  face: string,
  to: { readonly card: CardId } | { readonly seat: Seat },
): void {
  const amount = table.pool.index.get(face);
  if (amount === undefined) return;
  const { card: source } = context.self;
  const change = { layer: "text", amount, until: "turn", source };
  last(table, "card" in to ? { ...change, on: "card", id: to.card } : { ...change, on: "seat", id: to.seat });
}

/** ability.24, ability.25 A Triggered Ability of the player for the rest of the turn. */
function laterThisTurn(when: Moment, does: Response): Effect {
  return (scope) => {
    const face = faceFor(scope, [triggered(when, does)]);
    return plainly("ability.24", (table, context) =>
      givesText(table, context, face, { seat: context.self.user }),
    )(scope);
  };
}

const endOfTurn: Moment = { on: ["endingStepBegan"], reach: "table", matches: () => true, cards: () => [] };
const itself: Affected = (_table, { self }) => [self.card];

function ended(...wordings: readonly string[]): readonly string[] {
  return wordings.flatMap((wording) => [`${wording}.`, wording]);
}

const wouldDie = (those: Group, does: Response): Part => insteadOfDying(those, does, false);

/** It is put on the Chain by what has been done. */
const reflex: Moment = {
  on: [],
  reach: "self",
  matches: () => false,
  cards: (_table, _self, { event }) => event.cards,
};

/** ability.23 A Reflexive Trigger: a new item of the Chain, about what has been spoken of. */
function doingThis(does: Effect): Effect {
  return (scope) => {
    const face = faceFor(scope, [triggered(reflex, simply(does))]);
    return plainly("ability.23", (table, context) => {
      const text = table.pool.index.get(face);
      if (text === undefined) return;
      const { self } = context;
      const about = { seat: self.user, cards: it(table, context), source: self.card };
      const event: GameEvent = { kind: "reflex", rule: "ability.23", amount: 0, zone: NONE, ...about };
      table.state.game.due.push([{ self: { ...self, text, ability: 0 }, event, lastKnown: null }]);
    })(scope);
  };
}

export const laterWords: readonly Entry[] = [
  entry(
    sentence,
    "would die",
    { kind: noun, does: response },
    {
      en: ended("if a {kind} would die, {does} instead", "if an {kind} would die, {does} instead"),
      th: "ถ้า{kind}จะตาย {does}แทน",
      ja: ["{kind}が死亡する場合、代わりに{does}。", "{kind}が死亡する場合、代わりに{does}"],
    },
    ({ kind, does }) =>
      () => [wouldDie(all(kind), does)],
  ),
  entry(
    sentence,
    "I would die",
    { does: response },
    {
      en: ended("if I would die, {does} instead", "if this would die, {does} instead"),
      th: "ถ้าการ์ดนี้จะตาย {does}แทน",
      ja: ["このカードが死亡する場合、代わりに{does}。", "このカードが死亡する場合、代わりに{does}"],
    },
    ({ does }) =>
      () => [wouldDie(itself, does)],
  ),
  entry(
    effects,
    "the next time it would die",
    { who: pronoun, does: response },
    {
      en: "the next time {who} would die this turn, {does} instead",
      th: "ครั้งถัดไปที่{who}จะตายในเทิร์นนี้ {does}แทน",
      ja: "このターン次に{who}が死亡する場合、代わりに{does}",
    },
    ({ who, does }) =>
      (scope) => {
        const face = faceFor(scope, [insteadOfDying(itself, does, true)]);
        return on(who, {
          rule: "ability.24",
          does: (table, context, cards) => {
            for (const card of cards) givesText(table, context, face, { card });
          },
        })(scope);
      },
  ),
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
