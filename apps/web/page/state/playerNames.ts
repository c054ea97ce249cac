import type { GamePresentation } from "@gyoji/game";
import type { Seat } from "@gyoji/kernel";
import type { Language } from "@gyoji/lexicon/language";
import { namesFor, plainNames } from "@gyoji/narration";

/**
 * What the players of a match are called by who looks on from a seat: the one person at the table says you and
 * opponent, everybody else numbers them.
 */
export function playerNames(
  game: GamePresentation,
  players: readonly string[],
  seat: Seat,
  language: Language,
): string[] {
  const persons = players.flatMap((player, at) => (player === "person" ? [at] : []));
  return persons.length === 1 && persons[0] === seat
    ? namesFor(game, seat, language)
    : plainNames(game, language);
}
