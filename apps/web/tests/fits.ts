import { expect, type Page } from "@playwright/test";
import { settled } from "./hands.ts";

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Part {
  readonly name: string;
  readonly box: Box;
  /** The box that one can scroll to see it; null if there is none. */
  readonly scroller: Box | null;
  /** What lies over it; "" if nothing does. */
  readonly under: string;
  /** By how many pixels it reaches out of what hides what reaches out of it. */
  readonly cut: number;
}

/**
 * The page is no larger than the window. All of the table, once it has come to rest, lies in it, and is whole or can be
 * scrolled to; what is asked fits its place; and nothing lies over what can be pressed, other than what is laid over the table on purpose.
 */
export async function expectFits(page: Page): Promise<void> {
  await settled(page);
  const { page: size, window: room, parts, spilt } = await page.evaluate(look);
  expect.soft(size.right, "width of the page").toBeLessThanOrEqual(room.right);
  expect.soft(size.bottom, "height of the page").toBeLessThanOrEqual(room.bottom);
  const lost = parts.filter(({ box, scroller }) => !isIn(scroller ?? box, room));
  expect.soft(lost, "what is not in the window").toEqual([]);
  expect.soft(spilt, "how much the question is too large for its place").toBeLessThanOrEqual(1);
  // Two pixels are the edge of a card that lies turned.
  const cutOff = parts.filter(({ cut }) => cut > 2).map(({ name, cut }) => `${name} by ${cut}`);
  expect.soft(cutOff, "what is cut off").toEqual([]);
  expect
    .soft(parts.filter(({ under }) => under !== "").map(({ name, under }) => `${name} under ${under}`))
    .toEqual([]);
}

/** Whether a box lies in another, but for what rounding makes of it. */
function isIn(box: Box, room: Box): boolean {
  const isAcross = box.left > room.left - 1 && box.right < room.right + 1;
  return isAcross && box.top > room.top - 1 && box.bottom < room.bottom + 1;
}

/** What lies where; runs in the page. */
async function look(): Promise<{ page: Box; window: Box; parts: Part[]; spilt: number }> {
  await new Promise(requestAnimationFrame);
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
  const { scrollWidth, scrollHeight } = document.documentElement;
  const isCovered = document.querySelector("dialog:modal, :popover-open, .tray, .result, .guide") !== null;
  const parts: Part[] = [];
  for (const part of document.querySelectorAll("#table [data-spot], #table button, .question, .top > *")) {
    const box = part.getBoundingClientRect();
    let around = part.parentElement;
    while (around !== null && !/auto|scroll/u.test(getComputedStyle(around).overflow))
      around = around.parentElement;
    const scroller = around?.getBoundingClientRect() ?? null;
    const name = `${part.className} ${part.ariaLabel ?? part.textContent ?? ""}`;
    // Cards may lie on each other.
    const isOpen = isCovered || !part.matches("button:not(.card-spot), a") || scroller !== null;
    // Cards lie on the place that they are in.
    const isOnIt = (there: Element | null): boolean =>
      (there?.closest(".card-spot") ?? null) !== null && part.parentElement?.contains(there) === true;
    const over = [0.2, 0.5, 0.8]
      .map((down) => document.elementFromPoint((box.left + box.right) / 2, box.top + down * box.height))
      .find((there) => !part.contains(there) && !isOnIt(there));
    const under =
      isOpen || over === undefined || over === null
        ? ""
        : (over.closest("button, section")?.className ?? over.tagName);
    if (box.width > 0) parts.push({ name, box, scroller, under, cut: cutOff(part, box) });
  }
  const question = document.querySelector(".question");
  return {
    page: { left: 0, top: 0, right: scrollWidth, bottom: scrollHeight },
    window: { left: 0, top: 0, right: innerWidth, bottom: innerHeight },
    parts,
    spilt: (question?.scrollHeight ?? 0) - (question?.clientHeight ?? 0),
  };

  /** How much of a part is hidden by what lies around it; in a direction in which one can scroll none is. */
  function cutOff(part: Element, box: Box): number {
    const found = [0];
    let [isFixedAcross, isFixedDown] = [true, true];
    for (let around = part.parentElement; around !== null; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const room = around.getBoundingClientRect();
      isFixedAcross &&= !/auto|scroll/u.test(overflowX);
      isFixedDown &&= !/auto|scroll/u.test(overflowY);
      if (isFixedAcross && overflowX !== "visible") found.push(room.left - box.left, box.right - room.right);
      if (isFixedDown && overflowY !== "visible") found.push(room.top - box.top, box.bottom - room.bottom);
    }
    return Math.round(Math.max(...found));
  }
}
