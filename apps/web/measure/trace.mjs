/**
 * The longest task of the page's main thread in a trace of Chromium: its milliseconds, and what they went into.
 * Returns null when there is none.
 */
export function longestTask(events) {
  const threads = new Set(events.filter(isPageThread).map(threadOf));
  const own = events.filter((event) => event.ph === "X" && threads.has(threadOf(event)));
  const tasks = own.filter(({ name }) => name.endsWith("RunTask"));
  const [longest] = tasks.sort((a, b) => b.dur - a.dur);
  if (longest === undefined) return null;
  return { milliseconds: longest.dur / 1000, parts: partsOf(longest, own) };
}

function isPageThread({ name, args }) {
  return name === "thread_name" && args.name === "CrRendererMain";
}

function threadOf({ pid, tid }) {
  return `${pid} ${tid}`;
}

const PARTS = 5;

/** What happened in a task, by name: milliseconds without those of what happened inside it; the largest first. */
function partsOf(task, events) {
  const inside = events
    .filter((event) => threadOf(event) === threadOf(task) && event !== task)
    .filter(({ ts, dur }) => ts >= task.ts && ts + dur <= task.ts + task.dur)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const sums = {};
  const open = [];
  for (const event of inside) {
    while (open.length > 0 && open.at(-1).ts + open.at(-1).dur <= event.ts) open.pop();
    const outer = open.at(-1);
    if (outer !== undefined) sums[outer.name] -= event.dur / 1000;
    sums[event.name] = (sums[event.name] ?? 0) + event.dur / 1000;
    open.push(event);
  }
  const sorted = Object.entries(sums).sort(([, a], [, b]) => b - a);
  return Object.fromEntries(sorted.slice(0, PARTS).map(([name, sum]) => [name, Math.round(sum)]));
}
