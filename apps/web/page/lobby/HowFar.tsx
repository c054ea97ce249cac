import { turnName } from "@gyoji/narration";
import { use } from "react";
import type { GameHere } from "../registry.ts";
import { settings } from "../state/settings.ts";
import { useStore } from "../state/store.ts";

/** Which turn a match of a game is in, as the game calls it. */
export default function HowFar({ game, turn }: { readonly game: GameHere; readonly turn: number }) {
  const { language } = useStore(settings);
  return turnName({ game: use(game.presentation()), language }, turn);
}
