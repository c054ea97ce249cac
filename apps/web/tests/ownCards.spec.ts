import { expect, type Page } from "@playwright/test";
import { madeUpDeck } from "../../../games/riftbound/testing/madeUpDeck.ts";
import { dropFiles, gameIn, prefer } from "./lobby.ts";
import { keepScreen, onlyOn, openLobby, test } from "./page.ts";
import { closeDialog } from "./table.ts";
import { wordsOf } from "./words.ts";

onlyOn("laptop", "phone");

const { cards: madeUp, list } = madeUpDeck();
const cards = JSON.stringify(madeUp);
/** The rules of the game are fetched first. */
const SLOW = { timeout: 20_000 };

test.beforeEach(async ({ page }) => {
  await prefer(page);
  await openLobby(page);
});

const dialog = (page: Page) => page.getByRole("dialog").locator(".dialog-body");
const riftbound = (page: Page) => gameIn(page, "riftbound");

async function paste(page: Page, text: string): Promise<void> {
  const say = await wordsOf(page);
  await riftbound(page).getByLabel(say["paste deck"]).fill(text);
  await riftbound(page).locator('[data-action="paste"]').click();
}

test("a card list is dropped, a deck list is pasted, and the match begins with it", async ({
  page,
}, info) => {
  await dropFiles(page, { "cards.json": cards });
  await expect(dialog(page)).toContainText("VEN: 19 of 20 cards can be played (95%)", SLOW);
  await dialog(page).locator("summary").click();
  await expect(dialog(page)).toContainText("“zork 1 unit.”");
  await closeDialog(page);
  await paste(page, list);
  const choices = riftbound(page).locator(".choices-form");
  await expect(choices.locator(".pasted")).toContainText("Nuan, Keeper of Reeds", SLOW);
  await keepScreen(page, "own-cards", info);
  await riftbound(page).locator('[data-action="start"]').click();
  await expect(page.locator('[data-ready="table"]')).toBeVisible();
  await expect(page.locator("body")).toContainText("Nuan, River Warden");
});

test("packs and decks stay in this browser until they are removed", async ({ page }) => {
  const say = await wordsOf(page);
  await dropFiles(page, { "cards.json": cards });
  await closeDialog(page);
  await page.reload();
  await expect(riftbound(page).locator("[data-packs]")).toContainText("VEN: 19 of 20");
  await paste(page, list);
  await expect(riftbound(page).locator(".pasted")).toContainText("Nuan, Keeper of Reeds", SLOW);
  await riftbound(page).getByRole("button", { name: "Remove: VEN" }).click();
  await page.getByRole("button", { name: say.remove, exact: true }).click();
  await expect(riftbound(page).locator("[data-packs]")).not.toContainText("VEN");
  await page.reload();
  await riftbound(page).getByText(say.choose).click();
  await expect(riftbound(page).locator("[data-packs]")).not.toContainText("VEN");
  await paste(page, list);
  await expect(riftbound(page).locator(".pasted")).toContainText("there is no card “River Guard 1”", SLOW);
});

for (const [what, name, text, told] of [
  ["a web page", "cards.html", "<!doctype html><p>404</p>", /web page/u],
  ["a list that is cut off", "cards.json", cards.slice(0, -50), /ends too soon/u],
  ["another game’s list", "cards.json", '[{"name":"Forest","type_line":"Land"}]', /no card of Riftbound/u],
  [
    "a card without a type",
    "cards.json",
    '[{"name":"A","type":"Unit","code":"M-1"},{"name":"B"}]',
    /cards\.json:1:/u,
  ],
] as const)
  test(`${what} is refused in words, and nothing is kept`, async ({ page }) => {
    await dropFiles(page, { [name]: text });
    await expect(dialog(page)).toHaveText(told);
    await closeDialog(page);
    await page.reload();
    await riftbound(page)
      .getByText((await wordsOf(page)).choose)
      .click();
    await expect(page.locator("[data-packs]")).not.toContainText("VEN");
  });

test("a misspelt card of a deck list is told with the nearest name", async ({ page }) => {
  await dropFiles(page, { "cards.json": cards });
  await closeDialog(page);
  await paste(page, list.replace("River Guard 1\n", "River Gard 1\n"));
  await expect(riftbound(page).locator(".pasted")).toContainText("Did you mean “River Guard 1”", SLOW);
});

test("a list of banned cards is dropped, stays, and keeps decks with them out until it is removed", async ({
  page,
}, info) => {
  const say = await wordsOf(page);
  await dropFiles(page, { "cards.json": cards });
  await closeDialog(page);
  await dropFiles(page, { "spring.txt": "banned:\n- River Guard 3\n" });
  await expect(dialog(page)).toContainText("1 card is banned now", SLOW);
  await closeDialog(page);
  await page.reload();
  await paste(page, list);
  await expect(riftbound(page).locator(".pasted")).toContainText("River Guard 3 is banned", SLOW);
  await keepScreen(page, "banned-cards", info);
  await riftbound(page).locator("[data-bans]").getByRole("button").click();
  await page.getByRole("button", { name: say.remove, exact: true }).click();
  await paste(page, list);
  await expect(riftbound(page).locator(".pasted")).toContainText("Nuan, Keeper of Reeds", SLOW);
});
