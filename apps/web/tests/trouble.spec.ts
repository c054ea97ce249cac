import { expect, type Page } from "@playwright/test";
import { beginMatch, prefer } from "./lobby.ts";
import { onlyOn, openLobby, test } from "./page.ts";
import { choose, firstChoice, playUntilAsked, tableInWords } from "./table.ts";
import { wordsOf } from "./words.ts";

onlyOn("laptop");

test.beforeEach(async ({ page }) => {
  await prefer(page);
  await openLobby(page);
  await beginMatch(page);
  await playUntilAsked(page, "useHorobito");
});

test("a second tab on the same match says so and takes it over, then the first says so", async ({
  page,
  context,
}) => {
  const say = await wordsOf(page);
  const before = await tableInWords(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole("heading", { name: say["other tab title"] })).toBeVisible();
  await expect(page.locator('[data-ready="table"]')).toBeVisible();
  await other.getByRole("button", { name: say["other tab take"] }).click();
  await playUntilAsked(other, "useHorobito");
  expect(await tableInWords(other)).toEqual(before);
  await expect(page.getByRole("heading", { name: say["other tab title"] })).toBeVisible();
  await page.getByRole("button", { name: say["other tab take"] }).click();
  await playUntilAsked(page, "useHorobito");
  await choose(page, await firstChoice(page));
});

test("when the worker breaks, the page says so and the match goes on from its last answer", async ({
  page,
  faults,
}) => {
  const before = await tableInWords(page);
  await hostOf(page).evaluate(() => {
    setTimeout(() => {
      throw new Error("broken");
    });
  });
  await expectGoesOn(page, before);
  faults.splice(0);
});

test("when the worker falls silent, the page says so and the match goes on", async ({ page }) => {
  const before = await tableInWords(page);
  await page.clock.install();
  await hostOf(page).evaluate(() => self.close());
  await (await firstChoice(page)).dispatchEvent("click");
  await page.clock.fastForward(31_000);
  await expectGoesOn(page, before);
});

test("an address without a match says so", async ({ page }) => {
  const say = await wordsOf(page);
  for (const address of ["#/match/nothing", "#/replay/nothing", "#r=nothing"]) {
    await page.goto(`./${address}`);
    await expect(page.getByRole("heading", { name: say["refused title"] })).toBeVisible();
    await expect(page.getByText(say["no such match"])).toBeVisible();
  }
  await page.getByRole("link", { name: say["to lobby"] }).click();
  await expect(page.locator('[data-ready="lobby"]')).toBeVisible();
});

/** The worker that plays the match. */
function hostOf(page: Page) {
  const [host, ...others] = page.workers();
  if (host === undefined || others.length > 0) throw new Error("one worker plays the match");
  return host;
}

async function expectGoesOn(page: Page, before: readonly string[]): Promise<void> {
  const say = await wordsOf(page);
  await expect(page.getByRole("heading", { name: say["lost title"] })).toBeVisible();
  await page.getByRole("button", { name: say["lost again"] }).click();
  await playUntilAsked(page, "useHorobito");
  expect(await tableInWords(page)).toEqual(before);
  await choose(page, await firstChoice(page));
}
