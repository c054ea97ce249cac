import { expect } from "@playwright/test";
import { expectFits } from "./fits.ts";
import { beginMatch, prefer } from "./lobby.ts";
import { onlyOn, openLobby, test } from "./page.ts";
import { choose, firstChoice, myMoment } from "./table.ts";

/** How many choices of the player are looked at one by one. */
const CHOICES = 40;

test.describe.configure({ timeout: 120_000 });

for (const locale of ["en", "th", "ja"])
  test.describe(`Riftbound (${locale})`, () => {
    onlyOn("laptop");
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
