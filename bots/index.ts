export type { Bot } from "./bot.ts";
export { mix } from "./dice.ts";
export { greedyBot } from "./greedy.ts";
export { BOTS } from "./names.ts";
export {
  answerOfBot,
  botNamed,
  nextSeat,
  PLAYER_NAMES,
  type Player,
  playersFromNames,
  playersToNames,
} from "./player.ts";
export { randomBot } from "./random.ts";
