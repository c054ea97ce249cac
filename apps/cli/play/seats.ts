import { BOTS, type Bot, botNamed, type Player } from "@gyoji/bots";
import { failure } from "../failure.ts";

/** Throws a Failure when there is no such bot. */
export function botCalled(name: string): Bot {
  const bot = botNamed(name);
  if (bot === undefined) throw failure("failed bot", { bot: name, bots: Object.keys(BOTS).join(", ") });
  return bot;
}

/** The player of each seat: persons only, or one person against a bot. */
export function seated(seats: number, choice: { hotseat: boolean; seat: number; bot: string }): Player[] {
  return Array.from({ length: seats }, (_, seat): Player => {
    if (choice.hotseat || seat === choice.seat) return { kind: "person" };
    return { kind: "bot", name: choice.bot, bot: botCalled(choice.bot) };
  });
}
