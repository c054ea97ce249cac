import { expect, type Locator, type Page } from "@playwright/test";
import { beginMatch, prefer } from "./lobby.ts";
import { onlyOn, openLobby, test } from "./page.ts";
import { menu, playUntilAsked, tableInWords, whileTableChanges } from "./table.ts";
import { wordsOf } from "./words.ts";

onlyOn("laptop", "phone");

test.beforeEach(async ({ page }) => {
  await prefer(page);
  await openLobby(page);
});

/** Plays some Rounds, gives up, and opens the replay. */
async function openReplay(page: Page): Promise<void> {
  const say = await wordsOf(page);
  await beginMatch(page, { seed: 7 });
  for (let round = 0; round < 3; round++) {
    await playUntilAsked(page, "chargeEna");
    await playUntilAsked(page, "useHorobito");
  }
  await menu(page, "concede");
  await page.locator('[data-menu="yes"]').click();
  await page.getByRole("link", { name: say["watch replay"] }).click();
  await expect(barOf(page)).toBeVisible();
}

const barOf = (page: Page): Locator => page.locator(".replay-bar");
const placeOf = async (page: Page): Promise<number> =>
  Number(await barOf(page).getByRole("slider").inputValue());

/** Moves the slider to the last table, which is there once one cannot go on. */
async function toTheEnd(page: Page): Promise<void> {
  const say = await wordsOf(page);
  await barOf(page).getByRole("slider").press("End");
  await expect(barOf(page).getByRole("button", { name: say["replay forward"] })).toBeDisabled();
  // The table is drawn after the bar.
  await expect(page.locator("#table")).toHaveAttribute("data-at", `${await placeOf(page)}`);
}

test("a link carries the whole match to another page", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openReplay(page);
  const say = await wordsOf(page);
  await toTheEnd(page);
  const last = await tableInWords(page);
  await menu(page, "share");
  await page.getByRole("button", { name: say["copy link"] }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain("#r=");

  const stranger = await context.newPage();
  await stranger.goto("about:blank");
  await stranger.goto(link);
  await toTheEnd(stranger);
  await expect.poll(() => tableInWords(stranger)).toEqual(last);
  await stranger.close();
});

test("a match in play is shared as well, and saved as a file that is not empty", async ({ page }) => {
  await beginMatch(page, { seed: 7 });
  await playUntilAsked(page, "useHorobito");
  const say = await wordsOf(page);
  await menu(page, "share");
  await expect(page.getByLabel(say.link, { exact: true })).toHaveValue(/#r=[\w-]{100,}$/u);
});

test("a replay is gone through to and fro, by Rounds, and with other eyes", async ({ page }) => {
  await openReplay(page);
  const say = await wordsOf(page);
  const bar = barOf(page);
  const press = (name: "replay first" | "replay back" | "replay forward" | "replay last"): Promise<void> =>
    bar.getByRole("button", { name: say[name] }).click();
  await toTheEnd(page);
  const entries = await placeOf(page);
  const last = await tableInWords(page);
  await press("replay back");
  await expect.poll(() => placeOf(page)).toBe(entries - 1);
  await press("replay last");
  await expect.poll(() => placeOf(page)).toBe(entries);
  await press("replay first");
  await expect.poll(() => placeOf(page)).toBe(0);
  await press("replay forward");
  await expect.poll(() => placeOf(page)).toBe(1);

  await bar.getByLabel(say["replay turn"]).selectOption({ label: "Round 2" });
  await expect(page.locator(".headline")).toContainText("Round 2");
  await toTheEnd(page);
  await expect.poll(() => tableInWords(page)).toEqual(last);

  await expect(page.locator("#table").getByRole("button", { name: /^a hidden card, .*Hand/u })).toHaveCount(
    0,
  );
  await bar.getByLabel(say["replay eyes"]).selectOption({ index: 2 });
  await expect(page.locator("section.hand")).toBeVisible();
  await expect.poll(() => tableInWords(page)).not.toEqual(last);
  await bar.getByLabel(say["replay eyes"]).selectOption({ index: 0 });
  await expect.poll(() => tableInWords(page)).toEqual(last);
});

test("a replay plays by itself until it is paused", async ({ page }) => {
  await openReplay(page);
  const say = await wordsOf(page);
  const bar = barOf(page);
  await bar.getByLabel(say["replay speed"]).selectOption({ index: 4 });
  await bar.getByRole("button", { name: say["replay play"], exact: true }).click();
  await expect.poll(() => placeOf(page)).toBeGreaterThan(3);
  await bar.getByRole("button", { name: say["replay pause"] }).click();
  await expect(bar.getByRole("button", { name: say["replay play"], exact: true })).toBeVisible();
});

test("what is too long for a link is saved as a file, which opens in the lobby", async ({ page }) => {
  // As if packing made it longer.
  await page.addInitScript(() => {
    class Padding extends TransformStream<unknown, unknown> {
      constructor() {
        super({
          transform: (chunk, to) => {
            for (let times = 0; times < 20; times++) to.enqueue(chunk);
          },
        });
      }
    }
    Object.assign(window, { CompressionStream: Padding });
  });
  await openLobby(page);
  await openReplay(page);
  const say = await wordsOf(page);
  await toTheEnd(page);
  const last = await tableInWords(page);
  await menu(page, "share");
  await expect(page.getByText(say["share long"])).toBeVisible();
  const dialog = page.getByRole("dialog");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: say.save }).click(),
  ]);
  await openLobby(page);
  await page.getByLabel(say["files choose"]).setInputFiles(await file.path());
  await toTheEnd(page);
  await expect.poll(() => tableInWords(page)).toEqual(last);
});

test("bots play while one watches, and can be paused", async ({ page }) => {
  await beginMatch(page, { players: ["greedy", "random"], seed: 3 });
  const say = await wordsOf(page);
  await page.getByRole("button", { name: say["pause watching"] }).click();
  await whileTableChanges(page, () => page.getByRole("button", { name: say["step watching"] }).click());
  await page.getByRole("button", { name: say["go on watching"] }).click();
  await expect(page.locator('[data-ready="result"]')).toBeVisible({ timeout: 20_000 });
});
