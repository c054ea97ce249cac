import { ALL } from "@gyoji/kernel";
import { go } from "../route.ts";
import { seedByChance } from "./chance.ts";
import { savedFile, start } from "./session.ts";

interface Setting {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly decks: [string, number][][];
  readonly players: string[];
  readonly sources: string[];
}

/** An id for a match of this browser. */
export function newId(): string {
  return crypto.randomUUID().slice(0, 8);
}

/** Begins another match with the decks of the one on this page, the sides as they were or the other way round. */
export async function playAgain(sides: "same" | "swapped"): Promise<void> {
  const text = savedFile();
  if (text === null) return;
  const { game, options, decks, players, sources } = JSON.parse(text) as Setting;
  const id = newId();
  const seats = sides === "same" ? players : players.toReversed();
  const look = seats.includes("person") ? seats.indexOf("person") : ALL;
  await start(id, {
    kind: "start",
    game,
    options,
    decks: sides === "same" ? decks : decks.toReversed(),
    seed: seedByChance(),
    players: seats,
    look,
    sources,
  });
  go({ at: "match", id });
}
