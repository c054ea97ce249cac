/** How a shape is printed over the colour of the card; the style sheet says what each tone looks like. */
type Tone = "shade" | "deep" | "light" | "line" | "foil" | "disc" | "ground";

/** Outlines on a square of 100 by 100, in SVG path data, all in one tone. */
export interface Shape {
  readonly tone: Tone;
  readonly d: string;
}

export const SIDE = 100;

/** Path data of letters and numbers: path`M${x} ${y}h5`, the numbers short. */
export function path(words: TemplateStringsArray, ...numbers: readonly number[]): string {
  return words.map((word, at) => (at === 0 ? word : `${short(numbers[at - 1] ?? 0)}${word}`)).join("");
}

const short = (value: number) => Math.round(value * 10) / 10;

export function circle(x: number, y: number, radius: number): string {
  return path`M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;
}

export function polygon(corners: readonly (readonly [number, number])[]): string {
  return `M${corners.map(([x, y]) => path`${x} ${y}`).join("L")}z`;
}

/** The results of `make` for every place of a lattice that covers the square and a little more. */
export function lattice(
  across: number,
  down: number,
  make: (x: number, y: number, column: number, row: number) => string,
): string {
  let all = "";
  for (let row = -1; row * down <= SIDE + down; row++) {
    for (let column = -1; column * across <= SIDE + across; column++) {
      all += make(column * across, row * down, column, row);
    }
  }
  return all;
}
