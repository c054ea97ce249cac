/**
 * The games that an operator leaves switched on.
 * @param setting ids with commas between them, as in the environment variable `GYOJI_GAMES`; "" for all
 * @returns those games, in their own order; none if the setting names none of them
 */
export function switchedOn<G>(games: readonly G[], idOf: (game: G) => string, setting: string): readonly G[] {
  const wanted = new Set(setting.split(",").map((id) => id.trim()));
  return setting.trim() === "" ? games : games.filter((game) => wanted.has(idOf(game)));
}
