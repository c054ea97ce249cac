import { randomInt } from "node:crypto";

/** A seed for a match that nobody foresees. */
export const newSeed = (): number => randomInt(2 ** 31);
