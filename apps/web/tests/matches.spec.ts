import { expect, type Page } from "@playwright/test";
import { expectFits } from "./fits.ts";
import { byFinger, byKeys, byMouse, type Press } from "./hands.ts";
import { beginMatch, prefer } from "./lobby.ts";
import { onlyOn, openLobby, test } from "./page.ts";
import { firstChoice, momentOf, myMoment, whileTableChanges } from "./table.ts";

test.describe("by mouse, in English", () => {
  onlyOn("laptop");
  test.use({ locale: "en" });

  test("a whole match", async ({ page }) => {
    await prefer(page, { speed: "fast", forced: "pass" });
    await openLobby(page);
    await beginMatch(page, { seed: 6, options: { opening: "janken" } });
    await playToTheEnd(page, byMouse);
  });
});

test.describe("by keys alone, in Japanese", () => {
  onlyOn("laptop");
  test.use({ locale: "ja" });

  test("a whole match", async ({ page }) => {
    await prefer(page);
    await openLobby(page);
    await beginMatch(page, { seed: 16 });
    await playToTheEnd(page, byKeys);
  });
});

for (const [size, locale, seed] of [
  ["phone", "th", 2],
  ["tablet", "ja", 17],
] as const)
  test.describe(`by finger on the ${size} (${locale})`, () => {
    onlyOn(size);
    test.use({ locale });

    test("a whole match", async ({ page }) => {
      await prefer(page);
      await openLobby(page);
      await beginMatch(page, { seed });
      await playToTheEnd(page, byFinger);
    });
  });

/** Plays to the result: there is always something to choose or somebody to wait for, and everything is in sight. */
async function playToTheEnd(page: Page, press: Press): Promise<void> {
  for (let choices = 0; choices < 500; choices++) {
    const now = await momentOf(page);
    if (now.kind === "others") expect(now.text).not.toBe("");
    await expectFits(page);
    const moment = await myMoment(page);
    if (moment.kind === "result") return;
    await whileTableChanges(page, async () => press(page, await firstChoice(page)));
  }
  throw new Error("the match does not end");
}
