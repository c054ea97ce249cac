import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ByLanguage } from "@gyoji/lexicon";
import { IntlMessageFormat } from "intl-messageformat";
import { expect, test } from "vitest";

/** What messages of a game must tell of. */
export interface Told {
  readonly messages: ByLanguage<Readonly<Record<string, string>>>;
  /** The kinds of its events, the names of its zones. */
  readonly events: readonly string[];
  readonly zones: readonly string[];
}

/** Tests that what a game can tell has messages, and that they are alike in all languages and well formed. */
export function testMessages({ messages, events, zones }: Told): void {
  const { en } = messages;

  test("every event and zone can be told", () => {
    for (const kind of events) expect(en).toHaveProperty([`event ${kind}`]);
    for (const name of zones) expect(en).toHaveProperty([`zone ${name.replace(/\d+$/u, "")}`]);
  });

  test.each(["th", "ja"] as const)("%s says the same things of the same figures as English", (language) => {
    for (const [key, message] of Object.entries(messages[language])) {
      const known = figures(en[key] ?? "");
      for (const figure of figures(message)) expect([...known, "count"], key).toContain(figure);
      expect(message === "", key).toBe(en[key] === "");
    }
  });

  test.each(["en", "th", "ja"] as const)("every message in %s is well formed", (language) => {
    for (const [key, message] of Object.entries(messages[language])) {
      const values = Object.fromEntries(figures(message).map((name) => [name, name === "known" ? "yes" : 2]));
      expect(String(new IntlMessageFormat(message, language).format(values)) === "", key).toBe(
        message === "",
      );
    }
  });
}

/** The names of the figures in a message. */
function figures(message: string): string[] {
  return [...new Set([...message.matchAll(/\{(\w+)[},]/gu)].map((match) => match[1] ?? ""))].sort();
}

/** The names that a pattern finds in a text, each once. */
export function namesIn(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ""))];
}

/** The code under a folder, but for messages, tests, and what lies at such paths. */
export function codeUnder(folder: URL, except: RegExp): string {
  return readdirSync(fileURLToPath(folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts") && !entry.name.endsWith(".test.ts"))
    .filter(
      (entry) =>
        !/messages|node_modules/u.test(entry.parentPath) && !except.test(join(entry.parentPath, entry.name)),
    )
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
    .join("\n");
}
