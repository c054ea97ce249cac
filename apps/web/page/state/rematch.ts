import { ALL } from "@gyoji/kernel";
import { seatsFrom } from "@gyoji/narration";
import { bannedIn } from "../lobby/ownBans.ts";
import { go } from "../route.ts";
import { newId, seedByChance } from "./chance.ts";
import { savedFile, start } from "./session.ts";

interface Setting {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly decks: [string, number][][];
  readonly sideboards?: [string, number][][];
  readonly players: string[];
  readonly sources: string[];
}

/** Begins another match with the players and decks of the one on this page, each so many seats further round. */
export async function playAgain(further: number): Promise<void> {
  const text = savedFile();
  if (text === null) return;
  const { game, options, decks, sideboards = [], players, sources } = JSON.parse(text) as Setting;
  const id = newId();
  // The seats where those sat who now have the first seat, the second, and so on.
  const before = seatsFrom(players.length - further, players.length);
  const seats = before.flatMap((seat) => players[seat] ?? []);
  const look = seats.includes("person") ? seats.indexOf("person") : ALL;
  await start(id, {
    kind: "start",
    game,
    options,
    decks: before.map((seat) => decks[seat] ?? []),
    sideboards: before.map((seat) => sideboards[seat] ?? []),
    seed: seedByChance(),
    players: seats,
    look,
    sources,
    // What came from packs stands in the sources.
    packs: [],
    banned: bannedIn(game),
  });
  go({ at: "match", id });
}
