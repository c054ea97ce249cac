import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { IntlMessageFormat } from "intl-messageformat";
import { expect, test } from "vitest";
import { events } from "../events.ts";
import { passing } from "../passing.ts";
import { ALL_SQUARES, squareName } from "../squares.ts";
import { ZONES } from "../state.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";
import { th } from "./th.ts";

const CATALOGUES = { en, th, ja };
const KEYS = Object.keys(en) as (keyof typeof en)[];
const CODE = codeUnder(fileURLToPath(new URL("..", import.meta.url)));

/** The game's code: all but its messages and tests. */
function codeUnder(folder: string): string {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts") && !entry.name.endsWith(".test.ts"))
    .filter((entry) => !/messages|testing|scenario|node_modules/u.test(entry.parentPath))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
    .join("\n");
}

function namesIn(pattern: RegExp): string[] {
  return [...new Set([...CODE.matchAll(pattern)].map((match) => match[1] ?? ""))];
}

/** The names of the figures in a message. */
function figures(message: string): string[] {
  return [...new Set([...message.matchAll(/\{(\w+)[},]/gu)].map((match) => match[1] ?? ""))].sort();
}

test("everything that is asked has a question, and every question is asked", () => {
  const named = namesIn(/(?:\bask: |userOfText, |, who, |\? |: )"(\w+)"/gu);
  const asked = namesIn(/\bask: "(\w+)"/gu);
  for (const ask of asked) expect(en).toHaveProperty([`ask ${ask}`]);
  const questions = KEYS.flatMap((key) => (key.startsWith("ask ") ? [key.slice("ask ".length)] : []));
  expect(questions.filter((ask) => ask !== "replace" && !named.includes(ask))).toEqual([]);
});

test("every way of passing is said", () => {
  for (const { stop } of passing) expect(en).toHaveProperty([`stop ${stop}`]);
});

test("every option has its words", () => {
  const words = [...namesIn(/\bkind: "word", word: "([^"]+)"/gu), "everyone", "go", "keep", "rearrange"];
  const squares = ALL_SQUARES.map((square) => `to ${squareName(square)}`);
  const ways = [...namesIn(/\bway: "(\w+)"/gu), "equip", "summon", "call", "spell", "item"];
  for (const word of [...words, ...ways, ...squares]) expect(en).toHaveProperty([`option ${word}`]);
});

test("every event, zone and refusal can be told", () => {
  for (const kind of Object.keys(events)) expect(en).toHaveProperty([`event ${kind}`]);
  for (const { name } of ZONES) expect(en).toHaveProperty([`zone ${name.replace(/\d+$/u, "")}`]);
  for (const reason of namesIn(/\bhindrance\("[a-z]+\.\d+", "(\w+)"/gu))
    expect(en).toHaveProperty([`refused ${reason}`]);
  for (const reason of ["normal", "counter", "limited", "noSquare", "noFieldCard"])
    expect(en).toHaveProperty([`refused ${reason}`]);
  for (const reason of namesIn(/"(deck [a-z ]+)"/gu)) expect(en).toHaveProperty([reason]);
});

test.each(["th", "ja"] as const)("%s says the same things of the same figures as English", (language) => {
  for (const key of KEYS) {
    const known = figures(en[key]);
    for (const figure of figures(CATALOGUES[language][key]))
      expect([...known, "count"], key).toContain(figure);
    expect(CATALOGUES[language][key] === "", key).toBe((en[key] as string) === "");
  }
});

test.each(["en", "th", "ja"] as const)("every message in %s is well formed", (language) => {
  for (const key of KEYS) {
    const message = CATALOGUES[language][key];
    const values = Object.fromEntries(figures(message).map((name) => [name, name === "known" ? "yes" : 2]));
    expect(String(new IntlMessageFormat(message, language).format(values)) === "", key).toBe(message === "");
  }
});
