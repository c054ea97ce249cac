import { BOTS, type Bot } from "@gyoji/bots";
import { failure } from "../failure.ts";

/** Who plays a seat: a person at this terminal, or a bot by its name. */
export type Player =
  | { readonly kind: "person" }
  | { readonly kind: "bot"; readonly name: string; readonly bot: Bot };

/** What a person is called in a match file; bots are there by their names. */
const PERSON = "person";

/** Throws a Failure when there is no such bot. */
export function botCalled(name: string): Bot {
  const bot = BOTS[name];
  if (bot === undefined || !Object.hasOwn(BOTS, name))
    throw failure("failed bot", { bot: name, bots: Object.keys(BOTS).join(", ") });
  return bot;
}

/** The player of each seat: persons only, or one person against a bot. */
export function seated(seats: number, choice: { hotseat: boolean; seat: number; bot: string }): Player[] {
  return Array.from({ length: seats }, (_, seat): Player => {
    if (choice.hotseat || seat === choice.seat) return { kind: "person" };
    return { kind: "bot", name: choice.bot, bot: botCalled(choice.bot) };
  });
}

/** The players as a match file names them. */
export function playersToNames(players: readonly Player[]): string[] {
  return players.map((player) => (player.kind === "person" ? PERSON : player.name));
}

/** The players that a match file names; bots that are not known here are played by persons. */
export function playersFromNames(names: readonly string[]): Player[] {
  return names.map((name) => {
    const bot = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
    return bot === undefined ? { kind: "person" } : { kind: "bot", name, bot };
  });
}
