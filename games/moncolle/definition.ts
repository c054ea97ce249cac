import {
  type Ability,
  type CardId,
  type Definition,
  definitionOf,
  type EffectLocals,
  type Procedure,
} from "@gyoji/kernel";
import type { MoncolleState, MoncolleTable, Timing } from "./state.ts";

/** skill.3 The six elements, in the order of the rules. */
export const ELEMENTS = ["earth", "water", "wind", "fire", "light", "demon"] as const;
export type Element = (typeof ELEMENTS)[number];

/** move.1, move.2, move.3 */
export const MOVEMENTS = ["walking", "floating", "flying"] as const;
export type Movement = (typeof MOVEMENTS)[number];

interface Printed {
  readonly id: string;
  readonly names: Readonly<Partial<Record<"en" | "th" | "ja", string>>>;
  /** skill.10 Null is without an element. */
  readonly element: Element | null;
  /** The text in each language, one line a sentence. */
  readonly words: Readonly<Record<"en" | "th" | "ja", string>>;
}

/** What is printed on a card: a unit, a spell, an item or a field. */
export type MoncollePrinted =
  | (Printed & {
      readonly type: "unit";
      readonly level: number;
      readonly movement: Movement;
      readonly attack: number;
      readonly defence: number;
      /** classic.5 Whether it can be summoned in the opening of a combat. */
      readonly isInstant: boolean;
    })
  | (Printed & { readonly type: "spell"; readonly cost: number })
  /** An equipment stays with a unit; another item is used in combat. */
  | (Printed & { readonly type: "item"; readonly cost: number; readonly isEquipment: boolean })
  | (Printed & { readonly type: "field"; readonly limit: number });

export type EffectProcedure = Procedure<MoncolleTable, EffectLocals>;

/** ability.2, ability.3, ability.4, ability.6 The marks of what is used; "none" on spells and items. */
export type Mark = "check" | "cross" | "discard" | "summon" | "none";

/** What has to be discarded from hand. */
export interface DiscardCost {
  readonly count: number;
  readonly fits: (table: MoncolleTable, card: CardId, locals: EffectLocals) => boolean;
}

/** What a card says that is used: a spell, an item, an ability with its mark. */
export interface Usable {
  readonly kind: "performed";
  readonly what: Mark;
  /** Null for what is used outside combat. */
  readonly timing: Timing | null;
  /** timing.8 */
  readonly isFinal: boolean;
  readonly cost: DiscardCost | null;
  /** What it does it to is chosen when it is declared; null when there is nothing to choose. */
  readonly aims: EffectProcedure | null;
  /** Whether there is what it could be done to. */
  possible(table: MoncolleTable, locals: EffectLocals): boolean;
  readonly does: EffectProcedure;
}

export type MoncolleAbility = Usable | Exclude<Ability<MoncolleState>, { kind: "performed" }>;

/** What a card's text does. */
interface Compiled extends Definition<MoncolleState> {
  readonly abilities: readonly MoncolleAbility[];
}

/** A card as it is printed, and what its text does. */
export type MoncolleDefinition = MoncollePrinted & Compiled;

/** A unit as it is printed, and what its text does. */
export type UnitDefinition = MoncolleDefinition & { readonly type: "unit" };

/** The face of a card. */
export function faceOf(table: MoncolleTable, card: CardId): MoncolleDefinition {
  return definitionOf(table, card) as MoncolleDefinition;
}

/** A face by its index in the pool. */
export function faceAt(table: MoncolleTable, index: number): MoncolleDefinition {
  return table.pool.definitions[index] as MoncolleDefinition;
}

/** The face of a unit. Throws when the card is none. */
export function unitFace(table: MoncolleTable, card: CardId): UnitDefinition {
  const face = faceOf(table, card);
  if (face.type !== "unit") throw new Error(`${face.id} is no unit`);
  return face;
}

/** deck.2 The name that decides whether two cards are the same: the original one. */
export function originalName({ names }: MoncollePrinted): string {
  return names.en ?? names.th ?? names.ja ?? "";
}
