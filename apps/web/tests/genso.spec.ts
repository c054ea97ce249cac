import { expect } from "@playwright/test";
import { expectFits } from "./fits.ts";
import { beginMatch, prefer } from "./lobby.ts";
import { onlyOn, openLobby, test } from "./page.ts";
import { choose, firstChoice, myMoment, playUntil } from "./table.ts";

/** How many choices of the player are looked at one by one. */
const CHOICES = 40;

test.describe.configure({ timeout: 180_000 });

for (const locale of ["en", "th", "ja"])
  test.describe(`Genso Standard (${locale})`, () => {
    onlyOn("laptop", "phone");
    test.use({ locale });

    test("is played from the lobby on, and everything is in sight", async ({ page }) => {
      await prefer(page);
      await openLobby(page);
      await beginMatch(page, { game: "genso", seed: 11 });
      for (let choices = 0; choices < CHOICES; choices++) {
        const moment = await myMoment(page);
        if (moment.kind === "result") return;
        await expectFits(page);
        await choose(page, await firstChoice(page));
      }
      await expect(page.locator('[role="log"]')).not.toBeEmpty();
    });
  });

test.describe("the board of Genso Standard", () => {
  onlyOn("laptop");

  test("shows both players' dice, what counts of them, and the pair that battles", async ({ page }) => {
    await prefer(page);
    await openLobby(page);
    await beginMatch(page, { game: "genso", seed: 11 });
    await playUntil(page, async () => (await page.locator(".gs-faces").count()) === 2);
    await expect(page.locator(".gs-die")).toHaveCount(16);
    await expect(page.locator(".gs-column[data-battle]")).toHaveCount(1);
    await expect(page.locator(".gs-count").first()).toContainText(/\d/u);
  });
});
