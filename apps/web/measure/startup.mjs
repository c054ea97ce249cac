// How soon the page can be played on a slow machine, and whether it stays smooth: reports, asserts nothing.
// `npm run measure`, or `npm run measure -- riftbound genso 5` for these games and five visits instead of three.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumLaunch } from "../../../tools/chromium.mjs";
import { root } from "../../../tools/root.mjs";
import { figuresOf, watchPage } from "./inPage.mjs";
import { servePage } from "./server.mjs";
import { longestTask } from "./trace.mjs";

/** How much slower than this machine. A worker's thread is not slowed by Chromium. */
const SLOWER = 4;
const ANSWERS = 20;
/** Milliseconds for cards to travel. */
const BETWEEN_ANSWERS = 400;
const PATIENCE = 30_000;
const WAYS_TO_ANSWER = [".ways [data-main]", "#table [data-target]", "[data-question] [data-main]"];

const given = process.argv.slice(2);
const visits = Number(given.find((each) => /^\d+$/.test(each)) ?? 3);
const named = given.filter((each) => !/^\d+$/.test(each));
const games = named.length > 0 ? named : ["horobeat"];
const browser = await chromium.launch(chromiumLaunch);
const { address, stop } = await servePage();
try {
  const all = {};
  for (const game of games) {
    all[game] = [];
    for (let visit = 0; visit < visits; visit++) all[game].push(await visited(game));
    report(game, all[game]);
  }
  mkdirSync(join(root, "reports"), { recursive: true });
  writeFileSync(join(root, "reports/startup.json"), JSON.stringify(all, null, 2));
} finally {
  await browser.close();
  stop();
}

/** A first visit in a fresh profile: opens the page, starts a match of a game, answers some questions. */
async function visited(game) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en" });
  await context.addInitScript(watchPage);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(address);
  await page.waitForSelector('[data-ready="lobby"]');
  const playable = await started(page, game);
  const trace = playable ? await traced(page, answered) : null;
  const figures = await page.evaluate(figuresOf);
  await context.close();
  const task = trace === null ? null : longestTask(trace);
  return { ...figures, "longest task while playing": task?.milliseconds ?? null, task };
}

/** Presses play. Returns whether there is a table with a question then. */
async function started(page, game) {
  const play = page.locator(`[data-game="${game}"] [data-action="play"]`);
  if ((await play.count()) === 0) return false;
  await play.click();
  await page.waitForSelector('[data-ready="table"]');
  await page.waitForSelector("[data-question]");
  return true;
}

async function traced(page, act) {
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "__metadata"] });
  await act(page);
  return JSON.parse((await browser.stopTracing()).toString("utf8")).traceEvents;
}

/** Answers questions, on the table rather than in words: so there is something to move. */
async function answered(page) {
  for (let count = 0; count < ANSWERS; count++) {
    await page.waitForSelector(WAYS_TO_ANSWER.join(", "));
    for (const way of WAYS_TO_ANSWER) {
      const [found] = await page.locator(way).all();
      if (found === undefined) continue;
      await found.click();
      break;
    }
    await page.waitForTimeout(BETWEEN_ANSWERS);
  }
}

/** The middle of the visits' figures beside what is aimed at. */
function report(game, figures) {
  const aims = {
    "first paint": 1500,
    "first contentful paint": 1500,
    "lobby ready": null,
    "play to question": null,
    playable: 3000,
    "answer to reaction (median)": 100,
    "answer to reaction (longest)": 100,
    "layout shift": 0,
    "longest frame while playing": 50,
    "longest task while playing": 50,
    "answers given": null,
  };
  console.log(
    `${game}, CPU ${SLOWER} times slower, ${visits} visits, the middle one of each figure (milliseconds)\n`,
  );
  for (const [name, aim] of Object.entries(aims)) {
    const found = middle(figures.map((each) => each[name]));
    const shown = found === null ? "–" : String(Math.round(found * 1000) / 1000);
    console.log(name.padEnd(38) + shown.padStart(10) + (aim === null ? "" : `   aim: ${aim}`));
  }
  const [{ shifts, task }] = figures;
  for (const { value, moved } of shifts) console.log(`shifted by ${value.toFixed(3)}: ${moved.join(", ")}`);
  if (task !== null) console.log("in the longest task:", JSON.stringify(task.parts));
  console.log();
}

function middle(values) {
  const known = values.filter((value) => typeof value === "number").sort((a, b) => a - b);
  return known[Math.floor((known.length - 1) / 2)] ?? null;
}
