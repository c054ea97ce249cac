import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What is written, or drawn, on what. */
const TEXT: readonly (readonly [string, readonly string[]])[] = [
  ["--ink", ["--surface", "--surface-raised", "--surface-sunken", "--accent-soft"]],
  ["--ink-soft", ["--surface", "--surface-raised", "--surface-sunken"]],
  ["--accent", ["--surface", "--surface-raised"]],
  ["--accent-strong", ["--surface", "--surface-raised", "--surface-sunken", "--accent-soft"]],
  ["--accent-ink", ["--accent", "--accent-strong"]],
  ["--gold", ["--surface-raised"]],
  ["--better", ["--surface", "--surface-raised", "--card-paper"]],
  ["--worse", ["--surface", "--surface-raised", "--card-paper"]],
  ["--card-ink", ["--card-paper"]],
  ["--card-ink-soft", ["--card-paper"]],
];
const SHAPES: readonly (readonly [string, readonly string[]])[] = [
  ["--line-strong", ["--surface", "--surface-raised", "--surface-sunken"]],
  ["--accent", ["--surface", "--surface-raised", "--surface-sunken"]],
  ["--focus", ["--surface", "--surface-raised", "--surface-sunken"]],
];

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const colors = new Map(
  [...css.matchAll(/(--[\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = "", light = "", dark = ""]) => [name, { light, dark }],
  ),
);

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function tooClose(pairs: typeof TEXT, least: number): string[] {
  return pairs.flatMap(([front, backs]) =>
    backs.flatMap((back) =>
      (["light", "dark"] as const).flatMap((theme) => {
        const found = contrast(colors.get(front)?.[theme] ?? "", colors.get(back)?.[theme] ?? "");
        return found >= least ? [] : [`${front} on ${back}, ${theme}: ${found.toFixed(2)}`];
      }),
    ),
  );
}

test("text stands out from what it is written on", () => {
  expect(tooClose(TEXT, 4.5)).toEqual([]);
});

test("what is drawn to be seen stands out from what is around it", () => {
  expect(tooClose(SHAPES, 3)).toEqual([]);
});
