import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLMap,
} from "yaml";
import type { MessageKey, MessageValues } from "../messages/say.ts";
import type { CardFileError } from "./fault.ts";

const LARGEST_FILE = 1_000_000;
const LONGEST_STRING = 2000;
export const MOST_ERRORS = 50;

/** A card file's YAML with the places of its parts, and the errors found in it so far. */
export interface Source {
  readonly file: string;
  readonly text: string;
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
  readonly errors: CardFileError[];
}

/**
 * Reads YAML from a stranger. What is wrong with it is in `errors`; then nothing else of it may be used.
 * @param most how many characters are read: a million take a second or more
 */
export function openSource(file: string, written: string, most = LARGEST_FILE): Source {
  const tooBig = written.length > most;
  const whole = tooBig ? "" : written.replace(/^\ufeff/u, "");
  const deep = deepPlace(whole);
  const text = deep < 0 ? whole : whole.slice(0, deep);
  const lines = new LineCounter();
  // Duplicate keys are looked for below: the library compares each with each.
  const document = parseDocument(text, {
    lineCounter: lines,
    uniqueKeys: false,
    prettyErrors: false,
    version: "1.2",
    schema: "core",
  });
  const source: Source = { file, text, document, lines, errors: [] };
  if (tooBig) report(source, 0, "fileTooBig", { limit: most });
  if (deep >= 0) report(source, deep, "yamlTooDeep");
  if (source.errors.length === 0) checkCharacters(source);
  if (source.errors.length === 0) checkSyntax(source);
  if (source.errors.length === 0) checkNodes(source);
  return source;
}

/** Notes an error at an offset of the file. */
export function report(
  source: Source,
  offset: number,
  message: MessageKey,
  values: MessageValues = {},
): void {
  add(source, { kind: "fault", file: source.file, ...placeAt(source, offset), message, values });
}

/** Notes an error, unless there are enough of them or one is noted at that place. */
export function add({ errors }: Source, error: CardFileError): void {
  const told = errors.some(({ line, column }) => line === error.line && column === error.column);
  if (!told && errors.length < MOST_ERRORS) errors.push(error);
}

/** The line and column of an offset, both from 1. */
export function placeAt(source: Source, offset: number): { line: number; column: number } {
  const { line, col } = source.lines.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}

/** The offset where a part of the file begins, or the innermost part around it that is there. */
export function offsetAt(source: Source, path: readonly PropertyKey[]): number {
  for (let length = path.length; length >= 0; length--) {
    const offset = startOf(source.document.getIn(path.slice(0, length), true));
    if (offset !== undefined) return offset;
  }
  return 0;
}

/** The offset of a field's name in the group of fields at a path. */
export function keyOffset(source: Source, path: readonly PropertyKey[], key: string): number {
  const group = source.document.getIn(path, true);
  const pair = isMap(group)
    ? group.items.find((item) => isScalar(item.key) && item.key.value === key)
    : undefined;
  return startOf(pair?.key) ?? offsetAt(source, path);
}

const DEEPEST = 60;

/** The offset from which a text is nested deeper than any file of ours, or -1: such a text is slow to parse. */
export function deepPlace(text: string): number {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/^[^\s[{\]}]|[[{\]}]|(?:[-?] ){60}/gmu)) {
    if (sign.length > 1) return index;
    if (sign === "[" || sign === "{") depth += 1;
    else if (sign === "]" || sign === "}") depth = Math.max(0, depth - 1);
    // A line that begins at the margin is in no bracket; those before it stood in some text.
    else depth = 0;
    if (depth > DEEPEST) return index;
  }
  return -1;
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}

const UNREADABLE = /[\ufffd\ufffe\uffff]|[^\P{Cc}\t\n\r\u0085]|\p{Cs}/u;

function checkCharacters(source: Source): void {
  const at = source.text.search(UNREADABLE);
  if (at >= 0) report(source, at, "encoding");
}

function checkSyntax(source: Source): void {
  const [{ code, pos } = { code: "", pos: [0] as const }] = source.document.errors;
  if (code === "RESOURCE_EXHAUSTION") return report(source, pos[0], "yamlTooDeep");
  const open = openBracket(source);
  if (open !== undefined) return report(source, open, "yamlOpen", { bracket: source.text.charAt(open) });
  for (const error of source.document.errors) report(source, error.pos[0], messageOf(error.code));
}

/** The offset of the innermost bracket that a broken file does not close. */
function openBracket({ document, text }: Source): number | undefined {
  let open: number | undefined;
  if (document.errors.length === 0) return open;
  visit(document, {
    Collection: (_, node) => {
      const [start = 0, end = 0] = node.range ?? [];
      if (node.flow && !/[\]}]/u.test(text.charAt(end - 1))) open = start;
    },
  });
  return open;
}

function messageOf(code: string): MessageKey {
  switch (code) {
    case "BAD_INDENT":
    case "TAB_AS_INDENT":
      return "yamlIndent";
    case "MISSING_CHAR":
      return "yamlUnclosed";
    case "MULTIPLE_DOCS":
      return "oneDocument";
    case "MULTIPLE_ANCHORS":
    case "BAD_ALIAS":
      return "noAlias";
    case "MULTIPLE_TAGS":
    case "TAG_RESOLVE_FAILED":
      return "noTag";
    default:
      return "yamlSyntax";
  }
}

/** Who writes one alias writes many: a few of them tell enough. */
const MOST_ALIASES = 3;

function checkNodes(source: Source): void {
  let spared = 0;
  visit(source.document, {
    Node: (_, node) => {
      if (source.errors.length >= MOST_ERRORS) return visit.BREAK;
      if (!isSparing(node)) checkNode(source, node);
      else if (++spared <= MOST_ALIASES) report(source, startOf(node) ?? 0, "noAlias");
      return undefined;
    },
  });
}

/** Whether a node spares writing something twice. */
function isSparing(node: Node): boolean {
  return isAlias(node) || ((isScalar(node) || isCollection(node)) && node.anchor !== undefined);
}

function checkNode(source: Source, node: Node): void {
  const offset = startOf(node) ?? 0;
  if (node.tag !== undefined) report(source, offset, "noTag");
  else if (isMap(node)) checkKeys(source, node);
  else if (isScalar(node) && typeof node.value === "string" && node.value.length > LONGEST_STRING) {
    report(source, offset, "stringTooLong", { limit: LONGEST_STRING });
  }
}

function checkKeys(source: Source, map: YAMLMap): void {
  const seen = new Set<string>();
  for (const { key } of map.items) {
    const offset = startOf(key) ?? startOf(map) ?? 0;
    if (!isScalar(key) || typeof key.value !== "string" || key.value === "__proto__")
      report(source, offset, "plainKey");
    else if (seen.has(key.value)) report(source, offset, "duplicateField", { field: key.value });
    else seen.add(key.value);
  }
}
