import { begin } from "../lobby/begin.ts";
import type { GameHere } from "../registry.ts";
import { newId } from "../state/rematch.ts";
import { guideMatch } from "./progress.ts";

/** Begins the guided first match of a game. */
export async function beginGuided({ presentation, guide }: GameHere): Promise<void> {
  if (guide === null) return;
  const { seats, seed, options } = await guide();
  const id = newId();
  guideMatch(id);
  begin(id, {
    game: presentation.id,
    seats: seats.flatMap(({ player, deck: name }) => {
      const deck = presentation.decks.find((each) => each.id === name);
      return deck === undefined ? [] : [{ player, deck }];
    }),
    seed,
    options,
  });
}
