import { expect, type Page } from "@playwright/test";
import { beginMatch, gameIn, prefer } from "./lobby.ts";
import { onlyOn, openLobby, test } from "./page.ts";
import { handOf, isTableTheSame, myMoment, playUntilAsked, targetsOf, whileTableChanges } from "./table.ts";
import { wordsOf } from "./words.ts";

onlyOn("laptop");

test.beforeEach(async ({ page }) => {
  await prefer(page);
  await openLobby(page);
  await beginMatch(page, { seed: 7 });
  await playUntilAsked(page, "useHorobito");
});

test("from the lobby to the first answer by keys alone", async ({ page }) => {
  await openLobby(page);
  const play = gameIn(page).locator('[data-action="play"]');
  for (
    let step = 0;
    step < 20 && !(await play.evaluate((button) => button === document.activeElement));
    step++
  )
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await myMoment(page);
  await whileTableChanges(page, () => page.keyboard.press("1"));
});

test("arrows go from place to place in the direction that they point", async ({ page }) => {
  await handOf(page).first().focus();
  const [first, count] = [await middleOf(page), await handOf(page).count()];
  for (let step = 1; step < count; step++) await page.keyboard.press("ArrowRight");
  const last = await middleOf(page);
  await expect(handOf(page).last()).toBeFocused();
  expect(last.x).toBeGreaterThan(first.x);
  for (let step = 0; step < 3; step++) {
    const below = await middleOf(page);
    await page.keyboard.press("ArrowUp");
    expect((await middleOf(page)).y).toBeLessThan(below.y);
  }
});

test("N goes to each thing that can be chosen, round and round", async ({ page }) => {
  const choices = (await targetsOf(page).count()) + 1;
  const seen: string[] = [];
  for (let step = 0; step <= choices; step++) {
    await page.keyboard.press("n");
    seen.push(await page.evaluate(() => document.activeElement?.outerHTML ?? ""));
  }
  expect(new Set(seen).size).toBe(choices);
  expect(seen.at(-1)).toBe(seen[0]);
});

test("Tab reaches everything on the table, in order, and the focus is always seen", async ({ page }) => {
  const places = await page.locator("#table [data-spot]:is(button), #table button").count();
  const seen = new Set<string>();
  await page.locator("h1").click();
  for (let step = 0; step < places + 12; step++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const at = document.activeElement;
      if (at === null || at.closest("#table") === null) return null;
      const { outlineStyle, boxShadow } = getComputedStyle(at);
      const all = [...document.querySelectorAll("#table button")];
      return { at: all.indexOf(at), isSeen: outlineStyle !== "none" || boxShadow !== "none" };
    });
    if (focused === null) continue;
    expect(focused.isSeen).toBe(true);
    seen.add(String(focused.at));
  }
  expect(seen.size).toBe(places);
});

test("L and B open what is read, Escape puts it away, R reads the card", async ({ page }) => {
  const say = await wordsOf(page);
  const isSame = await isTableTheSame(page, async () => {
    await page.keyboard.press("l");
    await expect(page.getByRole("tab", { name: say["tab log"] })).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("b");
    await expect(page.getByRole("tab", { name: say["tab rules"] })).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Escape");
    await expect(page.getByText(say["card tab empty"])).toBeVisible();
    await handOf(page).first().focus();
    await page.keyboard.press("r");
    await expect(page.getByRole("tabpanel").getByRole("article")).toBeVisible();
  });
  expect(isSame).toBe(true);
});

/** The middle of what has the focus. */
function middleOf(page: Page): Promise<{ x: number; y: number }> {
  return page.evaluate(() => {
    const { left, top, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
}
