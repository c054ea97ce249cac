import { jsonFault } from "@gyoji/kernel";
import { fileKindOf } from "@gyoji/lexicon";
import Papa from "papaparse";
import { FileError } from "../fileError.ts";
import { type Place, placeInJson, placeOfOffset } from "../place.ts";

/** One entry of a list from outside: its fields, and where it stands. */
export interface ListRecord {
  readonly file: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly place: () => Place;
}

const MOST_RECORDS = 20_000;
const DEEPEST = 32;

/**
 * Reads a list from outside, in whichever form it is: a JSON array, JSON pages with `items`, one JSON object a line,
 * or CSV with headers.
 * @throws FileError saying what else it is, or where it breaks off
 */
export function readRecords(file: string, text: string): ListRecord[] {
  if (text.trim() === "") throw new FileError({ kind: "list empty", file });
  const unreadable = text.search(/[\0\ufffd]/u);
  if (unreadable >= 0)
    throw new FileError({ kind: "list encoding", file, ...placeOfOffset(text, unreadable) });
  const first = /\S/u.exec(text)?.[0];
  if (first === "<") throw new FileError({ kind: "list html", file });
  const records = first === "{" || first === "[" ? fromJson(file, text) : fromCsv(file, text);
  if (records.length > MOST_RECORDS) throw new FileError({ kind: "list tooMany", file, limit: MOST_RECORDS });
  if (records.length === 0) throw new FileError({ kind: "list empty", file });
  return records;
}

function fromJson(file: string, text: string): ListRecord[] {
  const whole = parsed(text);
  if (whole === null) return fromLines(file, text);
  refuseDeep(file, whole.value);
  return entriesOf(whole.value, []).map(({ fields, path }) => {
    if (fields === null) throw notAList(file, whole.value, placeInJson(text, path));
    return { file, fields, place: () => placeInJson(text, path) };
  });
}

interface Entry {
  /** null for what is no group of fields. */
  readonly fields: Readonly<Record<string, unknown>> | null;
  readonly path: readonly (string | number)[];
}

/** The entries of a list: those of its pages, or the only one. */
function entriesOf(value: unknown, path: readonly (string | number)[]): Entry[] {
  if (Array.isArray(value)) return value.flatMap((each, at) => entriesOf(each, [...path, at]));
  if (!isGroup(value)) return [{ fields: null, path }];
  const items = Object.hasOwn(value, "items") ? value["items"] : undefined;
  if (Array.isArray(items)) return entriesOf(items, [...path, "items"]);
  return [{ fields: value, path }];
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** One object a line; where the first line is none, the whole is JSON that is broken. */
function fromLines(file: string, text: string): ListRecord[] {
  const lines = text.split(/\r?\n/u);
  const head = lines.findIndex((line) => line.trim() !== "");
  const isList = isGroup(parsed(lines[head] ?? "")?.value);
  if (!isList) throw brokenJson(file, text, 1);
  return lines.flatMap((line, at) => {
    if (line.trim() === "") return [];
    const value = parsed(line)?.value;
    if (value === undefined) throw brokenJson(file, line, at + 1);
    refuseDeep(file, value);
    if (!isGroup(value)) throw notAList(file, value, { line: at + 1, column: 1 });
    return [{ file, fields: value, place: () => ({ line: at + 1, column: 1 }) }];
  });
}

function brokenJson(file: string, text: string, line: number): FileError {
  const { offset, cut } = jsonFault(text);
  const place = placeOfOffset(text, offset);
  return new FileError({
    kind: cut ? "list cut" : "list notJson",
    file,
    ...place,
    line: place.line + line - 1,
  });
}

/** A text as JSON, or null. */
function parsed(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

/** Nothing nested deeper is looked at: no list is. */
function refuseDeep(file: string, value: unknown): void {
  let layer: unknown[] = [value];
  for (let depth = 0; layer.length > 0; depth++) {
    if (depth > DEEPEST) throw new FileError({ kind: "list tooDeep", file });
    layer = layer.flatMap((each): unknown[] =>
      typeof each === "object" && each !== null ? Object.values(each) : [],
    );
  }
}

function fromCsv(file: string, text: string): ListRecord[] {
  const { data, errors, meta } = Papa.parse<Record<string, unknown>>(text, {
    header: true,
    skipEmptyLines: "greedy",
    // What a row has beyond the headers is no field.
    transformHeader: (header) => header.trim(),
  });
  if ((meta.fields ?? []).length < 2) throw notAList(file, null, { line: 1, column: 1 });
  const [error] = errors.filter(({ type }) => type === "Quotes");
  if (error !== undefined)
    throw new FileError({ kind: "list quote", file, line: (error.row ?? 0) + 2, column: 1 });
  // Rows, not lines: a field may hold line ends.
  return data.map((fields, at) => ({ file, fields, place: () => ({ line: at + 2, column: 1 }) }));
}

/** What it is that is no list, if that can be told. */
function notAList(file: string, value: unknown, place: Place): FileError {
  const is = fileKindOf(value);
  if (is !== null) return new FileError({ kind: "other file", file, is, wanted: "list", ...place });
  return new FileError({ kind: "list no cards", file, ...place });
}
