import {
  applies,
  type CardId,
  call,
  cardAt,
  type EffectLocals,
  fail,
  finish,
  NONE,
  type Option,
  raise,
  repeat,
  type Seat,
  type ZoneId,
} from "@gyoji/kernel";
import { FREE, faceOf, type Resources } from "../definition.ts";
import {
  baseOf,
  battlefieldAt,
  choose,
  type Item,
  isBase,
  locationOf,
  objectKey,
  procedure,
  type RiftboundTable,
  type Way,
} from "../state.ts";
import type { Purpose } from "./adding.ts";
import {
  ACCELERATE,
  actsOf,
  additionalCostsOf,
  type Chosen,
  costOfAbility,
  costOfCard,
  minus,
  mostLess,
} from "./costs.ts";
import { enter } from "./entering.ts";
import { type Hindrance, no } from "./hindrance.ts";
import {
  battlefieldOf,
  battlefields,
  has,
  isEnemy,
  isOpenBattlefield,
  isPlayable,
  isType,
  ownText,
  unitsAt,
  unitsOf,
} from "./information.ts";
import { contextOf, itemOf, performanceOf, removeItem } from "./items.ts";
import { cannotEnter } from "./movement.ts";
import { takeWaiting } from "./nextPlay.ts";
import { canPay, pay, payment } from "./paying.ts";
import { countUse, mayBeUsed } from "./triggering.ts";

interface Finalizing {
  readonly item: number;
  /** What it costs in all (play.8), once that is known. */
  spent: Resources;
}

/** What stands in an item's choices beside those of its text. */
interface Choices {
  readonly additional?: readonly string[];
  readonly targets?: readonly { readonly card: CardId; readonly stay: number }[];
  readonly again?: Record<string, unknown>;
  readonly less?: Resources;
}

/**
 * chain.5 The steps of playing a card or putting an ability on the Chain, for a Pending item: choices, cost, payment,
 * legality; then a Permanent enters, an Add ability resolves, and anything else waits to resolve (chain.6).
 */
export const finalize = procedure<Finalizing>("chain.5", {
  "ability.24": (table, { item }) => takeWaiting(table, itemOf(table, item)),
  // ability.14 Who declines has not been triggered.
  "ability.14": choose(
    (table, { item }) => {
      const found = itemOf(table, item);
      if (found.kind !== "ability" || !performanceOf(table, found.self).isOptional) return null;
      const options: Option[] = [{ kind: "word", word: "no" }];
      // control.7 Nobody may.
      if (found.self.user !== NONE && canComplete(table, found, [], []))
        options.push({ kind: "word", word: "yes" });
      return { seat: found.controller, ask: "mayUse", options, open: true, about: found.self.card };
    },
    (table, { item }, option) => {
      if (option.kind === "word" && option.word === "yes") return;
      removeItem(table, item);
      finish(table);
    },
  ),
  // What has triggered more often than it may be used has not been triggered.
  "ability.27": (table, { item }) => {
    if (!isUsedUp(table, itemOf(table, item))) return;
    removeItem(table, item);
    finish(table);
  },
  "target.3": (table, { item }) => {
    const found = itemOf(table, item);
    if (!canComplete(table, found, [], optionalCosts(table, found))) fail(table);
  },
  "costs.3": choose(
    (table, { item }) => {
      const found = itemOf(table, item);
      const [next, ...rest] = openCosts(table, found);
      if (next === undefined) return null;
      const before = additionalOf(found);
      const options: Option[] = [];
      if (canComplete(table, found, before, rest)) options.push({ kind: "word", word: "no" });
      if (canComplete(table, found, [...before, next], rest)) options.push({ kind: "word", word: "yes" });
      if (options.length === 0) return null;
      const ask = next === ACCELERATE ? "pay accelerate" : "pay additional";
      return { seat: found.controller, ask, options, open: true, about: found.self.card };
    },
    (table, { item }, option) => {
      const found = itemOf(table, item);
      const [next] = openCosts(table, found);
      if (next === undefined) return;
      found.vars[`asked ${next}`] = true;
      if (option.kind === "word" && option.word === "yes")
        found.vars["additional"] = [...additionalOf(found), next];
      repeat(table);
    },
  ),
  "play.7 place": (table, { item }) => {
    const found = itemOf(table, item);
    if (carriesText(table, found)) return;
    if (!hasLocation(table, found)) fail(table);
  },
  "play.7": choose(
    (table, { item }) => {
      const found = itemOf(table, item);
      if (carriesText(table, found)) return null;
      const options = locationsFor(table, found.controller, found.self.card, found).map(
        (zone): Option => ({ kind: "zone", zone }),
      );
      return { seat: found.controller, ask: "chooseLocation", options, open: true, about: found.self.card };
    },
    (table, { item }, option) => {
      if (option.kind === "zone") itemOf(table, item).location = option.zone;
    },
  ),
  "keywords.28": choose(
    (table, { item }) => {
      const found = itemOf(table, item);
      if (!carriesText(table, found) || performanceOf(table, found.self).repeat === null) return null;
      const options: Option[] = [{ kind: "word", word: "no" }];
      const repeated = { ...found, vars: { ...found.vars, again: {} } };
      const least = leastTotal(table, repeated, additionalOf(found));
      if (cannotPayFor(table, repeated, additionalOf(found), least) === null)
        options.push({ kind: "word", word: "yes" });
      return { seat: found.controller, ask: "payRepeat", options, open: true, about: found.self.card };
    },
    (table, { item }, option) => {
      if (option.kind === "word" && option.word === "yes") itemOf(table, item).vars["again"] = {};
    },
  ),
  "play.6": (table, { item }) => callChoices(table, item),
  // keywords.29
  "keywords.29": (table, { item }) => chooseForRepeat(table, item),
  "keywords.29 kept": (table, { item }) => keepForRepeat(table, item),
  "play.8": (table, locals) => {
    const found = itemOf(table, locals.item);
    locals.spent = totalOf(table, found, additionalOf(found));
    if (!canPay(table, found.controller, locals.spent, purposeOf(table, found))) fail(table);
  },
  // play.11 In any order: what is not a resource first, so that Runes are left as they are for it.
  "play.11": (table, { item }) => {
    const found = itemOf(table, item);
    for (const { exhausts, acts } of actsOf(table, found, additionalOf(found))) {
      if (exhausts) raise(table, "exhausted", { seat: found.controller, cards: [found.self.card] });
      for (const { does } of acts) call(table, does, contextOf(found, found.vars));
    }
  },
  // What Adds may have gone with that.
  "play.11 resources": (table, { item, spent }) => {
    const found = itemOf(table, item);
    const purpose = purposeOf(table, found);
    if (!canPay(table, found.controller, spent, purpose)) return fail(table);
    call(table, pay, payment(found.controller, found.self.card, spent, purpose));
  },
  "play.13": (table, { item, spent }) => {
    const found = itemOf(table, item);
    found.paidEnergy = spent.energy;
    found.paidPower = spent.power.length;
    if (targetsOf(found).some(({ card, stay }) => cardAt(table, card).stay !== stay)) return fail(table);
    if (found.kind === "card" && !mayBePlayed(table, found)) fail(table);
  },
  "play.16": (table, { item }) => {
    const found = itemOf(table, item);
    found.isFinalized = true;
    const { controller, self } = found;
    if (found.kind === "card") raise(table, "finalized", { seat: controller, cards: [self.card] });
    else countUse(table, self); // ability.27, ability.28
    raiseChosen(table, item);
  },
  // chain.6, play.15
  "play.15": (table, { item }) => {
    const found = itemOf(table, item);
    const { self, controller, location } = found;
    if (found.kind === "card" && !isType(table, self.card, "spell")) {
      removeItem(table, item);
      const additional = additionalOf(found);
      // It is a new object on the board.
      const paid = additional.filter((name) => name !== ACCELERATE).length;
      table.state.game.plays[objectKey({ card: self.card, stay: self.stay + 1 })] = {
        paid,
        from: found.from,
        paidWith: found.paidWith,
      };
      // keywords.5
      const how = additional.includes(ACCELERATE) ? "ready" : "usual";
      const wasHidden = found.way === "hidden";
      call(table, enter, { who: controller, cards: [self.card], zone: location, how, wasHidden });
    } else if (found.kind === "ability" && addsResources(table, found)) {
      removeItem(table, item);
      const { does } = performanceOf(table, self);
      call(table, does, contextOf({ ...found, id: NONE }, found.vars)); // it is on no Chain any more
    }
  },
});

/** golden.5, golden.6 */
function mayBePlayed(table: RiftboundTable, { controller, self: { card } }: Item): boolean {
  return !has(table, card, "cannotBePlayed") && isPlayable(table, controller, card);
}

/** keywords.29 The choices for carrying the text out once more, which are kept apart from the first ones. */
function chooseForRepeat(table: RiftboundTable, item: number): void {
  const found = itemOf(table, item);
  if (found.vars["again"] === undefined) return;
  const { vars: first } = found;
  found.vars = { additional: additionalOf(found), again: {}, targets: targetsOf(found), first };
  callChoices(table, item);
}

function keepForRepeat(table: RiftboundTable, item: number): void {
  const found = itemOf(table, item);
  const first = found.vars["first"] as Record<string, unknown> | undefined;
  if (first === undefined) return;
  const { first: _first, again: _again, ...again } = found.vars;
  found.vars = { ...first, again, targets: again["targets"] };
}

/** terms.23 All that was chosen for a text is chosen anew; what has been paid stays paid, and nothing more is. */
export const chooseAnew = procedure<{ readonly item: number }>("terms.23", {
  "terms.23": (table, { item }) => {
    const found = itemOf(table, item);
    const { again } = found.vars;
    found.vars = { additional: additionalOf(found), ...(again === undefined ? {} : { again: {} }) };
    callChoices(table, item);
  },
  "keywords.29": (table, { item }) => chooseForRepeat(table, item),
  "keywords.29 kept": (table, { item }) => keepForRepeat(table, item),
  "target.1": (table, { item }) => raiseChosen(table, item),
});

/** target.1 Tells what an item has chosen. */
function raiseChosen(table: RiftboundTable, item: number): void {
  const { controller, self, vars } = itemOf(table, item);
  const targets = targetsOf({ vars }).map(({ card }) => card);
  if (targets.length > 0) raise(table, "chose", { seat: controller, cards: targets, source: self.card });
}

/** Whether an item carries a text out: a spell or an ability. */
function carriesText(table: RiftboundTable, item: Item): boolean {
  return item.kind === "ability" || isType(table, item.self.card, "spell");
}

function addsResources(table: RiftboundTable, { self }: Item): boolean {
  const performance = performanceOf(table, self);
  return performance.kind === "performed" && performance.what === "activated" && performance.adds;
}

/** What is paid for an item: a cost of an ability may take up its source, which then Adds nothing. */
function purposeOf(table: RiftboundTable, item: Item): Purpose {
  const { kind, self } = item;
  const chosen = targetsOf(item).map(({ card }) => card);
  if (kind === "card") return { playing: self.card, needed: [], chosen };
  const needed = actsOf(table, item, []).some(({ exhausts, acts }) => exhausts || acts.length > 0);
  return { playing: NONE, needed: needed ? [self.card] : [], chosen };
}

/** ability.27, ability.28 Whether a Triggered Ability has been used as often as it may be this turn. */
function isUsedUp(table: RiftboundTable, { kind, self, event }: Item): boolean {
  if (kind === "card" || event === null) return false;
  const performance = performanceOf(table, self);
  return performance.kind === "triggered" && !mayBeUsed(table, self, performance);
}

/** target.3 Whether there is enough to choose from for the text that an item carries out. */
function isDoable(table: RiftboundTable, item: Item): boolean {
  return (
    !carriesText(table, item) || performanceOf(table, item.self).possible(table, contextOf(item, item.vars))
  );
}

/**
 * costs.6, target.13 Whether what has been chosen for an item can be paid for with these additional costs: the same for
 * what is offered, for each choice, and for the payment.
 */
export function canPayFor(table: RiftboundTable, item: Item, additional: readonly string[]): boolean {
  return cannotPayFor(table, item, additional, totalOf(table, item, additional)) === null;
}

function cannotPayFor(
  table: RiftboundTable,
  item: Item,
  additional: readonly string[],
  cost: Resources,
): Hindrance {
  if (!canPay(table, item.controller, cost, purposeOf(table, item)))
    return no("play.11", "cannotPay", { energy: cost.energy, power: cost.power.length });
  for (const { acts } of actsOf(table, item, additional))
    for (const act of acts)
      if (!act.possible(table, contextOf(item, item.vars))) return no("costs.6", "cannotPayAct");
  return null;
}

/** What an item costs at the least, whatever is chosen for it yet. */
function leastTotal(table: RiftboundTable, item: Item, additional: readonly string[]): Resources {
  const total = totalOf(table, item, additional);
  if (item.kind === "ability" || targetsOf(item).length > 0) return total;
  return minus(total, mostLess(table, item.controller, item.self.card));
}

/** costs.3, costs.6, target.3 Why an item cannot be completed with these additional costs; null when it can. */
function cannotCompleteWith(table: RiftboundTable, item: Item, additional: readonly string[]): Hindrance {
  const unpaid = cannotPayFor(table, item, additional, leastTotal(table, item, additional));
  if (unpaid !== null) return unpaid;
  const chosen = additional.length === 0 ? item : { ...item, vars: { ...item.vars, additional } };
  return isDoable(table, chosen) ? null : no("target.3", "noTarget");
}

/**
 * target.13 Why an item cannot be completed with these additional costs, nor with any of those that are open: what stands
 * in the way without those; null when it can.
 */
export function cannotComplete(
  table: RiftboundTable,
  item: Item,
  additional: readonly string[],
  open: readonly string[],
): Hindrance {
  if (open.length === 0) return cannotCompleteWith(table, item, additional);
  const [next = "", ...rest] = open;
  const without = cannotComplete(table, item, additional, rest);
  if (without === null || cannotComplete(table, item, [...additional, next], rest) === null) return null;
  return without;
}

function canComplete(
  table: RiftboundTable,
  item: Item,
  additional: readonly string[],
  open: readonly string[],
): boolean {
  return cannotComplete(table, item, additional, open) === null;
}

function additionalOf({ vars }: Item): readonly string[] {
  return (vars as Choices).additional ?? [];
}

/** What an item has chosen as targets (target.1), each as the object that it was. */
function targetsOf({
  vars,
}: Pick<Item, "vars">): readonly { readonly card: CardId; readonly stay: number }[] {
  return (vars as Choices).targets ?? [];
}

const NOTHING: readonly string[] = [];

/** costs.3 The names of the optional additional costs of an item. */
export function optionalCosts(table: RiftboundTable, { kind, self }: Item): readonly string[] {
  if (kind !== "card") return NOTHING;
  const all = additionalCostsOf(table, self.card);
  return all.length === 0 ? NOTHING : all.filter(({ isOptional }) => isOptional).map(({ name }) => name);
}

/** costs.3 Those that have not been asked about. */
function openCosts(table: RiftboundTable, item: Item): readonly string[] {
  return optionalCosts(table, item).filter((name) => item.vars[`asked ${name}`] === undefined);
}

/** play.8 What an item costs, with these additional costs. */
function totalOf(table: RiftboundTable, item: Item, additional: readonly string[]): Resources {
  const chosen: Chosen = {
    who: item.controller,
    way: item.way,
    additional,
    isRepeated: item.vars["again"] !== undefined,
    targets: targetsOf(item),
    less: (item.vars as Choices).less ?? FREE,
  };
  return item.kind === "card"
    ? costOfCard(table, item.self.card, chosen)
    : costOfAbility(table, item, chosen);
}

/** keywords.9, play.7, keywords.21, keywords.31, keywords.38, types.7 Where a Permanent may be played to. */
export function locationsFor(
  table: RiftboundTable,
  who: Seat,
  card: CardId,
  { way, places }: Pick<Item, "way" | "places">,
): ZoneId[] {
  if (places !== null)
    return places.filter(
      (zone) =>
        mayComeTo(table, who, zone) && !(isType(table, card, "unit") && isClosedTo(table, card, zone)),
    );
  return [baseOf(who), ...battlefields(table).map(locationOf)].filter((zone) =>
    isLocationFor(table, who, card, way, zone),
  );
}

/** Whether there is a place for the Permanent that an item plays. */
export function hasLocation(table: RiftboundTable, { controller, self, way, places }: Item): boolean {
  if (places !== null) return locationsFor(table, controller, self.card, { way, places }).length > 0;
  if (isLocationFor(table, controller, self.card, way, baseOf(controller))) return true;
  return battlefields(table).some((at) => isLocationFor(table, controller, self.card, way, locationOf(at)));
}

/** golden.6 What a card says of where alone it can be played. */
function isWithinItsText(table: RiftboundTable, who: Seat, card: CardId, zone: ZoneId): boolean {
  return faceOf(table, card).abilities.every(
    (ability, index) =>
      ability.kind !== "stated" ||
      ability.what !== "playableOnlyTo" ||
      ability.holds(table, ownText(table, card, who, index), zone),
  );
}

/** golden.5 Whether units cannot be played there, or this one only to a Base. */
function isClosedTo(table: RiftboundTable, card: CardId, zone: ZoneId): boolean {
  if (isBase(zone)) return false;
  return applies(table, "noUnitsPlayed", "zone", zone) || has(table, card, "playableToBaseOnly");
}

function isLocationFor(table: RiftboundTable, who: Seat, card: CardId, way: Way, zone: ZoneId): boolean {
  if (!isWithinItsText(table, who, card, zone)) return false;
  if (isType(table, card, "unit") && isClosedTo(table, card, zone)) return false;
  if (has(table, card, "deploy")) return !isBase(zone);
  if (!isType(table, card, "unit")) return isBase(zone);
  if (cannotEnter(table, who, zone) !== null) return false;
  if (applies(table, "playableToOpen", "card", card) && isOpenBattlefield(table, zone)) return true;
  if (applies(table, "playableToEnemy", "card", card) && isOccupiedByEnemy(table, who, zone)) return true;
  if (way === "ambush") return !isBase(zone) && unitsOf(table, who, zone).length > 0;
  return isBase(zone) || battlefieldOf(table, battlefieldAt(zone)).controller === who;
}

/** move.5 Whether what a player plays can come to a Location at all: to no Base of others. */
function mayComeTo(table: RiftboundTable, who: Seat, location: ZoneId): boolean {
  return isBase(location) ? location === baseOf(who) : cannotEnter(table, who, location) === null;
}

function isOccupiedByEnemy(table: RiftboundTable, who: Seat, zone: ZoneId): boolean {
  const at = battlefieldAt(zone);
  if (at === NONE || unitsAt(table, zone).length === 0) return false;
  return isEnemy(table, who, battlefieldOf(table, at).controller);
}

function callChoices(table: RiftboundTable, id: number): void {
  const found = itemOf(table, id);
  if (!carriesText(table, found)) return;
  const { chooses } = performanceOf(table, found.self);
  if (chooses !== null) call(table, chooses, contextOf(found, found.vars));
}

/** The last step of the choices of a text: they are kept with the item. */
export function keepChoices(table: RiftboundTable, { vars }: EffectLocals): void {
  const { item, ...kept } = vars;
  itemOf(table, item as number).vars = kept;
}

export const finalizingProcedures = [finalize, chooseAnew];
