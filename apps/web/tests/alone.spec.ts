import { expect, openLobby, test } from "./page.ts";

test("the page opens, and is no wider than the window", async ({ page }) => {
  await openLobby(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
});

test("what is not the page's own does not run", async ({ page, faults }) => {
  await openLobby(page);
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.documentElement.dataset.ran = 'yes'";
    document.head.append(script);
    return document.documentElement.dataset["ran"] ?? "no";
  });
  expect(ran).toBe("no");
  expect(faults.splice(0).join()).toContain("script-src 'self'");
});
