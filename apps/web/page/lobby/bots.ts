/** The bots that one can play against, the one that plays better first; their names are messages of the page. */
export const BOT_NAMES = ["greedy", "random"] as const;

export type BotName = (typeof BOT_NAMES)[number];

/** Whether a player of a match is a bot that the page has a name for. */
export function isBotName(player: string): player is BotName {
  return BOT_NAMES.some((name) => name === player);
}
