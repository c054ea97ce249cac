// node zz-shoot.mjs LANG W H THEME PREFIX SEED WANT,WANT
import { chromium } from "@playwright/test";
const [lang="en", w="360", h="640", theme="light", prefix="/tmp/h3/p", seed="11", wants="", decks=""] = process.argv.slice(2);
const want = new Set(wants.split(",").filter(Boolean)); const all = want.size === 0;
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu"] });
const ctx = await browser.newContext({ locale: lang, viewport: { width: +w, height: +h }, deviceScaleFactor: +w<500?2:1, hasTouch: +w<900, serviceWorkers: "block" });
const page = await ctx.newPage();
page.on("pageerror", (e) => console.log("ERR", e.message));
await page.addInitScript((theme) => { if (localStorage.getItem("gyoji.settings")===null) localStorage.setItem("gyoji.settings", JSON.stringify({ speed: "off", forced: "ask", theme })); }, theme);
await page.goto("http://127.0.0.1:3393/");
const game = page.locator('[data-game="genso"]');
await game.locator("summary, .choose").first().click();
if (decks !== "") { const sel = game.locator("select"); const n = await sel.count(); for (let i=0;i<n;i++) { const o = await sel.nth(i).locator("option").evaluateAll((e)=>e.map(x=>x.value)); const d = decks.split("+"); const v = o.find((x)=>x.includes(d[0]) ); if (v) { await sel.nth(i).selectOption(v); d.shift(); } } }
await game.getByRole("textbox").last().fill(seed);
await game.locator('[data-action="start"]').click();
await page.locator('[data-ready="table"]').waitFor();
const shot = new Set();
for (let n=0; n<160; n++) {
  await page.locator('[data-ready="decision"], [data-ready="result"]').first().waitFor();
  const s = await page.evaluate(() => ({ ask: document.querySelector("[data-question]")?.dataset.question, dice: document.querySelectorAll(".gs-faces").length, laid: document.querySelectorAll(".gs-laid").length, tie: document.querySelector(".gs-throw svg")!==null && document.querySelector('[data-question^="throw"]')!==null, marks: document.querySelectorAll(".gs-place .card-marks *").length, result: document.querySelector('[data-ready="result"]')!==null, parts: document.querySelectorAll(".gs-part").length, extra: [...document.querySelectorAll(".gs-column[data-battle]")].length, turn: document.querySelector(".headline")?.textContent }));
  const keys = [];
  if (s.result) keys.push("result"); else { keys.push(s.ask); if (s.ask==="discardForFaces"||s.ask==="calculation") keys.push(s.ask+s.dice); if (s.laid) keys.push("laid"); if (s.tie) keys.push("tie"); if (s.parts>2) keys.push("parts"); if (s.extra>1) keys.push("extra"); if (/2/.test(s.turn??"") && s.ask==="placeCentre") keys.push("turn2"); }
  for (const k of keys) if ((all||want.has(k)) && !shot.has(k)) { shot.add(k); await page.screenshot({ path: `${prefix}-${k}.png` }); }
  if (s.result) break;
  if (!all && [...want].every((k) => shot.has(k))) break;
  await page.evaluate((n) => { const ways=document.querySelector(".ways [data-main]"); if (ways) return ways.click(); const t=[...document.querySelectorAll("#table [data-target]")]; const a=[...document.querySelectorAll("#table [data-answer]")]; const q=document.querySelector("[data-question]")?.dataset.question; if (q==="discardForFaces" && a.length && n%3) return a.at(-1).click(); if (q==="calculation" && t.length===0) return a.at(-1).click(); (t[n%Math.max(1,t.length)] ?? a[n%Math.max(1,a.length)])?.click(); }, n);
  await page.waitForTimeout(150);
}
console.log(lang, w, theme, [...shot].join(" "));
await browser.close();
