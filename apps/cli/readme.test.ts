import { existsSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { main } from "./program.ts";
import { projectRoot } from "./project.ts";
import { pipeWith } from "./testing/fakeIo.ts";
import { temporaryFolder } from "./testing/folder.ts";

const scratch = temporaryFolder();
const READMES = ["README.md", "README.th.md", "README.ja.md"];

const SAVE = scratch("save.json");
/** Here nothing is saved into the project, and there is no bundle for worker threads. */
const HERE: Readonly<Record<string, readonly string[]>> = {
  play: ["--save", SAVE],
  sim: ["--workers", "1"],
};

const readme = (file: string): string => readFileSync(join(projectRoot(), file), "utf8");

/** The lines of all fenced blocks of a kind. */
function blocks(text: string, kind: string): string[] {
  return [...text.matchAll(new RegExp(`\`\`\`${kind}\n([^\`]*)\`\`\``, "gu"))].map((match) => match[1] ?? "");
}

function commands(text: string): string[] {
  return blocks(text, "sh").flatMap((block) => block.trim().split("\n"));
}

const scripts = (JSON.parse(readme("package.json")) as { scripts: Record<string, string> }).scripts;

/** All commands of the English one; of the others those that name a language: the rest is the same (see below). */
function runnable(file: string): string[] {
  const all = commands(readme(file)).filter((command) => command.startsWith("npm run gyoji -- "));
  return file === "README.md" ? all : all.filter((command) => command.includes("--lang"));
}

describe.each(READMES)("%s", (file) => {
  test("npm commands are scripts of the project whose tool is there", () => {
    for (const command of commands(readme(file))) {
      const script = /^npm (?:run )?(\w+)/u.exec(command)?.[1] ?? "";
      expect(scripts[script]).toMatch(/^node tools\/\w+\.mjs$/u);
      expect(existsSync(join(projectRoot(), (scripts[script] ?? "").slice("node ".length)))).toBe(true);
    }
  });

  test.each(runnable(file))("%s", async (command) => {
    const [cards = "", deck = ""] = blocks(readme(file), "yaml");
    const written: Readonly<Record<string, string>> = {
      "lantern.yaml": scratch("lantern.yaml", cards),
      "lantern-deck.yaml": scratch("lantern-deck.yaml", deck),
      "cards.json": scratch("cards.json", blocks(readme(file), "json")[0]),
    };
    const args = command
      .slice("npm run gyoji -- ".length)
      .split(" ")
      .map((arg) => written[arg] ?? arg);
    rmSync(SAVE, { force: true });
    const io = pipeWith(["1", "q"], { XDG_DATA_HOME: scratch("home") });
    expect(await main([...args, ...(HERE[args[0] ?? ""] ?? [])], io)).toBe(0);
    expect(io.written()).not.toBe("");
  });
});

test("the three READMEs show the same commands and cards", () => {
  const [first, ...others] = READMES.map((file) => {
    const text = readme(file);
    const shown = commands(text).map((command) => command.replace(/--lang \w+/u, "--lang"));
    return {
      shown,
      cards: [...blocks(text, "yaml"), ...blocks(text, "json")],
      links: [...text.matchAll(/\]\(((?!README)[^)]+)\)/gu)].map((match) => match[1]),
    };
  });
  for (const other of others) expect(other).toEqual(first);
});

test("what the READMEs link to is there", () => {
  for (const file of [
    ...READMES,
    "CONTRIBUTING.md",
    "ARCHITECTURE.md",
    "docs/card-language.md",
    "docs/own-cards.md",
  ])
    for (const [, link] of readme(file).matchAll(/\]\((?!https?:)([^)#]+)\)/gu))
      expect([file, link, existsSync(join(projectRoot(), dirname(file), link ?? ""))]).toEqual([
        file,
        link,
        true,
      ]);
});
