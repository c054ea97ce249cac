import { LONGEST_BANNED, MOST_BANNED } from "@gyoji/files";
import { keep, kept } from "../state/kept.ts";
import { type Store, storeOf } from "../state/store.ts";

/** The cards that a list of the player bans in a game. */
export interface OwnBans {
  readonly game: string;
  /** The file that the list came from. */
  readonly file: string;
  readonly names: readonly string[];
}

/** The player's own lists of banned cards in this browser, one a game. */
export const ownBans: Store<readonly OwnBans[]> = storeOf<readonly OwnBans[]>(readBans(kept("bans")));

/** Keeps a list, in place of that of the same game. Returns whether the browser could keep it. */
export function keepBans(own: OwnBans): boolean {
  return setBans([...ownBans.get().filter(({ game }) => game !== own.game), own]);
}

/** Removes the list of a game from this browser. */
export function forgetBans(game: string): void {
  setBans(ownBans.get().filter((each) => each.game !== game));
}

/** The names of the cards that the player's list bans in a game. */
export function bannedIn(game: string): string[] {
  return ownBans.get().flatMap((each) => (each.game === game ? each.names : []));
}

function setBans(bans: readonly OwnBans[]): boolean {
  ownBans.set(bans);
  return keep("bans", bans);
}

/** The lists in what this browser kept; what another version wrote otherwise is left out. */
export function readBans(found: unknown): OwnBans[] {
  return Array.isArray(found) ? found.filter(isOwnBans) : [];
}

function isOwnBans(data: unknown): data is OwnBans {
  const own = new Map<string, unknown>(typeof data === "object" && data !== null ? Object.entries(data) : []);
  const names = own.get("names");
  return (
    typeof own.get("game") === "string" &&
    typeof own.get("file") === "string" &&
    Array.isArray(names) &&
    names.length <= MOST_BANNED &&
    names.every((name) => typeof name === "string" && name.length <= LONGEST_BANNED)
  );
}
