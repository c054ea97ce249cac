import { decisionOf } from "@gyoji/kernel";
import type { Bot } from "./bot.ts";
import { mix } from "./dice.ts";

/** Picks any option, each as likely. */
export const randomBot: Bot = {
  choose: (table, seat, seed) => {
    const options = decisionOf(table, seat)?.decision.options.length ?? 0;
    return options === 0 ? 0 : mix(seed) % options;
  },
};
