import { expect } from "@playwright/test";
import { expectFits } from "./fits.ts";
import { beginMatch, prefer } from "./lobby.ts";
import { onlyOn, openLobby, test } from "./page.ts";
import { choose, firstChoice, myMoment, playUntil } from "./table.ts";

/** How many choices of the player are looked at one by one. */
const CHOICES = 40;

test.describe.configure({ timeout: 120_000 });

for (const locale of ["en", "th", "ja"])
  test.describe(`Riftbound (${locale})`, () => {
    onlyOn("laptop", "phone");
    test.use({ locale });

    test("is played from the lobby on, and everything is in sight", async ({ page }) => {
      await prefer(page);
      await openLobby(page);
      await beginMatch(page, { game: "riftbound", seed: 3 });
      for (let choices = 0; choices < CHOICES; choices++) {
        const moment = await myMoment(page);
        if (moment.kind === "result") return;
        await expectFits(page);
        await choose(page, await firstChoice(page));
      }
      await expect(page.locator('[role="log"]')).not.toBeEmpty();
    });
  });

test.describe("the Chain of Riftbound", () => {
  onlyOn("laptop");

  test("shows in words and lines what its items aim at", async ({ page }) => {
    await prefer(page);
    await openLobby(page);
    await beginMatch(page, { game: "riftbound", seed: 3 });
    await expect(page.locator(".declared")).toContainText("Nothing on the Chain");
    await playUntil(page, async () => (await page.locator(".declared-at").count()) > 0);
    const lines = page.locator(".aims .aim");
    await expect(lines).not.toHaveCount(0);
    await playUntil(page, async () => (await page.locator(".declared-at").count()) === 0);
    await expect(lines).toHaveCount(0);
  });
});
