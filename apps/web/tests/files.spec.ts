import { expect, type Page } from "@playwright/test";
import { beginMatch, dropFiles, gameIn, prefer } from "./lobby.ts";
import { onlyOn, openLobby, test } from "./page.ts";
import { closeDialog, playUntilAsked, tableInWords } from "./table.ts";
import { wordsOf } from "./words.ts";

onlyOn("laptop");

test.beforeEach(async ({ page }) => {
  await prefer(page);
  await openLobby(page);
});

const DECK = "game: horobeat\nname: { en: Mine, th: ของฉัน, ja: 私の }\ncards:\n";

/** The cards of a deck that is legal. */
const FIFTY = [
  "YK-092: 4",
  "YK-093: 4",
  "YK-094: 3",
  "YK-095: 2",
  "YK-097: 3",
  "YK-099: 4",
  "YK-098: 2",
  "YK-102: 3",
  "YK-103: 2",
  "YK-104: 3",
  "YK-108: 3",
  "YK-113: 2",
  "YK-115: 2",
  "YK-118: 2",
  "YK-122: 3",
  "YK-124: 1",
  "YK-125: 3",
  "YK-126: 3",
  "YK-130: 1",
]
  .map((line) => `  ${line}\n`)
  .join("");

for (const [what, file, told] of [
  ["an HTML file", { "page.html": "<!doctype html><script>document.title = 'ran'</script>" }, /page\.html/u],
  ["a match that is cut off", { "match.json": '{"gyoji":"match","version":1,"entr' }, /match\.json/u],
  ["a match of nothing", { "match.json": "{}" }, /match\.json/u],
  ["a deck with an unknown card", { "deck.yaml": `${DECK}  XX-999: 4\n` }, /deck\.yaml:4:\d+: .*XX-999/u],
  ["a deck that is too small", { "deck.yaml": `${DECK}  HD01-001: 3\n` }, /deck\.yaml.* 50 cards.* 3/u],
  [
    "a deck in YAML's other form, its cards in one line",
    { "deck.yml": "{game: horobeat, cards: {HD01-001: 9, HD01-002: 7}}" },
    /deck\.yml:1:39: .*deck\.yml:1:26: /su,
  ],
  ["a picture", { "picture.png": "\u0089PNG\r\n\u001a\n\u0000\u0001" }, /picture\.png/u],
] as const)
  test(`${what} is refused in words, and nothing else changes`, async ({ page }) => {
    const before = await keptHere(page);
    await dropFiles(page, file);
    await expect(page.getByRole("dialog").locator(".dialog-body")).toHaveText(told);
    await expect(page.getByRole("dialog").getByText(/could not be opened\. Please report/u)).toHaveCount(0);
    await closeDialog(page);
    expect(await keptHere(page)).toEqual(before);
    expect(await page.title()).not.toBe("ran");
  });

test("a deck of one's own is kept, offered, played with and removed", async ({ page }) => {
  const say = await wordsOf(page);
  await dropFiles(page, { "mine.yaml": `${DECK}${FIFTY}` });
  await expect(page.getByRole("dialog")).toContainText("Mine");
  await closeDialog(page);
  await page.reload();
  await gameIn(page).getByText(say.choose).click();
  await gameIn(page).getByRole("combobox", { name: say.deck }).first().selectOption({ label: "Mine" });
  await gameIn(page).locator('[data-action="start"]').click();
  await playUntilAsked(page, "useHorobito");
  await openLobby(page);
  await gameIn(page).getByText(say.choose).click();
  await page.getByRole("button", { name: "Remove: Mine" }).click();
  await expect(page.getByRole("option", { name: "Mine" })).toHaveCount(0);
});

test("a match that was saved as a file goes on when it is dropped on the lobby", async ({ page }) => {
  const say = await wordsOf(page);
  await beginMatch(page);
  await playUntilAsked(page, "useHorobito");
  const before = await tableInWords(page);
  await page.locator('[data-menu="open"]').click();
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.locator('[data-menu="save"]').click(),
  ]);
  const text = (await (await saved.createReadStream()).toArray()).join("");
  await page.getByRole("link", { name: say["to lobby"] }).click();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await dropFiles(page, { [saved.suggestedFilename()]: text });
  await playUntilAsked(page, "useHorobito");
  expect(await tableInWords(page)).toEqual(before);
});

function keptHere(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
}
