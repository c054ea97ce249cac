import type { Draws } from "./draws.ts";
import { circle, path, type Shape } from "./shape.ts";

/** Small things in the air. */

type Sprinkle = (draws: Draws) => Shape;

function scattered(
  draws: Draws,
  count: number,
  make: (x: number, y: number, size: number) => string,
): string {
  return Array.from({ length: count }, (_, at) => {
    // One in each strip, so that they are spread and not in heaps.
    const x = ((at + draws.between(0.1, 0.9)) / count) * 100;
    return make(x, draws.between(4, 96), draws.between(0.6, 1));
  }).join("");
}

const petals: Sprinkle = (draws) => ({
  tone: "disc",
  d: scattered(draws, 12, (x, y, size) => {
    const [across, down] = draws.oneOf([
      [3, 2],
      [2, 3],
      [-3, 2],
      [-2, 3],
    ]);
    return path`M${x} ${y}q${across * size} ${-down * size * 0.4} ${across * size * 1.6} ${down * size}q${-across * size} ${down * size * 0.5} ${-across * size * 1.6} ${-down * size}z`;
  }),
});

/** Cut gold leaf. */
const goldLeaf: Sprinkle = (draws) => ({
  tone: "foil",
  d: scattered(draws, 18, (x, y, size) => {
    const lean = draws.between(-1.4, 1.4);
    return path`M${x} ${y}l${2 * size} ${lean}l${-lean} ${2 * size}l${-2 * size} ${-lean}z`;
  }),
});

const fireflies: Sprinkle = (draws) => ({
  tone: "foil",
  d: scattered(draws, 16, (x, y, size) => circle(x, y, size)),
});

const snowfall: Sprinkle = (draws) => ({
  tone: "disc",
  d: scattered(draws, 22, (x, y, size) => circle(x, y, size * 0.9)),
});

const rain: Sprinkle = (draws) => ({
  tone: "line",
  d: scattered(draws, 24, (x, y, size) => path`M${x} ${y}l${-3 * size} ${14 * size}`),
});

export const SPRINKLES = [petals, goldLeaf, fireflies, snowfall, rain] as const;
