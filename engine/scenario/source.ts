import { deepPlace } from "@gyoji/lexicon";
import { type Document, isMap, isScalar, LineCounter, parseDocument, visit } from "yaml";
import type { ReadFault, ReadProblem } from "./problem.ts";

/** The largest scenario file that is read. */
const MAX_CHARACTERS = 100_000;

export type Path = readonly PropertyKey[];

/** A parsed file that can say where in it something stands. */
export interface Source {
  readonly file: string;
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
}

/** Parses the text of a file; the first thing wrong with it when it is not plain YAML. */
export function parseSource(file: string, text: string): Source | ReadProblem {
  const first = { file, line: 1, column: 1 };
  if (text.length > MAX_CHARACTERS) return { kind: "tooLarge", limit: MAX_CHARACTERS, ...first };
  const deep = deepPlace(text);
  if (deep >= 0) return { kind: "tooDeep", file, ...placeOfOffset(text, deep) };
  const lines = new LineCounter();
  let document: Document.Parsed;
  try {
    document = parseDocument(text, {
      lineCounter: lines,
      logLevel: "silent",
      customTags: (tags) => tags.filter(isNoFraction),
    });
  } catch {
    return { kind: "notYaml", code: "TOO_DEEP", ...first };
  }
  const [error] = document.errors;
  if (error !== undefined)
    return { kind: "notYaml", code: error.code, file, ...placeAt(lines, error.pos[0]) };
  const trap = firstTrap(document);
  if (trap !== null) return { kind: "unknownKey", path: "", key: "__proto__", file, ...placeAt(lines, trap) };
  const alias = firstAlias(document);
  if (alias !== null) return { kind: "alias", file, ...placeAt(lines, alias) };
  return { file, document, lines };
}

function placeOfOffset(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

/** Without fractions, `6.10` is the rule that it looks like. */
function isNoFraction(tag: unknown): boolean {
  return typeof tag !== "object" || tag === null || !("tag" in tag) || tag.tag !== "tag:yaml.org,2002:float";
}

/** Such a key would be lost where the others are read. */
function firstTrap(document: Document.Parsed): number | null {
  let found: number | null = null;
  visit(document, {
    Pair: (_, { key }) => {
      if (!isScalar(key) || key.value !== "__proto__") return undefined;
      found = key.range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return found;
}

function firstAlias(document: Document.Parsed): number | null {
  let found: number | null = null;
  visit(document, {
    Alias: (_, node) => {
      found = node.range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return found;
}

function placeAt(lines: LineCounter, offset: number): { line: number; column: number } {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}

/** A fault with the place of what `path` leads to, or of the nearest thing around it. */
export function problemAt(source: Source, path: Path, fault: ReadFault): ReadProblem {
  return { ...fault, file: source.file, ...placeOf(source, path) };
}

/** The line of what `path` leads to. */
export function lineOf(source: Source, path: Path): number {
  return placeOf(source, path).line;
}

function placeOf({ document, lines }: Source, path: Path): { line: number; column: number } {
  for (let length = path.length; length > 0; length--) {
    const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    const name = path[length - 1];
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(name))
      : null;
    const node = pair?.key ?? document.getIn(path.slice(0, length), true);
    const range = (node as { range?: readonly number[] | null } | null | undefined)?.range;
    if (range?.[0] !== undefined) return placeAt(lines, range[0]);
  }
  return { line: 1, column: 1 };
}
