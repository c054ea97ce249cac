import { expect, type Locator, type Page } from "@playwright/test";
import { expectFits } from "./fits.ts";
import { beginMatch, prefer } from "./lobby.ts";
import { expectAccessible, keepScreen, onlyOn, openLobby, test } from "./page.ts";
import { answersOf, choose, firstChoice, handOf, myMoment, playUntilAsked } from "./table.ts";

test.beforeEach(async ({ page }) => {
  await prefer(page);
});

/** A phone held sideways; laptops zoomed to twice their size. */
const LOW = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 720, height: 450 },
  { width: 640, height: 400 },
] as const;

test.describe("in a low window", () => {
  onlyOn("laptop");

  for (const size of LOW)
    test(`of ${size.width} to ${size.height} all of the table is in sight, and can be used`, async ({
      page,
    }, info) => {
      await page.setViewportSize(size);
      await openLobby(page);
      await beginMatch(page, { seed: 6 });
      for (const ask of ["chargeEna", "useHorobito", "battleAction", "useTrigger"]) {
        await playUntilAsked(page, ask);
        await keepScreen(page, `low-${size.width}-${ask}`, info);
        await expectFits(page);
      }
      await expectAccessible(page);
      expect(await overlap(page.locator(".tray"), page.locator(".question"))).toBe(0);
    });
});

test.describe("zoomed to four times its size", () => {
  onlyOn("laptop");

  test("the page is read by scrolling one way only (WCAG 1.4.10)", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openLobby(page);
    expect(await spreadOf(page)).toBeLessThanOrEqual(320);
    await beginMatch(page, { seed: 6 });
    await playUntilAsked(page, "useHorobito");
    expect(await spreadOf(page)).toBeLessThanOrEqual(320);
    await choose(page, await firstChoice(page));
  });

  for (const locale of ["en", "th", "ja"])
    test(`the lobby is no wider with larger text (${locale})`, async ({ browser }) => {
      const context = await browser.newContext({ locale, viewport: { width: 320, height: 256 } });
      await prefer(context, { textSize: "larger" });
      const page = await context.newPage();
      await openLobby(page, test.info().project.use.baseURL);
      expect(await spreadOf(page)).toBeLessThanOrEqual(320);
      await context.close();
    });
});

test("what is shown beside a question covers neither it nor one's own side", async ({ page }) => {
  await openLobby(page);
  await beginMatch(page, { seed: 6 });
  await playUntilAsked(page, "useTrigger");
  const tray = page.locator(".tray");
  for (const part of [page.locator(".side[data-near]"), page.locator(".question"), page.locator(".hand")])
    expect(await overlap(tray, part)).toBe(0);
  await expectFits(page);
});

test.describe("on a phone", () => {
  onlyOn("phone");

  test("a hand that is longer than its place fades at the ends behind which it goes on", async ({ page }) => {
    await openLobby(page);
    await beginMatch(page, { seed: 6 });
    const hand = page.locator(".hand");
    await expect(hand).not.toHaveAttribute("data-more");
    while ((await handOf(page).count()) < 13) {
      await myMoment(page);
      // Where nothing need be done, nothing is: the hand grows.
      const answers = answersOf(page);
      await choose(page, (await answers.count()) > 0 ? answers.last() : await firstChoice(page));
    }
    await expect(hand).toHaveAttribute("data-more", "end");
    await hand.evaluate((element) => element.scrollBy(40, 0));
    await expect(hand).toHaveAttribute("data-more", "start end");
    await hand.evaluate((element) => element.scrollBy(4000, 0));
    await expect(hand).toHaveAttribute("data-more", "start");
    const count = await handOf(page).count();
    await expect(page.locator(".side[data-near] .pile").first()).toHaveText(String(count));
  });
});

/** How wide the page is, with what one must scroll sideways to see. */
function spreadOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

/** The area, in pixels, that two parts of the screen share. */
async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error("both must be on the screen");
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.round(Math.max(0, across) * Math.max(0, down));
}
