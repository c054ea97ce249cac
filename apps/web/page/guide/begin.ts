import { begin } from "../lobby/begin.ts";
import type { GameHere } from "../registry.ts";
import { newId } from "../state/chance.ts";
import { guideMatch } from "./progress.ts";

/** Begins the guided first match of a game. */
export async function beginGuided({ title, guide }: GameHere): Promise<void> {
  if (guide === null) return;
  const { seats, seed, options } = await guide();
  const id = newId();
  guideMatch(id);
  begin(id, {
    game: title.id,
    seats: seats.flatMap(({ player, deck: name }) => {
      const deck = title.decks.find((each) => each.id === name);
      return deck === undefined ? [] : [{ player, deck }];
    }),
    seed,
    options,
  });
}
