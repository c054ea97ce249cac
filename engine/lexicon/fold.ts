/** A text as the parser sees it: one case, one width, one kind of white space. */
export interface Folded {
  readonly text: string;
  readonly chars: string;
  /** For each folded character, and for the end, its offset in the text. */
  readonly source: readonly number[];
  /** For each offset of the text, and for its end, the folded character. */
  readonly place: readonly number[];
}

const SAME: Readonly<Record<string, string>> = {
  "。": ".",
  "、": ",",
  "〜": "~",
  "‘": "'",
  "’": "'",
  "“": '"',
  "”": '"',
  "‐": "-",
  "‑": "-",
  "–": "-",
  "—": "-",
  "−": "-",
};

/** The vowel am may be typed as one letter behind the tone mark or as two letters around it. */
const THAI_RING_FIRST = /(\u0e4d)([\u0e48-\u0e4b])/gu;

/** Folds a text: ASCII to lower case, full-width forms to ASCII, typographic marks to plain ones. */
export function fold(text: string): Folded {
  const ordered = text.replace(THAI_RING_FIRST, "$2$1");
  const source: number[] = [];
  const place: number[] = [];
  let chars = "";
  for (let at = 0; at < text.length; ) {
    const end = clusterEnd(ordered, at);
    const folded = foldCluster(ordered.slice(at, end));
    for (let offset = at; offset < end; offset++) place.push(chars.length);
    for (let n = 0; n < folded.length; n++) source.push(at);
    chars += folded;
    at = end;
  }
  source.push(text.length);
  place.push(chars.length);
  return { text, chars, source, place };
}

/** The end of a character together with the marks that compose with it. */
function clusterEnd(text: string, at: number): number {
  let end = at + (isHighSurrogate(text.charCodeAt(at)) ? 2 : 1);
  while (end < text.length && composes(text.charCodeAt(end))) end += 1;
  return Math.min(end, text.length);
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}

function composes(code: number): boolean {
  if (code < 0x300) return false;
  return code <= 0x36f || code === 0x3099 || code === 0x309a || code === 0xff9e || code === 0xff9f;
}

function foldCluster(cluster: string): string {
  const code = cluster.charCodeAt(0);
  if (cluster.length === 1) {
    if (code >= 0x21 && code <= 0x7e)
      return code >= 0x41 && code <= 0x5a ? String.fromCharCode(code + 32) : cluster;
    if (isPlain(code)) return cluster;
  }
  const normal = cluster.normalize("NFKC");
  if (/^[\s\u200b\u2060\ufeff]$/u.test(normal)) return " ";
  return SAME[normal] ?? normal.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Thai, kana and kanji that no normalization changes; a short cut only. */
function isPlain(code: number): boolean {
  if (code >= 0x0e01 && code <= 0x0e5b) return code !== 0x0e33;
  if (code >= 0x3041 && code <= 0x3096) return true;
  if (code >= 0x30a1 && code <= 0x30fa) return true;
  return code >= 0x4e00 && code <= 0x9fff;
}

/**
 * For each folded character where reading goes on, past white space and reminder text in brackets;
 * or the place of a bracket that has no partner.
 */
export function findGaps(chars: string): { readonly skip: Int32Array } | { readonly unbalanced: number } {
  const closing = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < chars.length; at++) {
    if (chars[at] === "(") open.push(at);
    if (chars[at] !== ")") continue;
    const opening = open.pop();
    if (opening === undefined) return { unbalanced: at };
    closing.set(opening, at);
  }
  const unclosed = open.pop();
  if (unclosed !== undefined) return { unbalanced: unclosed };
  const skip = new Int32Array(chars.length + 1);
  skip[chars.length] = chars.length;
  for (let at = chars.length - 1; at >= 0; at--) {
    const next = chars[at] === " " ? at + 1 : (closing.get(at) ?? at - 1) + 1;
    skip[at] = next === at ? at : (skip[next] ?? at);
  }
  return { skip };
}

/** Whether a folded character is an ASCII letter or digit. */
export function isWordCharacter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39);
}
