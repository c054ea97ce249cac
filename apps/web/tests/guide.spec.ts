import { expect, type Page } from "@playwright/test";
import { byMouse } from "./hands.ts";
import { type GameId, gameIn, prefer } from "./lobby.ts";
import { expectAccessible, keepScreen, onlyOn, openLobby, test } from "./page.ts";
import { choose, firstChoice, myMoment, playUntil, whileTableChanges } from "./table.ts";
import { wordsOf } from "./words.ts";

onlyOn("laptop", "phone");

/** The games whose first match explains itself. */
const GUIDED: readonly GameId[] = ["horobeat", "riftbound", "moncolle", "genso"];

async function beginGuided(page: Page, game: GameId): Promise<void> {
  await prefer(page);
  await openLobby(page);
  await gameIn(page, game).locator('[data-action="guide"]').click();
}

for (const game of GUIDED)
  test.describe(`the first match of ${game}`, () => {
    test.beforeEach(({ page }) => beginGuided(page, game));

    test("explains each thing once as it comes, until it is over", async ({ page }, info) => {
      const say = await wordsOf(page);
      const told: string[] = [];
      for (let answers = 0; answers < 30; answers++) {
        const moment = await myMoment(page);
        if (moment.kind === "result") break;
        const card = page.locator("[data-guide]");
        while ((await card.count()) > 0) {
          const step = (await card.getAttribute("data-guide")) ?? "";
          if (told.at(-1) !== step) told.push(step);
          if (told.length === 2) {
            await keepScreen(page, `guide-${game}`, info);
            await expectAccessible(page, `guide-${game}`);
          }
          await card.getByRole("button", { name: say["guide got it"] }).click();
          await expect(page.locator(`[data-guide="${step}"]`)).toHaveCount(0);
        }
        await choose(page, await firstChoice(page));
      }
      expect(new Set(told).size, told.join(" ")).toBe(told.length);
      expect(told.length).toBeGreaterThan(5);
    });

    test("what was done is not said any more, and what is to be pressed lies free", async ({ page }) => {
      const card = page.locator("[data-guide]");
      for (let answers = 0; answers < 8; answers++) {
        await myMoment(page);
        await expect(card).toBeVisible();
        const step = await card.getAttribute("data-guide");
        // Fails if something lies over it.
        const choice = await firstChoice(page);
        await whileTableChanges(page, () => byMouse(page, choice));
        // What can mean several things asks first which is meant.
        if ((await page.locator(".ways").count()) > 0) await byMouse(page, await firstChoice(page));
        await expect(page.locator(`[data-guide="${step}"]`)).toHaveCount(0);
        if ((await card.count()) === 0) break;
      }
    });
  });

test.describe("the guide of any game", () => {
  test.beforeEach(({ page }) => beginGuided(page, "horobeat"));

  test("the guide can be skipped, also for after a reload", async ({ page }) => {
    const say = await wordsOf(page);
    await page.getByRole("button", { name: say["guide skip"] }).click();
    await expect(page.locator("[data-guide]")).toHaveCount(0);
    await page.reload();
    await myMoment(page);
    await choose(page, await firstChoice(page));
    await myMoment(page);
    await expect(page.locator("[data-guide]")).toHaveCount(0);
  });

  test.describe("where there is no room beside the table", () => {
    onlyOn("phone");

    test("it folds to one line, and stays so", async ({ page }) => {
      const say = await wordsOf(page);
      const strip = page.locator(".guide-strip");
      await myMoment(page);
      await page.getByRole("button", { name: say["guide fold"] }).click();
      await expect(strip.locator("h2")).toBeVisible();
      await expect(strip.getByRole("button", { name: say["guide got it"] })).toBeHidden();
      const { height } = (await strip.boundingBox()) ?? { height: Infinity };
      expect(height).toBeLessThan(45);
      await choose(page, await firstChoice(page));
      await playUntil(page, async () => (await strip.locator("h2").count()) > 0);
      await page.getByRole("button", { name: say["guide unfold"] }).click();
      await expect(strip.getByRole("button", { name: say["guide got it"] })).toBeVisible();
    });
  });
});
