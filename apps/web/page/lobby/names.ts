import type { Say } from "../say.ts";
import type { KeptMatch } from "../state/matches.ts";
import { isBotName } from "./bots.ts";

/** Who plays a seat, in words. */
export function playerInWords(say: Say, player: string): string {
  return isBotName(player) ? say(`bot ${player}`) : say("person");
}

/** Who plays a match, in words. */
export function playersInWords(say: Say, { players }: KeptMatch): string {
  const bots = players.filter((player) => player !== "person").map((player) => playerInWords(say, player));
  const persons = players.length - bots.length;
  if (bots.length === 0) return say("match of persons");
  if (persons === 1) return say("match with bot", { bot: bots.join(" · ") });
  return say("match of bots", { bots: bots.join(" · ") });
}
