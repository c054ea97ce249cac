// Draws the icons of an installed page from the one icon: `node tools/icons.mjs`.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumLaunch } from "./chromium.mjs";
import { root } from "./root.mjs";

const folder = join(root, "apps/web/public/icons");
const icon = readFileSync(join(folder, "gyoji.svg"), "utf8");
/** A system may cut a maskable icon down to its inner circle: the ground fills the square, the fan keeps inside. */
const maskable = icon.replace(` rx="112"`, "").replace(`<g transform="`, "$&translate(64 64) scale(.75) ");

async function draw(browser, svg, pixels, name) {
  const page = await browser.newPage({ viewport: { width: pixels, height: pixels } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
  await page.screenshot({ path: join(folder, name), omitBackground: true });
  await page.close();
}

const browser = await chromium.launch(chromiumLaunch);
await draw(browser, icon, 192, "gyoji-192.png");
await draw(browser, icon, 512, "gyoji-512.png");
await draw(browser, maskable, 512, "gyoji-maskable-512.png");
await browser.close();
