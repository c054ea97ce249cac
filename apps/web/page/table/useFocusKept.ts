import { type RefObject, useEffect } from "react";

/** What had the focus may be gone once the table has changed: the question has it then, never nothing. */
export function useFocusKept(root: RefObject<HTMLElement | null>, at: number): void {
  useEffect(() => {
    if (at > 0 && document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>(".question")?.focus({ preventScroll: true });
  }, [root, at]);
}
