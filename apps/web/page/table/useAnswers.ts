import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { ask } from "../state/session.ts";
import type { TableContext } from "./context.ts";
import type { Spot } from "./targets.ts";

/** How the question is answered, from wherever on the table. */
export interface Answers {
  /** Gives an answer, by the index of its option. */
  readonly answer: (index: number) => void;
  /** Chooses a place as well, if the next question is about it. */
  readonly plan: (next: Spot) => void;
  /** The options among which one is to be chosen, because what was touched can mean several; empty if there are none. */
  readonly ways: readonly number[];
  readonly setWays: (options: readonly number[]) => void;
}

const NONE_OPEN: readonly number[] = [];

/** Answers the question of a table; `root` is marked while an answer is on its way. */
export function useAnswers(
  { table, view, targets }: TableContext,
  root: RefObject<HTMLElement | null>,
): Answers {
  const { at } = table.now;
  const { seat } = view;
  const [open, setOpen] = useState({ at, options: NONE_OPEN });
  const planned = useRef<{ readonly at: number; readonly spot: Spot } | null>(null);
  const setWays = useCallback((options: readonly number[]) => setOpen({ at, options }), [at]);
  const plan = useCallback(
    (spot: Spot) => {
      planned.current = { at: at + 1, spot };
    },
    [at],
  );
  const answer = useCallback(
    (index: number) => {
      setWays(NONE_OPEN);
      root.current?.setAttribute("data-answering", "");
      void ask({ kind: "answer", seat, at, index }).then((isCarriedOut) => {
        if (!isCarriedOut) planned.current = null;
        root.current?.removeAttribute("data-answering");
      });
    },
    [setWays, root, seat, at],
  );

  useEffect(() => {
    const next = planned.current;
    if (next === null || next.at > at) return;
    planned.current = null;
    const [only, ...others] = targets.get(next.spot) ?? [];
    if (next.at === at && only !== undefined && others.length === 0) answer(only);
  }, [at, targets, answer]);

  return { answer, plan, ways: open.at === at ? open.options : NONE_OPEN, setWays };
}
