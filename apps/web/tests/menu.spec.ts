import { expect, type Page } from "@playwright/test";
import { beginMatch, prefer } from "./lobby.ts";
import { onlyOn, openLobby, test } from "./page.ts";
import { closeDialog, menu, playUntilAsked, tableInWords } from "./table.ts";
import { wordsOf } from "./words.ts";

onlyOn("laptop", "phone");

test.beforeEach(async ({ page }) => {
  await prefer(page);
  await openLobby(page);
  await beginMatch(page);
  await playUntilAsked(page, "useHorobito");
});

test("the menu closes by Escape and by pressing elsewhere, and that does nothing else", async ({ page }) => {
  const before = await tableInWords(page);
  const closings = [() => page.keyboard.press("Escape"), () => page.locator("h1").click()];
  for (const close of closings) {
    await page.locator('[data-menu="open"]').click();
    await expect(page.locator('[data-menu="settings"]')).toBeVisible();
    await close();
    await expect(page.locator('[data-menu="settings"]')).toBeHidden();
    expect(await tableInWords(page)).toEqual(before);
  }
});

test("help is there by key and in the menu, which it closes", async ({ page }) => {
  const say = await wordsOf(page);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: say.keys })).toBeVisible();
  await closeDialog(page);
  await menu(page, "help");
  await expect(page.getByRole("dialog", { name: say.keys })).toBeVisible();
  await expect(page.locator('[data-menu="settings"]')).toBeHidden();
});

test("a problem is reported as one file with the match, the version and the browser", async ({ page }) => {
  await page.locator('[data-menu="open"]').click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.locator('[data-menu="report"]').click(),
  ]);
  const text = (await (await file.createReadStream()).toArray()).join("");
  expect(JSON.parse(text)).toMatchObject({
    gyoji: "report",
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/u),
    browser: expect.stringContaining("Chrome"),
    match: { game: "horobeat" },
  });
});

test("a dialog holds the keys: nothing is chosen on the table behind it", async ({ page }) => {
  const before = await tableInWords(page);
  await menu(page, "settings");
  for (const key of ["1", "n", "u"]) await page.keyboard.press(key);
  await closeDialog(page);
  expect(await tableInWords(page)).toEqual(before);
  await expectFocusInside(page);
});

/** Closing a dialog does not leave a keyboard player nowhere. */
async function expectFocusInside(page: Page): Promise<void> {
  await page.keyboard.press("n");
  await expect(page.locator("#table :focus")).toHaveCount(1);
}
