import type { View } from "@gyoji/kernel";
import { turnIn } from "@gyoji/narration";
import { gameHere } from "../registry.ts";
import { UNKNOWN_TURN } from "./matches.ts";

/** The turn that a match of a game is in, or what the game calls it; rejected when the game cannot be fetched. */
export async function turnOf(game: string, { facts }: Pick<View, "facts">): Promise<number> {
  const presentation = await gameHere(game)?.presentation();
  return presentation === undefined ? UNKNOWN_TURN : turnIn(presentation, facts);
}
