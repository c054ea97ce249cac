import {
  type CardId,
  call,
  cardAt,
  NONE,
  type Option,
  raise,
  type Seat,
  type Self,
  skip,
} from "@gyoji/kernel";
import { ANYTHING, type Purpose } from "../rules/adding.ts";
import { controlledBy, opponentsOf, seatsFrom } from "../rules/information.ts";
import { canPay, pay, payment, plus } from "../rules/paying.ts";
import { choose } from "../state.ts";
import { follow, referents } from "./choosing.ts";
import {
  type Amount,
  act,
  always,
  type Condition,
  type Context,
  type Doing,
  doing,
  type Effect,
  type EffectStep,
  type Fits,
  fresh,
  late,
  type Players,
  type Price,
  type Scope,
  type Table,
  type Target,
} from "./meaning.ts";
import { costIn } from "./pool.ts";

/* How effects are made and joined: one after the other, if, may, for a price, for each player. */

/** What a verb does to cards. */
export interface Verb {
  readonly rule: string;
  readonly does: (table: Table, context: Context, cards: readonly CardId[]) => void;
  /** Which cards it can be done to: for the others it is Negated (resolve.3). */
  readonly fits?: Fits;
  /** resolve.5 Whether it has really been done to a card: what "if you do" asks. */
  readonly isDone?: Fits;
}

const anything: Fits = () => true;

/** An effect on cards that have been chosen or are meant. */
export function on(who: Target, { rule, does, fits = anything, isDone = anything }: Verb): Effect {
  return (scope) => {
    const chosen = who(scope, fits);
    const key = fresh(scope);
    const doIt = act(rule, (table, context) => {
      const cards = chosen.cards(table, context).filter((card) => fits(table, card, context));
      context.vars[key] = cards;
      if (cards.length > 0) does(table, context, cards);
    });
    const after = act(rule, (table, context) => {
      const cards = context.vars[key] as CardId[];
      note(
        context,
        cards.some((card) => isDone(table, card, context)),
      );
      const done = cards.filter((card) => isDone(table, card, context));
      context.vars["done"] = done;
      follow(table, context, done);
    });
    return { ...chosen, steps: [...chosen.steps, doIt, after], adds: false, lead: chosen.steps.length };
  };
}

/** What the last instruction was carried out for. */
export function doneCards({ vars }: Context): readonly CardId[] {
  return (vars["done"] as CardId[] | undefined) ?? [];
}

/** Whether the last instruction was carried out. */
function note(context: Context, isDone: boolean): void {
  context.vars["did"] = isDone;
}

/**
 * What a player does without a choice; control.7 nobody does nothing.
 * @param possible whether it can be carried out whole
 */
export function plainly(
  rule: string,
  does: (table: Table, context: Context) => void,
  possible: Condition = always,
): Effect {
  return () =>
    doing([
      act(rule, (table, context) => {
        const isSomebody = context.self.user !== NONE;
        note(context, isSomebody && possible(table, context));
        if (isSomebody) does(table, context);
      }),
    ]);
}

/** Figures as they are before an effect begins, whatever "it" comes to mean by its choices. */
export function figuredBefore(
  figures: readonly Amount[],
  make: (fixed: readonly Amount[]) => Effect,
): Effect {
  return (scope) => {
    const name = fresh(scope);
    const fixed = figures.map(
      (_, at): Amount =>
        (_table, { vars }) =>
          (vars[name] as readonly number[])[at] ?? 0,
    );
    const inner = make(fixed)(scope);
    const figuring = act("play.17", (table, context) => {
      context.vars[name] = figures.map((figure) => figure(table, context));
    });
    return { ...inner, steps: [figuring, ...inner.steps], lead: 1 + (inner.lead ?? 0) };
  };
}

/** One effect after the other (play.17). */
export function inTurn(one: Effect, more: Effect): Effect {
  return (scope) => {
    const [first, rest] = [one(scope), more(scope)];
    return {
      choices: [...first.choices, ...rest.choices],
      steps: [...first.steps, ...rest.steps],
      possible: (table, context) => first.possible(table, context) && rest.possible(table, context),
      adds: first.adds && rest.adds,
      ...yieldsTogether(first, rest),
      lead: first.lead ?? 0,
    };
  };
}

/** runes.19 What both Add; golden.6 what is said of the use of the one is taken to hold for all. */
function yieldsTogether({ yields: one }: Doing, { yields: other }: Doing): Pick<Doing, "yields"> {
  if (one === undefined || other === undefined) return {};
  return { yields: { ...plus(one, other), only: other.only ?? one.only } };
}

/** parts.20 The other one is done, about the same things, where it is so; it chooses nothing beforehand. */
export function alternatively(met: Condition, usual: Effect, other: Effect): Effect {
  return (scope) => {
    const [first, second] = [usual(scope), other(late(scope))];
    const { lead = 0 } = first;
    const rest = first.steps.slice(lead);
    const deciding = act("parts.20", (table, context) => {
      const isMet = met(table, context);
      context.vars["met"] = isMet;
      if (isMet) skip(table, rest.length + 1);
    });
    const over = act("parts.20", (table) => skip(table, second.steps.length));
    const steps = [...first.steps.slice(0, lead), deciding, ...rest, over, ...second.steps];
    return { choices: first.choices, steps, possible: first.possible, adds: false, lead };
  };
}

/** ability.15 On resolution the controller decides. */
export function optional(does: Effect): Effect {
  return (scope) => {
    const { choices, steps, possible } = does(scope);
    return { choices, steps: [mayDo(steps, always), ...steps], possible, adds: false };
  };
}

function mayDo(steps: readonly EffectStep[], possible: Condition): EffectStep {
  return {
    rule: "ability.15",
    step: choose<Context>(
      (table, context) => {
        const options: Option[] = [{ kind: "word", word: "no" }];
        if (context.self.user !== NONE && possible(table, context))
          options.push({ kind: "word", word: "yes" });
        return {
          seat: context.self.user,
          ask: "mayDo",
          options,
          open: true,
          about: context.self.card,
        };
      },
      (table, context, option) => {
        const isTaken = option.kind === "word" && option.word === "yes";
        note(context, isTaken);
        if (!isTaken) skip(table, steps.length);
      },
    ),
  };
}

/** costs.4 "Pay X to do Y": paid on resolution; costs.6 without it there is nothing. */
export function paying(price: Price, does: Effect, isOptional: boolean): Effect {
  return (scope) => {
    const inner = does(scope);
    const acts = price.acts.map((effect) => effect(late(scope)));
    const canBePaid: Condition = (table, context) =>
      isPayable(table, context, price) && acts.every(({ possible }) => possible(table, context));
    const steps: EffectStep[] = [...paymentSteps(scope, price), ...inner.steps];
    const deciding = isOptional
      ? mayDo(steps, canBePaid)
      : act("costs.6", (table, context) => {
          if (!canBePaid(table, context)) skip(table, steps.length);
        });
    return { ...inner, steps: [deciding, ...steps], adds: false };
  };
}

/** costs.4 A price paid as often as its player likes: "that much" is how often. */
export function payingAny(price: Price, does: Effect): Effect {
  return (scope) => {
    const inner = does(scope);
    const asking: EffectStep = {
      rule: "costs.4",
      step: choose<Context>(
        (table, context) => {
          const { self } = context;
          if (self.user === NONE) return null;
          const options = Array.from(
            { length: mostTimes(table, context, price) + 1 },
            (_, number): Option => ({ kind: "number", number }),
          );
          return { seat: self.user, ask: "howMuch", options, open: true, about: self.card };
        },
        (_table, { vars }, option) => {
          if (option.kind === "number") vars["many"] = option.number;
        },
      ),
    };
    const begin = act("costs.4", (_table, { vars }) => {
      vars["many"] = 0;
    });
    const payIt = act("costs.4", (table, context) => {
      const count = context.vars["many"] as number;
      if (count > 0) payResources(table, context, multiplied(price, count));
    });
    const { choices, possible, adds } = inner;
    return { choices, steps: [begin, asking, payIt, ...inner.steps], possible, adds };
  };
}

const MOST_TIMES = 30;

/** How often a price can be paid. */
function mostTimes(table: Table, context: Context, price: Price): number {
  let count = 0;
  while (count < MOST_TIMES && isPayable(table, context, multiplied(price, count + 1))) count++;
  return count;
}

function multiplied({ energy, power, exhausts, acts }: Price, count: number): Price {
  return { energy: energy * count, power: Array.from({ length: count }, () => power).flat(), exhausts, acts };
}

/** The steps that pay a price on resolution. */
export function paymentSteps(scope: Scope, price: Price): readonly EffectStep[] {
  const acts = price.acts.map((effect) => effect(late(scope)));
  return [
    act("costs.4", (table, context) => payResources(table, context, price)),
    ...acts.flatMap(({ steps }) => steps),
  ];
}

/** Whether the resources of a price can be paid, and its source can be Exhausted for it. */
export function isPayable(table: Table, { self }: Context, price: Price): boolean {
  if (price.exhausts && cardAt(table, self.card).turned) return false;
  return canPay(table, self.user, costIn(table, self.card, price), purposeOf(table, self, price));
}

/**
 * What a price is paid for: acts of it, and Exhausting, may take up its source, which then Adds nothing; acts may need
 * any other card of its player too, so that none goes for the resources (costs.6).
 */
function purposeOf(table: Table, { card, user }: Self, { exhausts, acts }: Price): Purpose {
  if (acts.length === 0) return { ...ANYTHING, needed: exhausts ? [card] : [] };
  return { ...ANYTHING, needed: [card], chosen: controlledBy(table, user) };
}

function payResources(table: Table, { self }: Context, price: Price): void {
  if (price.exhausts) raise(table, "exhausted", { seat: self.user, cards: [self.card] });
  const cost = costIn(table, self.card, price);
  call(table, pay, payment(self.user, self.card, cost, purposeOf(table, self, price)));
}

/** parts.20 Only if it is so when it comes to it. */
export function onlyIf(met: Condition, does: Effect): Effect {
  return (scope) => {
    const { choices, steps, possible, adds } = does(scope);
    const deciding = act("parts.20", (table, context) => {
      const isMet = met(table, context);
      context.vars["met"] = isMet;
      if (!isMet) skip(table, steps.length);
    });
    return { choices, steps: [deciding, ...steps], possible, adds };
  };
}

/** Each of these players does it in turn order, by choices of their own (target.8). */
export function byEach(who: Players, does: Effect): Effect {
  return (scope) => {
    const name = fresh(scope);
    const { steps } = does(late(scope));
    const begin = act("action.3", (table, context) => {
      context.vars[name] = { user: context.self.user, seats: who(table, context) };
    });
    const next = act("action.3", (table, context) => {
      const { user, seats } = context.vars[name] as { user: Seat; seats: readonly Seat[] };
      const [seat, ...rest] = seats;
      context.vars[name] = { user, seats: rest };
      useAs(context, seat ?? user);
      if (seat === undefined) skip(table, steps.length + 1);
    });
    const again = act("action.3", (table) => skip(table, -(steps.length + 2)));
    return doing([begin, next, ...steps, again]);
  };
}

/** Whoever a text tells to do something does it as if the text were theirs. */
function useAs(context: Context, user: Seat): void {
  Object.assign(context, { self: { ...context.self, user } });
}

/** ability.15 One of two effects, as its player likes on resolution. */
export function eitherOf(one: Effect, other: Effect): Effect {
  return (scope) => {
    const [first, second] = [one(scope), other(scope)];
    const deciding: EffectStep = {
      rule: "play.6",
      step: choose<Context>(
        (table, context) => {
          const options: Option[] = [];
          if (first.possible(table, context)) options.push({ kind: "word", word: "first" });
          if (second.possible(table, context)) options.push({ kind: "word", word: "second" });
          if (options.length === 0) return null;
          return {
            seat: context.self.user,
            ask: "chooseMode",
            options,
            open: true,
            about: context.self.card,
          };
        },
        (table, _context, option) => {
          if (option.kind === "word" && option.word === "second") skip(table, first.steps.length + 1);
        },
      ),
    };
    const over = act("play.6", (table) => skip(table, second.steps.length));
    return {
      choices: [...first.choices, ...second.choices],
      steps: [deciding, ...first.steps, over, ...second.steps],
      possible: (table, context) => first.possible(table, context) || second.possible(table, context),
      adds: false,
    };
  };
}

const payer = (context: Context): Seat => referents(context)[0]?.controller ?? context.self.user;

/** costs.4 Done, unless the controller of what it is about pays. */
export function unlessPaid(does: Effect, price: Price): Effect {
  return (scope) => {
    const { choices, steps, possible } = does(scope);
    // What it is about is known before it is done.
    const [before, rest] = [steps.slice(0, -2), steps.slice(-2)];
    const asking: EffectStep = {
      rule: "costs.4",
      step: choose<Context>(
        (table, context) => {
          const seat = payer(context);
          if (seat === NONE || !canPay(table, seat, costIn(table, context.self.card, price))) return null;
          const options: Option[] = [
            { kind: "word", word: "no" },
            { kind: "word", word: "yes" },
          ];
          return { seat, ask: "payToPrevent", options, open: true, about: context.self.card };
        },
        (table, context, option) => {
          if (option.kind !== "word" || option.word !== "yes") return;
          call(
            table,
            pay,
            payment(payer(context), context.self.card, costIn(table, context.self.card, price)),
          );
          skip(table, rest.length);
        },
      ),
    };
    return { choices, steps: [...before, asking, ...rest], possible, adds: false };
  };
}

/** ability.15 Done, unless the controller of what it is about would rather have the player do something else. */
export function unlessAllowed(does: Effect, other: Effect): Effect {
  return (scope) => {
    const { choices, steps, possible } = does(scope);
    const second = other(late(scope));
    const [before, rest] = [steps.slice(0, -2), steps.slice(-2)];
    const asking: EffectStep = {
      rule: "ability.15",
      step: choose<Context>(
        (_table, context) => {
          const seat = payer(context);
          if (seat === NONE) return null;
          const options: Option[] = [
            { kind: "word", word: "no" },
            { kind: "word", word: "yes" },
          ];
          return { seat, ask: "letOther", options, open: true, about: context.self.card };
        },
        (table, _context, option) => {
          if (option.kind === "word" && option.word === "yes") skip(table, rest.length + 1);
        },
      ),
    };
    const over = act("ability.15", (table) => skip(table, second.steps.length));
    return { choices, steps: [...before, asking, ...rest, over, ...second.steps], possible, adds: false };
  };
}

/** Who can be chosen, and by which question. */
interface Chooseable {
  readonly ask: string;
  readonly among: (table: Table, chooser: Seat) => readonly Seat[];
}

/** target.1 A player is chosen, whom "they" means afterwards. */
const choosingSeat =
  ({ ask, among }: Chooseable): Effect =>
  ({ isLate }) => {
    const asking: EffectStep = {
      rule: "play.6",
      step: choose<Context>(
        (table, { self }) => {
          const options = among(table, self.user).map((seat): Option => ({ kind: "seat", seat }));
          if (options.length === 0) return null;
          return { seat: self.user, ask, options, open: true, about: self.card };
        },
        (_table, { vars }, option) => {
          if (option.kind === "seat") vars["player"] = option.seat;
        },
      ),
    };
    return isLate ? doing([asking]) : { choices: [asking], steps: [], possible: always, adds: false };
  };

export const choosingOpponent: Effect = choosingSeat({ ask: "chooseOpponent", among: opponentsOf });

export const choosingPlayer: Effect = choosingSeat({
  ask: "choosePlayer",
  among: (table, chooser) => (chooser === NONE ? [] : seatsFrom(table, table.state.game.turnPlayer)),
});
