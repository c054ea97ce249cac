import { type CardId, cardAt, NONE, type Option, raise, repeat, type ZoneId, zoneAt } from "@gyoji/kernel";
import { canPayFor } from "../rules/finalizing.ts";
import { battlefields, controllerOf, has, isEnemy, lies, mightOf } from "../rules/information.ts";
import { itemFor } from "../rules/items.ts";
import { lastKnownOf } from "../rules/triggering.ts";
import {
  battlefieldAt,
  choose,
  handOf,
  locationOf,
  objectKey,
  type PaidWith,
  type Referent,
  type Remembered,
} from "../state.ts";
import {
  type Amount,
  type Around,
  act,
  always,
  type Choosing,
  type Condition,
  type Context,
  doing,
  type Effect,
  type EffectStep,
  type Fits,
  fresh,
  type Group,
  type Is,
  late,
  locationBeside,
  type Noun,
  type Table,
  type Target,
} from "./meaning.ts";

/*
 * How what an effect is about is chosen, and what "it" and "they" mean afterwards.
 */

const anything: Is = () => true;

function remembered({ vars }: Context, name: string): readonly Remembered[] {
  return (vars[name] as Remembered[] | undefined) ?? [];
}

/** From here on "it" means these cards. */
export function mention(table: Table, context: Context, cards: readonly CardId[]): void {
  const { vars } = context;
  vars["before"] = vars["it"] ?? [];
  vars["it"] = cards.map((card) => referent(table, context, card));
}

/** ability.13 What a text speaks of from the start: what it is about, else what was paid for it; and what that was. */
export function beginText(table: Table, context: Context, about: Group | null): void {
  mention(table, context, about?.(table, context) ?? []);
  const paid = paidFor(table, context);
  if (paid === null) return;
  context.vars["done"] = paid.done;
  if (about === null) context.vars["it"] = paid.it;
}

/** costs.2 What was paid for this text, or for the card whose being played triggers it. */
function paidFor(table: Table, context: Context): PaidWith | null {
  const { self, event } = context;
  const own = itemFor(table, context)?.paidWith ?? null;
  const isOfItsPlay = event?.kind === "played" && event.cards.includes(self.card);
  return own ?? (isOfItsPlay ? (table.state.game.plays[objectKey(self)]?.paidWith ?? null) : null);
}

/** costs.2 The steps around an act that is a cost: what it is done to is remembered with what it is paid for. */
export function aroundCost(about: Group | null): Around {
  return {
    begin: act("costs.2", (table, context) => {
      mention(table, context, about?.(table, context) ?? []);
      context.vars["done"] = [];
    }),
    end: act("costs.2", (table, context) => {
      const item = itemFor(table, context);
      if (item === null) return;
      const { done, it: before } = item.paidWith ?? { done: [], it: [] };
      item.paidWith = {
        done: [...done, ...(context.vars["done"] as readonly CardId[])],
        it: [...before, ...referents(context)],
      };
    }),
  };
}

/** ability.21 Where something happened to it is where it was then, whatever it has done since. */
function referent(table: Table, context: Context, card: CardId): Referent {
  const { stay, zone } = cardAt(table, card);
  const before = lies(table, card) ? null : lastKnownOf(context, card);
  const { event } = context;
  const happened = event?.cards.includes(card) === true && event.zone !== NONE ? event.zone : zone;
  return {
    card,
    stay,
    controller: before?.controller ?? controllerOf(table, card),
    might: before?.might ?? mightOf(table, card),
    zone: before?.zone ?? happened,
  };
}

/** What "it" means, with what was last known of it. */
export function referents({ vars }: Context): readonly Referent[] {
  return (vars["it"] as Referent[] | undefined) ?? [];
}

/** resolve.4 The cards that "it" means, while they are the objects that they were. */
export const it: Group = (table, context) => present(table, referents(context));

/** What "it" means together with what it meant before. */
export const they: Group = (table, context) => [
  ...present(table, remembered(context, "before")),
  ...it(table, context),
];

/** The place that has been spoken of last: of a card, or chosen for itself. */
export function spokenPlace(context: Context): ZoneId {
  const [first] = referents(context);
  return locationBeside(first?.zone ?? (context.vars["place"] as ZoneId | undefined) ?? NONE);
}

function present(table: Table, cards: readonly Remembered[]): CardId[] {
  return cards.filter(({ card, stay }) => cardAt(table, card).stay === stay).map(({ card }) => card);
}

/** action.42 What an effect has put somewhere is found there by it, although it is a new object. */
export function follow(table: Table, context: Context, cards: readonly CardId[]): void {
  for (const name of ["it", "before"])
    context.vars[name] = remembered(context, name).map((each) =>
      cards.includes(each.card) ? { ...each, stay: cardAt(table, each.card).stay } : each,
    );
}

/** How many are chosen. */
export interface Count {
  readonly count: Amount;
  /** target.10 "Up to" allows none. */
  readonly how: "exactly" | "upTo";
  /** Which of them can be chosen together. */
  readonly limit?: (table: Table, cards: readonly CardId[]) => boolean;
  /** Whether they have to be at one place. */
  readonly isTogether?: boolean;
}

/** The cards that a noun describes. */
export function all({ is, among }: Noun): Group {
  return (table, context) =>
    among === null
      ? onBoard(table, (card) => is(table, card, context))
      : among(table, context).filter((card) => is(table, card, context));
}

/** Whether a card is one of those that a noun describes: `all` without a look at the others. */
export function isAmong({ is, among }: Noun): Is {
  return (table, card, context) => {
    const isThere = among === null ? isSeenOnBoard(table, card) : among(table, context).includes(card);
    return isThere && is(table, card, context);
  };
}

/** What is so of everything on the board that a noun can mean: what lies at Locations, and Legends. */
function onBoard(table: Table, isSo: (card: CardId) => boolean): CardId[] {
  const found: CardId[] = [];
  const { length } = table.state.cards;
  for (let card = 0; card < length; card++) if (isSeenOnBoard(table, card) && isSo(card)) found.push(card);
  return found;
}

function isSeenOnBoard(table: Table, card: CardId): boolean {
  return lies(table, card) && cardAt(table, card).hiddenIn === 0;
}

/** What a phrase like "a unit" or "up to 2 units" means. */
export function some(noun: Noun, counted: Count): Target {
  const count = noun.sharing === undefined ? counted : atOnePlace(counted);
  return (scope, fits) => {
    const name = fresh(scope);
    if (scope.isLate) return picked(name, fitting(all(noun), fits), count, !noun.isSecret);
    // target.4: what is not open yet decides nothing.
    if (noun.isSecret) return { ...picked(name, fitting(all(noun), fits), count, false), possible: always };
    return chosen(name, noun, count, scope.ahead ?? anything);
  };
}

/** So many at one place. */
function atOnePlace(count: Count): Count {
  const limit: Count["limit"] = (table, cards) => {
    const [first = NONE] = cards;
    const isOnePlace = cards.every((card) => cardAt(table, card).zone === cardAt(table, first).zone);
    return isOnePlace && (count.limit?.(table, cards) ?? true);
  };
  return { ...count, limit, isTogether: true };
}

/** Those of a group at whose place there are enough of them, where all that are chosen have to be at one. */
function enoughTogether(group: Group, { count, how, isTogether }: Count): Group {
  if (isTogether !== true || how === "upTo") return group;
  return (table, context) => {
    const cards = group(table, context);
    const needed = count(table, context);
    const zoneOf = (card: CardId): ZoneId => cardAt(table, card).zone;
    return cards.filter((card) => cards.filter((each) => zoneOf(each) === zoneOf(card)).length >= needed);
  };
}

function fitting(group: Group, fits: Fits): Group {
  return (table, context) => group(table, context).filter((card) => fits(table, card, context));
}

/** play.13 What is chosen as a target is kept as such with the item. */
export function takeAsTarget(table: Table, context: Context, card: CardId): void {
  const one: Remembered = { card, stay: cardAt(table, card).stay };
  context.vars["targets"] = [...remembered(context, "targets"), one];
}

/**
 * target.1 Targets: chosen one after the other while the text is played, and looked at again when it resolves
 * (resolve.1). terms.21 What cannot be chosen is not offered; keywords.16 nor is what could not be paid for.
 */
function chosen(name: string, noun: Noun, count: Count, ahead: Is): Choosing {
  const group = enoughTogether(all(noun), count);
  const isWithin = count.limit ?? (() => true);
  const isMeant = isAmong(noun);
  const candidates: Group = (table, context) => {
    const isPossible = placeOfHidden(table, context);
    const before = present(table, remembered(context, name));
    return group(table, context).filter(
      (card) =>
        isPossible(card) &&
        isChoosable(table, context, card) &&
        isAffordable(table, context, card) &&
        ahead(table, card, context) &&
        (before.includes(card) || isWithin(table, [...before, card])),
    );
  };
  const legal: Group = (table, context) =>
    present(table, remembered(context, name)).filter(
      (card) => isMeant(table, card, context) && isChoosable(table, context, card),
    );
  // What has become illegal, or untargetable (terms.22), is Ignored (resolve.2). What is legal is looked at once: afterwards "other" and "there" mean something else.
  const looking = act("resolve.1", (table, context) => {
    const cards = legal(table, context);
    const { vars } = context;
    vars[`${name} legal`] = cards.map((card): Remembered => ({ card, stay: cardAt(table, card).stay }));
    vars[`${name} fewer`] = [];
    vars[`${name} fewer done`] = isWithin(table, cards);
    mention(table, context, cards);
  });
  const legalOnes: Group = (table, context) => present(table, remembered(context, `${name} legal`));
  const enough: Condition = (table, context) => isEnough(table, context, candidates, count);
  return {
    choices: [
      asking({
        name,
        group: candidates,
        must: obliging(candidates),
        count,
        rule: "play.6",
        ask: "chooseTarget",
        open: true,
        take: takeAsTarget,
      }),
      mentioning(name),
    ],
    steps: count.limit === undefined ? [looking] : [looking, ...fewer(name, legalOnes, isWithin)],
    // What depends on another choice is known only after it.
    ...(noun.isRelative ? { possible: always, possibleThen: enough } : { possible: enough }),
    cards: legalOnes,
  };
}

/** resolve.1 What can no longer be chosen together: the player settles for some of it. */
function fewer(name: string, legal: Group, isWithin: NonNullable<Count["limit"]>): readonly EffectStep[] {
  const group: Group = (table, context) => {
    const before = present(table, remembered(context, `${name} fewer`));
    return legal(table, context).filter(
      (card) => before.includes(card) || isWithin(table, [...before, card]),
    );
  };
  const count: Count = { count: () => Number.MAX_SAFE_INTEGER, how: "upTo" };
  const settled = act("resolve.1", (table, context) => {
    if (isWithin(table, legal(table, context))) return;
    context.vars[`${name} legal`] = remembered(context, `${name} fewer`);
    mention(table, context, legal(table, context));
  });
  return [
    asking({ name: `${name} fewer`, group, count, rule: "resolve.1", ask: "pick", open: true }),
    settled,
  ];
}

/** target.2 Cards chosen when the text resolves, which are no targets. */
function picked(name: string, group: Group, count: Count, open: boolean): Choosing {
  const begin = act("target.2", (_table, context) => {
    context.vars[name] = [];
    context.vars[`${name} done`] = false;
  });
  return {
    choices: [],
    steps: [begin, asking({ name, group, count, rule: "target.2", ask: "pick", open }), mentioning(name)],
    possible: (table, context) => isEnough(table, context, group, count),
    cards: (table, context) => present(table, remembered(context, name)),
  };
}

function isEnough(table: Table, context: Context, group: Group, { count, how }: Count): boolean {
  return how === "upTo" || group(table, context).length >= count(table, context);
}

function mentioning(name: string): EffectStep {
  return act("target.1", (table, context) =>
    mention(table, context, present(table, remembered(context, name))),
  );
}

interface Asking {
  readonly name: string;
  readonly group: Group;
  /** Those that are chosen before any other. */
  readonly must?: Group;
  readonly count: Count;
  readonly rule: string;
  readonly ask: string;
  readonly open: boolean;
  readonly take?: (table: Table, context: Context, card: CardId) => void;
}

const NO_CARDS: Group = () => [];

/** The step that asks for one card after the other. */
function asking({
  name,
  group,
  must = NO_CARDS,
  count: { count, how },
  rule,
  ask,
  open,
  take,
}: Asking): EffectStep {
  const step = choose<Context>(
    (table, context) => {
      const before = remembered(context, name);
      if (context.vars[`${name} done`] === true || before.length >= count(table, context)) return null;
      const rest = group(table, context).filter((card) => !before.some((each) => each.card === card));
      if (rest.length === 0) return null;
      const first = must(table, context);
      const options = (first.length > 0 ? first : rest).map((card): Option => ({ kind: "card", card }));
      if (how === "upTo" && first.length === 0) options.unshift({ kind: "word", word: "done" });
      return { seat: context.self.user, ask, options, open, about: context.self.card };
    },
    (table, context, option) => {
      if (option.kind === "card") {
        const { stay } = cardAt(table, option.card);
        context.vars[name] = [...remembered(context, name), { card: option.card, stay }];
        take?.(table, context, option.card);
      } else context.vars[`${name} done`] = true;
      repeat(table);
    },
  );
  return { rule, step };
}

/** terms.21, target.15 */
function isChoosable(table: Table, { self }: Context, card: CardId): boolean {
  return !(isEnemy(table, self.user, controllerOf(table, card)) && has(table, card, "untargetable"));
}

/** target.14 Those of a group that enemies have to choose, and have not yet. */
function obliging(group: Group): Group {
  return (table, context) =>
    group(table, context).filter(
      (card) =>
        isEnemy(table, context.self.user, controllerOf(table, card)) &&
        has(table, card, "mustBeChosen") &&
        !remembered(context, "targets").some((each) => each.card === card),
    );
}

/** keywords.21 What a card played from facedown chooses is at that Battlefield. */
function placeOfHidden(table: Table, context: Context): (card: CardId) => boolean {
  const item = itemFor(table, context);
  if (item?.way !== "hidden") return () => true;
  const at = battlefieldAt(item.location);
  return (card) => !lies(table, card) || cardAt(table, card).zone === locationOf(at);
}

/** keywords.16, target.13 Whether the player can pay if this is chosen as well. */
function isAffordable(table: Table, context: Context, card: CardId): boolean {
  const item = itemFor(table, context);
  if (item === null || item.isFinalized) return true; // terms.23
  const additional = (context.vars["additional"] as readonly string[] | undefined) ?? [];
  const targets = [...remembered(context, "targets"), { card, stay: cardAt(table, card).stay }];
  return canPayFor(table, { ...item, vars: { ...item.vars, targets } }, additional);
}

/** target.13 Whether what is being played has chosen this: what takes it away cannot be a payment for that. */
export function isOwnTarget(table: Table, context: Context, card: CardId): boolean {
  const item = itemFor(table, context);
  if (item === null || item.isFinalized) return false;
  return remembered(context, "targets").some((each) => each.card === card);
}

/** target.7 Cards that are meant without a choice: looked for once, when it comes to them. */
export function meant(cards: Group): Target {
  return (scope, fits) => holding(known(cards)(scope, fits), fresh(scope), true);
}

/** All that a noun describes; where they have to be at one Battlefield, at that which its player chooses. */
export function every(noun: Noun): Target {
  if (noun.sharing === undefined) return meant(all(noun));
  return (scope, fits) => {
    const name = fresh(scope);
    const there: Group = (table, context) =>
      all(noun)(table, context).filter((card) => cardAt(table, card).zone === context.vars[name]);
    const inner = holding(known(there)(late(scope), fits), fresh(scope), true);
    const place = choosingBattlefield(name);
    return scope.isLate
      ? { ...inner, steps: [place, ...inner.steps], possible: always }
      : { ...inner, choices: [place], steps: [speakingOf(name), ...inner.steps], possible: always };
  };
}

/** target.5 The Battlefield is chosen with the targets, but is none. keywords.21 What was facedown acts where it lay. */
function choosingBattlefield(name: string): EffectStep {
  const step = choose<Context>(
    (table, context) => {
      const { self } = context;
      const item = itemFor(table, context);
      const places = battlefields(table).map((at) => locationOf(at));
      const zones = item?.way === "hidden" ? places.filter((zone) => zone === item.location) : places;
      const options = zones.map((zone): Option => ({ kind: "zone", zone }));
      return { seat: self.user, ask: "meantBattlefield", options, open: true, about: self.card };
    },
    (_table, { vars }, option) => {
      if (option.kind !== "zone") return;
      vars[name] = option.zone;
      vars["place"] = option.zone;
    },
  );
  return { rule: "play.6", step };
}

function speakingOf(name: string): EffectStep {
  return act("target.5", (_table, { vars }) => {
    vars["place"] = vars[name];
  });
}

/** Cards that have been spoken of already. */
export function known(cards: Group): Target {
  return ({ isLate }, fits) => ({
    choices: [],
    steps: [],
    // costs.6: as a cost it has to be possible.
    possible: isLate
      ? (table, context) => cards(table, context).some((card) => fits(table, card, context))
      : always,
    cards,
  });
}

/** golden.4 The object that has the text, and nothing else. */
export const itself: Target = (scope, fits) => ({ ...known(me)(scope, fits), isOfItself: true });

/** The same cards also when "it" has come to mean others. */
export function kept(who: Target): Target {
  return (scope, fits) => holding(who(scope, fits), fresh(scope), false);
}

/** Remembers which cards are meant when it comes to them; they may be spoken of then. */
function holding(inner: Choosing, name: string, areMentioned: boolean): Choosing {
  const keeping = act("target.7", (table, context) => {
    const cards = inner.cards(table, context);
    context.vars[name] = cards.map((card): Remembered => ({ card, stay: cardAt(table, card).stay }));
    if (areMentioned) mention(table, context, cards);
  });
  return {
    ...inner,
    steps: [...inner.steps, keeping],
    cards: (table, context) => present(table, remembered(context, name)),
  };
}

/** keywords.42 What is shown off while the text is played: a card of the hand, which is revealed, or something on the board. */
export function shownOff({ is }: Noun): Effect {
  const shown: Group = (table, context) => {
    const { user } = context.self;
    const lying = onBoard(table, (card) => controllerOf(table, card) === user);
    return [...zoneAt(table, handOf(user)), ...lying].filter((card) => is(table, card, context));
  };
  return (scope) => {
    const name = fresh(scope);
    const choosing = asking({
      name,
      group: shown,
      count: { count: () => 1, how: "upTo" },
      rule: "keywords.42",
      ask: "showOff",
      open: false,
    });
    const reveal = act("keywords.42", (table, context) => {
      const cards = present(table, remembered(context, name)).filter((card) => !lies(table, card));
      if (cards.length > 0) raise(table, "revealed", { seat: context.self.user, cards });
    });
    return scope.isLate
      ? doing([choosing, reveal, mentioning(name)])
      : { choices: [choosing, reveal], steps: [mentioning(name)], possible: always, adds: false };
  };
}

/** Cards of both, chosen one after the other; target.13 only such as the other can be chosen with. */
export function together(one: Target, more: Target): Target {
  return (scope, fits) => {
    const rest = more(scope, fits);
    const { possibleThen } = rest;
    const first = one(possibleThen === undefined ? scope : { ...scope, ahead: spokenOf(possibleThen) }, fits);
    return {
      choices: [...first.choices, ...rest.choices],
      steps: [...first.steps, ...rest.steps],
      possible: (table, context) => first.possible(table, context) && rest.possible(table, context),
      cards: (table, context) => [...first.cards(table, context), ...rest.cards(table, context)],
    };
  };
}

/** Whether it is so once a card is spoken of. */
function spokenOf(isSo: Condition): Is {
  return (table, card, context) => {
    const then: Context = { ...context, vars: { ...context.vars } };
    mention(table, then, [card]);
    return isSo(table, then);
  };
}

/** golden.4 "I", "me", "this": the object that has the text, while it is the object it was. */
export const me: Group = (table, { self }) =>
  cardAt(table, self.card).stay === self.stay ? [self.card] : [];
