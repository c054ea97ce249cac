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
import { ELEMENTS, MOVEMENTS, type MoncolleAbility, type MoncolleDefinition } from "./definition.ts";
import { PROJECT_FILES } from "./projectFiles.ts";
import type { MoncolleState } from "./state.ts";
import { ability, use } from "./words/categories.ts";
import { words } from "./words/index.ts";

const figure = wholeNumber(0, 30);
/** skill.3 One of the six elements; without, a card has none (skill.10). */
const element = z.optional(z.enum(ELEMENTS));

/** What a card file says of a card beside its id, name and text. */
export const cardSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("unit"),
    element,
    level: wholeNumber(1, 10),
    movement: z.enum(MOVEMENTS),
    attack: figure,
    defence: wholeNumber(1, 30),
    // classic.5
    instant: z.optional(z.boolean()),
  }),
  z.strictObject({ type: z.literal("spell"), element, cost: wholeNumber(1, 10) }),
  z.strictObject({
    type: z.literal("item"),
    element,
    cost: wholeNumber(1, 10),
    equipment: z.optional(z.boolean()),
  }),
  z.strictObject({ type: z.literal("field"), element, limit: wholeNumber(1, 20) }),
]);

type Written = z.infer<typeof cardSchema> & CompiledText;

/** How cards of this game are read. */
const reading: CardReading<z.infer<typeof cardSchema>> = {
  game: "moncolle",
  lexicon: words,
  schema: cardSchema,
  sentences: (card) => (isUsed(card) ? use : ability),
};

/** Reads and compiles a card file; all of it or none. */
export function readCards(file: string, source: string): CardFile<z.infer<typeof cardSchema>> {
  return readCardFile(reading, file, source);
}

/** Whether a card is used in combat: a spell, or an item that is no equipment. */
function isUsed(card: z.infer<typeof cardSchema>): boolean {
  return card.type === "spell" || (card.type === "item" && card.equipment !== true);
}

/** A card as the machine knows it: its texts as abilities. */
export function define(card: Written): MoncolleDefinition {
  const abilities = abilitiesOf(card);
  const common = {
    id: card.id,
    names: card.name,
    element: card.element ?? null,
    words: card.words,
    abilities,
    brings: [],
    procedures: abilities.flatMap((each) =>
      each.kind === "performed" && each.aims !== null ? [each.aims] : [],
    ),
  };
  switch (card.type) {
    case "unit": {
      const { type, level, movement, attack, defence, instant = false } = card;
      return { ...common, type, level, movement, attack, defence, isInstant: instant };
    }
    case "spell":
      return { ...common, type: card.type, cost: card.cost };
    case "item":
      return { ...common, type: card.type, cost: card.cost, isEquipment: card.equipment ?? false };
    case "field":
      return { ...common, type: card.type, limit: card.limit };
  }
}

function abilitiesOf({ id, abilities }: CompiledText): MoncolleAbility[] {
  return abilities.flatMap((tree, at) => meaningOf(words, tree)(`${id} text ${at + 1}`));
}

/** The faces of several card files as one pool. */
export function poolOfCards(
  definitions: readonly MoncolleDefinition[],
): Pool<MoncolleState, MoncolleDefinition> {
  return poolOf<MoncolleState, MoncolleDefinition>(definitions);
}

let compiled: readonly MoncolleDefinition[] | null = null;

/** The project's own cards; compiled when first asked for. */
export function projectCards(): readonly MoncolleDefinition[] {
  compiled ??= PROJECT_FILES.flatMap((data) => cardsOf(reading, data).map(define));
  return compiled;
}
