import { expect, type Locator, type Page } from "@playwright/test";
import { openPointOf } from "./hands.ts";
import { beginMatch, prefer } from "./lobby.ts";
import { onlyOn, openLobby, test } from "./page.ts";
import { handOf, playUntilAsked, whileTableChanges } from "./table.ts";
import { wordsOf } from "./words.ts";

onlyOn("laptop");

test.beforeEach(async ({ page }) => {
  await prefer(page);
  await openLobby(page);
});

const empty = (page: Page, line: number): Locator =>
  page.getByRole("button", { name: `Line ${line}, empty`, exact: true });
const onLine = (page: Page, line: number): Locator =>
  page.locator(`#table .card-spot[aria-label*=", Line ${line}"]`);
const glowing = (page: Page): Locator => handOf(page).and(page.locator("[data-target]"));
const nameOf = async (card: Locator): Promise<string> =>
  (await card.getAttribute("aria-label"))?.replace(/ \(?\d+.*/u, "") ?? "";

test("a Horobito dragged from the hand to an empty Line enters it", async ({ page }) => {
  await beginMatch(page, { seed: 7 });
  await playUntilAsked(page, "useHorobito");
  const card = glowing(page).first();
  const name = await nameOf(card);
  await whileTableChanges(page, () => drag(page, card, empty(page, 1)));
  await playUntilAsked(page, "useHorobito");
  await expect(onLine(page, 1)).toHaveAttribute("aria-label", new RegExp(`^${name}`, "u"));
});

test("a card dragged onto one's own Horobito is used by Over-Beat", async ({ page }) => {
  await beginMatch(page, { seed: 7 });
  await playUntilAsked(page, "useHorobito");
  await whileTableChanges(page, () => drag(page, glowing(page).first(), empty(page, 1)));
  await playUntilAsked(page, "chargeEna");
  await playUntilAsked(page, "useHorobito");
  const card = glowing(page).first();
  const name = await nameOf(card);
  await whileTableChanges(page, () => drag(page, card, onLine(page, 1)));
  await playUntilAsked(page, "useHorobito");
  await expect(onLine(page, 1)).toHaveAttribute("aria-label", new RegExp(`^${name}.*2 of 2`, "u"));
});

test("a drop that is not possible tells why, and changes nothing", async ({ page }) => {
  const say = await wordsOf(page);
  await beginMatch(page, { seed: 7 });
  await playUntilAsked(page, "useHorobito");
  const dear = handOf(page).and(page.locator(":not([data-target])")).first();
  await drag(page, dear, empty(page, 2));
  await expect(page.getByRole("heading", { name: say["why not title"] })).toBeVisible();
  await expect(page.locator(".reader-why")).toContainText(/Needs \d+ Ena, .* ready/u);
  await expect(empty(page, 2)).toBeVisible();
});

/** Drags as a hand does, by and by. */
async function drag(page: Page, card: Locator, place: Locator): Promise<void> {
  const [from, to] = [await openPointOf(card), await openPointOf(place)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await expect(page.locator(".card-shade")).toBeVisible();
  await page.mouse.up();
  await expect(page.locator(".card-shade")).toHaveCount(0);
}
