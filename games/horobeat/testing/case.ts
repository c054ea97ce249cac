import type { Scene, Side } from "./played.ts";

/** A card's text, a table, what is answered, and what is so afterwards, by path. */
export interface Case {
  readonly text: string;
  readonly scene: Scene;
  readonly answers: readonly string[];
  readonly expected: Readonly<Record<string, unknown>>;
}

/** What of a table matters to a case. */
export interface Setting {
  readonly A?: Side;
  readonly B?: Side;
  readonly first?: "A" | "B";
  readonly cards?: readonly object[];
  /** Figures of card X that matter. */
  readonly X?: object;
}

type Expected = Case["expected"];

function scene(setting: Setting, x: object, moment: Scene["moment"], A: Side, B: Side): Scene {
  const { first = "A", cards = [], X = {} } = setting;
  return {
    cards: [{ ...x, ...X }, ...cards],
    moment,
    first,
    A: merged(A, setting.A),
    B: merged(B, setting.B),
  };
}

function merged(usual: Side, given: Side = {}): Side {
  return { ...usual, ...given, lines: { ...usual.lines, ...given.lines } };
}

// B has a card in hand and a Horobito in Line 2: what B is asked there is where play comes to a halt.
const FACING: Side = { hand: ["any"], lines: { 2: "blue 2/1000" } };

function facing(lineOne: string): Side {
  return merged(FACING, { lines: { 1: lineOne } });
}

/** A Horobito for tests, colourless and free. */
export function horobito(id: string, text: string, figures: object = {}): object {
  return {
    id,
    type: "horobito",
    cost: 0,
    colors: [],
    power: 3000,
    ...(text === "" ? {} : { text }),
    ...figures,
  };
}

/** A Waza for tests, colourless and free. */
function waza(id: string, text: string, figures: object = {}): object {
  return { id, type: "waza", cost: 0, colors: [], power: 1000, ...(text === "" ? {} : { text }), ...figures };
}

/** X, a Horobito with this text, enters a new Line from A's hand. */
export function enters(text: string, setting: Setting, answers: readonly string[], expected: Expected): Case {
  const { A = {} } = setting;
  const given = { ...setting, A: { ...A, hand: ["X", ...(A.hand ?? [])] } };
  return {
    text,
    scene: scene(given, horobito("X", text), "main step", {}, {}),
    answers: ["A new Line X", ...answers],
    expected,
  };
}

/** X, a Waza with this text, is used by A's Horobito of Power 4000 in Line 1. */
export function uses(text: string, setting: Setting, answers: readonly string[], expected: Expected): Case {
  const { A = {} } = setting;
  const given = { ...setting, A: { ...A, hand: ["X", ...(A.hand ?? [])] } };
  const own = { lines: { 1: "red 2/4000" } };
  return {
    text,
    scene: scene(given, waza("X", text), "battle", own, facing("blue 2/3000")),
    answers: ["A Waza X", ...answers],
    expected,
  };
}

/** X, a Horobito with this text and Power 3000, in a battle in Line 1 against one of Power 1000. */
export function fights(text: string, setting: Setting, answers: readonly string[], expected: Expected): Case {
  const own = { lines: { 1: "X" } };
  const battle = scene(setting, horobito("X", text), "battle", own, facing("blue 2/1000"));
  return { text, scene: battle, answers, expected };
}

/** X, a Horobito with this text, stands on A's Line 1 in A's Main Step. */
export function stands(text: string, setting: Setting, answers: readonly string[], expected: Expected): Case {
  const own = { lines: { 1: "X" } };
  return { text, scene: scene(setting, horobito("X", text), "main step", own, {}), answers, expected };
}

/** X stands on A's Line 1 while the End Phase is carried out; the next Round begins. */
export function ends(text: string, setting: Setting, expected: Expected): Case {
  const own = { lines: { 1: "X" } };
  return { text, scene: scene(setting, horobito("X", text), "end phase", own, {}), answers: [], expected };
}

/** Both players pass: A's empty hand does so by itself. */
export const PASS = ["B pass"];
