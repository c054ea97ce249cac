import { type Ability, type Pool, poolOf } from "@gyoji/kernel";
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
import { COLORS, type Color, type HorobeatDefinition, TRIGGERS } from "./definition.ts";
import { TRIBES } from "./names.ts";
import { PROJECT_FILES } from "./projectFiles.ts";
import type { HorobeatState } from "./state.ts";
import { words } from "./words/index.ts";

const figure = wholeNumber(0, 99_999);
const cost = wholeNumber(0, 99);
const common = {
  cost,
  // 2.4.1: zero or more of the three colours.
  colors: z.array(z.enum(Object.keys(COLORS) as [Color, ...Color[]])).check(z.maxLength(3)),
  power: figure,
  trigger: z.optional(z.enum(TRIGGERS)),
};

const tribe = z.enum(TRIBES.map(({ key }) => key));

/** What a card file says of a HORO-BEAT card beside its id, name and text. */
export const cardSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("horobito"),
    ...common,
    tribe: z.optional(z.union([tribe, z.array(tribe).check(z.maxLength(5))])),
    // 2.8.1.2: both figures or none.
    boost: z.optional(z.strictObject({ cost, power: figure })),
  }),
  z.strictObject({ type: z.literal("waza"), ...common }),
]);

type Written = z.infer<typeof cardSchema> & CompiledText;

/** How cards of this game are read. */
const reading: CardReading<z.infer<typeof cardSchema>> = {
  game: "horobeat",
  lexicon: words,
  schema: cardSchema,
};

/** Reads and compiles a card file; all of it or none. */
export function readCards(file: string, source: string): CardFile<z.infer<typeof cardSchema>> {
  return readCardFile(reading, file, source);
}

/** A card as the machine knows it: its texts as abilities. */
export function define(card: Written): HorobeatDefinition {
  const printed = {
    id: card.id,
    names: card.name,
    cost: card.cost,
    colors: card.colors.reduce((bits, color) => bits | COLORS[color], 0),
    power: card.power,
    trigger: card.trigger ?? null,
    words: card.words,
    abilities: abilitiesOf(card),
    brings: [],
    procedures: [],
  };
  if (card.type === "waza") return { ...printed, type: "waza" };
  const tribes = card.tribe === undefined ? [] : [card.tribe].flat();
  return { ...printed, type: "horobito", tribes, boost: card.boost ?? null };
}

/** The abilities of a text; reading it has left out reminder text (2.6.5.2). */
function abilitiesOf({ id, abilities }: CompiledText): Ability<HorobeatState>[] {
  return abilities.flatMap((tree, at) => meaningOf(words, tree)(`${id} text ${at + 1}`));
}

/** The faces of several card files as one pool. */
export function poolOfCards(
  definitions: readonly HorobeatDefinition[],
): Pool<HorobeatState, HorobeatDefinition> {
  return poolOf<HorobeatState, HorobeatDefinition>(definitions);
}

let compiled: readonly HorobeatDefinition[] | null = null;

/** The project's own cards; compiled when first asked for. */
export function projectCards(): readonly HorobeatDefinition[] {
  compiled ??= PROJECT_FILES.flatMap((data) => cardsOf(reading, data).map(define));
  return compiled;
}
