import { answerUnasked, type GamePresentation } from "@gyoji/game";
import { type RefObject, useEffect, useRef } from "react";
import { tookBack } from "../state/session.ts";
import { type Settings, settings, stopsIn } from "../state/settings.ts";
import { useStore } from "../state/store.ts";
import type { TableState } from "../state/table.ts";

/** Long enough to see what is asked; the longer one is the same whether there was something to think about or not. */
const WAITS: Readonly<Record<Settings["forced"], number | null>> = { pass: 350, pause: 1400, ask: null };

/** How long a question that came by itself takes no press: it was meant for the one before. */
const SETTLING = 350;

/**
 * Gives the answer that goes without saying, such as the only one, unless the player wants to be asked. What is asked
 * next takes no press for a moment: `root` is marked as settling.
 */
export function useForcedAnswers(
  root: RefObject<HTMLElement | null>,
  table: TableState,
  game: GamePresentation,
  busy: boolean,
  answer: (index: number) => void,
): void {
  const now = useStore(settings);
  const isTakenBack = useStore(tookBack);
  const { view } = table.now;
  const only = busy || isTakenBack ? null : answerUnasked(game, view, stopsIn(now, game.id));
  const wasForced = useRef(false);
  const wait = WAITS[now.forced];
  useEffect(() => {
    if (only === null || wait === null) return undefined;
    const timer = setTimeout(() => {
      wasForced.current = true;
      answer(only);
    }, wait);
    return () => clearTimeout(timer);
  }, [only, wait, answer, table.now.at]);
  useEffect(() => {
    const element = root.current;
    if (!wasForced.current || element === null) return undefined;
    wasForced.current = false;
    element.setAttribute("data-settling", "");
    const timer = setTimeout(() => element.removeAttribute("data-settling"), SETTLING);
    return () => {
      clearTimeout(timer);
      element.removeAttribute("data-settling");
    };
  }, [root, table.now.at]);
}
