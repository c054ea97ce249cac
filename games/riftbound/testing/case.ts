import type { Scene } from "./played.ts";

/** A card's text, a table, what is answered, and what is so afterwards, by path. */
export interface Case {
  readonly text: string;
  readonly scene: Scene;
  readonly answers: readonly string[];
  readonly expected: Readonly<Record<string, unknown>>;
}

type Side = Readonly<Record<string, unknown>>;

/** What of a table matters to a case; `X` are figures of card X, `cards` other cards made up for it. */
export interface Setting {
  readonly X?: object;
  readonly cards?: readonly object[];
  readonly [place: string]: unknown;
}

type Expected = Case["expected"];

const RUNES = { runes: ["6 Fury"], deck: 6 };

/** A unit for tests: it costs nothing. */
export function unit(id: string, text: string, figures: object = {}): object {
  return { id, type: "unit", cost: 0, might: 3, ...(text === "" ? {} : { text }), ...figures };
}

/** A spell for tests: it costs nothing, and can be played at any time. */
export function spell(id: string, text: string, figures: object = {}): object {
  return { id, type: "spell", cost: 0, text: `[Reaction]\n${text}`, ...figures };
}

function scene(x: object, { X = {}, cards = [], ...places }: Setting, A: Side): Scene {
  const given = (places["A"] ?? {}) as Side;
  const own: Record<string, unknown> = { ...RUNES, ...A, ...given };
  for (const [zone, list] of Object.entries(A))
    if (Array.isArray(list))
      own[zone] = [...(list as unknown[]), ...((given[zone] as unknown[] | undefined) ?? [])];
  return { cards: [{ ...x, ...X }, ...cards], table: { ...places, A: own } };
}

/** X, a spell with this text, is played by A. */
export function casts(text: string, setting: Setting, answers: readonly string[], expected: Expected): Case {
  return {
    text,
    scene: scene(spell("X", text), setting, { hand: ["X"] }),
    answers: ["A play X", ...answers],
    expected,
  };
}

/** X, a unit of 3 Might with this text, is played by A to the Base. */
export function enters(text: string, setting: Setting, answers: readonly string[], expected: Expected): Case {
  return {
    text,
    scene: scene(unit("X", text), setting, { hand: ["X"] }),
    answers: ["A play X", ...answers],
    expected,
  };
}

/** X, a unit of 3 Might with this text, is in A's Base. */
export function stands(text: string, setting: Setting, answers: readonly string[], expected: Expected): Case {
  return { text, scene: scene(unit("X", text), setting, { base: ["X"] }), answers, expected };
}

/** X, a unit of 3 Might with this text, is where the setting puts it. */
export function lies(text: string, setting: Setting, answers: readonly string[], expected: Expected): Case {
  return { text, scene: scene(unit("X", text), setting, {}), answers, expected };
}

/** X, a Battlefield with this text, is the first one. */
export function battlefield(
  text: string,
  setting: Setting,
  answers: readonly string[],
  expected: Expected,
): Case {
  const at = { card: "X", ...(setting["BF-A"] as object | undefined) };
  const x = { id: "X", type: "battlefield", text };
  return { text, scene: scene(x, { ...setting, "BF-A": at }, {}), answers, expected };
}

/** X, a Gear with this text, is in A's Base. */
export function gear(text: string, setting: Setting, answers: readonly string[], expected: Expected): Case {
  const x = { id: "X", type: "gear", cost: 0, text };
  return { text, scene: scene(x, setting, { base: ["X"] }), answers, expected };
}
