import { expect } from "@playwright/test";
import { testByHand } from "./byHand.ts";
import { beginMatch, prefer } from "./lobby.ts";
import { onlyOn, openLobby, test } from "./page.ts";
import { playUntil } from "./table.ts";

testByHand("riftbound", 3);

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
