import type * as z from "zod/mini";
import type { Category } from "../category.ts";
import { type ByLanguage, detectLanguage, LANGUAGES, type Language } from "../language.ts";
import type { Lexicon } from "../lexicon.ts";
import { type Astray, type Problem, parseText } from "../parse.ts";
import { printEverywhere } from "../print.ts";
import type { Tree } from "../tree.ts";
import { cardSchema, type Names } from "./schema.ts";

/** How a game's cards are read. */
export interface CardReading<D extends object> {
  readonly game: string;
  readonly lexicon: Lexicon<unknown>;
  /** The game's own fields of a card (all but id, name and text). Strict, so that unknown fields are refused. */
  readonly schema: z.ZodMiniType<D>;
  /** What sentences a card can have, by its own fields, where that is not all that the lexicon has. */
  readonly sentences?: (own: D) => Category<unknown>;
  /** Which of the sentences of a card belongs to something that is not there, or -1; by its own fields too. */
  readonly astray?: (own: D, sentences: readonly Tree[]) => number;
}

/** What every card has, whatever the game. */
export interface CompiledText {
  readonly id: string;
  readonly name: Names;
  /** The sentences of the card's text; none if it has no text. */
  readonly abilities: readonly Tree[];
  /** The text as it is printed in each language, one line a sentence; empty if there is none. */
  readonly words: ByLanguage<string>;
}

/** A card, or all that is wrong with it. */
export type CardRead<D> =
  | { readonly ok: true; readonly card: D & CompiledText }
  | {
      readonly ok: false;
      readonly id: string;
      readonly issues: z.core.$ZodIssue[];
      readonly text: TextFault;
    };

/** What is wrong with the text of a card: nothing, that it is no text, or what is not understood of it. */
export type TextFault =
  | { readonly kind: "none" }
  | { readonly kind: "noText" }
  | {
      readonly kind: "unread";
      readonly text: string;
      readonly language: Language;
      readonly problem: Problem;
    };

/** Reads a card as it is written in a file, and compiles its text. */
export function readCard<D extends object>(reading: CardReading<D>, written: unknown): CardRead<D> {
  const common = cardSchema.safeParse(written);
  const faults = common.error?.issues ?? [];
  const id = common.data?.id ?? "";
  if (!isFields(written)) return { ok: false, id, issues: faults, text: { kind: "none" } };
  const own = reading.schema.safeParse(
    Object.fromEntries(Object.entries(written).filter(([field]) => !COMMON_FIELDS.has(field))),
  );
  const issues = [...faults, ...(own.error?.issues ?? [])];
  const read = readText(reading, own.data, written);
  if (!common.success || !own.success || !read.ok)
    return { ok: false, id, issues, text: read.ok ? { kind: "none" } : read.fault };
  const { trees: abilities } = read;
  const { name } = common.data;
  const words = printEverywhere(reading.lexicon, abilities);
  return { ok: true, card: { ...own.data, id, name, abilities, words } };
}

const COMMON_FIELDS: ReadonlySet<string> = new Set(["id", "name", "text"]);

type TextRead =
  | { readonly ok: true; readonly trees: readonly Tree[] }
  | { readonly ok: false; readonly fault: TextFault };

/** The sentences of a card. What they can be is not known where its own fields are not. */
function readText<D extends object>(
  { lexicon, sentences, astray }: CardReading<D>,
  own: D | undefined,
  written: Readonly<Record<string, unknown>>,
): TextRead {
  if (!Object.hasOwn(written, "text")) return { ok: true, trees: [] };
  const found = writtenText(written["text"]);
  if (found === null) return { ok: false, fault: { kind: "noText" } };
  const { text, language } = found;
  const category = own && sentences?.(own);
  const isAstray: Astray | undefined = own && astray && ((trees) => astray(own, trees));
  const parsed = parseText(lexicon, language, text, category, isAstray);
  if (parsed.ok) return { ok: true, trees: parsed.trees };
  return { ok: false, fault: { kind: "unread", text, language, problem: parsed.problem } };
}

/** A text alone, or under the name of its language; null for anything else. */
function writtenText(written: unknown): { readonly text: string; readonly language: Language } | null {
  if (typeof written === "string") return { text: written, language: detectLanguage(written) };
  const [field, ...further] = isFields(written) ? Object.entries(written) : [];
  if (field === undefined || further.length > 0) return null;
  const [name, text] = field;
  const language = LANGUAGES.find((one) => one === name);
  return language !== undefined && typeof text === "string" ? { text, language } : null;
}

function isFields(written: unknown): written is Readonly<Record<string, unknown>> {
  return typeof written === "object" && written !== null && !Array.isArray(written);
}
