import stringWidth from "string-width";

const SCRIPT_WITHOUT_SPACES = /[\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const CLOSING = /^[、。：）」』！？・·]/u;
const segmenter = new Intl.Segmenter("en", { granularity: "word" });

const THAI_AM = /ำ/gu;
const PLAIN = /^[ -~]*$/u;

/** How many columns a text takes on the screen. Terminals give the Thai vowel am a column of its own. */
export function width(text: string): number {
  if (PLAIN.test(text)) return text.length;
  const known = measured.get(text);
  if (known !== undefined) return known;
  if (measured.size >= MOST_MEASURED) measured.clear();
  const columns = stringWidth(text) + (text.match(THAI_AM)?.length ?? 0);
  measured.set(text, columns);
  return columns;
}

/** Texts measured before: the same words come again and again. */
const measured = new Map<string, number>();
const MOST_MEASURED = 4000;

/** Fills a text up with spaces to a width. */
export function pad(text: string, columns: number): string {
  return text + " ".repeat(Math.max(0, columns - width(text)));
}

/** Breaks a text into lines of at most `columns`, between words also where a script writes no spaces. */
export function wrap(text: string, columns: number): string[] {
  return text.split("\n").flatMap((line) => wrapLine(line, columns));
}

function wrapLine(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = "";
  let taken = 0;
  for (const word of unbreakable(text)) {
    if (line !== "" && taken + width(word.trimEnd()) > columns) {
      lines.push(line.trimEnd());
      line = "";
      taken = 0;
    }
    const added = line === "" && lines.length > 0 ? word.trimStart() : word;
    line += added;
    taken += width(added);
  }
  return [...lines, line.trimEnd()];
}

/** The stretches between the places where a line may end. */
function unbreakable(text: string): string[] {
  const stretches: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const last = stretches.at(-1);
    if (last === undefined || (mayBreak(last, segment) && !isNoteBegun(last))) stretches.push(segment);
    else stretches[stretches.length - 1] = last + segment;
  }
  return stretches;
}

const LONGEST_NOTE = 16;

/** Whether a short note in brackets is still open at the end of a stretch: `(+2 under)` stays on one line. */
function isNoteBegun(stretch: string): boolean {
  const open = Math.max(stretch.lastIndexOf("("), stretch.lastIndexOf("（"));
  return (
    open > Math.max(stretch.lastIndexOf(")"), stretch.lastIndexOf("）")) &&
    stretch.length - open < LONGEST_NOTE
  );
}

function mayBreak(before: string, after: string): boolean {
  if (/^\s/u.test(after) || CLOSING.test(after)) return false;
  if (/\s$/u.test(before)) return true;
  const end = before.at(-1) ?? "";
  return (
    (SCRIPT_WITHOUT_SPACES.test(end) || CLOSING.test(end)) && SCRIPT_WITHOUT_SPACES.test(after.slice(0, 1))
  );
}

/** A paragraph whose further lines stand under the first one's text. */
export function hanging(label: string, text: string, columns: number): string {
  const indent = width(label);
  const [first = "", ...rest] = wrap(text, Math.max(10, columns - indent));
  return [label + first, ...rest.map((line) => " ".repeat(indent) + line)].join("\n");
}

/** A list after its label, an item whole on one line where it fits; further lines stand under the first item. */
export function hangingList(label: string, items: readonly string[], columns: number): string {
  const room = Math.max(10, columns - width(label));
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && width(`${last} · ${item}`) <= room)
      lines[lines.length - 1] = `${last} · ${item}`;
    else lines.push(...wrap(item, room));
  }
  const [first = "", ...rest] = lines;
  return [label + first, ...rest.map((line) => " ".repeat(width(label)) + line)].join("\n");
}

/** Rows as columns that line up, two spaces between them. */
export function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, width(cell));
  return rows.map((row) =>
    row
      .map((cell, at) => pad(cell, widths[at] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
