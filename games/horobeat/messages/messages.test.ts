import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { IntlMessageFormat } from "intl-messageformat";
import { expect, test } from "vitest";
import { events } from "../events.ts";
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
    .filter((entry) => !/messages|node_modules/u.test(entry.parentPath))
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
  const asked = namesIn(/(?:\bask: |\bchosenOf\([^";]*, )"(\w*)"/gu);
  const engine = ["replace", "rockPaperScissors", "throwAgain", "orderEffects"];
  const questions = KEYS.flatMap((key) => (key.startsWith("ask ") ? [key.slice("ask ".length)] : []));
  expect([...asked, ...engine].sort()).toEqual(questions.sort());
});

test("every option has its words", () => {
  const words = [
    ...namesIn(/\bword: "([^"]+)"/gu),
    "rock",
    "paper",
    "scissors",
    "newLine",
    "overBeat",
    "waza",
    "boost",
    ...["entry", "over", "draw", "lastOver"].map((trigger) => `${trigger} Trigger`),
  ];
  for (const word of words) expect(en).toHaveProperty([`option ${word}`]);
});

test("every event, zone and refusal can be told", () => {
  for (const kind of Object.keys(events)) expect(en).toHaveProperty([`event ${kind}`]);
  for (const { name } of ZONES) expect(en).toHaveProperty([`zone ${name.replace(/\d+$/u, "")}`]);
  const refused = CODE.split("\n").filter((line) => /refusal\(|cannot|\? "/u.test(line));
  const rules = refused.flatMap((line) => [...line.matchAll(/"(\d+(?:\.\d+)+)"/gu)].map((match) => match[1]));
  for (const rule of new Set(rules)) expect(en).toHaveProperty([`refused ${rule}`]);
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
