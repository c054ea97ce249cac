import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The folder that the page is built into. */
export const BUILT = fileURLToPath(new URL("../../../dist/web", import.meta.url));

const ASSETS = `${BUILT}/assets`;

/** Whether a file of the built page is a piece of the Japanese font. */
export function isJapanese(url: string): boolean {
  return /noto-sans-jp-[^/]+\.woff2$/u.test(url);
}

/** The pieces of the Japanese font that have a letter which the built page itself writes, by the names of their files. */
export function writtenPieces(): Set<string> {
  const written = new Set(textOfAll(/\.js(?:on)?$/u));
  const letters = [...written].map((letter) => letter.codePointAt(0) ?? 0);
  const faces = textOfAll(/\.css$/u).matchAll(
    /\/(noto-sans-jp-[^/)]+\.woff2)\)[^}]*?unicode-range:([^;}]+)/gu,
  );
  const pieces = new Set<string>();
  for (const [, file = "", ranges = ""] of faces) {
    const spans = ranges.split(",").map(spanOf);
    if (letters.some((letter) => spans.some(([from, to]) => letter >= from && letter <= to)))
      pieces.add(file);
  }
  return pieces;
}

function textOfAll(kind: RegExp): string {
  const files = readdirSync(ASSETS).filter((file) => kind.test(file));
  return files.map((file) => readFileSync(`${ASSETS}/${file}`, "utf8")).join("");
}

/** A range as CSS writes it: `U+3042`, `U+30a?`, `U+4e00-4eff`. */
function spanOf(range: string): readonly [number, number] {
  const [from = "", to = from] = range.trim().slice(2).split("-");
  return [Number.parseInt(from.replaceAll("?", "0"), 16), Number.parseInt(to.replaceAll("?", "f"), 16)];
}
