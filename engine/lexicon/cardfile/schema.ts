import { z } from "zod";
import type { MessageKey } from "../messages/say.ts";

const MOST_CARDS = 2000;
const MOST_NAME_CHARACTERS = 100;
const ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/u;

/** A name in at least one language. */
export type Names = z.infer<typeof namesSchema>;

const id = z
  .string()
  .refine((written) => ID.test(written), says("badId"))
  .meta({ pattern: ID.source });

const oneName = z
  .string()
  .max(MOST_NAME_CHARACTERS)
  .refine((name) => name.trim() === name && name !== "" && !name.includes("\n"), says("badName"))
  .exactOptional();

const namesSchema = z
  .strictObject({ en: oneName, th: oneName, ja: oneName })
  .refine((names) => Object.keys(names).length > 0, says("badName"))
  .meta({ minProperties: 1 });

export const fileSchema = z.strictObject({
  game: z.string(),
  set: z.strictObject({ id, name: namesSchema }),
  cards: z.array(z.unknown()).max(MOST_CARDS),
});

/** What every card has; the text is read apart, for its place in the file. */
export const cardSchema = z.looseObject({ id, name: namesSchema });

/** A whole number within bounds that are both told when it is none. */
export function wholeNumber(from: number, to: number) {
  return z
    .number()
    .refine(
      (written) => Number.isInteger(written) && written >= from && written <= to,
      says("wholeNumber", { from, to }),
    )
    .meta({ type: "integer", minimum: from, maximum: to });
}

/** Names the message of a check of our own. */
function says(message: MessageKey, figures: Readonly<Record<string, number>> = {}) {
  return { params: { says: message, ...figures } };
}

type Json = Readonly<Record<string, unknown>>;

/** The JSON Schema of a game's card files, for completion in editors. */
export function cardFileJsonSchema(game: string, schema: z.ZodType<object>): Json {
  const file: Json = z.toJSONSchema(fileSchema.extend({ game: z.literal(game) }));
  const { $schema, ...own } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return {
    ...file,
    $schema,
    properties: {
      ...group(file, "properties"),
      cards: { type: "array", maxItems: MOST_CARDS, items: withCommonFields(own) },
    },
  };
}

const TEXT: Json = {
  anyOf: [
    { type: "string" },
    {
      type: "object",
      properties: { en: { type: "string" }, th: { type: "string" }, ja: { type: "string" } },
      minProperties: 1,
      maxProperties: 1,
      additionalProperties: false,
    },
  ],
};

/** Adds the fields of every card to a game's, in each kind of card if there are several. */
function withCommonFields(card: Json): Json {
  for (const choice of ["anyOf", "oneOf"]) {
    const kinds = card[choice];
    if (Array.isArray(kinds)) return { ...card, [choice]: kinds.map((kind: Json) => withCommonFields(kind)) };
  }
  const common = z.toJSONSchema(cardSchema).properties;
  const required: readonly unknown[] = Array.isArray(card["required"]) ? card["required"] : [];
  return {
    ...card,
    properties: { ...common, ...group(card, "properties"), text: TEXT },
    required: ["id", "name", ...required],
  };
}

function group(json: Json, field: string): object {
  const value = json[field];
  return typeof value === "object" && value !== null ? value : {};
}
