import { expect, type Page } from "@playwright/test";
import { testByHand } from "./byHand.ts";
import { beginMatch, prefer } from "./lobby.ts";
import { keepScreen, onlyOn, openLobby, test } from "./page.ts";
import { choose, firstChoice, menu, myMoment, playUntil } from "./table.ts";
import { wordsOf } from "./words.ts";

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

test.describe("a match of several games of Riftbound", () => {
  onlyOn("laptop", "phone");

  test("lets cards be exchanged between two games", async ({ page }) => {
    await prefer(page);
    await openLobby(page);
    const options = { mode: "match", sideboard: "ten" };
    await beginMatch(page, { game: "riftbound", players: ["person", "person"], options });
    for (let choices = 0; (await askOf(page)) !== "mainPhase"; choices++) {
      expect(choices, "choices before the first turn").toBeLessThan(20);
      await choose(page, await firstChoice(page));
    }
    await menu(page, "concede");
    await page.locator('[data-menu="yes"]').click();
    const say = await wordsOf(page);
    await page.locator('[data-ready="interlude"]').getByRole("button", { name: say["go on"] }).click();
    await expect.poll(() => askOf(page)).toBe("bringIn");
    await expect(page.locator(".tray [data-target]")).toHaveCount(10);
    await choose(page, page.locator(".tray [data-target]").first());
    await expect.poll(() => askOf(page)).toBe("takeOut");
    await choose(page, page.locator(".tray [data-target]").first());
    await expect.poll(() => askOf(page)).toBe("bringIn");
    // What has come in is in the deck, and what has gone out does not come back at once.
    await expect(page.locator(".tray [data-target]")).toHaveCount(9);
  });

  test("says between two games who won, how the match stands and what comes next", async ({ page }, info) => {
    await prefer(page);
    await openLobby(page);
    const say = await wordsOf(page);
    await beginMatch(page, { game: "riftbound", options: { mode: "match" } });
    await menu(page, "concede");
    await page.locator('[data-menu="yes"]').click();
    const pause = page.locator('[data-ready="interlude"]');
    await expect(pause).toContainText("Opponent won game 1.");
    await expect(pause).toContainText("You: 0 · Opponent: 1");
    await expect(pause).toContainText("Game 2 comes next");
    await keepScreen(page, "interlude", info);
    await pause.getByRole("button", { name: say["go on"] }).click();
    await expect(pause).toHaveCount(0);
    await expect(page.locator('[data-ready="decision"]')).toBeVisible();
  });
});

/** What is asked, after the screen that hides a hand where two share the page. */
async function askOf(page: Page): Promise<string> {
  const moment = await myMoment(page);
  if (moment.kind === "hot seat") {
    await page.locator('[data-ready="hot-seat"] button').first().click();
    await expect(page.locator('[data-ready="hot-seat"]')).toHaveCount(0);
    return await askOf(page);
  }
  return moment.kind === "decision" ? moment.ask : "";
}
