import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { wordsOf } from "./words.ts";

export type GameId = "horobeat" | "riftbound" | "moncolle" | "genso";

/** How a match is to begin. */
export interface Beginning {
  readonly game?: GameId;
  readonly seed?: number;
  readonly players?: readonly ["person" | "greedy" | "random", "person" | "greedy" | "random"];
  /** Options of the game by name; of HORO-BEAT the first player is found by chance if not said. */
  readonly options?: Readonly<Record<string, string>>;
}

/**
 * Lets the page, or every page of a browser, begin with settings, unless it keeps some. Unless they say otherwise
 * nothing moves and every question is asked, so that a test need not be quicker than the page.
 */
export async function prefer(
  page: Page | BrowserContext,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await page.addInitScript(
    (preferred) => {
      // An empty page keeps nothing.
      if (location.protocol === "about:") return;
      if (localStorage.getItem("gyoji.settings") === null)
        localStorage.setItem("gyoji.settings", JSON.stringify(preferred));
    },
    { speed: "off", forced: "ask", ...settings },
  );
}

const OPTIONS: Partial<Record<GameId, Readonly<Record<string, string>>>> = {
  horobeat: { opening: "random" },
};

/** The part of the lobby where a game is begun. */
export function gameIn(page: Page, id: GameId = "horobeat"): Locator {
  return page.locator(`[data-game="${id}"]`);
}

/** Begins a match from the lobby as it is asked for: the same seed always deals the same cards. */
export async function beginMatch(
  page: Page,
  {
    game: id = "horobeat",
    seed = 7,
    players = ["person", "greedy"],
    options = OPTIONS[id] ?? {},
  }: Beginning = {},
): Promise<void> {
  const say = await wordsOf(page);
  const game = gameIn(page, id);
  await game.getByText(say.choose).click();
  for (const [seat, player] of players.entries())
    await game.getByLabel(say["who plays"]).nth(seat).selectOption(player);
  for (const [option, value] of Object.entries(options))
    await game.locator(`[data-option="${option}"]`).selectOption(value);
  await game.getByRole("textbox", { name: say.seed }).fill(String(seed));
  await game.locator('[data-action="start"]').click();
  await expect(page.locator('[data-ready="table"], [data-ready="hot-seat"]')).toBeVisible();
}

/** Drops files on the lobby, by their names and texts. */
export async function dropFiles(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  const carried = await page.evaluateHandle((texts) => {
    const transfer = new DataTransfer();
    for (const [name, text] of Object.entries(texts)) transfer.items.add(new File([text], name));
    return transfer;
  }, files);
  const lobby = page.locator('[data-ready="lobby"]');
  await lobby.dispatchEvent("dragover", { dataTransfer: carried });
  await lobby.dispatchEvent("drop", { dataTransfer: carried });
}
