import * as z from "zod/mini";
import type { MessageKey } from "../messages/say.ts";

/** The most cards in a file. */
export const MOST_CARDS = 2000;
const MOST_NAME_CHARACTERS = 100;
const ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/u;

/** A name in at least one language. */
export type Names = z.infer<typeof namesSchema>;

const id = z.string().check(
  z.refine((written) => ID.test(written), says("badId")),
  z.meta({ pattern: ID.source }),
);

const oneName = z.exactOptional(
  z.string().check(
    z.maxLength(MOST_NAME_CHARACTERS),
    z.refine((name) => name.trim() === name && name !== "" && !name.includes("\n"), says("badName")),
  ),
);

const namesSchema = z.strictObject({ en: oneName, th: oneName, ja: oneName }).check(
  z.refine((names) => Object.keys(names).length > 0, says("badName")),
  z.meta({ minProperties: 1 }),
);

export const fileSchema = z.strictObject({
  game: z.string(),
  set: z.strictObject({ id, name: namesSchema }),
  cards: z.array(z.unknown()).check(z.maxLength(MOST_CARDS)),
});

/** What every card has; the text is read apart, for its place in the file. */
export const cardSchema = z.looseObject({ id, name: namesSchema });

/** A whole number within bounds that are both told when it is none. */
export function wholeNumber(from: number, to: number) {
  return z.number().check(
    z.refine(
      (written) => Number.isInteger(written) && written >= from && written <= to,
      says("wholeNumber", { from, to }),
    ),
    z.meta({ type: "integer", minimum: from, maximum: to }),
  );
}

/** Names the message of a check of our own. */
function says(message: MessageKey, figures: Readonly<Record<string, number>> = {}) {
  return { params: { says: message, ...figures } };
}
