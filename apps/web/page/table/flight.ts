import { useLayoutEffect, useRef } from "react";
import { MOVING, settings } from "../state/settings.ts";

/*
 * Cards travel from where they lay to where they lie. Their places are read before and after a change of the table,
 * all at once each time, and only those that have moved are moved back and let go. They are read with the next picture,
 * so that the change and the layout that it needs are two pieces of work and not a long one.
 */

/** Moves the cards inside an element whenever `change` is another one. */
export function useFlights(root: { readonly current: HTMLElement | null }, change: number): void {
  const before = useRef<ReadonlyMap<string, DOMRect>>(new Map());
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      const now = placesIn(root.current);
      const duration = movingTime();
      if (duration > 0 && before.current.size > 0) {
        for (const [spot, { element, place }] of now) fly(element, before.current.get(spot), place, duration);
      }
      before.current = new Map([...now].map(([spot, { place }]) => [spot, place]));
    });
    return () => cancelAnimationFrame(frame);
  }, [root, change]);
}

function movingTime(): number {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return MOVING[settings.get().speed];
}

function placesIn(root: HTMLElement | null): Map<string, { element: HTMLElement; place: DOMRect }> {
  const found = new Map<string, { element: HTMLElement; place: DOMRect }>();
  for (const element of root?.querySelectorAll<HTMLElement>('[data-spot^="card "]') ?? [])
    found.set(element.dataset["spot"] ?? "", { element, place: element.getBoundingClientRect() });
  return found;
}

const NEAR = 2;

function fly(element: HTMLElement, from: DOMRect | undefined, to: DOMRect, duration: number): void {
  if (from === undefined) {
    element.animate([{ opacity: 0, transform: "scale(0.85)" }, {}], { duration, easing: EASING });
    return;
  }
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  if (Math.hypot(dx, dy) < NEAR) return;
  const scale = to.width === 0 ? 1 : from.width / to.width;
  element.animate(
    [
      { transformOrigin: "0 0", transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
      { transformOrigin: "0 0" },
    ],
    { duration, easing: EASING },
  );
}

const EASING = "cubic-bezier(0.2, 0.7, 0.2, 1)";
