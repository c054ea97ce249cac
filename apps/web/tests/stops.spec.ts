import { expect, type Page } from "@playwright/test";
import { beginMatch, prefer } from "./lobby.ts";
import { onlyOn, openLobby, test } from "./page.ts";
import {
  answersOf,
  closeDialog,
  isTableTheSame,
  menu,
  playUntil,
  playUntilAsked,
  questionOf,
  targetsOf,
  whileTableChanges,
} from "./table.ts";
import { wordsOf } from "./words.ts";

onlyOn("laptop");

test("an only answer is asked, or stops, or is given at once or after a pause, as a player wants", async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await prefer(page);
  await openLobby(page);
  await beginMatch(page);
  await playUntil(page, () => isForced(page));
  const [question = ""] = (await questionOf(page).locator(".question-text").innerText()).split("\n");
  await page.clock.pauseAt(3_600_000);

  await setStop(page, question.trim(), true);
  await setForced(page, "pass");
  await expectStaysFor(page, 10_000);
  await setStop(page, question.trim(), false);
  await setForced(page, "pause");
  await expectStaysFor(page, 1000);
  await whileTableChanges(page, () => page.clock.runFor(1000));

  await page.clock.resume();
  await setForced(page, "ask");
  await playUntil(page, () => isForced(page));
  await page.clock.pauseAt(7_200_000);
  await setForced(page, "pass");
  await whileTableChanges(page, () => page.clock.runFor(400));
});

test("ending a step is confirmed while something else can be done, if a player wants that", async ({
  page,
}) => {
  await prefer(page, { confirmEnd: true });
  await openLobby(page);
  await beginMatch(page);
  const say = await wordsOf(page);
  const sure = page.getByRole("group", { name: say["sure to end"] });
  await playUntilAsked(page, "useHorobito");
  await answersOf(page).first().click();
  await sure.getByRole("button", { name: say.stay }).click();
  await expect(targetsOf(page).first()).toBeVisible();
  await answersOf(page).first().click();
  await whileTableChanges(page, () => sure.getByRole("button", { name: say["end it"] }).click());
  await playUntil(page, () => isForced(page));
  await whileTableChanges(page, () => answersOf(page).first().click());
});

/** Whether there is one answer only. */
async function isForced(page: Page): Promise<boolean> {
  return (await targetsOf(page).count()) + (await answersOf(page).count()) === 1;
}

async function setForced(page: Page, forced: "pass" | "pause" | "ask"): Promise<void> {
  const say = await wordsOf(page);
  await menu(page, "settings");
  await page.getByLabel(say.forced).selectOption(forced);
  await closeDialog(page);
}

async function setStop(page: Page, question: string, isSet: boolean): Promise<void> {
  const say = await wordsOf(page);
  await menu(page, "settings");
  await page.getByText(say.stops).click();
  await page.getByLabel(question, { exact: true }).setChecked(isSet);
  await closeDialog(page);
}

/** Nothing happens for some time, by a clock that stands still otherwise. */
async function expectStaysFor(page: Page, milliseconds: number): Promise<void> {
  expect(await isTableTheSame(page, () => page.clock.runFor(milliseconds))).toBe(true);
}
