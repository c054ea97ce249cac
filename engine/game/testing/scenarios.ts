import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { State } from "@gyoji/kernel";
import { explain, readScenario, runScenario, type ScenarioGame } from "@gyoji/scenario";
import { describe, expect, test } from "vitest";

/**
 * Tests all scenarios of a game.
 * @param folder where their files are
 * @param messages the game's messages by key: each question of them must be asked in some scenario
 */
export function testScenarios<S extends State>(
  adaptor: ScenarioGame<S>,
  folder: URL,
  messages: Readonly<Record<string, string>>,
): void {
  const path = fileURLToPath(folder);
  const sources = readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .sort()
    .map((name) => ({ file: name, source: readFileSync(join(path, name), "utf8") }));

  describe("scenarios", () => {
    for (const { file, source } of sources)
      test(file, () => {
        const read = readScenario({ file, source });
        if (!read.ok) throw new Error(JSON.stringify(read.problems, null, 1));
        const result = runScenario(adaptor, read.scenario);
        expect(result.passed ? "" : result.diffs.map((each) => explain(each, "en")).join("\n")).toBe("");
      });

    test("say of each question when it is asked", () => {
      const asked = sources.flatMap(({ source }) => [...source.matchAll(/\basks: \{([^}]*)\}/gu)]).join();
      const questions = Object.keys(messages).filter((key) => key.startsWith("ask "));
      for (const key of questions) expect(asked).toMatch(new RegExp(`: ${key.slice("ask ".length)}\\b`, "u"));
    });
  });
}
