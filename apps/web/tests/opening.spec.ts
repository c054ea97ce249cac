import { expect } from "@playwright/test";
import { beginMatch, prefer } from "./lobby.ts";
import { onlyOn, openLobby, test } from "./page.ts";
import { answersOf, choose, questionOf } from "./table.ts";

onlyOn("laptop");

/** The bot throws rock first. */
const SEED = 4;

test("a tied throw says so where one looks, and the log tells every throw", async ({ page }) => {
  await prefer(page);
  await openLobby(page);
  await beginMatch(page, { seed: SEED, options: { opening: "janken" } });
  await choose(page, answersOf(page).first());
  await expect(questionOf(page)).toContainText("A tie: both threw the same.");
  await page.getByRole("button", { name: "Log", exact: true }).click();
  const log = page.getByRole("tabpanel");
  await expect(log).toContainText("You threw rock.");
  await expect(log).toContainText("Opponent threw rock.");
});
