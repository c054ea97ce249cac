import type { Page } from "@playwright/test";
import { type Catalogue, en } from "../page/messages/en.ts";
import { ja } from "../page/messages/ja.ts";
import { th } from "../page/messages/th.ts";

/** What the page says in each language. */
export const CATALOGUES = { en, th, ja };

/** What the page says in the language that it is in; messages with figures in them are not filled in. */
export async function wordsOf(page: Page): Promise<Catalogue> {
  const language = await page.evaluate(() => document.documentElement.lang);
  if (language !== "en" && language !== "th" && language !== "ja")
    throw new Error(`no language: ${language}`);
  return CATALOGUES[language];
}

/** A message with figures in it, as a pattern that any figures fit. */
export function anyOf(message: string): RegExp {
  const parts = message
    .split(/\{[^}]*\}/u)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`));
  return new RegExp(`^${parts.join(".*")}$`, "u");
}
