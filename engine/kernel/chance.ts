import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus, xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";

/** One scripted use of chance: a number picked, or the order that a shuffle leaves. */
export type Throw =
  | { readonly kind: "pick"; readonly number: number }
  | { readonly kind: "shuffle"; readonly order: readonly number[] | "unchanged" };

/** Chance as part of the state: a generator's numbers, or a script that a scenario wrote. */
export interface Chance {
  readonly generator: readonly number[];
  readonly script: readonly Throw[] | null;
}

/** What a state that can use chance looks like. */
export interface Chancy {
  chance: Chance;
}

/** Thrown when a script does not fit the chance that the rules ask for. */
export class ChanceScriptError extends Error {}

/** A generator for this seed (a 32-bit integer). */
export function seedChance(seed: number): Chance {
  return { generator: xoroshiro128plus(seed | 0).getState(), script: null };
}

/**
 * A number from 0 to `sides - 1`, each as likely; advances the chance of `state`.
 * @throws ChanceScriptError when a script is used and its next throw is not such a pick
 */
export function pick(state: Chancy, sides: number): number {
  return picks(state, sides, 1)[0] as number;
}

/** So many of them, one after the other. */
export function picks(state: Chancy, sides: number, count: number): number[] {
  if (state.chance.script !== null) return Array.from({ length: count }, () => scriptedPick(state, sides));
  const generator = xoroshiro128plusFromState(state.chance.generator);
  const picked: number[] = [];
  for (let at = 0; at < count; at++) picked.push(uniformInt(generator, 0, sides - 1));
  state.chance = { generator: generator.getState(), script: null };
  return picked;
}

function scriptedPick(state: Chancy, sides: number): number {
  const scripted = nextThrow(state, "pick");
  if (scripted?.kind !== "pick" || scripted.number < 0 || scripted.number >= sides)
    throw new ChanceScriptError(`a pick of ${sides} does not fit ${JSON.stringify(scripted)}`);
  return scripted.number;
}

/**
 * Puts `items` in random order, in place; advances the chance of `state`.
 * @throws ChanceScriptError when a script is used and its next throw is not a fitting order
 */
export function shuffle<T>(state: Chancy, items: T[]): void {
  const scripted = nextThrow(state, "shuffle");
  if (scripted !== null) {
    if (scripted.kind !== "shuffle") throw new ChanceScriptError("a shuffle is not scripted here");
    if (scripted.order !== "unchanged") reorder(items, scripted.order);
    return;
  }
  const generator = xoroshiro128plusFromState(state.chance.generator);
  for (let last = items.length - 1; last > 0; last--) {
    const other = uniformInt(generator, 0, last);
    const item = items[last] as T;
    items[last] = items[other] as T;
    items[other] = item;
  }
  state.chance = { generator: generator.getState(), script: null };
}

function nextThrow(state: Chancy, wanted: Throw["kind"]): Throw | null {
  const { script, generator } = state.chance;
  if (script === null) return null;
  const [first, ...rest] = script;
  if (first === undefined) throw new ChanceScriptError(`a ${wanted} is not scripted`);
  state.chance = { generator, script: rest };
  return first;
}

function reorder<T>(items: T[], order: readonly number[]): void {
  const before = items.slice();
  const places = new Set(order);
  if (order.length !== items.length || places.size !== items.length)
    throw new ChanceScriptError(`a shuffle of ${items.length} does not fit an order of ${order.length}`);
  order.forEach((from, to) => {
    const item = before[from];
    if (item === undefined) throw new ChanceScriptError(`a shuffle has no item ${from}`);
    items[to] = item;
  });
}

/** Gives a number from 0 to `sides - 1`, each as likely. */
export type Dice = (sides: number) => number;

/** Dice beside a match, the same ones for the same seed (a 32-bit integer). */
export function diceOf(seed: number): Dice {
  const thrown: Chancy = { chance: seedChance(seed) };
  return (sides) => pick(thrown, sides);
}
