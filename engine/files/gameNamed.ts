/** The game that a YAML file names, and where; null if it names none. It is found without reading the file whole. */
export function gameNamedIn(text: string): { readonly game: string; readonly offset: number } | null {
  const found = /(?:^|[{,])\s*["']?game["']?\s*:\s*["']?([\w-]+)/mu.exec(text);
  const [whole, game] = found ?? [];
  if (found === null || whole === undefined || game === undefined) return null;
  return { game, offset: found.index + whole.length - game.length };
}
