import type { Scene, Side } from "./played.ts";

/** A card's text, a table, what is answered, and what is so afterwards, by path. */
export interface Case {
  readonly text: string;
  readonly scene: Scene;
  readonly answers: readonly string[];
  readonly expected: Readonly<Record<string, unknown>>;
}

/** What of a table matters to a case. */
interface Setting {
  readonly A?: Side;
  readonly B?: Side;
  readonly cards?: readonly object[];
  /** What is rolled; by default nothing that counts. */
  readonly dice?: readonly string[];
}

type Expected = Case["expected"];

/** Eight dice that count for nobody. */
export const NOTHING = "rock rock rock rock rock rock rock rock";
/** Three and six that count for X. */
export const THREE = "fire fire fire rock rock rock rock rock";
export const SIX = "fire fire fire fire fire fire rock rock";

const FIRST: readonly string[] = ["A rock", "B scissors"];
const SECOND: readonly string[] = ["A rock", "B paper"];

/** A character with a text: of fire, ATK 500, skill 3/300, burst 6/600. */
export function character(id: string, text: string): object {
  const figures = {
    elements: ["fire"],
    atk: 500,
    skill: { cost: 3, rise: 300 },
    burst: { cost: 6, rise: 600 },
  };
  return { id, type: "character", ...figures, ...(text === "" ? {} : { text }) };
}

function scene(text: string, { A = {}, B = {}, cards = [], dice = [NOTHING, NOTHING] }: Setting): Scene {
  return {
    cards: [character("X", text), ...cards],
    columns: [1, 2],
    dice,
    A: { ...A, field: { 1: "X", 2: "ice 100", ...A.field } },
    B: { ...B, field: { 1: "water 500", 2: "ice 100", ...B.field } },
  };
}

function made(text: string, table: Scene, answers: readonly string[], expected: Expected): Case {
  return { text, scene: table, answers, expected };
}

/** X, with this text, battles as the first attacker of A; B's roll comes next. */
export function first(text: string, setting: Setting, answers: readonly string[], expected: Expected): Case {
  return made(text, scene(text, setting), [...FIRST, ...answers], expected);
}

/** X, with this text, battles as the second attacker of A; water 500 has attacked. */
export function second(text: string, setting: Setting, answers: readonly string[], expected: Expected): Case {
  return made(text, scene(text, setting), [...SECOND, "B fix › attack", ...answers], expected);
}

/** X, with this text, is about to battle. */
export function before(text: string, setting: Setting, answers: readonly string[], expected: Expected): Case {
  return made(text, scene(text, setting), answers, expected);
}

/** X, a stacking card with this text, is in the hand of A, whose fire 500 attacks first. */
export function laid(text: string, setting: Setting, answers: readonly string[], expected: Expected): Case {
  const { A = {}, ...rest } = setting;
  const table = scene("", { ...rest, A: { hand: ["X"], ...A, field: { 1: "fire 500", ...A.field } } });
  return made(
    text,
    { ...table, cards: [{ id: "X", type: "stacking", text }, ...(setting.cards ?? [])] },
    [...FIRST, ...answers],
    expected,
  );
}

/** X, a leader with this text, is A's, whose fire 500 attacks first. */
export function leads(text: string, setting: Setting, answers: readonly string[], expected: Expected): Case {
  const { A = {}, ...rest } = setting;
  const table = scene("", { ...rest, A: { leader: "X", ...A, field: { 1: "fire 500", ...A.field } } });
  return made(
    text,
    { ...table, cards: [{ id: "X", type: "leader", text }, ...(setting.cards ?? [])] },
    [...FIRST, ...answers],
    expected,
  );
}

/** X, with this text, is face up beside others when the turn is decided. */
export function decides(
  text: string,
  setting: Setting,
  answers: readonly string[],
  expected: Expected,
): Case {
  const { columns: _columns, ...table } = scene(text, setting);
  return made(
    text,
    {
      ...table,
      moment: "result",
      dice: setting.dice ?? [],
      A: { hand: ["any", "any", "any", "any", "any"], ...setting.A, field: { 1: "X up" } },
      B: { hand: ["any", "any", "any", "any", "any"], ...setting.B, field: {} },
    },
    answers,
    expected,
  );
}
