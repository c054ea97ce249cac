import type { View } from "@gyoji/kernel";
import type { Opened } from "@gyoji/protocol";
import { gameHere } from "../registry.ts";
import { playerNames } from "./playerNames.ts";
import { settings } from "./settings.ts";

/**
 * How far a match is, as its game says it in the player's language to who looks on from the view's seat; "" if there is
 * no such game here. Rejected when what the game says cannot be fetched.
 */
export async function headlineOf(
  { game, players }: Pick<Opened, "game" | "players">,
  { seat, facts }: Pick<View, "seat" | "facts">,
): Promise<string> {
  const presentation = await gameHere(game)?.presentation();
  if (presentation === undefined) return "";
  const { language } = settings.get();
  return presentation.headline(facts, language, playerNames(presentation, players, seat, language));
}
