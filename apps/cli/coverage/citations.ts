import { join, relative } from "node:path";
import type { GameModule } from "@gyoji/game";
import { filesUnder, projectRoot } from "../project.ts";
import { textOf } from "../sources.ts";

/** A number of several parts, or a single one that stands alone in quotation marks. */
const RULE_NUMBER = /(?<![\w.])\w+(?:\.\d+)+(?!\w|\.\d)|(?<=")\d+(?=")/gu;
/** What `property("6.2.1", …)` or `property(["6.2.1", "6.2.2"], …)` names first. */
const PROPERTY = /\bproperty\(\s*(?:"([^"]+)"|\[([^\]]*)\])/gu;

/** Where the code of a game cites each rule, as `file:line`. Messages and tests are no code. */
export function citationsIn(module: GameModule): Map<string, string[]> {
  const sources = codeOf(module).filter((file) => !/\.test\.ts$|[/\\](messages|testing)[/\\]/u.test(file));
  return placesBy(sources, (text) =>
    [...text.matchAll(RULE_NUMBER)].map((match) => ({ at: match.index, ids: [match[0]] })),
  );
}

/** Which property tests show each rule, as `file:line`. */
export function propertiesIn(module: GameModule): Map<string, string[]> {
  const tests = codeOf(module).filter((file) => file.endsWith(".test.ts"));
  return placesBy(tests, (text) =>
    [...text.matchAll(PROPERTY)].map((match) => ({
      at: match.index,
      ids: idsIn(match[1] ?? "", match[2] ?? ""),
    })),
  );
}

function idsIn(one: string, several: string): string[] {
  return one !== "" ? [one] : [...several.matchAll(/"([^"]+)"/gu)].flatMap((match) => match[1] ?? []);
}

function codeOf({ game }: GameModule): string[] {
  return filesUnder(join(projectRoot(), "games", game.id), ".ts");
}

type Found = { readonly at: number; readonly ids: readonly string[] };

function placesBy(files: readonly string[], find: (text: string) => Found[]): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const file of files) {
    const text = textOf(file);
    for (const { at, ids } of find(text)) {
      const place = `${relative(projectRoot(), file)}:${lineAt(text, at)}`;
      for (const id of ids) {
        const known = places.get(id) ?? [];
        if (known.at(-1) !== place) places.set(id, [...known, place]);
      }
    }
  }
  return places;
}

function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at >= 0 && at < offset; at = text.indexOf("\n", at + 1)) line++;
  return line;
}
