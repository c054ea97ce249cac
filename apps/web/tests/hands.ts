import { expect, type Locator, type Page } from "@playwright/test";

/** Milliseconds within which a second tap belongs to the first. */
const DOUBLE_TAP = 350;

/** How a player presses what they choose. */
export type Press = (page: Page, choice: Locator) => Promise<void>;

/** Presses with the mouse, where nothing lies over it. */
export const byMouse: Press = async (page, choice) => {
  const { x, y } = await openPointOf(choice);
  await page.mouse.click(x, y);
};

/** Taps with a finger, where nothing lies over it. */
export const byFinger: Press = async (page, choice) => {
  const { x, y } = await openPointOf(choice);
  // Two taps at once are one double tap, whose second half chooses nothing.
  await page.waitForTimeout(DOUBLE_TAP);
  await page.touchscreen.tap(x, y);
};

/** Goes there by keys alone and presses Enter. */
export const byKeys: Press = async (page, choice) => {
  await expect(choice).toBeVisible();
  const number = await choice.getAttribute("data-answer");
  if (number !== null) return page.keyboard.press(number);
  // In a dialog Tab goes round; at the table N goes from one thing that can be chosen to the next.
  const key = (await page.locator("dialog[open], .ways").count()) > 0 ? "Tab" : "n";
  const isThere = (): Promise<boolean> => choice.evaluate((element) => element === document.activeElement);
  for (let tries = 0; !(await isThere()); tries++) {
    if (tries > 60) throw new Error("the keys do not lead there");
    await page.keyboard.press(key);
  }
  return page.keyboard.press("Enter");
};

/** Waits until what is asked takes presses: for a moment after a question that came by itself it does not. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator("[data-settling]")).toHaveCount(0);
}

/** A point of something to press that nothing lies over, the middle if it can be; waits until all has come to rest. */
export async function openPointOf(choice: Locator): Promise<{ x: number; y: number }> {
  await settled(choice.page());
  const point = await choice.evaluate(findOpenPoint, undefined, { timeout: 3000 });
  if (point === "covered") throw new Error(`something lies over ${String(choice)}`);
  return point === "gone" ? openPointOf(choice) : point;
}

type Found = { x: number; y: number } | "covered" | "gone";

/** Runs in the page. */
async function findOpenPoint(element: Element): Promise<Found> {
  // Cards set out with the next picture, and others may fly over this place.
  await new Promise(requestAnimationFrame);
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
  element.scrollIntoView({ block: "nearest" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
  for (const down of parts)
    for (const along of parts) {
      const at = { x: left + along * width, y: top + down * height };
      if (element.contains(document.elementFromPoint(at.x, at.y))) return at;
    }
  // What is asked next came by itself meanwhile: for a moment it takes no press.
  const isSettling = document.querySelector("[data-settling]") !== null;
  return element.isConnected && !isSettling ? "covered" : "gone";
}
