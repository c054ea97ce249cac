import { type RefObject, useEffect } from "react";
import { isWide } from "../panels/useWide.ts";
import { playSound } from "../sound/sound.ts";
import type { Store } from "../state/store.ts";
import type { TableActions, TableContext } from "./context.ts";
import { dropped } from "./drop.ts";
import type { Panel } from "./panel.ts";
import type { Spot } from "./targets.ts";
import type { Answers } from "./useAnswers.ts";
import { useLatest } from "./useLatest.ts";

/** What touching, reading and dropping do at a table. */
export function useTableActions(
  { view, targets, board, reader, table }: TableContext,
  root: RefObject<HTMLElement | null>,
  panels: Store<Panel>,
  { answer, plan, setWays }: Answers,
): TableActions {
  const { at } = table.now;
  useEffect(() => {
    for (const pressed of root.current?.querySelectorAll("[data-pressed]") ?? [])
      pressed.removeAttribute("data-pressed");
  }, [root, at]);
  return useLatest<TableActions>({
    read: (spot) => panels.set({ kind: "spot", spot }),
    hover: (spot) => {
      const now = panels.get();
      if (now.kind === "log" || now.kind === "rules" || !isWide()) return;
      panels.set({ kind: "spot", spot });
    },
    touch: (spot) => {
      const options = targets.get(spot) ?? [];
      const [only] = options;
      if (only === undefined) panels.set({ kind: "spot", spot });
      else if (options.length === 1) {
        press(root.current, spot);
        playSound("chosen");
        answer(only);
      } else setWays(options);
    },
    drop: (card, on) => {
      const meant = dropped(view, board, reader, card, on);
      if (meant === null) return panels.set({ kind: "spot", spot: card });
      plan(meant.next);
      answer(meant.index);
    },
  });
}

/** Shows at once that a place was chosen, before the host has answered. */
function press(root: HTMLElement | null, spot: Spot): void {
  root?.querySelector(`[data-spot="${spot}"]`)?.setAttribute("data-pressed", "");
}
