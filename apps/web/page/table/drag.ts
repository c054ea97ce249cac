import { type PointerEvent, useEffect, useRef } from "react";
import { useActions } from "./context.ts";
import { type Spot, spotAround } from "./targets.ts";

const FAR_ENOUGH = 8;
const LONG_PRESS_MILLISECONDS = 450;

interface Held {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** When it was pressed, in milliseconds. */
  readonly at: number;
  /** What is moved about; null until it has been moved far enough. */
  shade: HTMLElement | null;
}

/** Lets a card be dragged to another place of the table, and be read by a long press. */
export function useDrag(spot: Spot) {
  const { drop, read } = useActions();
  const held = useRef<Held | null>(null);

  // The card may go while it is held.
  useEffect(() => () => void letGo(held), []);

  return {
    draggable: false,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      letGo(held);
      const at = performance.now();
      held.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, at, shade: null };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = held.current;
      if (now === null || now.pointer !== event.pointerId) return;
      const [dx, dy] = [event.clientX - now.x, event.clientY - now.y];
      if (now.shade === null && Math.hypot(dx, dy) < FAR_ENOUGH) return;
      if (now.shade === null) {
        now.shade = shadeOf(event.currentTarget);
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      now.shade.style.transform = `translate(${dx}px, ${dy}px)`;
      markOver(placeAt(event.clientX, event.clientY, spot));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const was = letGo(held);
      if (was === null) return;
      if (was.shade === null) {
        // What is opened while the finger is down would be closed by its going up.
        if (performance.now() - was.at < LONG_PRESS_MILLISECONDS) return;
        swallowClick();
        return void setTimeout(() => read(spot));
      }
      swallowClick();
      const on = spotAround(placeAt(event.clientX, event.clientY, spot));
      if (on !== null) drop(spot, on);
    },
    onPointerCancel: () => void letGo(held),
  };
}

/** Ends what is held, and leaves nothing of it behind. */
function letGo(held: { current: Held | null }): Held | null {
  const was = held.current;
  held.current = null;
  if (was === null) return null;
  was.shade?.remove();
  document.querySelector("[data-over]")?.removeAttribute("data-over");
  return was;
}

/** A copy of the card that follows the pointer. */
function shadeOf(card: HTMLElement): HTMLElement {
  const { left, top, width, height } = card.getBoundingClientRect();
  const shade = card.cloneNode(true) as HTMLElement;
  shade.className = "card-shade";
  shade.removeAttribute("data-spot");
  shade.setAttribute("aria-hidden", "true");
  Object.assign(shade.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  document.body.append(shade);
  return shade;
}

/** The innermost place of the table under a point, other than the one that is dragged. */
function placeAt(x: number, y: number, dragged: Spot): HTMLElement | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const found = element.closest<HTMLElement>("[data-spot]");
    if (found !== null && found.dataset["spot"] !== dragged) return found;
  }
  return null;
}

function markOver(found: HTMLElement | null): void {
  const before = document.querySelector("[data-over]");
  if (before === found) return;
  before?.removeAttribute("data-over");
  found?.setAttribute("data-over", "");
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** The click that ends a drag or a long press is not one. */
function swallowClick(): void {
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
}
