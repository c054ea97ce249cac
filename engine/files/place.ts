/** A line and a column, both from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The place of an offset in a text. */
export function placeOfOffset(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf("\n") + 1;
  return { line: before.split("\n").length, column: before.length - start + 1 };
}

/** Where a part of a JSON text begins, or the innermost part around it that is there. */
export function placeInJson(text: string, path: readonly (string | number)[]): Place {
  let at = skipBlank(text, 0);
  for (const step of path) {
    const next = stepInto(text, at, step);
    if (next < 0) break;
    at = next;
  }
  return placeOfOffset(text, at);
}

/** The offset of one entry of the group or list at an offset, or -1 if there is none. */
function stepInto(text: string, group: number, step: string | number): number {
  const isGroup = text[group] === "{";
  if (!isGroup && text[group] !== "[") return -1;
  let at = skipBlank(text, group + 1);
  for (let index = 0; at < text.length && text[at] !== "}" && text[at] !== "]"; index++) {
    let key: unknown = index;
    if (isGroup) {
      const end = endOf(text, at);
      key = JSON.parse(text.slice(at, end));
      at = skipBlank(text, skipBlank(text, end) + 1);
    }
    if (key === step) return at;
    at = skipBlank(text, endOf(text, at));
    if (text[at] === ",") at = skipBlank(text, at + 1);
  }
  return -1;
}

/** Past the value at an offset. */
function endOf(text: string, from: number): number {
  const token = /"(?:[^"\\]|\\.)*"|[[{\]}]|[^\s"[\]{},:]+/gsu;
  token.lastIndex = from;
  let depth = 0;
  for (let found = token.exec(text); found !== null; found = token.exec(text)) {
    if (found[0] === "[" || found[0] === "{") depth += 1;
    if (found[0] === "]" || found[0] === "}") depth -= 1;
    if (depth <= 0) return token.lastIndex;
  }
  return text.length;
}

function skipBlank(text: string, from: number): number {
  let at = from;
  while (at < text.length && /\s/u.test(text.charAt(at))) at += 1;
  return at;
}
