import { expect, type Locator, type Page } from "@playwright/test";
import { beginMatch, prefer } from "./lobby.ts";
import { onlyOn, openLobby, test } from "./page.ts";
import { handOf, playUntilAsked, questionOf } from "./table.ts";
import { anyOf, wordsOf } from "./words.ts";

onlyOn("laptop", "phone");

test.beforeEach(async ({ page }) => {
  await prefer(page);
  await openLobby(page);
  await beginMatch(page, { seed: 7 });
  await playUntilAsked(page, "useHorobito");
});

const panelOf = (page: Page): Locator => page.getByRole("tabpanel");
const notChoosable = (page: Page): Locator => handOf(page).and(page.locator(":not([data-target])"));

test("a card that cannot be played says why when pressed, with the figures and the rule", async ({
  page,
}) => {
  await notChoosable(page).first().click();
  await expect(panelOf(page)).toContainText(/Needs \d+ Ena, .* ready/u);
  const rule = panelOf(page)
    .getByRole("button", { name: /^Rule 7\.2\.2\.2/u })
    .first();
  await rule.click();
  await expect(panelOf(page).getByRole("heading", { name: "7.2.2.2" })).toBeVisible();
});

test("a card that can be played is read by a right click and by key, and is not played", async ({ page }) => {
  const card = handOf(page).and(page.locator("[data-target]")).first();
  await card.click({ button: "right" });
  await expect(panelOf(page).getByRole("article")).toBeVisible();
  // Escape puts it away, and takes nothing back.
  await page.keyboard.press("Escape");
  await expect(panelOf(page).getByRole("article")).toHaveCount(0);
  await card.focus();
  await page.keyboard.press("r");
  await expect(panelOf(page).getByRole("article")).toBeVisible();
  await expect(questionOf(page)).toHaveAttribute("data-question", "useHorobito");
});

test("the rule of the question opens the rulebook there, and leads on to what stands around it", async ({
  page,
}) => {
  const say = await wordsOf(page);
  await page.locator(".question .rule-link").click();
  await expect(panelOf(page).getByRole("heading", { name: "6.2.6.2" })).toBeVisible();
  await panelOf(page)
    .getByRole("navigation", { name: say["above rule"] })
    .getByRole("button", { name: /6\.2\.6$/u })
    .click();
  await expect(panelOf(page).getByRole("heading", { name: "6.2.6", exact: true })).toBeVisible();
  await panelOf(page).getByRole("button", { name: say["all rules"] }).click();
  await panelOf(page).getByRole("searchbox").fill("Over-Beat");
  await expect(panelOf(page).getByRole("status")).toHaveText(/\d+ rules/u);
});

test("from a line of the log to its rule, and from the rule to the lines of the match", async ({ page }) => {
  const say = await wordsOf(page);
  await page.getByRole("button", { name: say.log, exact: true }).click();
  const line = panelOf(page).getByRole("listitem").filter({ hasText: "as Ena" }).first();
  const told = await line.innerText();
  await line.getByRole("button", { name: anyOf(say["rule link"]) }).click();
  await panelOf(page).getByText(anyOf(say["in this match"])).click();
  await expect(
    panelOf(page)
      .getByRole("listitem")
      .filter({ hasText: told.split("\n")[0] ?? "" })
      .first(),
  ).toBeVisible();
  await panelOf(page)
    .getByText(/\d+ examples?/u)
    .click();
  await panelOf(page).locator("summary").last().click();
  await expect(panelOf(page).getByText("game: horobeat").last()).toBeVisible();
});

test("the log is filtered by Round and words, its cards are read, and it is copied", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const say = await wordsOf(page);
  await page.getByRole("button", { name: say.log, exact: true }).click();
  const lines = panelOf(page).getByRole("listitem");
  await expect(lines).not.toHaveCount(0);
  const all = await lines.count();
  await panelOf(page).getByLabel(say["which turn"]).selectOption({ index: 2 });
  await expect.poll(() => lines.count()).toBeLessThan(all);
  await panelOf(page).getByLabel(say["which turn"]).selectOption({ index: 0 });
  await panelOf(page).getByLabel(say["search log"]).fill("as Ena");
  await expect(lines).toHaveCount(await lines.filter({ hasText: "as Ena" }).count());
  await panelOf(page).getByRole("button", { name: say["copy log"] }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/as Ena.* \[\d[\d.]*\]/u);
  await lines.locator(".log-card").first().click();
  await expect(panelOf(page).getByRole("article")).toBeVisible();
});

test("of a card that lies open and is not asked about nothing is said to be impossible", async ({ page }) => {
  const say = await wordsOf(page);
  await page.locator(".side[data-near] .ena .card-spot").last().click();
  await expect(panelOf(page).getByRole("article")).toBeVisible();
  await expect(page.getByRole("heading", { name: say["why not title"] })).toHaveCount(0);
});
