import { expect, type Page } from "@playwright/test";
import { expectFits } from "./fits.ts";
import { byFinger, byKeys, byMouse, type Press } from "./hands.ts";
import { beginMatch, type GameId, prefer } from "./lobby.ts";
import { onlyOn, openLobby, test } from "./page.ts";
import { firstChoice, myMoment, whileTableChanges } from "./table.ts";

/** How many choices are made in a match that is tried by hand: some turns. */
const CHOICES = 25;

const HANDS = [
  ["by mouse", byMouse, "en", "laptop"],
  ["by keys alone", byKeys, "ja", "laptop"],
  ["by finger", byFinger, "th", "phone"],
  ["by finger", byFinger, "en", "tablet"],
] as const;

/** Tests that a game is played by mouse, keys and finger, and that everything is in sight at each choice. */
export function testByHand(game: GameId, seed: number): void {
  for (const [how, press, locale, size] of HANDS)
    test.describe(`${game} ${how} (${locale})`, () => {
      onlyOn(size);
      test.use({ locale });
      // Each choice is looked at from all sides.
      test.describe.configure({ timeout: 180_000 });

      test("is played from the lobby on, and everything is in sight", async ({ page }) => {
        await prefer(page);
        await openLobby(page);
        await beginMatch(page, { game, seed });
        await play(page, press);
        await expect(page.locator('[role="log"]')).not.toBeEmpty();
      });
    });
}

async function play(page: Page, press: Press): Promise<void> {
  for (let choices = 0; choices < CHOICES; choices++) {
    const moment = await myMoment(page);
    if (moment.kind === "result") return;
    await expectFits(page);
    await whileTableChanges(page, async () => press(page, await firstChoice(page)));
  }
}
