import type { Draws } from "./draws.ts";
import { circle, lattice, path, polygon, type Shape } from "./shape.ts";

/** Patterns of cloth, which fill the square. */

type Textile = (draws: Draws) => Shape;

/** Hemp leaves: triangles, their corners joined with their middle. */
export const asanoha: Textile = (draws) => {
  const side = draws.between(22, 30);
  const height = (side * Math.sqrt(3)) / 2;
  const third = height / 3;
  const leaf = (x: number, y: number) =>
    path`M${x} ${y}h${side}l${-side / 2} ${height}zl${side / 2} ${third}l${side / 2} ${-third}m${-side / 2} ${third}v${2 * third}` +
    path`M${x + side} ${y}l${side / 2} ${height}l${-side / 2} ${-third}zm0 ${2 * third}l${-side / 2} ${third}`;
  return {
    tone: "line",
    d: lattice(side, height, (x, y, _, row) => leaf(row % 2 === 0 ? x : x - side / 2, y)),
  };
};

/** Seven treasures: circles that share their quarters. */
const shippo: Textile = (draws) => {
  const radius = draws.between(9, 13);
  return {
    tone: "line",
    d: lattice(radius, radius, (x, y, column, row) => ((column + row) % 2 === 0 ? circle(x, y, radius) : "")),
  };
};

/** Arrow feathers. */
const yagasuri: Textile = (draws) => {
  const width = draws.between(14, 20);
  const height = width * 0.8;
  const half = width / 2;
  return {
    tone: "shade",
    d: lattice(width, height * 2, (x, y, column) => {
      const top = column % 2 === 0 ? y : y + height;
      return path`M${x} ${top}l${half} ${half}l${half} ${-half}v${height}l${-half} ${half}l${-half} ${-half}z`;
    }),
  };
};

/** Scales: triangles that leave the same triangles between them. */
const uroko: Textile = (draws) => {
  const side = draws.between(14, 20);
  const height = side * 0.87;
  return {
    tone: "shade",
    d: lattice(side, height, (x, y, _, row) => {
      const left = row % 2 === 0 ? x : x + side / 2;
      return polygon([
        [left, y + height],
        [left + side / 2, y],
        [left + side, y + height],
      ]);
    }),
  };
};

/** Tortoise shell: six corners each. */
const kikko: Textile = (draws) => {
  const side = draws.between(9, 13);
  const half = (side * Math.sqrt(3)) / 2;
  const cell = (x: number, y: number, inner: number) =>
    path`M${x} ${y - side * inner}l${half * inner} ${(side * inner) / 2}v${side * inner}l${-half * inner} ${(side * inner) / 2}l${-half * inner} ${(-side * inner) / 2}v${-side * inner}z`;
  return {
    tone: "line",
    d: lattice(2 * half, 1.5 * side, (x, y, _, row) => {
      const middle = row % 2 === 0 ? x : x + half;
      return cell(middle, y, 1) + cell(middle, y, 0.55);
    }),
  };
};

/** Rising steam: lines that swing apart and together. */
const tatewaku: Textile = (draws) => {
  const width = draws.between(9, 12);
  return {
    tone: "line",
    d: lattice(2 * width, 3 * width, (x, y) =>
      [1, -1]
        .map((side) => path`M${x + (1 - side) * width} ${y}` + swing(side * 0.8 * width, 3 * width))
        .join(""),
    ),
  };
};

/** Down a height, in a curve to one side and back. */
function swing(by: number, height: number): string {
  const half = height / 2;
  const quarter = height / 4;
  return path`c0 ${quarter} ${by} ${quarter} ${by} ${half}s${-by} ${quarter} ${-by} ${half}`;
}

/** Checks. */
const ichimatsu: Textile = (draws) => {
  const side = draws.between(9, 14);
  return {
    tone: "shade",
    d: lattice(
      2 * side,
      side,
      (x, y, _, row) => path`M${row % 2 === 0 ? x : x + side} ${y}h${side}v${side}h${-side}z`,
    ),
  };
};

/** Tie-dyed dots. */
const kanoko: Textile = (draws) => {
  const step = draws.between(7, 10);
  return {
    tone: "light",
    d: lattice(step, step, (x, y, column, row) =>
      (column + row) % 2 === 0 ? circle(x, y, step * 0.22) : "",
    ),
  };
};

/** The sea: three crests behind three crests. */
const seigaiha: Textile = (draws) => {
  const radius = draws.between(12, 17);
  return { tone: "line", d: lattice(2 * radius, radius / 2, crests(radius)) };
};

/** Arcs of a wave as far as the waves before it do not cover them. */
function crests(radius: number) {
  const arcs = [1, 0.7, 0.4].map((share) => {
    const near = (share ** 2 + 0.25) / 2 / 1.118;
    const off = Math.sqrt(share ** 2 - near ** 2);
    const x = radius * (near * 0.894 + off * 0.447);
    const y = radius * (near * 0.447 - off * 0.894);
    return { x, y, of: radius * share };
  });
  return (left: number, y: number, _: number, row: number) => {
    const x = row % 2 === 0 ? left : left + radius;
    return arcs
      .map((arc) => path`M${x - arc.x} ${y + arc.y}a${arc.of} ${arc.of} 0 0 1 ${2 * arc.x} 0`)
      .join("");
  };
}

export const TEXTILES = [
  asanoha,
  shippo,
  yagasuri,
  uroko,
  kikko,
  tatewaku,
  ichimatsu,
  kanoko,
  seigaiha,
] as const;
