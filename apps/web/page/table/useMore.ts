import { type RefObject, useEffect } from "react";

/**
 * Keeps `data-more` of a row that scrolls sideways: the ends, `start` and `end`, behind which more of it lies.
 * @param count how many things lie in it
 */
export function useMore(row: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const mark = (): void => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      const ends = [
        ...(scrollLeft > NEAR ? ["start"] : []),
        ...(scrollLeft + clientWidth < scrollWidth - NEAR ? ["end"] : []),
      ];
      if (ends.length > 0) element.dataset["more"] = ends.join(" ");
      else delete element.dataset["more"];
    };
    // Told once what it observes has its size, and each time that changes.
    const sizes = new ResizeObserver(mark);
    for (const each of [element, ...element.children]) sizes.observe(each);
    element.addEventListener("scroll", mark, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", mark);
    };
  }, [row, count]);
}

const NEAR = 2;
