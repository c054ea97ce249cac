import * as z from "zod/mini";

/* The form of a scenario file. */

const LONGEST_TEXT = 500;
const LONGEST_LIST = 500;

const text = z.string().check(z.minLength(1), z.maxLength(LONGEST_TEXT));
const list = <T extends z.core.$ZodType>(item: T) => z.array(item).check(z.maxLength(LONGEST_LIST));

/** A rule number; `6` is a number in YAML. */
const rule = z.pipe(z.union([text, z.int()]), z.transform(String));

const letters = ["A", "B", "C", "D", "E", "F", "G", "H"] as const;
const words = z.optional(text);
const seats = { A: words, B: words, C: words, D: words, E: words, F: words, G: words, H: words };

/** One or several of something. */
function some<T extends z.core.$ZodType>(item: T) {
  return z.pipe(
    z.transform((value: unknown): unknown => (Array.isArray(value) ? value : [value])),
    list(item),
  );
}

const illegal = z
  .strictObject({
    ...seats,
    rule,
    reason: z.optional(text),
    figures: z.optional(z.record(text, z.union([text, z.int()]))),
  })
  .check(z.refine((value) => seatsIn(value).length === 1, { error: "notOneKey" }));

const legal = z.partialRecord(z.enum(letters), list(text));

const outcome = z.union([
  z.literal("none"),
  z.strictObject({ winner: z.enum(letters), rule: z.optional(rule) }),
  z.strictObject({ winners: list(z.enum(letters)), rule: z.optional(rule) }),
  z.strictObject({ drawn: z.literal(true), rule: z.optional(rule) }),
  z.strictObject({ looped: z.literal(true), cycle: z.optional(list(rule)) }),
]);

const expected = z.looseObject({
  outcome: z.optional(outcome),
  asks: z.optional(z.partialRecord(z.enum(letters), text)),
  why: z.optional(list(rule)),
  events: z.optional(list(text)),
});

const problems = z.strictObject({ problems: list(z.strictObject({ rule, reason: text })) });

const line = z
  .strictObject({
    ...seats,
    expect: z.optional(expected),
    legal: z.optional(legal),
    illegal: z.optional(some(illegal)),
  })
  .check(z.refine((value) => Object.keys(value).length === 1, { error: "notOneKey" }));

const chance = z.union([
  z.strictObject({ pick: z.int().check(z.nonnegative()) }),
  z.strictObject({ shuffle: z.union([z.literal("unchanged"), list(z.int().check(z.nonnegative()))]) }),
]);

const head = { game: text, title: text, rules: list(rule).check(z.minLength(1)) };

export const playedForm = z.strictObject({
  ...head,
  cards: z.optional(z.unknown()),
  table: z.unknown(),
  options: z.optional(z.record(text, text)),
  chance: z.optional(list(chance)),
  play: z.optional(list(line)),
  expect: z.optional(expected),
  legal: z.optional(legal),
  illegal: z.optional(some(illegal)),
});

export const refusedForm = z.strictObject({
  ...head,
  refuse: z
    .record(text, z.unknown())
    .check(z.refine((value) => Object.keys(value).length === 1, { error: "notOneKey" })),
  expect: problems,
});

export type PlayedForm = z.infer<typeof playedForm>;
export type RefusedForm = z.infer<typeof refusedForm>;
export type LineForm = z.infer<typeof line>;
export type ChanceForm = z.infer<typeof chance>;
export type IllegalForm = z.infer<typeof illegal>;

/** The seats that a line names, by letter. */
export function seatsIn(value: object): (typeof letters)[number][] {
  return letters.filter((letter) => letter in value);
}
