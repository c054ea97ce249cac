import {
  type Ability,
  type CardId,
  type Definition,
  definitionOf,
  type EffectLocals,
  type Procedure,
} from "@gyoji/kernel";
import type { GensoState, GensoTable, Way } from "./state.ts";

/** calc.8, calc.9, calc.13 An element skill or an element burst: its cost in faces, and its base rise value. */
interface Attack {
  readonly cost: number;
  readonly rise: number;
}

interface Printed {
  readonly id: string;
  readonly names: Readonly<Partial<Record<"en" | "th" | "ja", string>>>;
  /** The text in each language, one line a sentence. */
  readonly words: Readonly<Record<"en" | "th" | "ja", string>>;
}

/** What is printed on a card: a character (place.1), a card that is laid on one (place.4), a leader (place.5). */
export type GensoPrinted =
  | (Printed & {
      readonly type: "character";
      /** Its elements, as bits: see elements.ts. */
      readonly elements: number;
      readonly atk: number;
      readonly skill: Attack;
      readonly burst: Attack;
    })
  /** `elements` are those of the characters that it can be laid on; all of them when it names none. */
  | (Printed & { readonly type: "stacking"; readonly elements: number })
  | (Printed & { readonly type: "leader" });

export type EffectProcedure = Procedure<GensoTable, EffectLocals>;

/** calc.15 What a character's text does in its own calculation phase. */
export interface CharacterSkill {
  readonly kind: "performed";
  readonly what: "characterSkill";
  /** The ways of attacking that it goes with. */
  readonly ways: readonly Way[];
  readonly does: EffectProcedure;
}

/** setup.2 What a leader does that its player turns up in their own calculation phase. */
export interface LeaderSkill {
  readonly kind: "performed";
  readonly what: "leaderSkill";
  /** Whether it can be turned up now. */
  usable(table: GensoTable, locals: EffectLocals): boolean;
  readonly does: EffectProcedure;
}

export type GensoAbility = CharacterSkill | LeaderSkill | Exclude<Ability<GensoState>, { kind: "performed" }>;

/** What a card's text does. */
interface Compiled extends Definition<GensoState> {
  readonly abilities: readonly GensoAbility[];
}

/** A card as it is printed, and what its text does. */
export type GensoDefinition = GensoPrinted & Compiled;

/** A character as it is printed, and what its text does. */
export type CharacterDefinition = GensoDefinition & { readonly type: "character" };

/** The face of a card. */
export function faceOf(table: GensoTable, card: CardId): GensoDefinition {
  return definitionOf(table, card) as GensoDefinition;
}

/** Whether a card is a character card (turn.4). */
export function isCharacterCard(table: GensoTable, card: CardId): boolean {
  return faceOf(table, card).type === "character";
}

/** The face of a character. Throws when the card is none. */
export function characterFace(table: GensoTable, card: CardId): CharacterDefinition {
  const face = faceOf(table, card);
  if (face.type !== "character") throw new Error(`${face.id} is no character`);
  return face;
}

/** The name that decides whether two cards are the same: the original one. */
export function originalName({ names }: GensoPrinted): string {
  return names.en ?? names.ja ?? names.th ?? "";
}
