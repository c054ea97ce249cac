import { expect, type Page } from "@playwright/test";
import { beginMatch, prefer } from "./lobby.ts";
import { onlyOn, openLobby, test } from "./page.ts";
import { choose, closeDialog, firstChoice, menu, playUntilAsked, tableInWords } from "./table.ts";
import { CATALOGUES, wordsOf } from "./words.ts";

onlyOn("laptop", "phone");

test("in mid-match everything is in the new language at once, and the match goes on", async ({ page }) => {
  await prefer(page);
  await openLobby(page);
  await beginMatch(page);
  await playUntilAsked(page, "useHorobito");
  const before = await tableInWords(page);
  for (const [from, to] of [
    ["en", "th"],
    ["th", "ja"],
    ["ja", "en"],
  ] as const) {
    await menu(page, "settings");
    await page.locator(`dialog[open] label[lang=${to}]`).click();
    await expect(page.locator("html")).toHaveAttribute("lang", to);
    await closeDialog(page);
    const left = await leftOf(page, from, to);
    expect(left, `still in ${from}`).toEqual([]);
  }
  expect(await tableInWords(page)).toEqual(before);
  await choose(page, await firstChoice(page));
});

test("in mid-match the theme changes at once, and the match goes on", async ({ page }) => {
  await prefer(page, { theme: "light" });
  await openLobby(page);
  await beginMatch(page);
  await playUntilAsked(page, "useHorobito");
  const before = await tableInWords(page);
  const light = await brightness(page);
  const say = await wordsOf(page);
  await menu(page, "settings");
  await page.getByLabel(say.theme).selectOption("dark");
  await closeDialog(page);
  expect(await brightness(page)).toBeLessThan(light / 3);
  expect(await tableInWords(page)).toEqual(before);
  await choose(page, await firstChoice(page));
});

/** What the page says, seen or not, that is said so in one language but not in the other. */
async function leftOf(
  page: Page,
  from: keyof typeof CATALOGUES,
  to: keyof typeof CATALOGUES,
): Promise<string[]> {
  const said = await page.evaluate(() => {
    const names = [...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap(
      (element) => [
        element.getAttribute("aria-label") ?? "",
        element.getAttribute("title") ?? "",
        element.getAttribute("placeholder") ?? "",
      ],
    );
    return [...document.body.innerText.split("\n"), ...names].map((text) => text.trim());
  });
  const old = new Set<string>(Object.values(CATALOGUES[from]));
  for (const message of Object.values(CATALOGUES[to])) old.delete(message);
  const letters = { en: /[a-z]{3}/u, th: /\p{Script=Thai}/u, ja: /[\p{Script=Hiragana}]/u }[from];
  const isOld = (text: string): boolean =>
    old.has(text) || (from !== "en" && to !== "ja" && letters.test(text));
  return said.filter((text) => text !== "" && isOld(text));
}

function brightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const parts = getComputedStyle(document.documentElement).backgroundColor.match(/[\d.]+/gu) ?? [];
    return parts.slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
  });
}
