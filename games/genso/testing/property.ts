import { test } from "vitest";

/** A test that shows rules which speak of every state; `rules` is read by the coverage report. */
export function property(rules: string | readonly string[], title: string, holds: () => void): void {
  test(`${title} [${[rules].flat().join(", ")}]`, holds);
}
