import { type CardId, cardAt, modification, modifications, type Seat, zoneAt } from "@gyoji/kernel";
import { type AdditionalCost, ANY_DOMAIN, type Cost, FREE, faceOf, type Resources } from "../definition.ts";
import type { Item, RiftboundTable, Way } from "../state.ts";
import { controllerOf, has, isEnemy, isType, keyword, locations } from "./information.ts";
import { performanceOf } from "./items.ts";
import { plus } from "./paying.ts";

/*
 * What something costs, in five stages (play.8): one function for what is offered and for what is paid.
 */

/** What has been chosen about a play that changes its cost. */
export interface Chosen {
  readonly who: Seat;
  readonly way: Way;
  /** The names of the optional additional costs that are paid (costs.3). */
  readonly additional: readonly string[];
  readonly isRepeated: boolean;
  readonly targets: readonly { readonly card: CardId }[];
  /** By how much what plays it lowers the cost. */
  readonly less?: Resources;
}

/** play.8 What a card costs in all. */
export function costOfCard(table: RiftboundTable, card: CardId, chosen: Chosen): Resources {
  if (chosen.way === "costless") return FREE; // an additional cost that is ignored so counts as paid
  const additional = additionalCostsOf(table, card);
  const paid =
    additional.length === 0 ? additional : additional.filter((each) => isDue(each, chosen.additional));
  let sum = baseCost(table, card, chosen.way);
  for (const { cost, name } of paid) sum = plus(sum, discounted(table, card, name, cost));
  if (chosen.isRepeated) sum = plus(sum, repeatCost(table, card));
  sum = plus(sum, deflected(table, chosen));
  for (const { less } of paid) sum = minus(sum, less);
  sum = minus(sum, lessForTargets(table, card, chosen));
  return changed(table, card, minus(sum, chosen.less ?? FREE));
}

/** costs.3 Whether an additional cost has to be paid, or is one of those chosen. */
function isDue({ isOptional, name }: AdditionalCost, chosen: readonly string[]): boolean {
  return !isOptional || chosen.includes(name);
}

/** play.8 What targets take off the cost of a spell of their controller that chooses them, each once for the play. */
function lessForTargets(table: RiftboundTable, card: CardId, { who, targets }: Chosen): Resources {
  if (targets.length === 0 || !isType(table, card, "spell")) return FREE;
  const chosen = new Set(targets.map((target) => target.card));
  const own = [...chosen].filter((target) => controllerOf(table, target) === who);
  return own.map((target) => lessWhenChosen(table, target)).reduce(plus, FREE);
}

function lessWhenChosen(table: RiftboundTable, target: CardId): Resources {
  const energy = modification(table, "lessWhenChosen", "card", target);
  const power = modification(table, "lessPowerWhenChosen", "card", target);
  return { energy, power: new Array<number>(power).fill(ANY_DOMAIN) };
}

/** What choosing could still take off the cost of a card: for whether it can be begun (target.13). */
export function mostLess(table: RiftboundTable, who: Seat, card: CardId): Resources {
  const { layers } = table.pool;
  if (!layers.has("lessWhenChosen") && !layers.has("lessPowerWhenChosen")) return FREE;
  if (!isType(table, card, "spell")) return FREE;
  const own = locations(table)
    .flatMap((location) => zoneAt(table, location))
    .filter((each) => controllerOf(table, each) === who);
  return own.map((each) => lessWhenChosen(table, each)).reduce(plus, FREE);
}

/** keywords.5 What the additional cost of Accelerate is remembered by. */
export const ACCELERATE = "accelerate";

/** keywords.5 Energy, and Power of the card's own domain. */
function accelerateOf(table: RiftboundTable, card: CardId): AdditionalCost {
  const { domains } = faceOf(table, card);
  const cost: Cost = { energy: 1, power: [domains === 0 ? ANY_DOMAIN : domains], exhausts: false, acts: [] };
  return { name: ACCELERATE, isOptional: true, cost, less: FREE };
}

/** costs.2 The additional costs of a card: its own, and that of Accelerate (keywords.5, keywords.7). */
export function additionalCostsOf(table: RiftboundTable, card: CardId): readonly AdditionalCost[] {
  const { additionalCosts } = faceOf(table, card);
  return keyword(table, card, ACCELERATE) > 0
    ? [...additionalCosts, accelerateOf(table, card)]
    : additionalCosts;
}

/** play.10 Never below zero. */
export function minus(sum: Resources, less: Resources): Resources {
  if (less === FREE) return sum;
  return { energy: Math.max(0, sum.energy - less.energy), power: withoutPower(sum.power, less.power) };
}

/** What is left of Power when each symbol of a discount has taken one of its kind away. */
function withoutPower(power: readonly number[], less: readonly number[]): readonly number[] {
  const left = [...power];
  for (const each of less) {
    const at = left.findIndex((symbol) => (symbol & each) !== 0);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** play.8 The first stage: printed (costs.1), or what is paid instead; keywords.20, costs.1 nothing from facedown or for free. */
function baseCost(table: RiftboundTable, card: CardId, way: Way): Resources {
  const { cost } = faceOf(table, card);
  switch (way) {
    case "play":
    case "ambush":
    case "effect":
      return cost;
    case "noEnergy":
      return { energy: 0, power: cost.power };
    case "flow":
      return flowOf(table, card) ?? cost;
    case "hidden":
    case "free":
    case "costless":
    case "use":
      return FREE;
  }
}

/** keywords.37 What playing a card with Flow costs: the least of what it has and has been given; null without Flow. */
export function flowOf(table: RiftboundTable, card: CardId): Resources | null {
  const { flows } = faceOf(table, card);
  if (flows.length === 0 && !table.pool.layers.has("flow")) return null;
  const given = modifications(table, "flow", "card", card).map(
    (energy): Resources => ({ energy, power: [] }),
  );
  const [least = null] = [...flows, ...given].toSorted((one, other) => sizeOf(one) - sizeOf(other));
  return least;
}

const sizeOf = ({ energy, power }: Resources): number => energy + power.length;

/** play.9 Discounts on one part come before those on the whole. */
function discounted(table: RiftboundTable, card: CardId, name: string, cost: Resources): Resources {
  const less = modification(table, `${name}Less`, "card", card);
  return { energy: Math.max(0, cost.energy - less), power: cost.power };
}

/** keywords.28 What it costs to carry the text out once more. */
function repeatCost(table: RiftboundTable, card: CardId): Resources {
  const text = faceOf(table, card).abilities.find(
    (each) => each.kind === "performed" && each.what === "spell",
  );
  return (text?.kind === "performed" ? text.repeat : null) ?? FREE;
}

/** keywords.16, keywords.17 What the targets of an opponent cost: Power of any domain for each time they are chosen. */
function deflected(table: RiftboundTable, { who, targets }: Pick<Chosen, "who" | "targets">): Resources {
  if (targets.length === 0) return FREE;
  let count = 0;
  // terms.26: one such target is enough for all.
  if (targets.some(({ card }) => has(table, card, "deflectIgnored"))) return FREE;
  for (const { card } of targets)
    if (isEnemy(table, who, cardAt(table, card).controller)) count += keyword(table, card, "deflect");
  return { energy: 0, power: new Array<number>(count).fill(ANY_DOMAIN) };
}

/** play.8, play.10 Increases, then discounts; never below zero. */
function changed(table: RiftboundTable, card: CardId, { energy, power }: Resources): Resources {
  const more = modification(table, "costMore", "card", card);
  const less = modification(table, "costLess", "card", card);
  const powerMore = modification(table, "powerMore", "card", card);
  const powerLess = modification(table, "powerLess", "card", card);
  if (more === 0 && less === 0 && powerMore === 0 && powerLess === 0) return { energy, power };
  const raised = [...power, ...new Array<number>(powerMore).fill(ANY_DOMAIN)];
  return {
    energy: Math.max(0, energy + more - less),
    power: raised.slice(0, Math.max(0, raised.length - powerLess)),
  };
}

/** What an ability costs in all, with what its targets add (keywords.16). */
export function costOfAbility(
  table: RiftboundTable,
  { self }: Pick<Item, "self">,
  chosen: Chosen,
): Resources {
  const performance = performanceOf(table, self);
  const cost: Resources = "cost" in performance ? (performance.cost ?? FREE) : FREE;
  const repeated = chosen.isRepeated ? (performance.repeat ?? FREE) : FREE;
  return [repeated, deflected(table, chosen)].reduce(plus, cost);
}

/** The acts that a card's or an ability's cost asks for, with those of the additional costs chosen. */
export function actsOf(table: RiftboundTable, item: Item, additional: readonly string[]): readonly Cost[] {
  if (item.kind === "ability") {
    const performance = performanceOf(table, item.self);
    return "cost" in performance && performance.cost !== null ? [performance.cost] : [];
  }
  if (item.way === "costless") return [];
  return additionalCostsOf(table, item.self.card)
    .filter((each) => isDue(each, additional))
    .map(({ cost }) => cost);
}
