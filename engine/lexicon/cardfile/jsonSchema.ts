import * as z from "zod/mini";
import { cardSchema, fileSchema, MOST_CARDS } from "./schema.ts";

type Json = Readonly<Record<string, unknown>>;

/** The JSON Schema of a game's card files, for completion in editors. */
export function cardFileJsonSchema(game: string, schema: z.ZodMiniType<object>): Json {
  const file: Json = z.toJSONSchema(z.extend(fileSchema, { game: z.literal(game) }));
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
