// How long 1,500 cards take to import on a slow machine, and whether the page stays smooth: reports, asserts nothing.
// `npm run measure:import`, or `npm run measure:import -- FILE…` for card lists of one's own.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { chromium } from "@playwright/test";
import { parse } from "yaml";
import { chromiumLaunch } from "../../../tools/chromium.mjs";
import { root } from "../../../tools/root.mjs";
import { servePage } from "./server.mjs";
import { longestTask } from "./trace.mjs";

/** How much slower than this machine. Chromium slows the page's thread only: the worker's time is taken so many times. */
const SLOWER = 4;
const CARDS = 1500;
const PATIENCE = 120_000;

const own = process.argv.slice(2);
const files =
  own.length > 0
    ? own.map((file) => ({ name: basename(file), text: readFileSync(file, "utf8") }))
    : [{ name: "cards.json", text: JSON.stringify(madeUp()) }];

const browser = await chromium.launch(chromiumLaunch);
const { address, stop } = await servePage();
try {
  report(await imported());
} finally {
  await browser.close();
  stop();
}

/** The project's own cards as a list, over and over under other names, some with words that are not understood. */
function madeUp() {
  const folder = join(root, "games/riftbound/cards/two-moons");
  const cards = readdirSync(folder).flatMap((file) => parse(readFileSync(join(folder, file), "utf8")).cards);
  const english = cards.filter(({ text }) => typeof text === "string" && /^[\n -\u00ff–—’“”]*$/u.test(text));
  return Array.from({ length: CARDS }, (_, at) => {
    const { name, type, domains, tags, cost, power, might, text } = english[at % english.length];
    return {
      code: `GEN-${at + 1}`,
      name: `${name.en} ${at + 1}`,
      type: [type].flat()[0],
      domains: domains ?? [],
      tags: tags ?? [],
      energy: cost ?? 0,
      power: power?.length ?? null,
      might: might ?? 0,
      text: at % 5 === 0 ? `${text}\nWhen you play me, zork ${at} units.` : text,
    };
  });
}

async function imported() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en" });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(address);
  await page.waitForSelector('[data-ready="lobby"]');
  // Handed over beforehand: it takes the page longer than anything that is measured.
  const transfer = await page.evaluateHandle(transferOf, files);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "__metadata"] });
  const figures = await page.evaluate(dropped, transfer);
  const trace = JSON.parse((await browser.stopTracing()).toString("utf8")).traceEvents;
  const told = await page.locator("[role=dialog] .dialog-body, dialog .dialog-body").innerText();
  const kept = await page.evaluate(() => indexedDB.databases().then((all) => all.map(({ name }) => name)));
  await context.close();
  const task = longestTask(trace);
  return { ...figures, "longest task": task?.milliseconds ?? null, task, told, kept };
}

/** Runs inside the page: the files as they are dropped. */
function transferOf(brought) {
  const transfer = new DataTransfer();
  for (const { name, text } of brought) transfer.items.add(new File([text], name));
  return transfer;
}

/** Runs inside the page: drops the files on it, and watches the frames until all is told. */
async function dropped(transfer) {
  const noted = { frame: 0, frames: 0 };
  let last = performance.now();
  let watching = true;
  const note = (now) => {
    noted.frame = Math.max(noted.frame, now - last);
    noted.frames += 1;
    last = now;
    if (watching) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  const begun = performance.now();
  document
    .querySelector('[data-ready="lobby"]')
    .dispatchEvent(new DragEvent("drop", { bubbles: true, dataTransfer: transfer }));
  await new Promise((done) => {
    const look = new MutationObserver(() => {
      if (document.querySelector("dialog[open] .brought") === null) return;
      look.disconnect();
      done();
    });
    look.observe(document, { subtree: true, childList: true, attributes: true });
  });
  const total = performance.now() - begun;
  watching = false;
  return { total, "longest frame": noted.frame, frames: noted.frames };
}

function report({ told, kept, task, ...figures }) {
  const { total } = figures;
  const rows = {
    "import, this machine": [total, null],
    [`import, if all were ${SLOWER} times slower`]: [total * SLOWER, 10_000],
    [`longest frame, page ${SLOWER} times slower`]: [figures["longest frame"], 100],
    [`longest task, page ${SLOWER} times slower`]: [figures["longest task"], 100],
  };
  console.log(`${told.split("\n")[1] ?? told} (milliseconds)\n`);
  for (const [name, [found, aim]] of Object.entries(rows))
    console.log(
      name.padEnd(40) + String(Math.round(found)).padStart(8) + (aim === null ? "" : `   aim: ${aim}`),
    );
  if (task !== null) console.log("in the longest task:", JSON.stringify(task.parts));
  mkdirSync(join(root, "reports"), { recursive: true });
  writeFileSync(join(root, "reports/importing.json"), JSON.stringify({ ...figures, task, kept }, null, 2));
}
