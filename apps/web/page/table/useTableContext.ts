import type { View } from "@gyoji/kernel";
import type { Reader } from "@gyoji/narration";
import { useMemo } from "react";
import type { Board } from "../boards/board.ts";
import { useSuggested } from "../guide/suggest.ts";
import { useSay } from "../say.ts";
import type { TableState } from "../state/table.ts";
import type { TableContext } from "./context.ts";
import { resourcesOf, spotOf, targetsOf } from "./targets.ts";
import { useFresh } from "./useFresh.ts";

/** The table as it is shown to who looks at it: the same object as long as nothing of it changes. */
export function useTableContext(id: string, board: Board, reader: Reader, table: TableState): TableContext {
  const say = useSay();
  const isReplay = table.opened.replay !== null;
  const view = useMemo(() => (isReplay ? onlySeen(table.now.view) : table.now.view), [isReplay, table.now]);
  const targets = useMemo(() => targetsOf(view), [view]);
  const resources = useMemo(() => resourcesOf(targets, view, reader.game), [targets, view, reader]);
  const fresh = useFresh(view);
  const advice = useSuggested(id, reader.game, table);
  const suggestion = view.decision?.options[advice];
  const suggested = suggestion === undefined ? null : spotOf(suggestion);
  return useMemo(
    () => ({ board, reader, say, table, view, targets, resources, fresh, suggested, advice }),
    [board, reader, say, table, view, targets, resources, fresh, suggested, advice],
  );
}

/** In a replay nothing is asked of who looks on. */
function onlySeen(view: View): View {
  return { ...view, decision: null };
}
