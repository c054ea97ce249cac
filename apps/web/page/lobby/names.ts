import { CATALOGUES } from "../messages/index.ts";
import type { MessageKey, Say } from "../say.ts";
import type { KeptMatch } from "../state/matches.ts";
import { isBotName } from "./bots.ts";

/** A message whose key is put together from what a game is made of; `other` where the page has no such message. */
export function sayIfKnown(say: Say, key: string, other: string): string {
  return isMessage(key) ? say(key) : other;
}

function isMessage(key: string): key is MessageKey {
  return Object.hasOwn(CATALOGUES.en, key);
}

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
