// Takes docs/table.png: the table in the browser in the middle of a battle. `npm run picture`
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { servePage } from "../apps/web/measure/server.mjs";
import { chromiumLaunch } from "./chromium.mjs";
import { command, root } from "./root.mjs";

const SEED = "8";
/** Numbers of options, as they are typed at the terminal; those that are not there are passed over. */
const ANSWERS = `${"2\n1\n".repeat(18)}q\n`;

const browser = await chromium.launch(chromiumLaunch);
const { address, stop } = await servePage();
try {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    locale: "en",
    colorScheme: "light",
  });
  await page.addInitScript(keepMatch, matchInBattle());
  await page.goto(`${address}#/match/picture`);
  await page.waitForSelector("[data-ready=decision]");
  await page.locator("#table .line[data-battle] .half[data-near] .card-spot").first().hover();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1500);
  await page.screenshot({ path: join(root, "docs/table.png") });
} finally {
  await browser.close();
  stop();
}

/** A match that the command plays, up to a battle. */
function matchInBattle() {
  mkdirSync(join(root, "dist"), { recursive: true });
  const file = join(root, "dist/picture.json");
  rmSync(file, { force: true });
  const args = [command, "play", "horobeat", "--lang", "en", "--seed", SEED, "--save", file];
  spawnSync(process.execPath, args, { input: ANSWERS });
  return readFileSync(file, "utf8");
}

/** In the page, before it starts: a match that this browser has kept. */
function keepMatch(text) {
  const match = {
    id: "picture",
    game: "horobeat",
    players: ["person", "greedy"],
    over: false,
    look: 0,
    headline: "",
    at: 0,
  };
  localStorage.setItem("gyoji.match.picture", JSON.stringify(text));
  localStorage.setItem("gyoji.matches", JSON.stringify([match]));
}
