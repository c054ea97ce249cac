import { type Pool, poolOf } from "@gyoji/kernel";
import {
  type CardFile,
  type CardReading,
  type CompiledText,
  cardsOf,
  meaningOf,
  readCardFile,
  wholeNumber,
} from "@gyoji/lexicon";
import * as z from "zod/mini";
import type { GensoAbility, GensoDefinition } from "./definition.ts";
import { bitsOf, ELEMENTS } from "./elements.ts";
import { PROJECT_FILES } from "./projectFiles.ts";
import type { GensoState } from "./state.ts";
import { ability, leaderText } from "./words/categories.ts";
import { words } from "./words/index.ts";

const element = z.enum(ELEMENTS);
/** calc.8, calc.9, calc.13 */
const attack = z.strictObject({ cost: wholeNumber(0, 20), rise: wholeNumber(0, 5000) });

/** What a card file says of a card beside its id, name and text. */
export const cardSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("character"),
    elements: z.array(element).check(z.minLength(1), z.maxLength(ELEMENTS.length)),
    atk: wholeNumber(0, 5000),
    skill: attack,
    burst: attack,
  }),
  z.strictObject({ type: z.literal("stacking"), elements: z.optional(z.array(element)) }),
  z.strictObject({ type: z.literal("leader") }),
]);

type Written = z.infer<typeof cardSchema> & CompiledText;

/** How cards of this game are read. */
const reading: CardReading<z.infer<typeof cardSchema>> = {
  game: "genso",
  lexicon: words,
  schema: cardSchema,
  sentences: ({ type }) => (type === "leader" ? leaderText : ability),
};

/** Reads and compiles a card file; all of it or none. */
export function readCards(file: string, source: string): CardFile<z.infer<typeof cardSchema>> {
  return readCardFile(reading, file, source);
}

/** A card as the machine knows it: its texts as abilities. */
export function define(card: Written): GensoDefinition {
  const common = {
    id: card.id,
    names: card.name,
    words: card.words,
    abilities: abilitiesOf(card),
    brings: [],
    procedures: [],
  };
  switch (card.type) {
    case "character": {
      const { type, elements, atk, skill, burst } = card;
      return { ...common, type, elements: bitsOf(elements), atk, skill, burst };
    }
    case "stacking":
      return { ...common, type: card.type, elements: bitsOf(card.elements ?? []) };
    case "leader":
      return { ...common, type: card.type };
  }
}

function abilitiesOf({ id, abilities }: CompiledText): GensoAbility[] {
  return abilities.flatMap((tree, at) => meaningOf(words, tree)(`${id} text ${at + 1}`));
}

/** The faces of several card files as one pool. */
export function poolOfCards(definitions: readonly GensoDefinition[]): Pool<GensoState, GensoDefinition> {
  return poolOf<GensoState, GensoDefinition>(definitions);
}

let compiled: readonly GensoDefinition[] | null = null;

/** The project's own cards; compiled when first asked for. */
export function projectCards(): readonly GensoDefinition[] {
  compiled ??= PROJECT_FILES.flatMap((data) => cardsOf(reading, data).map(define));
  return compiled;
}
