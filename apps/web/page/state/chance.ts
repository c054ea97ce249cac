/** A seed for a match, by chance. */
export function seedByChance(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

/** An id for a match of this browser. */
export function newId(): string {
  return crypto.randomUUID().slice(0, 8);
}
