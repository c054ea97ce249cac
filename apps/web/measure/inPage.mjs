/* global window, document, performance, MutationObserver, PerformanceObserver, requestAnimationFrame */
// Both functions run inside the page and see nothing of this file.

/** Notes when things show, from before the page's own code runs. */
export function watchPage() {
  const noted = { times: {}, reactions: [], shifts: [], frame: 0, pressed: null, last: null };
  window.gyojiMeasure = noted;

  const watched = {
    lobby: '[data-ready="lobby"]',
    table: '[data-ready="table"]',
    question: "[data-question]",
  };
  const noteTimes = () => {
    for (const [name, selector] of Object.entries(watched))
      if (noted.times[name] === undefined && document.querySelector(selector) !== null)
        requestAnimationFrame(() => {
          noted.times[name] ??= performance.now();
        });
  };
  const isOnTable = ({ target }) => document.querySelector("#table")?.contains(target) ?? false;
  const noteReaction = (mutations) => {
    const { pressed } = noted;
    if (pressed === null || !mutations.some(isOnTable)) return;
    noted.pressed = null;
    requestAnimationFrame(() => noted.reactions.push(performance.now() - pressed));
  };
  new MutationObserver((mutations) => {
    noteTimes();
    noteReaction(mutations);
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  // A press is over with its click: what the pointer does on the way there is no answer yet.
  document.addEventListener(
    "click",
    ({ target, timeStamp }) => {
      if (target.closest('[data-action="play"]')) noted.times.play ??= timeStamp;
      if (noted.times.question !== undefined) noted.pressed = timeStamp;
    },
    { capture: true },
  );

  new PerformanceObserver((list) => {
    if (noted.times.question === undefined) return;
    // As it is defined for the web: what moves right after an input was asked for.
    for (const { value, sources, hadRecentInput } of list.getEntries())
      if (!hadRecentInput)
        noted.shifts.push({ value, moved: sources.map(({ node }) => node?.className || node?.nodeName) });
  }).observe({ type: "layout-shift", buffered: true });

  const noteFrame = (now) => {
    if (noted.last !== null && noted.times.question !== undefined && noted.reactions.length > 0)
      noted.frame = Math.max(noted.frame, now - noted.last);
    noted.last = now;
    requestAnimationFrame(noteFrame);
  };
  requestAnimationFrame(noteFrame);
}

/** What was noted, by name; null for what did not come. */
export function figuresOf() {
  const { times, reactions, shifts, frame } = window.gyojiMeasure;
  const paint = (name) => performance.getEntriesByName(name)[0]?.startTime ?? null;
  const sorted = reactions.toSorted((a, b) => a - b);
  const wait = times.question === undefined ? null : times.question - times.play;
  const played = sorted.length > 0;
  return {
    "first paint": paint("first-paint"),
    "first contentful paint": paint("first-contentful-paint"),
    "lobby ready": times.lobby ?? null,
    "play to question": wait,
    playable: wait === null ? null : times.lobby + wait,
    "answer to reaction (median)": sorted[Math.floor(sorted.length / 2)] ?? null,
    "answer to reaction (longest)": sorted.at(-1) ?? null,
    "layout shift": played ? shifts.reduce((sum, { value }) => sum + value, 0) : null,
    "longest frame while playing": played ? frame : null,
    "answers given": sorted.length,
    shifts: shifts.toSorted((a, b) => b.value - a.value).slice(0, 5),
  };
}
