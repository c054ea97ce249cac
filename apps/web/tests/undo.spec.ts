import { expect, type Page } from "@playwright/test";
import { beginMatch, prefer } from "./lobby.ts";
import { onlyOn, openLobby, test } from "./page.ts";
import {
  choose,
  firstChoice,
  menu,
  myMoment,
  playUntil,
  playUntilAsked,
  questionOf,
  tableInWords,
  whileTableChanges,
} from "./table.ts";
import { wordsOf } from "./words.ts";

onlyOn("laptop");

test.beforeEach(async ({ page }) => {
  await prefer(page);
  await openLobby(page);
  await beginMatch(page, { seed: 7 });
});

test("a choice is taken back by Back, by the menu and by key, and the table is as it was", async ({
  page,
}) => {
  const say = await wordsOf(page);
  await playUntilAsked(page, "useHorobito");
  const before = await tableInWords(page);
  const ways = [
    () => page.getByRole("button", { name: say.back, exact: true }).click(),
    () => menu(page, "undo"),
    () => page.keyboard.press("u"),
  ];
  for (const takeBack of ways) {
    await choose(page, await firstChoice(page));
    expect(await tableInWords(page)).not.toEqual(before);
    await whileTableChanges(page, takeBack);
    expect(await tableInWords(page)).toEqual(before);
  }
});

test("a use that is only half chosen is backed out of", async ({ page }) => {
  const say = await wordsOf(page);
  await playUntil(page, () => isHalfChosen(page));
  const asked = await questionOf(page).getAttribute("data-question");
  await whileTableChanges(page, () => page.getByRole("button", { name: say.back, exact: true }).click());
  await expect(questionOf(page)).not.toHaveAttribute("data-question", asked ?? "");
});

test("after something was revealed the others must agree", async ({ page }) => {
  const say = await wordsOf(page);
  await playUntilAsked(page, "redraw");
  const before = await tableInWords(page);
  await choose(page, await firstChoice(page));
  await myMoment(page);
  await expect(page.getByRole("button", { name: say.back, exact: true })).toHaveCount(0);
  await page.locator('[data-menu="open"]').click();
  await expect(page.locator('[data-menu="undo"]')).toHaveText(say["undo agreed"]);
  await whileTableChanges(page, () => page.locator('[data-menu="undo"]').click());
  expect(await tableInWords(page)).toEqual(before);
});

async function isHalfChosen(page: Page): Promise<boolean> {
  return ["chooseOrigin", "chooseEna"].includes((await questionOf(page).getAttribute("data-question")) ?? "");
}
