import type { View } from "@gyoji/kernel";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { GuideCard, useExplaining } from "../guide/GuideCard.tsx";
import { useSuggested } from "../guide/suggest.ts";
import { isWide } from "../panels/useWide.ts";
import type { GameHere } from "../registry.ts";
import { useSay } from "../say.ts";
import { playSound } from "../sound/sound.ts";
import { useSounds } from "../sound/useSounds.ts";
import { ask } from "../state/session.ts";
import { storeOf } from "../state/store.ts";
import type { TableState } from "../state/table.ts";
import { Announcer } from "./Announcer.tsx";
import { ActionsProvider, type TableActions, type TableContext, TableProvider } from "./context.ts";
import { dropped } from "./drop.ts";
import { useFlights } from "./flight.ts";
import { useForcedAnswers } from "./forced.ts";
import { type KeyActions, useKeys } from "./keys.ts";
import { Panels } from "./Panels.tsx";
import { CLOSED, type Panel } from "./panel.ts";
import { QuestionBar } from "./QuestionBar.tsx";
import { Result } from "./Result.tsx";
import { TopBar } from "./TopBar.tsx";
import { Tray } from "./Tray.tsx";
import { Trouble } from "./Trouble.tsx";
import { type Spot, spotOf, targetsOf } from "./targets.ts";
import { useFresh } from "./useFresh.ts";
import { useLatest } from "./useLatest.ts";
import { useReader } from "./useReader.ts";
import { Ways } from "./Ways.tsx";
import "./table.css";

interface MatchProps {
  readonly id: string;
  readonly game: GameHere;
  readonly table: TableState;
  readonly busy: boolean;
}

/** A match as one onlooker sees it, with all that they can do. */
export function Match({ id, game, table, busy }: MatchProps) {
  const say = useSay();
  const reader = useReader(game, table);
  const isReplay = table.opened.replay !== null;
  const view = useMemo(() => (isReplay ? onlySeen(table.now.view) : table.now.view), [isReplay, table.now]);
  const { at } = table.now;
  const { board } = game;
  const [panels] = useState(() => storeOf<Panel>(CLOSED));
  const [ways, setWays] = useState<{ at: number; options: readonly number[] } | null>(null);
  const planned = useRef<{ at: number; spot: Spot } | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const fresh = useFresh(view);
  const targets = useMemo(() => targetsOf(view), [view]);

  const answer = useCallback(
    (index: number) => {
      setWays(null);
      root.current?.setAttribute("data-answering", "");
      void ask({ kind: "answer", seat: view.seat, at, index }).then((isCarriedOut) => {
        if (!isCarriedOut) planned.current = null;
        root.current?.removeAttribute("data-answering");
      });
    },
    [view.seat, at],
  );
  const back = backOf(table);
  const goBack = (): void => {
    if (back !== null) void ask(back);
  };
  const actions = useLatest<TableActions>({
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
      } else setWays({ at, options });
    },
    drop: (card, on) => {
      const meant = dropped(view, board, reader, card, on);
      if (meant === null) return panels.set({ kind: "spot", spot: card });
      planned.current = { at: at + 1, spot: meant.next };
      answer(meant.index);
    },
  });
  const keys = useLatest<KeyActions>({
    read: () => {
      const spot = document.activeElement?.closest<HTMLElement>("[data-spot]")?.dataset["spot"];
      if (spot !== undefined) panels.set({ kind: "spot", spot });
    },
    back: goBack,
    close: () => panels.set(CLOSED),
    panel: (name) => panels.set({ kind: name, rule: "" }),
    help: () => document.querySelector<HTMLElement>('[data-menu="help"]')?.click(),
  });

  usePlanned(planned, at, targets, answer);
  const explaining = useExplaining(id, reader.game.id, table);
  useForcedAnswers(table, reader, busy || explaining, answer);
  useSounds(table);
  useFlights(root, at);
  useKeys(keys);
  useEffect(() => {
    // What had the focus may be gone: the question has it then, never nothing.
    if (at > 0 && document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>(".question")?.focus({ preventScroll: true });
    for (const pressed of root.current?.querySelectorAll("[data-pressed]") ?? [])
      pressed.removeAttribute("data-pressed");
  }, [at]);

  const onRule = useCallback((rule: string) => panels.set({ kind: "rules", rule }), [panels]);
  const advice = useSuggested(id, reader.game.id, table);
  const suggestion = view.decision?.options[advice];
  const suggested = (suggestion === undefined ? null : spotOf(suggestion)) ?? "";
  const context: TableContext = useMemo(
    () => ({ board, reader, say, table, view, targets, fresh, suggested }),
    [board, reader, say, table, view, targets, fresh, suggested],
  );
  return (
    <TableProvider value={context}>
      <ActionsProvider value={actions}>
        <div className="match" data-ready="table" data-replay={isReplay || undefined}>
          <TopBar id={id} game={game} onPanel={panels.set} />
          <main id="table" ref={root} aria-label={say("table region")}>
            <game.board.Table
              near={Math.max(0, view.seat)}
              question={
                <div className="asking">
                  <div className="over">
                    <Trouble />
                    <GuideCard
                      id={id}
                      game={view.seat < 0 ? "" : reader.game.id}
                      table={table}
                      onRule={onRule}
                    />
                    <Tray />
                  </div>
                  <QuestionBar answer={answer} onRule={onRule} back={back === null ? null : goBack} />
                </div>
              }
            />
            <Result id={id} onRule={onRule} />
          </main>
          <Panels game={game} panels={panels} />
          {ways?.at === at && <Ways options={ways.options} answer={answer} onClose={() => setWays(null)} />}
          <Announcer />
        </div>
      </ActionsProvider>
    </TableProvider>
  );
}

/** In a replay nothing is asked of who looks on. */
function onlySeen(view: View): View {
  return { ...view, decision: null };
}

/** Shows at once that a place was chosen, before the host has answered. */
function press(root: HTMLElement | null, spot: Spot): void {
  root?.querySelector(`[data-spot="${spot}"]`)?.setAttribute("data-pressed", "");
}

/** What takes the last choice back for free; null when that is not possible. */
function backOf({ now, opened }: TableState) {
  const { view, at, canBackOut, undo } = now;
  if (opened.replay !== null || view.seat < 0 || view.outcome !== null) return null;
  if (canBackOut) return { kind: "act", seat: view.seat, at, act: "backOut" } as const;
  return undo === "free" ? ({ kind: "undo", seat: view.seat, at, agreed: false } as const) : null;
}

/** Chooses what a drop was meant for, once that is asked. */
function usePlanned(
  planned: { current: { at: number; spot: Spot } | null },
  at: number,
  targets: TableContext["targets"],
  answer: (index: number) => void,
): void {
  useEffect(() => {
    const plan = planned.current;
    if (plan === null || plan.at > at) return;
    planned.current = null;
    const [only, ...others] = targets.get(plan.spot) ?? [];
    if (plan.at === at && only !== undefined && others.length === 0) answer(only);
  }, [planned, at, targets, answer]);
}
