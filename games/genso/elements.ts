/** setup.3 The seven elements. */
export const ELEMENTS = ["fire", "water", "wind", "lightning", "grass", "ice", "rock"] as const;
export type Element = (typeof ELEMENTS)[number];

/** battle.5 The faces of an element die: the elements by number, then omni (calc.4). */
export const OMNI = ELEMENTS.length;
export const FACES = ELEMENTS.length + 1;

/** battle.5 */
export const DICE = 8;

/** A set of elements as bits, by their numbers. */
export function bitsOf(elements: readonly Element[]): number {
  return elements.reduce((bits, each) => bits | bitOf(each), 0);
}

export function bitOf(element: Element): number {
  return 1 << ELEMENTS.indexOf(element);
}

/** The elements of a set. */
export function elementsOf(bits: number): Element[] {
  return ELEMENTS.filter((each) => (bits & bitOf(each)) !== 0);
}

/** How many are in a set that is given as bits. */
export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
