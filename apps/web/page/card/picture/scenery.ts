import type { Draws } from "./draws.ts";
import { circle, path, polygon, type Shape, SIDE } from "./shape.ts";

/** What is at the foot of a picture, or passes through it. */

type Scenery = (draws: Draws) => readonly Shape[];

/** One mountain with snow on it, and mist before it. */
const mountain: Scenery = (draws) => {
  const top = draws.between(34, 46);
  const x = draws.oneOf([1, -1]) * draws.between(28, 36) + 50;
  return [
    {
      tone: "deep",
      d: path`M${x - 62} 101C${x - 30} 84 ${x - 14} ${top + 12} ${x - 4} ${top}h8C${x + 14} ${top + 12} ${x + 30} 84 ${x + 62} 101z`,
    },
    {
      tone: "light",
      d: path`M${x - 4} ${top}h8q5 10 9 15l-6 -2 -3 6 -4 -7 -4 5 -4 -5 -6 3q5 -6 10 -15z`,
    },
    ...mist(draws, 82, 2),
  ];
};

/** Hills behind hills. */
const hills: Scenery = (draws) => {
  const ridge = (y: number, swell: number) =>
    path`M-5 ${y}q${draws.between(18, 30)} ${-swell} 50 0t60 ${draws.between(-6, 6)}V105H-5z`;
  return [
    { tone: "shade", d: ridge(draws.between(66, 70), draws.between(16, 26)) },
    { tone: "shade", d: ridge(draws.between(77, 80), draws.between(10, 20)) },
    { tone: "deep", d: ridge(draws.between(88, 91), draws.between(8, 14)) },
  ];
};

/** Swells of the sea, a line of foam on each. */
const sea: Scenery = (draws) =>
  [70, 79, 88].flatMap((y) => {
    const length = draws.between(22, 32);
    const height = draws.between(4, 7);
    const start = -draws.between(4, length);
    const crest =
      path`M${start} ${y}q${length * 0.55} ${-height * 2} ${length} 0` + path`t${length} 0`.repeat(5);
    return [
      { tone: "shade", d: `${crest}V105H-40z` },
      { tone: "line", d: crest },
    ] as const;
  });

/** Bands of mist, round at their ends. */
function mist(draws: Draws, from: number, count: number): readonly Shape[] {
  const bands = Array.from({ length: count }, (_, at) => {
    const y = from + at * 9;
    const left = at % 2 === 0 ? -10 : draws.between(18, 46);
    const right = at % 2 === 0 ? draws.between(52, 80) : 110;
    return path`M${left} ${y}H${right}a3 3 0 0 1 0 6H${left}a3 3 0 0 1 0 -6z`;
  });
  return [{ tone: "light", d: bands.join("") }];
}

const haze: Scenery = (draws) => [
  ...mist(draws, draws.between(8, 14), 2),
  ...mist(draws, draws.between(70, 74), 3),
];

/** Bamboo at one side, or at both. */
const bamboo: Scenery = (draws) => {
  const stalks = draws.oneOf<readonly number[]>([
    [18, 27],
    [74, 83],
    [20, 78, 86],
  ]);
  const stalk = (x: number) => {
    const first = draws.between(4, 20);
    const joints = [0, 1, 2, 3, 4, 5].map((at) => path`M${x} ${first - 20 + at * 24}h4.4v22.8h-4.4z`);
    return joints.join("");
  };
  const leaves = stalks.map((x) => {
    const by = x < 50 ? 1 : -1;
    const y = draws.between(10, 26);
    return leaf(x + 2, y, by) + leaf(x + 2, y, -by) + leaf(x + 2, y + draws.between(52, 60), by);
  });
  return [{ tone: "deep", d: stalks.map(stalk).join("") + leaves.join("") }];
};

/** A leaf of bamboo that hangs to one side. */
function leaf(x: number, y: number, by: number): string {
  return path`M${x} ${y}q${by * 9} -1 ${by * 15} 9q${by * -11} 0 ${by * -15} -9z`;
}

/** Grass in the wind. */
const grass: Scenery = (draws) => {
  const wind = draws.oneOf([-1, 1]);
  const blades = Array.from({ length: 16 }, (_, at) => {
    const x = at * 7 - 3 + draws.between(-2, 2);
    const height = draws.between(14, 40);
    const lean = wind * draws.between(8, 20);
    return path`M${x} 102q${lean * 0.1} ${-height * 0.7} ${lean} ${-height}q${-lean * 0.6} ${height * 0.4} ${-lean + 2.4} ${height}z`;
  });
  return [{ tone: "deep", d: blades.join("") }];
};

/** Roofs of an alley, lanterns under the eaves. */
const roofs: Scenery = (draws) => {
  let x = -draws.between(4, 14);
  let houses = "";
  let lanterns = "";
  while (x < SIDE) {
    const width = draws.between(24, 34);
    const eaves = draws.between(78, 86);
    houses += path`M${x} ${eaves}q${width * 0.3} -2 ${width / 2} -12q${width * 0.2} 10 ${width / 2} 12l1 3h-3V105h${4 - width}V${eaves + 3}h-3z`;
    lanterns += circle(x + width * 0.3, eaves + 7, 2.2) + circle(x + width * 0.7, eaves + 7, 2.2);
    x += width + 1;
  }
  return [
    { tone: "deep", d: houses },
    { tone: "foil", d: lanterns },
  ];
};

/** The gate of a shrine. */
const gate: Scenery = (draws) => {
  const x = draws.between(44, 56);
  const beam = path`M${x - 47} 9q47 6 94 0l1 5q-48 6 -96 0z`;
  const rest = path`M${x - 42} 25h84v4.5h-84zM${x - 36} 16h6l-3 90h-7zM${x + 30} 16h6l4 90h-7z`;
  return [{ tone: "deep", d: beam + rest }];
};

/** A lattice window. */
const shutter: Scenery = (draws) => {
  const step = draws.between(7, 10);
  const bars = Array.from({ length: 16 }, (_, at) => path`M${at * step - 8} -2h1.6v104h-1.6z`);
  const rails = [18, 80].map((y) =>
    polygon([
      [-2, y],
      [102, y],
      [102, y + 2.2],
      [-2, y + 2.2],
    ]),
  );
  return [{ tone: "shade", d: bars.join("") + rails.join("") }];
};

export const SCENERY = [mountain, hills, sea, haze, bamboo, grass, roofs, gate, shutter] as const;
