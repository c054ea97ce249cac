import { type BrowserContext, expect, type Page } from "@playwright/test";
import { beginMatch, dropFiles, gameIn } from "./lobby.ts";
import { openLobby } from "./page.ts";
import { closeDialog, handOf, menu, playUntil, playUntilAsked, questionOf } from "./table.ts";
import { wordsOf } from "./words.ts";

/** What is done at a screen, once all of it is there. */
export type Stop = (page: Page, name: string) => Promise<void>;

/** Deals early what there is to show: two ways of using a card, a choice of Horobito, a Trigger. */
const SEED = 6;

/** Goes through every screen of the page and stops at each; the page must be new, its animations off. */
export async function seeEverything(context: BrowserContext, stop: Stop): Promise<void> {
  const page = await context.newPage();
  await openLobby(page);
  await stop(page, "lobby");
  await seeQuestions(page, stop);
  await seeBeside(page, stop);
  await seeDialogs(page, stop);
  await seeTrouble(page, context, stop);
  await seeEnd(page, stop);
  await seeLobbyOpened(page, stop);
  await seeHotSeat(page, stop);
  await seeRiftbound(page, stop);
  await seeMoncolle(page, stop);
  await seeGenso(page, stop);
  await page.close();
}

async function seeQuestions(page: Page, stop: Stop): Promise<void> {
  await beginMatch(page, { seed: SEED, options: { opening: "janken" } });
  await stop(page, "table-janken");
  await openLobby(page);
  await beginMatch(page, { seed: SEED });
  await stop(page, "table-redraw");
  for (const ask of ["chargeEna", "useHorobito"]) {
    await playUntilAsked(page, ask);
    await stop(page, `table-${ask}`);
  }
  await playUntil(page, ({ kind }) => kind === "ways");
  await stop(page, "ways");
  for (const ask of ["chooseHorobito", "battleAction", "useTrigger"]) {
    await playUntilAsked(page, ask);
    await stop(page, `table-${ask}`);
  }
}

/** What is read beside the table: on a narrow screen it lies over it. */
async function seeBeside(page: Page, stop: Stop): Promise<void> {
  const say = await wordsOf(page);
  const putAway = async (): Promise<void> => {
    if ((await page.locator("dialog[open]").count()) > 0) await page.keyboard.press("Escape");
  };
  await handOf(page).first().click({ button: "right" });
  await stop(page, "card");
  await putAway();
  await page.getByRole("button", { name: say.log, exact: true }).click();
  await stop(page, "log");
  await putAway();
  await questionOf(page).locator(".rule-link").click();
  await stop(page, "rule");
  await page.getByRole("button", { name: say["all rules"] }).click();
  await page.locator(".rule-branch > summary").nth(5).click();
  await stop(page, "rulebook");
  await putAway();
}

async function seeDialogs(page: Page, stop: Stop): Promise<void> {
  const say = await wordsOf(page);
  await page.locator('[data-menu="open"]').click();
  await stop(page, "menu");
  await page.keyboard.press("Escape");
  await menu(page, "settings");
  await page.getByText(say.stops).click();
  await stop(page, "settings");
  await closeDialog(page);
  await menu(page, "share");
  await expect(page.getByLabel(say.link, { exact: true })).toBeVisible();
  await stop(page, "share");
  await closeDialog(page);
  await menu(page, "help");
  await stop(page, "help");
  await closeDialog(page);
}

async function seeTrouble(page: Page, context: BrowserContext, stop: Stop): Promise<void> {
  const say = await wordsOf(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole("button", { name: say["other tab take"] }).waitFor();
  await stop(other, "other-tab");
  await other.goto("./#/match/nothing");
  await other.getByRole("heading", { name: say["refused title"] }).waitFor();
  await stop(other, "refused");
  await other.close();
  await page.workers()[0]?.evaluate(() => {
    setTimeout(() => {
      throw new Error("broken");
    });
  });
  await page.getByRole("button", { name: say["lost again"] }).waitFor();
  await stop(page, "lost");
  await page.getByRole("button", { name: say["lost again"] }).click();
}

async function seeEnd(page: Page, stop: Stop): Promise<void> {
  const say = await wordsOf(page);
  await menu(page, "concede");
  await stop(page, "concede");
  await page.locator('[data-menu="yes"]').click();
  await page.locator('[data-ready="result"]').waitFor();
  await stop(page, "result");
  await page.getByRole("link", { name: say["watch replay"] }).click();
  await page.locator(".replay-bar").waitFor();
  await page.getByRole("slider").press("End");
  await page.getByRole("slider").press("ArrowLeft");
  await stop(page, "replay");
}

async function seeLobbyOpened(page: Page, stop: Stop): Promise<void> {
  const say = await wordsOf(page);
  await openLobby(page);
  await gameIn(page).getByText(say.choose).click();
  await stop(page, "lobby-opened");
  await page.getByRole("button", { name: say.settings }).click();
  await stop(page, "lobby-settings");
  await closeDialog(page);
  await dropFiles(page, {
    "deck.yaml": "game: horobeat\nname: { en: A, th: A, ja: A }\ncards:\n  XX-1: 4\n",
  });
  await page.getByRole("dialog").waitFor();
  await stop(page, "lobby-file");
  await closeDialog(page);
}

async function seeHotSeat(page: Page, stop: Stop): Promise<void> {
  await page.reload();
  await beginMatch(page, { players: ["person", "person"], seed: SEED });
  await playUntil(page, ({ kind }) => kind === "hot seat");
  await stop(page, "hot-seat");
}

async function seeRiftbound(page: Page, stop: Stop): Promise<void> {
  await openLobby(page);
  await beginMatch(page, { game: "riftbound", seed: 5 });
  await stop(page, "table-riftbound");
  for (const ask of ["mainPhase", "moveTo", "focus"]) {
    await playUntilAsked(page, ask);
    await stop(page, `table-riftbound-${ask}`);
  }
  await playUntil(page, async () => (await page.locator(".declared-at").count()) > 0);
  await stop(page, "table-riftbound-chain");
}

async function seeMoncolle(page: Page, stop: Stop): Promise<void> {
  await openLobby(page);
  await beginMatch(page, { game: "moncolle", seed: 4 });
  await stop(page, "table-moncolle");
  await playUntilAsked(page, "makeField");
  await stop(page, "table-moncolle-makeField");
  await playUntil(page, async () => (await page.locator(".mc-here[data-target]").count()) > 0);
  await stop(page, "table-moncolle-reach");
  await playUntil(page, async () => (await page.locator(".mc-combat .mc-die").count()) > 0);
  await stop(page, "table-moncolle-combat");
}

async function seeGenso(page: Page, stop: Stop): Promise<void> {
  await openLobby(page);
  await beginMatch(page, { game: "genso", seed: 11 });
  await stop(page, "table-genso");
  await playUntilAsked(page, "throwForOrder");
  await stop(page, "table-genso-throw");
  await playUntil(page, async () => (await page.locator(".gs-faces").count()) === 2);
  await stop(page, "table-genso-battle");
}
