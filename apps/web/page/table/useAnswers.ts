import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { ask } from "../state/session.ts";
import { type Store, storeOf } from "../state/store.ts";
import type { TableContext } from "./context.ts";
import type { Spot } from "./targets.ts";

/** How the question is answered, from wherever on the table. */
export interface Answers {
  /** Gives an answer, by the index of its option. */
  readonly answer: (index: number) => void;
  /** Chooses a place as well, if the next question is about it. */
  readonly plan: (next: Spot) => void;
  /** What was touched and can mean several things. */
  readonly ways: Store<OpenWays>;
  readonly setWays: (options: readonly number[]) => void;
}

/** The options among which one is to be chosen, and the table that they belong to; none if nothing is open. */
export interface OpenWays {
  readonly at: number;
  readonly options: readonly number[];
}

const NO_WAYS: OpenWays = { at: -1, options: [] };

/** Answers the question of a table; `root` is marked while an answer is on its way. */
export function useAnswers(
  { table, view, targets }: TableContext,
  root: RefObject<HTMLElement | null>,
): Answers {
  const { at } = table.now;
  const { seat } = view;
  const [ways] = useState(() => storeOf(NO_WAYS));
  const planned = useRef<{ readonly at: number; readonly spot: Spot } | null>(null);
  const setWays = useCallback(
    (options: readonly number[]) => ways.set(options.length === 0 ? NO_WAYS : { at, options }),
    [ways, at],
  );
  const plan = useCallback(
    (spot: Spot) => {
      planned.current = { at: at + 1, spot };
    },
    [at],
  );
  const answer = useCallback(
    (index: number) => {
      setWays([]);
      leavePressed(root.current);
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

  return { answer, plan, ways, setWays };
}

/**
 * An answer in words goes with its question, and a card that was pressed mostly goes elsewhere: what has the keys is the
 * question before that, as the browser would lay out the table amid its change to let go of what is taken away. Who
 * chooses cards by keys stays with the card.
 */
function leavePressed(root: HTMLElement | null): void {
  const pressed = ".answers, .ways, .card-spot:not(:focus-visible)";
  if (document.activeElement?.closest(pressed) !== null)
    root?.querySelector<HTMLElement>(".question")?.focus({ preventScroll: true });
}
