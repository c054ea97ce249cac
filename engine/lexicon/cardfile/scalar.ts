import { Scalar } from "yaml";

/**
 * For each character of a scalar's value, and for its end, the offset in the source where it is
 * written. White space may be written otherwise than it is read (folding, indentation, escapes),
 * so runs of it are matched with runs.
 */
export function writtenOffsets(source: string, scalar: Scalar<string>): number[] {
  const [start = 0, end = start] = scalar.range ?? [];
  const offsets: number[] = [];
  let at = contentStart(source, scalar, start);
  for (let n = 0; n < scalar.value.length; ) {
    const space = spaceLength(scalar.value, n);
    if (space > 0) {
      const gap = gapEnd(source, scalar, at, end);
      for (let k = 0; k < space; k++) offsets.push(at);
      n += space;
      at = gap;
    } else {
      at = gapEnd(source, scalar, at, end);
      const written = unitLength(source, scalar, at);
      offsets.push(at);
      // A long escape may stand for a surrogate pair.
      if (written > 2 && isPair(scalar.value, n)) offsets.push(at);
      n = offsets.length;
      at += written;
    }
  }
  offsets.push(at);
  return offsets;
}

function contentStart(source: string, scalar: Scalar, start: number): number {
  if (isQuoted(scalar)) return start + 1;
  return isBlock(scalar) ? source.indexOf("\n", start) + 1 : start;
}

function isBlock({ type }: Scalar): boolean {
  return type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL;
}

function isQuoted({ type }: Scalar): boolean {
  return type === Scalar.QUOTE_DOUBLE || type === Scalar.QUOTE_SINGLE;
}

function spaceLength(text: string, at: number): number {
  let end = at;
  while (isSpace(text.charCodeAt(end))) end += 1;
  return end - at;
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d;
}

/** Past white space, written plainly or, in double quotes, as escapes. */
function gapEnd(source: string, scalar: Scalar, at: number, end: number): number {
  let next = at;
  while (next < end) {
    if (isSpace(source.charCodeAt(next))) next += 1;
    else if (scalar.type === Scalar.QUOTE_DOUBLE && /^\\[ntr \t\r\n]/u.test(source.slice(next, next + 2)))
      next += 2;
    else break;
  }
  return next;
}

const ESCAPE_LENGTHS: Readonly<Record<string, number>> = { x: 4, u: 6, U: 10 };

/** How long one character is as it is written. */
function unitLength(source: string, scalar: Scalar, at: number): number {
  const char = source.charAt(at);
  if (scalar.type === Scalar.QUOTE_SINGLE && char === "'") return 2;
  if (scalar.type === Scalar.QUOTE_DOUBLE && char === "\\") return ESCAPE_LENGTHS[source.charAt(at + 1)] ?? 2;
  return 1;
}

function isPair(text: string, at: number): boolean {
  return (text.codePointAt(at) ?? 0) > 0xffff;
}
