import type { Dice } from "@gyoji/kernel";

/** Things in a random order, in which those that are wanted mostly come first. */
export function mixed<T>(dice: Dice, things: readonly T[], isWanted: (thing: T) => boolean): T[] {
  return things
    .map((thing) => ({ thing, at: dice(1000) - (isWanted(thing) ? 800 : 0) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ thing }) => thing);
}
