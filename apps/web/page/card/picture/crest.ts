import type { Draws } from "./draws.ts";
import { circle, path, type Shape } from "./shape.ts";

/** What a glyph stands on, in the manner of a family crest, about the middle of the square. */
export function crest(draws: Draws): readonly Shape[] {
  const outline = draws.oneOf([round, snow, plum, round, well, shell]);
  const ring = draws.oneOf([44, 47, 0]);
  return [
    ...(ring === 0
      ? []
      : [{ tone: "foil", d: outline(50, 50, ring) + outline(50, 50, ring - 1.6) } as const]),
    { tone: "disc", d: outline(50, 50, 39) },
  ];
}

type Outline = (x: number, y: number, radius: number) => string;

const round: Outline = circle;
const snow: Outline = (x, y, radius) => lobes(x, y, radius, 6);
const plum: Outline = (x, y, radius) => lobes(x, y, radius, 5);
const well: Outline = (x, y, radius) => corners(x, y, radius * 1.12, 4);
const shell: Outline = (x, y, radius) => corners(x, y, radius * 1.08, 6);

/** Petals: arcs from notch to notch. */
function lobes(x: number, y: number, radius: number, count: number): string {
  const notch = radius * 0.93;
  const petal = notch * Math.sin(Math.PI / count) * 1.12;
  const [first, ...others] = around(x, y, notch, count);
  return `${path`M${first.x} ${first.y}`}${[...others, first].map((at) => path`A${petal} ${petal} 0 0 1 ${at.x} ${at.y}`).join("")}z`;
}

/** A polygon with a corner at the top, its corners rounded. */
function corners(x: number, y: number, radius: number, count: number): string {
  const [first, ...others] = around(x, y, radius, count);
  const all = [first, ...others];
  const rounded = all.map((corner, at) => {
    const before = all[(at + count - 1) % count] ?? corner;
    const after = all[(at + 1) % count] ?? corner;
    const enter = between(corner, before, 0.14);
    const leave = between(corner, after, 0.14);
    return path`${enter.x} ${enter.y}Q${corner.x} ${corner.y} ${leave.x} ${leave.y}`;
  });
  return `M${rounded.join("L")}z`;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

function around(x: number, y: number, radius: number, count: number): readonly [Point, ...Point[]] {
  const at = (part: number): Point => {
    const angle = (part / count) * 2 * Math.PI - Math.PI / 2;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  };
  return [at(0), ...Array.from({ length: count - 1 }, (_, part) => at(part + 1))];
}
