import { useEffect } from "react";
import { settings } from "../state/settings.ts";

/** Where an arrow key leads to, as a direction on the screen. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What keys do at the table, beside Tab, Enter and the arrows. */
export interface KeyActions {
  readonly read: () => void;
  readonly back: () => void;
  readonly close: () => void;
  readonly panel: (name: "log" | "rules") => void;
  readonly help: () => void;
}

/** Plays the table by keys: arrows go from place to place, 1 to 9 give the answers, letters open what there is. */
export function useKeys(actions: KeyActions): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const isArrow = ARROWS[event.key] !== undefined;
      // A key that is held down chooses once; letters can be switched off (WCAG 2.1.4).
      if (!isArrow && (event.repeat || (event.key.length === 1 && !settings.get().keys))) return;
      if (document.querySelector("dialog:modal, :popover-open") !== null) return;
      if (carryOut(event.key, actions)) event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [actions]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, select, textarea") !== null;
}

function carryOut(key: string, { read, back, close, panel, help }: KeyActions): boolean {
  const arrow = ARROWS[key];
  if (arrow !== undefined) return moveFocus(arrow);
  if (/^[1-9]$/u.test(key)) return press(`[data-answer="${key}"]`);
  switch (key.toLowerCase()) {
    case "r":
      read();
      return true;
    case "u":
      back();
      return true;
    case "escape":
      close();
      return true;
    case "l":
      panel("log");
      return true;
    case "b":
      panel("rules");
      return true;
    case "n":
      return focusNextTarget();
    case "?":
    case "h":
      help();
      return true;
    default:
      return false;
  }
}

function press(selector: string): boolean {
  const button = document.querySelector<HTMLElement>(selector);
  button?.click();
  return button !== null;
}

const places = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`#table ${selector}`),
];

/** The next place that can be chosen, round and round. */
function focusNextTarget(): boolean {
  const targets = places("[data-target], [data-answer]");
  const at = targets.indexOf(document.activeElement as HTMLElement);
  targets[(at + 1) % targets.length]?.focus();
  return targets.length > 0;
}

/** The nearest place in a direction; sideways counts double. */
function moveFocus([x, y]: readonly [number, number]): boolean {
  const here = document.activeElement;
  const all = places("button[data-spot], [data-target], .answer");
  if (!(here instanceof HTMLElement) || !all.includes(here)) return focusNextTarget();
  const from = middleOf(here);
  let best: { element: HTMLElement; far: number } | null = null;
  for (const element of all) {
    const to = middleOf(element);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const ahead = dx * x + dy * y;
    if (ahead <= 1) continue;
    const far = ahead + 2 * Math.abs(dx * y + dy * x);
    if (best === null || far < best.far) best = { element, far };
  }
  best?.element.focus();
  return true;
}

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
