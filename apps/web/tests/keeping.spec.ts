import { expect, type Page } from "@playwright/test";
import { beginMatch, prefer } from "./lobby.ts";
import { onlyOn, openLobby, test } from "./page.ts";
import { choose, firstChoice, menu, playUntilAsked, tableInWords } from "./table.ts";
import { anyOf, wordsOf } from "./words.ts";

onlyOn("laptop");

test.beforeEach(async ({ page }) => {
  await prefer(page);
  await openLobby(page);
  await beginMatch(page);
  await playUntilAsked(page, "useHorobito");
});

test("a match that is reloaded goes on from the same table", async ({ page }) => {
  const before = await tableInWords(page);
  await page.reload();
  await playUntilAsked(page, "useHorobito");
  expect(await tableInWords(page)).toEqual(before);
  await choose(page, await firstChoice(page));
});

test("a match that was left goes on from the lobby, in a new tab too", async ({ page, context }) => {
  const say = await wordsOf(page);
  const before = await tableInWords(page);
  await page.getByRole("link", { name: say["to lobby"] }).click();
  await page.getByRole("link", { name: anyOf(say["go on named"]) }).click();
  await playUntilAsked(page, "useHorobito");
  expect(await tableInWords(page)).toEqual(before);
  await page.close();
  const other = await context.newPage();
  await openLobby(other);
  await other.getByRole("link", { name: anyOf(say["go on named"]) }).click();
  await playUntilAsked(other, "useHorobito");
  expect(await tableInWords(other)).toEqual(before);
  await choose(other, await firstChoice(other));
});

test("a match can be given up, and is then a replay in the lobby", async ({ page }) => {
  const say = await wordsOf(page);
  await menu(page, "concede");
  await page.locator('[data-menu="yes"]').click();
  await expect(page.locator('[data-ready="result"]')).toBeVisible();
  await page.locator('[data-ready="result"]').getByRole("link", { name: say["to lobby"] }).click();
  await expect(page.getByRole("link", { name: anyOf(say["look at named"]) })).toBeVisible();
  await expect(page.getByRole("link", { name: anyOf(say["go on named"]) })).toHaveCount(0);
});

test("again with the same decks, and with sides swapped", async ({ page }) => {
  for (const item of ["again", "swap"]) {
    const before = page.url();
    await menu(page, item);
    await expect(page).not.toHaveURL(before);
    await playUntilAsked(page, "useHorobito");
  }
});

test("a match that is removed from the lobby is gone, once one is sure", async ({ page }) => {
  const say = await wordsOf(page);
  await page.getByRole("link", { name: say["to lobby"] }).click();
  const item = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: anyOf(say["go on named"]) }) });
  await item.getByRole("button", { name: anyOf(say["remove named"]) }).click();
  await item.getByRole("button", { name: say["keep it"] }).click();
  await expect(item).toBeVisible();
  await item.getByRole("button", { name: anyOf(say["remove named"]) }).click();
  await item.getByRole("button", { name: say.remove, exact: true }).click();
  await expect(page.getByText(say["no matches"])).toBeVisible();
  expect(await keptNames(page)).toEqual([]);
});

/** Under which names the browser keeps matches. */
function keptNames(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("gyoji.match.")));
}
