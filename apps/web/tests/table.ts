import { expect, type Locator, type Page } from "@playwright/test";
import { wordsOf } from "./words.ts";

/** What can be touched on the table, what is said at the question, and what a touch can mean. */
export const targetsOf = (page: Page): Locator => page.locator("#table [data-target]");
export const answersOf = (page: Page): Locator => page.locator("#table [data-answer]");
const waysOf = (page: Page): Locator => page.locator(".ways [data-main]");
export const questionOf = (page: Page): Locator => page.locator("[data-question]");
export const handOf = (page: Page): Locator => page.locator('section.hand [data-spot^="card "]');

/** What the table waits for. */
export type Moment =
  | { readonly kind: "decision"; readonly ask: string }
  | { readonly kind: "ways" }
  | { readonly kind: "others"; readonly text: string }
  | { readonly kind: "hot seat" }
  | { readonly kind: "result" };

/** What the table waits for now. */
export function momentOf(page: Page): Promise<Moment> {
  return page.evaluate((): Moment => {
    if (document.querySelector('[data-ready="result"]') !== null) return { kind: "result" };
    if (document.querySelector('[data-ready="hot-seat"]') !== null) return { kind: "hot seat" };
    if (document.querySelector(".ways") !== null) return { kind: "ways" };
    const ask = document.querySelector<HTMLElement>("[data-question]")?.dataset["question"];
    if (ask !== undefined) return { kind: "decision", ask };
    return { kind: "others", text: document.querySelector(".question-text")?.textContent ?? "" };
  });
}

/** Waits until the player has something to choose, or the match is over. */
export async function myMoment(page: Page): Promise<Exclude<Moment, { kind: "others" }>> {
  const settled = '[data-ready="decision"], [data-ready="result"], [data-ready="hot-seat"]';
  await expect(page.locator(settled).first()).toBeAttached();
  const moment = await momentOf(page);
  return moment.kind === "others" ? myMoment(page) : moment;
}

/** What a simple player chooses: the first way, else the first glowing place, else the first answer. */
export async function firstChoice(page: Page): Promise<Locator> {
  const choices = [waysOf(page), targetsOf(page), answersOf(page)] as const;
  const [ways, targets, answers] = choices;
  await expect(ways.or(targets).or(answers).first(), "something can be chosen").toBeAttached();
  for (const each of choices) if ((await each.count()) > 0) return each.first();
  // It was chosen meanwhile, being the only one.
  return firstChoice(page);
}

/** Chooses with the mouse, without a care for how it is done. */
export async function choose(page: Page, choice: Locator): Promise<void> {
  await whileTableChanges(page, () => choice.dispatchEvent("click"));
}

/**
 * Does something and waits until the table is another one, or asks how it is meant.
 * When the page gives the only answer first, what was to be done may come too late.
 */
export async function whileTableChanges(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(markTable);
  try {
    await act();
  } catch (error) {
    if (!(await page.evaluate(hasTableChanged))) throw error;
  }
  await page.waitForFunction(hasTableChanged);
}

/** Does something and tells whether the table is still the same. */
export async function isTableTheSame(page: Page, act: () => Promise<unknown>): Promise<boolean> {
  await page.evaluate(markTable);
  await act();
  return !(await page.evaluate(hasTableChanged));
}

/** Marks what was told and asked last, which goes when something else is; runs in the page. */
function markTable(): void {
  document.querySelector('[role="log"] p')?.setAttribute("data-told", "");
  document.body.dataset["asked"] = document.querySelector<HTMLElement>("[data-question]")?.innerText ?? "";
}

/** Whether the table is another one since it was marked, or something else is asked; runs in the page. */
function hasTableChanged(): boolean {
  const isSame = document.querySelector('[role="log"] p[data-told]') !== null;
  const asked = document.querySelector<HTMLElement>("[data-question]")?.innerText;
  const isAskedElse = asked !== undefined && asked !== document.body.dataset["asked"];
  return !isSame || isAskedElse || document.querySelector(".ways") !== null;
}

/** Plays on by the first choice that there is, until a moment comes. */
export async function playUntil(
  page: Page,
  isCome: (moment: Moment) => boolean | Promise<boolean>,
): Promise<void> {
  for (;;) {
    const moment = await myMoment(page);
    if (await isCome(moment)) return;
    if (moment.kind === "result") throw new Error("the match was over before it came");
    if (moment.kind === "hot seat") await page.getByRole("button").click();
    else await choose(page, await firstChoice(page));
  }
}

/** Plays on until something is asked. */
export function playUntilAsked(page: Page, ...asks: readonly string[]): Promise<void> {
  return playUntil(page, (moment) => moment.kind === "decision" && asks.includes(moment.ask));
}

/** Everything that stands on the table, in words and in order: two equal tables say the same. */
export async function tableInWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll<HTMLElement>(".headline, #table [aria-label], .question-text"),
    ];
    // What has just come is marked so only while it is new.
    return parts.map((part) =>
      (part.ariaLabel ?? part.innerText).replace(/(?:, |、)(?:new|新しい|เพิ่งมา)$/u, ""),
    );
  });
}

/** Opens the menu and presses one of its items, by its name in the page (`data-menu`). */
export async function menu(page: Page, item: string): Promise<void> {
  await page.locator('[data-menu="open"]').click();
  await page.locator(`[data-menu="${item}"]`).click();
}

/** Closes the dialog that lies over the page. */
export async function closeDialog(page: Page): Promise<void> {
  const say = await wordsOf(page);
  await page.locator("dialog[open]").getByRole("button", { name: say.close, exact: true }).click();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
}
