import { type CardId, call, cardAt, NONE, raise, type Seat, type Self } from "@gyoji/kernel";
import {
  type Activated,
  POWERS,
  type RiftboundAbility,
  type RiftboundDefinition,
  type Yield,
} from "../definition.ts";
import { procedure, type RiftboundTable } from "../state.ts";
import { activatedOf } from "./activated.ts";
import { isType } from "./information.ts";
import { abilityItem, contextOf, draftOf, performanceOf } from "./items.ts";
import { powerOf } from "./power.ts";
import { countUse } from "./triggering.ts";

/*
 * Abilities that Add resources while something is paid (play.12, runes.19): those that can be counted on, since they
 * cost nothing but themselves and Add what they say for certain. All others have to be used before.
 */

/** What something is paid for. */
export interface Purpose {
  /** The card that is played by it, or `NONE`. */
  readonly playing: CardId;
  /** Cards that the rest of the price needs as they are: they Add nothing. */
  readonly needed: readonly CardId[];
  /** target.13 Cards that have been chosen: what takes them away cannot be a payment. */
  readonly chosen: readonly CardId[];
}

/** What is paid for no card, and asks for nothing else. */
export const ANYTHING: Purpose = { playing: NONE, needed: [], chosen: [] };

/** An ability that can Add now: Energy, and Power by kind. */
export interface Source {
  readonly self: Self;
  readonly energy: number;
  readonly power: readonly number[];
}

/** play.12 The abilities that a player may use while this is paid. */
export function sourcesFor(table: RiftboundTable, who: Seat, purpose: Purpose): Source[] {
  const texts = yieldingTexts(table.pool);
  if (texts.size === 0) return [];
  return activatedOf(table, who, (text) => texts.has(text)).flatMap(({ self, ability }) => {
    const { yields } = ability;
    if (yields === null || !isFor(table, yields, purpose.playing)) return [];
    return mayAdd(table, self, ability, purpose) ? [sourceOf(table, self, yields)] : [];
  });
}

/** By pool, the faces with such abilities: mostly there are none, and nothing is looked for. */
const yielding = new WeakMap<RiftboundTable["pool"], ReadonlySet<number>>();

function yieldingTexts(pool: RiftboundTable["pool"]): ReadonlySet<number> {
  const known = yielding.get(pool);
  if (known !== undefined) return known;
  const found = new Set<number>();
  for (const [text, face] of (pool.definitions as readonly RiftboundDefinition[]).entries())
    if (face.abilities.some(isCountedOn)) found.add(text);
  yielding.set(pool, found);
  return found;
}

/** play.12 Whether an ability is used of itself while something is paid. */
export function isCountedOn(ability: RiftboundAbility): boolean {
  return ability.kind === "performed" && ability.what === "activated" && ability.yields !== null;
}

/** golden.6 */
function isFor(table: RiftboundTable, { only }: Yield, playing: CardId): boolean {
  return only === null || (playing !== NONE && isType(table, playing, only));
}

function mayAdd(table: RiftboundTable, self: Self, ability: Activated, purpose: Purpose): boolean {
  const { cost } = ability;
  if (purpose.needed.includes(self.card)) return false;
  if (cost.exhausts && cardAt(table, self.card).turned) return false;
  if (cost.acts.length > 0 && purpose.chosen.includes(self.card)) return false;
  const context = contextFor(table, self);
  return (
    ability.usable(table, context) &&
    ability.possible(table, context) &&
    cost.acts.every((act) => act.possible(table, context))
  );
}

function sourceOf(table: RiftboundTable, self: Self, { energy, power }: Yield): Source {
  const kinds = new Array<number>(POWERS).fill(0);
  for (const symbol of power) {
    const kind = powerOf(table, self.card, symbol);
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  return { self, energy, power: kinds };
}

function contextFor(table: RiftboundTable, self: Self) {
  return contextOf(draftOf(abilityItem(table, { self, event: null, lastKnown: null })), {});
}

/** play.12, chain.6 An ability that Adds is used while something is paid: it resolves at once. */
export const addWhilePaying = procedure<{ readonly self: Self }>("play.12", {
  // ability.9
  "play.11": (table, { self }) => {
    raise(table, "abilityUsed", { seat: self.user, cards: [self.card] });
    const { cost } = performanceOf(table, self) as Activated;
    if (cost.exhausts) raise(table, "exhausted", { seat: self.user, cards: [self.card] });
    for (const { does } of cost.acts) call(table, does, contextFor(table, self));
  },
  "chain.6": (table, { self }) => {
    countUse(table, self); // ability.28
    call(table, performanceOf(table, self).does, contextFor(table, self));
  },
});

export const addingProcedures = [addWhilePaying];
