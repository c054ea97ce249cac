import { mix } from "@gyoji/bots";
import type { DeckCards } from "@gyoji/game";

/** A deck in a simulation, and the bot that plays it. */
interface Entrant {
  readonly name: string;
  readonly bot: string;
  readonly deck: DeckCards;
}

/** What all matches of a simulation share. It goes to worker threads, so it is plain data. */
export interface Simulation {
  readonly game: string;
  /** How many seats a match has. */
  readonly seats: number;
  readonly entrants: readonly Entrant[];
  readonly options: Readonly<Record<string, string>>;
  readonly sources: readonly { readonly file: string; readonly source: string }[];
  readonly seed: number;
  /** How many matches each pair plays. */
  readonly matches: number;
}

/** One match of a simulation: its number, its seed, and which entrant has which seat. */
export interface Pairing {
  readonly number: number;
  readonly seed: number;
  readonly seats: readonly number[];
}

/** Each pair of entrants; one entrant alone plays against itself. */
export function pairsOf(entrants: number): (readonly [number, number])[] {
  if (entrants === 1) return [[0, 0]];
  return Array.from({ length: entrants }, (_, one) =>
    Array.from({ length: entrants - one - 1 }, (__, at): readonly [number, number] => [one, one + at + 1]),
  ).flat();
}

/** The match with a number, from 0: pair after pair, seated by turns, and within a pair both ways round. */
export function pairingOf({ seats, entrants, matches, seed }: Simulation, number: number): Pairing {
  const pair = pairsOf(entrants.length)[Math.floor(number / matches)] ?? [0, 0];
  const seated = Array.from({ length: seats }, (_, seat) => pair[(number + seat) % 2] ?? 0);
  return { number, seed: mix(seed, number), seats: seated };
}

/** How many matches a simulation has. */
export function matchCount({ entrants, matches }: Simulation): number {
  return pairsOf(entrants.length).length * matches;
}
