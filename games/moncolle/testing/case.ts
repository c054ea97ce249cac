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
  readonly dice?: readonly number[];
  /** Figures of card X that matter. */
  readonly X?: object;
  readonly moment?: Scene["moment"];
  readonly of?: "A" | "B";
}

type Expected = Case["expected"];

/** A unit that can use any spell and item. */
const CASTER = unit("Caster", "clear Spell: 9\nItem: 9");

export function unit(id: string, text: string, figures: object = {}): object {
  const texts = text === "" ? {} : { text };
  return { id, type: "unit", level: 2, movement: "walking", attack: 1, defence: 5, ...texts, ...figures };
}

function merged(usual: Side, given: Side = {}): Side {
  return {
    ...usual,
    ...given,
    fields: { ...usual.fields, ...given.fields },
    units: { ...usual.units, ...given.units },
  };
}

const HERE: Side = { fields: { A2: "down" } };
const THERE: Side = { fields: { B2: "down" }, units: { B2: ["walking 1 1/2", "walking 2 1/9"] } };

function combat(card: object, own: Side, { A, B, cards = [], dice = [6, 1] }: Setting): Scene {
  return {
    cards: [card, CASTER, ...cards],
    moment: "combat",
    at: "B2",
    from: "A2",
    dice,
    A: merged(merged(HERE, own), A),
    B: merged(THERE, B),
  };
}

/** X, a unit with this text, attack 1 and defence 5, is A's in a combat on B2; A is the attacking side. */
export function fights(text: string, setting: Setting, answers: readonly string[], expected: Expected): Case {
  const scene = combat(unit("X", text, setting.X), { units: { B2: ["X"] } }, setting);
  return { text, scene, answers, expected };
}

/** X, a spell with this text, is in A's hand in such a combat, with a unit that can use it. */
export function casts(text: string, setting: Setting, answers: readonly string[], expected: Expected): Case {
  const spell = { id: "X", type: "spell", cost: 1, text, ...setting.X };
  const own: Side = { hand: ["X"], units: { B2: ["Caster"] } };
  return { text, scene: combat(spell, own, setting), answers, expected };
}

/** X, a unit with this text, is in A's hand when A summons. */
export function comes(text: string, setting: Setting, answers: readonly string[], expected: Expected): Case {
  const { A = {}, B = {}, cards = [], dice = [] } = setting;
  const own = merged(HERE, { ...A, hand: ["X", ...(A.hand ?? [])] });
  const scene: Scene = {
    cards: [unit("X", text, setting.X), CASTER, ...cards],
    moment: "summon",
    dice,
    A: own,
    B: merged({ fields: { B2: "down" } }, B),
  };
  return { text, scene, answers, expected };
}

/** X lies where the setting puts it, at a moment. */
function lies(
  card: object,
  text: string,
  setting: Setting,
  answers: readonly string[],
  expected: Expected,
): Case {
  const { A, B, cards = [], dice = [], moment = "move", of = "A" } = setting;
  const scene: Scene = {
    cards: [{ id: "X", text, ...card }, CASTER, ...cards],
    moment,
    of,
    dice,
    A: merged({}, A),
    B: merged({}, B),
  };
  return { text, scene, answers, expected };
}

/** X, a unit with this text, lies where the setting puts it. */
export function stands(text: string, setting: Setting, answers: readonly string[], expected: Expected): Case {
  return lies(unit("X", text, setting.X), text, setting, answers, expected);
}

/** X, a field with this text and limit 9, lies where the setting puts it. */
export function field(text: string, setting: Setting, answers: readonly string[], expected: Expected): Case {
  return lies({ type: "field", limit: 9 }, text, setting, answers, expected);
}

/** X, an equipment with this text, lies where the setting puts it. */
export function worn(text: string, setting: Setting, answers: readonly string[], expected: Expected): Case {
  return lies({ type: "item", cost: 1, equipment: true }, text, setting, answers, expected);
}
