import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@gyoji/lexicon";
import { expect, test } from "vitest";
import { en } from "./messages/en.ts";
import { ja } from "./messages/ja.ts";
import { th } from "./messages/th.ts";
import { main } from "./program.ts";
import { filesUnder, projectRoot } from "./project.ts";
import { type MessageKey, speaker } from "./say.ts";
import { pipeWith } from "./testing/fakeIo.ts";

const CATALOGUES = { en, th, ja };
const COMMANDS = [
  "serve",
  "play",
  "resume",
  "replay",
  "sim",
  "import",
  "card",
  "deck",
  "check",
  "words",
  "rules",
  "scenario",
  "games",
  "schema",
];
const FIGURES = {
  count: 2,
  number: 1,
  covered: 1,
  total: 2,
  scenarios: 1,
  refusals: 0,
  properties: 0,
  limit: 5,
  matches: 3,
};

test.each(LANGUAGES)("without a command, a pipe gets the help (%s)", async (lang) => {
  const io = pipeWith();
  expect(await main(["--lang", lang], io)).toBe(0);
  expect(io.written()).toContain(CATALOGUES[lang]["command play"].slice(0, 20));
  expect(io.written()).toContain(CATALOGUES[lang]["title commands"]);
});

test.each(LANGUAGES)("every command explains itself (%s)", async (lang) => {
  for (const command of COMMANDS) {
    const io = pipeWith();
    expect(await main([command, "--help", "--lang", lang], io)).toBe(0);
    expect(io.written()).toContain(CATALOGUES[lang]["title usage"]);
    expect(io.written()).toContain(CATALOGUES[lang]["option help"]);
    if (lang !== "en") expect(io.written()).not.toMatch(/Usage|Options:|display help|default/u);
  }
});

test("the language comes from the system where it is not given", async () => {
  const thai = pipeWith([], { LANG: "th_TH.UTF-8" });
  await main([], thai);
  expect(thai.written()).toContain(th["title usage"]);
  const japanese = pipeWith([], { LC_ALL: "ja_JP.UTF-8", LANG: "th_TH.UTF-8" });
  await main([], japanese);
  expect(japanese.written()).toContain(ja["title usage"]);
  const other = pipeWith([], { LANG: "C" });
  await main([], other);
  expect(other.written()).toContain(en["title usage"]);
});

test.each([
  [["nonsense"], "misuse command"],
  [["play"], "misuse argument"],
  [["play", "horobeat", "--nonsense"], "misuse option"],
  [["play", "horobeat", "--seed"], "misuse value"],
  [["games", "more"], "misuse excess"],
] as const)("a misuse is told in the user's language: %s", async (args, key) => {
  for (const lang of LANGUAGES) {
    const io = pipeWith();
    expect(await main([...args, "--lang", lang], io)).toBe(1);
    const [fixed = ""] = CATALOGUES[lang][key]
      .replace("{gyoji}", "gyoji")
      .split("{what}")
      .sort((a, b) => b.length - a.length);
    expect(io.complaints()).toContain(fixed);
  }
});

test("an unknown language is refused", async () => {
  const io = pipeWith();
  expect(await main(["games", "--lang", "xx"], io)).toBe(1);
  expect(io.complaints()).toContain("xx");
});

test("of several languages the last one counts", async () => {
  const wrong = pipeWith();
  expect(await main(["games", "--lang", "en", "--lang", "xx"], wrong)).toBe(1);
  expect(wrong.complaints()).toContain("xx");
  const right = pipeWith();
  expect(await main(["--lang", "xx", "games", "--lang", "th", "--help"], right)).toBe(0);
  expect(right.written()).toContain(th["title usage"]);
});

/** The names of the values in a message. */
function named(message: string): string[] {
  return [...new Set([...message.matchAll(/\{(\w+)[},]/gu)].map((match) => match[1] ?? ""))].sort();
}

test.each(LANGUAGES)("every message is well formed and says something (%s)", (lang) => {
  const say = speaker(lang);
  for (const key of Object.keys(en) as MessageKey[]) {
    const names = [...CATALOGUES[lang][key].matchAll(/\{(\w+)/gu)].map((match) => match[1] ?? "");
    const values = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
    expect(say(key, { ...values, ...FIGURES }).length, key).toBeGreaterThan(0);
  }
});

test.each(["th", "ja"] as const)("every message names the same things as in English (%s)", (lang) => {
  for (const key of Object.keys(en) as MessageKey[])
    expect(named(CATALOGUES[lang][key]), key).toEqual(named(en[key]));
});

test("no sentence stands in the code", () => {
  const code = filesUnder(join(projectRoot(), "apps/cli"), ".ts").filter(
    (file) => !/\.test\.ts$|[/\\](messages|testing)[/\\]/u.test(file),
  );
  expect(code.length).toBeGreaterThan(20);
  for (const file of code) {
    const text = readFileSync(file, "utf8").replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gmu, "");
    const sentences = [...text.matchAll(/["`]([^"`\n]*)["`]/gu)]
      .map((match) => match[1] ?? "")
      .filter((literal) => /[A-Za-z]{2,} [a-z]+ [a-z]{2,}/u.test(literal.replaceAll(/\$\{[^}]*\}/gu, "")))
      .filter((literal) => !(literal in en));
    expect(sentences, file).toEqual([]);
  }
});
