import type { Deck, GameTitle } from "@gyoji/game";
import { ALL } from "@gyoji/kernel";
import type { Request } from "@gyoji/protocol";
import { seedByChance } from "../state/chance.ts";
import { BOT_NAMES, type BotName } from "./bots.ts";

/** Who plays a seat, with which deck. */
export interface SeatPlan {
  readonly player: "person" | BotName;
  readonly deck: Deck;
}

/** A match that is about to begin. */
export interface Plan {
  readonly game: string;
  readonly seats: readonly SeatPlan[];
  /** null leaves it to chance. */
  readonly seed: number | null;
  readonly options: Readonly<Record<string, string>>;
}

/** What the lobby offers first: a person against the best bot, each with a deck of the project. */
export function usualPlan({ id, decks, seats }: GameTitle): Plan {
  const [bot] = BOT_NAMES;
  return {
    game: id,
    seats: decks.slice(0, seats).map((deck, seat) => ({ player: seat === 0 ? "person" : bot, deck })),
    seed: null,
    options: {},
  };
}

/**
 * The request that begins the match; whose eyes the page looks through follows from who plays.
 * @param packs those that its decks may have cards of
 * @param banned the names of cards that its decks may not have
 */
export function requestOf(
  { game, seats, seed, options }: Plan,
  packs: string[] = [],
  banned: string[] = [],
): Extract<Request, { kind: "start" }> {
  const person = seats.findIndex(({ player }) => player === "person");
  return {
    kind: "start",
    sources: [],
    packs,
    banned,
    game,
    options,
    decks: seats.map(({ deck }) => Object.entries(deck.cards)),
    sideboards: seats.map(({ deck }) => Object.entries(deck.sideboard)),
    seed: seed ?? seedByChance(),
    players: seats.map(({ player }) => player),
    look: person === -1 ? ALL : person,
  };
}

const LARGEST_SEED = 4_294_967_295;

/** The seed that was typed: null for nothing, which is chance; undefined for what is no seed. */
export function seedTyped(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === "") return null;
  return /^\d{1,10}$/u.test(typed) && Number(typed) <= LARGEST_SEED ? Number(typed) : undefined;
}
