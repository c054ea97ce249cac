import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { explain, readScenario, runScenario } from "@gyoji/scenario";
import { describe, expect, test } from "vitest";
import { en } from "./messages/en.ts";
import { scenario as adaptor } from "./scenario/index.ts";

const folder = new URL("scenarios", import.meta.url).pathname;

function files(within: string): string[] {
  return readdirSync(within, { withFileTypes: true }).flatMap((each) =>
    each.isDirectory()
      ? files(join(within, each.name))
      : each.name.endsWith(".yaml")
        ? [join(within, each.name)]
        : [],
  );
}

const sources = files(folder)
  .sort()
  .map((file) => ({ file, source: readFileSync(file, "utf8") }));

describe("scenarios", () => {
  for (const { file, source } of sources)
    test(file.slice(folder.length + 1), () => {
      const read = readScenario({ file, source });
      if (!read.ok) throw new Error(JSON.stringify(read.problems, null, 1));
      const result = runScenario(adaptor, read.scenario);
      expect(result.passed ? "" : result.diffs.map((each) => explain(each, "en")).join("\n")).toBe("");
    });

  test("say of each question when it is asked", () => {
    const asked = sources.flatMap(({ source }) => [...source.matchAll(/\basks: \{([^}]*)\}/gu)]).join();
    const questions = Object.keys(en).filter((key) => key.startsWith("ask "));
    for (const key of questions) expect(asked).toMatch(new RegExp(`: ${key.slice("ask ".length)}\\b`, "u"));
  });
});
