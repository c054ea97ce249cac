import { decisionOf, enter, type Match, type Seat, type State, type Table } from "@gyoji/kernel";
import type { Bot } from "./bot.ts";
import { mix } from "./dice.ts";
import { BOTS } from "./names.ts";

/** Who plays a seat: a person, or a bot by its name. */
export type Player =
  | { readonly kind: "person" }
  | { readonly kind: "bot"; readonly name: string; readonly bot: Bot };

/** What a person is called in a match file; bots are there by their names. */
const PERSON = "person";

/** The bot with a name; undefined if there is none. */
export function botNamed(name: string): Bot | undefined {
  return Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
}

/** Everybody whom a match file can name as a player of a seat. */
export const PLAYER_NAMES: readonly string[] = [PERSON, ...Object.keys(BOTS)];

/** The players as a match file names them. */
export function playersToNames(players: readonly Player[]): string[] {
  return players.map((player) => (player.kind === "person" ? PERSON : player.name));
}

/** The players that a match file names, each of them one of `PLAYER_NAMES`. */
export function playersFromNames(names: readonly string[]): Player[] {
  return names.map((name) => {
    const bot = botNamed(name);
    return bot === undefined ? { kind: "person" } : { kind: "bot", name, bot };
  });
}

/** The seat that decides next; bots first: what seats decide at the same time is secret anyway. */
export function nextSeat<S extends State>({ decisions }: Table<S>, players: readonly Player[]): Seat {
  const bot = decisions.find(({ decision }) => players[decision.seat]?.kind === "bot");
  return (bot ?? decisions[0])?.decision.seat ?? 0;
}

/** Lets a bot answer the decision of its seat: the same in every app for the same match. */
export function answerOfBot<S extends State>(match: Match<S>, seat: Seat, bot: Bot): void {
  if (decisionOf(match.table, seat) === null) return;
  const index = bot.choose(match.table, seat, mix(match.setting.seed, match.record.length));
  enter(match, { kind: "answer", seat, index });
}
