/** A part of a sentence: plain text, or the name of a card with the id of its face. */
export interface Piece {
  readonly text: string;
  readonly card: string | null;
}

export interface NamedCard {
  readonly id: string;
  readonly name: string;
}

/** Cuts a sentence at the names of cards that stand in it; of names that begin alike the longer one counts. */
export function piecesOf(sentence: string, cards: readonly NamedCard[]): Piece[] {
  const byName = new Map(cards.filter(({ name }) => name !== "").map(({ id, name }) => [name, id]));
  const names = [...byName.keys()].sort((a, b) => b.length - a.length);
  if (names.length === 0) return [{ text: sentence, card: null }];
  // A group in the pattern keeps the names among what it cuts.
  return sentence
    .split(new RegExp(`(${names.map(escaped).join("|")})`, "u"))
    .filter((text) => text !== "")
    .map((text) => ({ text, card: byName.get(text) ?? null }));
}

function escaped(name: string): string {
  return name.replaceAll(/[$()*+./?[\\\]^{|}]/gu, String.raw`\$&`);
}
