import { expect, type Page } from "@playwright/test";
import { testByHand } from "./byHand.ts";
import { beginMatch, prefer } from "./lobby.ts";
import { expectAccessible, onlyOn, openLobby, test } from "./page.ts";
import { playUntil, playUntilAsked } from "./table.ts";

test.describe.configure({ timeout: 120_000 });

testByHand("genso", 11);

async function begin(page: Page, seed: number, settings: object = {}): Promise<void> {
  await prefer(page, { ...settings });
  await openLobby(page);
  await beginMatch(page, { game: "genso", seed });
}

test.describe("the board of Genso Standard", () => {
  onlyOn("laptop");

  test("shows both players' dice, what counts of them, and how an ATK comes about", async ({ page }) => {
    await begin(page, 11);
    await playUntil(page, async () => (await page.locator(".gs-faces").count()) === 2);
    await expect(page.locator(".gs-die")).toHaveCount(16);
    await expect(page.locator(".gs-column[data-battle]")).toHaveCount(1);
    await expect(page.locator(".gs-count strong").first()).toHaveText(/^Count \d+$/u);
    for (const sum of await page.locator(".gs-atk").all()) {
      const [atk = NaN, ...parts] = figuresIn(await sum.innerText()).toReversed();
      if (parts.length > 0) expect(parts.reduce((one, other) => one + other)).toBe(atk);
    }
  });

  test("hides a throw until both have thrown, and shows equal ones", async ({ page }) => {
    await begin(page, 11);
    await playUntilAsked(page, "throwForOrder");
    await expect(page.locator(".gs-throw")).toHaveText(["Not thrown yet?", "Not thrown yet?"]);
    await playUntilAsked(page, "throwAgain");
    const [other, own] = await page.locator(".gs-throw").allInnerTexts();
    expect(own).toMatch(/Rock|Paper|Scissors/u);
    expect(own).toBe(other);
  });
});

for (const theme of ["light", "dark"])
  test.describe(`the board of Genso Standard, ${theme}`, () => {
    onlyOn("laptop", "phone");

    test("can be used by everybody, in throws and in battles", async ({ page }) => {
      await begin(page, 9, { theme });
      await playUntilAsked(page, "throwForOrder");
      await expectAccessible(page, "throw");
      await playUntil(page, async () => (await page.locator(".gs-faces").count()) > 0);
      await expectAccessible(page, "battle");
    });
  });

/** The numbers in a text like `500 +50 −100 = 450`. */
function figuresIn(text: string): number[] {
  return [...text.matchAll(/(?<sign>[+−]?)(?<size>\d+)/gu)].map(
    ({ groups }) => Number(groups?.["size"]) * (groups?.["sign"] === "−" ? -1 : 1),
  );
}
