import { type CardId, type Definition, definitionOf } from "@gyoji/kernel";
import type { HorobeatState, HorobeatTable } from "./state.ts";

/** 2.4.1 The colours, as bits. */
export const COLORS = { red: 1, green: 2, blue: 4 } as const;
export type Color = keyof typeof COLORS;
/** Every set of colours is a number below this. */
export const COLOR_SETS = 8;

/** 8.3 The Trigger effects. */
export const TRIGGERS = ["entry", "over", "draw", "lastOver"] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** The languages that a card may be named in. */
type Names = Readonly<Partial<Record<"en" | "th" | "ja", string>>>;

interface Printed {
  readonly id: string;
  readonly names: Names;
  readonly cost: number;
  /** Bits of `COLORS`. */
  readonly colors: number;
  readonly power: number;
  readonly trigger: Trigger | null;
  /** The text in each language, one ability a line. */
  readonly words: Readonly<Record<"en" | "th" | "ja", string>>;
}

/** 2.2.1 A card is a Horobito or a Waza. */
export type HorobeatPrinted =
  | (Printed & {
      readonly type: "horobito";
      /** Keys of tribes; effects look for one among them (2.5.1). */
      readonly tribes: readonly string[];
      /** 2.8.1.2 Boost Cost and Boost Power come together. */
      readonly boost: { readonly cost: number; readonly power: number } | null;
    })
  | (Printed & { readonly type: "waza" });

/** A card as it is printed, and what its text does. */
export type HorobeatDefinition = HorobeatPrinted & Definition<HorobeatState>;

/** 2.1.1 The name that decides whether two cards are the same: the original one. */
export function originalName({ names }: HorobeatPrinted): string {
  return names.ja ?? names.en ?? names.th ?? "";
}

/** The face of a card. */
export function faceOf(table: HorobeatTable, card: CardId): HorobeatDefinition {
  return definitionOf(table, card) as HorobeatDefinition;
}
