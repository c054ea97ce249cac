import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { serve } from "../serve/serve.ts";
import { beginMatch, prefer } from "./lobby.ts";
import { expect, onlyOn, openLobby, test } from "./page.ts";
import { playUntil, playUntilAsked } from "./table.ts";
import { wordsOf } from "./words.ts";

const built = fileURLToPath(new URL("../../../dist/web", import.meta.url));

onlyOn("laptop");
test.use({ serviceWorkers: "allow" });

for (const locale of ["en", "th", "ja"])
  test.describe(() => {
    test.use({ locale });

    test(`after one visit the page and its fonts are there without the server, and a whole match is played, read and looked at again (${locale})`, async ({
      page,
    }) => {
      const serving = await serve(built, 4180);
      if (serving.kind !== "serving") throw new Error(serving.kind);
      await prefer(page);
      await openLobby(page, `http://127.0.0.1:${serving.port}/`);
      await page.waitForLoadState("networkidle");
      await expect.poll(() => isKept(page), { timeout: 20_000 }).toBe(true);
      const fonts = await loadedFonts(page);
      await serving.close();
      await page.reload();
      await expect(page.locator('[data-ready="lobby"]')).toBeVisible();
      await expect.poll(() => loadedFonts(page)).toEqual(fonts);
      const say = await wordsOf(page);
      await beginMatch(page, { seed: 6 });
      await playUntilAsked(page, "useHorobito");
      await page.locator(".question .rule-link").click();
      await expect(page.getByRole("heading", { name: "6.2.6.2" })).toBeVisible();
      await expect(page.locator(".rule-more summary").first()).toBeVisible();
      await playUntil(page, ({ kind }) => kind === "result");
      await page.getByRole("link", { name: say["watch replay"] }).click();
      await expect(page.getByRole("slider")).toBeVisible();
    });
  });

/** Whether everything that the page has loaded can be had again without a network. */
function isKept(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    if (navigator.serviceWorker.controller === null) return false;
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    const kept = await Promise.all(loaded.map((name) => caches.match(name, { ignoreSearch: true })));
    return kept.every((answer) => answer !== undefined);
  });
}

function loadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const fonts = [...(await document.fonts.ready)].filter(({ status }) => status === "loaded");
    return fonts.map(({ family, unicodeRange }) => `${family} ${unicodeRange}`).sort();
  });
}
