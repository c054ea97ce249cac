import { expect, type Page } from "@playwright/test";
import { expectFits } from "./fits.ts";
import { byFinger, byKeys, byMouse, type Press } from "./hands.ts";
import { beginMatch, prefer } from "./lobby.ts";
import { expectAccessible, onlyOn, openLobby, test } from "./page.ts";
import { firstChoice, myMoment, playUntil, playUntilAsked, whileTableChanges } from "./table.ts";

test.describe.configure({ timeout: 120_000 });

/** How many choices are made: a turn with its throws, dice and battles has about so many. */
const CHOICES = 25;

for (const [how, press, locale, size] of [
  ["by mouse", byMouse, "en", "laptop"],
  ["by keys alone", byKeys, "ja", "laptop"],
  ["by finger", byFinger, "th", "phone"],
] as const)
  test.describe(`Genso Standard ${how} (${locale})`, () => {
    onlyOn(size);
    test.use({ locale });

    test("is played from the lobby on, and everything is in sight", async ({ page }) => {
      await begin(page, 11);
      await play(page, press);
      await expect(page.locator('[role="log"]')).not.toBeEmpty();
    });
  });

async function begin(page: Page, seed: number, settings: object = {}): Promise<void> {
  await prefer(page, { ...settings });
  await openLobby(page);
  await beginMatch(page, { game: "genso", seed });
}

async function play(page: Page, press: Press): Promise<void> {
  for (let choices = 0; choices < CHOICES; choices++) {
    const moment = await myMoment(page);
    if (moment.kind === "result") return;
    await expectFits(page);
    await whileTableChanges(page, async () => press(page, await firstChoice(page)));
  }
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
