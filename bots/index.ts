import type { Bot } from "./bot.ts";
import { greedyBot } from "./greedy.ts";
import { randomBot } from "./random.ts";

export type { Bot } from "./bot.ts";
export { mix } from "./dice.ts";
export { greedyBot } from "./greedy.ts";
export { randomBot } from "./random.ts";

/** The bots by the names that people choose them by. */
export const BOTS: Readonly<Record<string, Bot>> = { random: randomBot, greedy: greedyBot };
