import type * as z from "zod/mini";
import type { MessageKey, MessageValues } from "../messages/say.ts";
import { keyOffset, MOST_ERRORS, offsetAt, report, type Source } from "./source.ts";

/** Notes what a schema found wrong in the part of the file at a path. */
export function reportIssues(
  source: Source,
  path: readonly PropertyKey[],
  issues: readonly z.core.$ZodIssue[],
): void {
  for (const issue of issues.slice(0, MOST_ERRORS)) reportIssue(source, [...path, ...issue.path], issue);
}

function reportIssue(source: Source, path: readonly PropertyKey[], issue: z.core.$ZodIssue): void {
  if (issue.code === "unrecognized_keys") {
    for (const field of issue.keys.slice(0, MOST_ERRORS))
      report(source, keyOffset(source, path, field), "unknownField", { field });
  } else if (issue.code === "invalid_union" && issue.errors.length > 0) {
    reportIssues(source, path, likeliest(issue.errors));
  } else if (!source.document.hasIn(path)) {
    report(source, offsetAt(source, path), "missingField", { field: nameOf(path) });
  } else {
    const { message, values } = wordsOf(issue);
    report(source, offsetAt(source, path), message, { field: nameOf(path), ...values });
  }
}

/** What is wrong with the form that was most likely meant: the one that fits furthest inward, else that fits in kind. */
function likeliest(choices: readonly (readonly z.core.$ZodIssue[])[]): readonly z.core.$ZodIssue[] {
  return choices.toSorted((a, b) => fit(b) - fit(a))[0] ?? [];
}

function fit(issues: readonly z.core.$ZodIssue[]): number {
  const [first] = issues;
  return first === undefined ? 0 : 2 * first.path.length + Number(first.code !== "invalid_type");
}

function wordsOf(issue: z.core.$ZodIssue): { message: MessageKey; values: MessageValues } {
  switch (issue.code) {
    case "invalid_type":
      return { message: "wrongType", values: { expected: issue.expected } };
    case "invalid_value":
      return { message: "oneOf", values: { values: issue.values.map(String).join(", ") } };
    case "invalid_union":
      return optionsOf(issue);
    case "too_small":
      return { message: TOO_LITTLE[issue.origin] ?? "tooSmall", values: { limit: String(issue.minimum) } };
    case "too_big":
      return { message: TOO_MUCH[issue.origin] ?? "tooLarge", values: { limit: String(issue.maximum) } };
    case "custom":
      return ownWords(issue.params);
    default:
      return { message: "notAllowed", values: {} };
  }
}

const TOO_LITTLE: Readonly<Record<string, MessageKey>> = { string: "tooShort", array: "tooFew" };
const TOO_MUCH: Readonly<Record<string, MessageKey>> = { string: "tooLong", array: "tooMany" };
const OWN: readonly MessageKey[] = ["badId", "badName", "wholeNumber"];

/** The message that a check of our own names, with its figures. */
function ownWords(params: Readonly<Record<string, unknown>> = {}): {
  message: MessageKey;
  values: MessageValues;
} {
  const { says, ...rest } = params;
  const figures = Object.entries(rest).filter(
    (each): each is [string, number] => typeof each[1] === "number",
  );
  return { message: OWN.find((each) => each === says) ?? "notAllowed", values: Object.fromEntries(figures) };
}

/** The values of a discriminator, which zod hands over without declaring them. */
function optionsOf(issue: z.core.$ZodIssueInvalidUnion): { message: MessageKey; values: MessageValues } {
  const options: unknown = "options" in issue ? issue.options : undefined;
  if (!Array.isArray(options)) return { message: "notAllowed", values: {} };
  return { message: "oneOf", values: { values: options.map(String).join(", ") } };
}

/** A path in words: `cards[2].cost`. */
function nameOf(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === "number" ? `[${step + 1}]` : `.${String(step)}`))
    .join("")
    .replace(/^\./u, "");
}
