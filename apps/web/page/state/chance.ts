/** A seed for a match, by chance. */
export function seedByChance(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
