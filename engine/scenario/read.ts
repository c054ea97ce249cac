import { ACTS, type Throw } from "@gyoji/kernel";
import { fileKindOf } from "@gyoji/lexicon";
import type * as z from "zod/mini";
import {
  type ChanceForm,
  type IllegalForm,
  type LineForm,
  type PlayedForm,
  playedForm,
  type RefusedForm,
  refusedForm,
  seatsIn,
} from "./form.ts";
import type { ReadFault, ReadProblem } from "./problem.ts";
import { type Line, type Played, type Refused, type Scenario, seatOf } from "./scenario.ts";
import { lineOf, type Path, parseSource, problemAt, type Source } from "./source.ts";
import { partsOf } from "./words.ts";

/** A scenario, or what is wrong with its file. */
export type ReadResult =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly problems: readonly ReadProblem[] };

/** Reads a scenario file: its form only, the game reads its cards and its table later. */
export function readScenario({
  file,
  source,
}: {
  readonly file: string;
  readonly source: string;
}): ReadResult {
  const parsed = parseSource(file, source);
  if ("kind" in parsed) return { ok: false, problems: [parsed] };
  const data: unknown = parsed.document.toJS({ maxAliasCount: 0 });
  if (data === null || data === undefined) return wrong(parsed, [], { kind: "empty" });
  const kind = fileKindOf(data);
  if (kind !== null && kind !== "scenario") return wrong(parsed, [], { kind: "otherFile", is: kind });
  return has(data, "refuse") ? readRefused(parsed, data) : readPlayed(parsed, data);
}

function readPlayed(source: Source, data: unknown): ReadResult {
  if (typeof data === "object" && !has(data, "table")) return wrong(source, [], { kind: "tableOrRefuse" });
  const read = playedForm.safeParse(data);
  if (!read.success) return refuse(source, read.error.issues);
  const { table, cards, options = {}, chance = [], play = [] } = read.data;
  const lines = [
    ...play.flatMap((line, at) => linesOf(source, ["play", at], line)),
    ...lastLines(source, read.data),
  ];
  if (!lines.some(({ kind }) => kind !== "choose" && kind !== "act"))
    return wrong(source, [], { kind: "nothingExpected" });
  const body: Played = { kind: "played", cards, table, options, chance: chance.map(throwOf), lines };
  return { ok: true, scenario: scenarioOf(source, read.data, body) };
}

function readRefused(source: Source, data: object): ReadResult {
  const foreign = ["table", "play", "cards", "options", "chance", "legal", "illegal"].find(
    (key) => key in data,
  );
  if (foreign === "table") return wrong(source, ["table"], { kind: "tableOrRefuse" });
  if (foreign !== undefined) return wrong(source, [foreign], { kind: "notWithRefuse", key: foreign });
  if (!has(data, "expect")) return wrong(source, [], { kind: "problemsMissing" });
  const read = refusedForm.safeParse(data);
  if (!read.success) return refuse(source, read.error.issues);
  const [[what, content] = ["", null]] = Object.entries(read.data.refuse);
  const { problems } = read.data.expect;
  const body: Refused = { kind: "refused", what, content, problems, line: lineOf(source, ["refuse"]) };
  return { ok: true, scenario: scenarioOf(source, read.data, body) };
}

function scenarioOf({ file }: Source, form: PlayedForm | RefusedForm, body: Scenario["body"]): Scenario {
  const { game, title, rules } = form;
  return { file, game, title, rules, body };
}

function lastLines(source: Source, { expect, legal, illegal }: PlayedForm): Line[] {
  return [
    ...(expect === undefined ? [] : linesOf(source, ["expect"], { expect })),
    ...(legal === undefined ? [] : linesOf(source, ["legal"], { legal })),
    ...(illegal === undefined ? [] : linesOf(source, ["illegal"], { illegal })),
  ];
}

function linesOf(source: Source, path: Path, form: LineForm): Line[] {
  const line = lineOf(source, path);
  if (form.expect !== undefined) return [{ kind: "expect", expected: form.expect, line }];
  if (form.illegal !== undefined) return form.illegal.map((each): Line => illegalLine(each, line));
  if (form.legal !== undefined)
    return Object.entries(form.legal).map(
      ([letter, options]): Line => ({ kind: "legal", seat: seatOf(letter), options, line }),
    );
  const [letter = "A"] = seatsIn(form);
  const words = form[letter] ?? "";
  const seat = seatOf(letter);
  const act = ACTS.find((each) => each === words.trim());
  if (act !== undefined) return [{ kind: "act", seat, act, line }];
  return [{ kind: "choose", seat, words: partsOf(words), line }];
}

function illegalLine(form: IllegalForm, line: number): Line {
  const [letter = "A"] = seatsIn(form);
  const { rule, reason = null, figures = null } = form;
  return {
    kind: "illegal",
    seat: seatOf(letter),
    words: partsOf(form[letter] ?? ""),
    rule,
    reason,
    figures,
    line,
  };
}

function throwOf(form: ChanceForm): Throw {
  return "pick" in form ? { kind: "pick", number: form.pick } : { kind: "shuffle", order: form.shuffle };
}

function has<K extends string>(data: unknown, key: K): data is { readonly [key in K]: unknown } {
  return typeof data === "object" && data !== null && key in data;
}

function wrong(source: Source, path: Path, fault: ReadFault): ReadResult {
  return { ok: false, problems: [problemAt(source, path, fault)] };
}

function refuse(source: Source, issues: readonly z.core.$ZodIssue[]): ReadResult {
  return { ok: false, problems: issues.flatMap((issue) => problemsOf(source, issue)) };
}

function problemsOf(source: Source, issue: z.core.$ZodIssue): ReadProblem[] {
  const path = issue.path.map(String).join(".");
  const at = (fault: ReadFault) => [problemAt(source, issue.path, fault)];
  switch (issue.code) {
    case "invalid_type":
      return at({ kind: "wrongType", path, expected: issue.expected });
    case "invalid_value":
      return at({ kind: "wrongValue", path, expected: issue.values.map(String).join(", ") });
    case "unrecognized_keys":
      return issue.keys.map((key) =>
        problemAt(source, [...issue.path, key], { kind: "unknownKey", path, key }),
      );
    case "too_big":
    case "too_small":
      return at({ kind: "outOfBounds", path });
    case "custom":
      return at({ kind: "notOneKey", path });
    default:
      return at({ kind: "wrongForm", path });
  }
}
