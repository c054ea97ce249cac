import { expect } from "@playwright/test";
import { testByHand } from "./byHand.ts";
import { expectFits } from "./fits.ts";
import { beginMatch, prefer } from "./lobby.ts";
import { onlyOn, openLobby, test } from "./page.ts";
import { choose, playUntil, playUntilAsked } from "./table.ts";

testByHand("moncolle", 11);

test.describe("the board of Monster Collection", () => {
  onlyOn("laptop");

  test("shows where a unit can go, and a combat as a scene with its dice", async ({ page }) => {
    await prefer(page);
    await openLobby(page);
    await beginMatch(page, { game: "moncolle", seed: 11 });
    await playUntil(page, async () => (await page.locator(".mc-here[data-target]").count()) > 0);
    await expect(page.locator(".mc-here[data-target]").first()).toHaveAccessibleName(/^[AB][1-6]$/u);
    await playUntil(page, async () => (await page.locator(".mc-combat").count()) > 0);
    await expect(page.locator(".mc-combat .mc-die").first()).toBeVisible();
    await expect(page.locator(".declared")).toBeVisible();
  });

  test("keeps units whole beside an open field, also in a lower window", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await prefer(page);
    await openLobby(page);
    await beginMatch(page, { game: "moncolle", seed: 4 });
    await playUntil(page, async () => (await page.locator(".mc-there:has(.mc-field) .mc-unit").count()) > 0);
    await expectFits(page);
  });

  test("says of a square why it cannot be chosen", async ({ page }) => {
    await prefer(page);
    await openLobby(page);
    await beginMatch(page, { game: "moncolle", seed: 4 });
    await playUntilAsked(page, "makeField");
    await page.getByRole("button", { name: "B5", exact: true }).dispatchEvent("click");
    await expect(page.getByText("A field lies there already.")).toBeVisible();
    await expect(page.getByRole("button", { name: "play.12" })).toBeVisible();
  });

  test("numbers a party from the top, and shows who has been placed while it is rearranged", async ({
    page,
  }) => {
    await prefer(page);
    await openLobby(page);
    await beginMatch(page, { game: "moncolle", seed: 4 });
    const rearrange = page.getByRole("button", { name: "Rearrange" });
    await playUntil(page, async () => (await rearrange.count()) > 0);
    await choose(page, rearrange);
    await playUntilAsked(page, "arrangeBelow");
    const party = page.locator("[data-arranged]");
    await expect(party).toHaveAccessibleName(/placed so far, from the top: \S/u);
    await expect(party.locator(".mc-rank")).toHaveText("1");
  });
});

test.describe("the squares of Monster Collection on a phone", () => {
  onlyOn("phone");

  test("say who stands on top, and list who stands there when touched", async ({ page }) => {
    await prefer(page);
    await openLobby(page);
    await beginMatch(page, { game: "moncolle", seed: 7 });
    const party = page.locator(".mc-square:has(.mc-unit + .mc-unit)").first();
    await playUntil(
      page,
      async (moment) => moment.kind === "decision" && moment.ask === "makeField" && (await party.count()) > 0,
    );
    const names = await party.locator(".mc-unit .card-name").allTextContents();
    await expect(party.locator(".mc-top")).toHaveText(names[0] ?? "");
    await expect(party.locator(".mc-top")).toBeVisible();
    await party.locator(".mc-here").dispatchEvent("click");
    await expect(page.locator('[role="tabpanel"] .card-name')).toHaveText(names);
  });
});
