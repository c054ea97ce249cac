import { expect, type Page } from "@playwright/test";
import { beginMatch, prefer } from "./lobby.ts";
import { expectAccessible, onlyOn, openLobby, test } from "./page.ts";
import { answersOf, choose, handOf, momentOf, playUntil } from "./table.ts";
import { wordsOf } from "./words.ts";

onlyOn("laptop", "phone");

test("between turns nothing of the table is in the document, and each sees their own hand only", async ({
  page,
}) => {
  await prefer(page);
  await openLobby(page);
  await beginMatch(page, { players: ["person", "person"], seed: 5 });
  const say = await wordsOf(page);
  // Both only say no, so that no card of theirs is ever shown to the other.
  const hands: [string[], string[]] = [[], []];
  await playUntil(page, ({ kind }) => kind === "hot seat");
  for (let turns = 0; turns < 6; turns++) {
    await expect(page.locator("#table")).toHaveCount(0);
    expect(await foundIn(page, hands.flat())).toEqual([]);
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    const seat = title === "Player 1, it is your turn" ? 0 : 1;
    await page.getByRole("button", { name: say["hot seat button"] }).click();
    await expect(handOf(page).first()).toBeVisible();
    expect(await foundIn(page, hands[1 - seat] ?? [])).toEqual([]);
    hands[seat] = await namesOf(page);
    while ((await momentOf(page)).kind === "decision") await choose(page, answersOf(page).first());
  }
});

test("the screen between turns can be used by everybody", async ({ page }) => {
  await openLobby(page);
  await beginMatch(page, { players: ["person", "person"], seed: 5 });
  await playUntil(page, ({ kind }) => kind === "hot seat");
  await expectAccessible(page);
});

/** The names of the cards in the hand that is shown. */
async function namesOf(page: Page): Promise<string[]> {
  const labels = await handOf(page).evaluateAll((cards) => cards.map(({ ariaLabel }) => ariaLabel ?? ""));
  return labels.map((label) => label.replace(/ \(.*/u, ""));
}

/** Which of some names stand anywhere in the document. */
function foundIn(page: Page, names: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (all) => all.filter((name) => document.documentElement.outerHTML.includes(name)),
    names,
  );
}
