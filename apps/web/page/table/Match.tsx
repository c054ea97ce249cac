import "./match.css";
import type { GamePresentation } from "@gyoji/game";
import { memo, useCallback, useDeferredValue, useRef, useState } from "react";
import type { Board } from "../boards/board.ts";
import { GuideCard, useExplaining } from "../guide/GuideCard.tsx";
import type { GameHere } from "../registry.ts";
import { useSounds } from "../sound/useSounds.ts";
import { ask } from "../state/session.ts";
import { storeOf } from "../state/store.ts";
import type { TableState } from "../state/table.ts";
import { Announcer } from "./Announcer.tsx";
import { Apart } from "./Apart.tsx";
import { backOf } from "./back.ts";
import { ActionsProvider, TableProvider } from "./context.ts";
import { useFlights } from "./flight.ts";
import { useForcedAnswers } from "./forced.ts";
import { Interlude, type Pause } from "./Interlude.tsx";
import { type KeyActions, useKeys } from "./keys.ts";
import { Names } from "./Names.tsx";
import { Panels } from "./Panels.tsx";
import { CLOSED, type Panel } from "./panel.ts";
import { QuestionBar } from "./QuestionBar.tsx";
import { Result } from "./Result.tsx";
import { TopBar } from "./TopBar.tsx";
import { Tray } from "./Tray.tsx";
import { Trouble } from "./Trouble.tsx";
import { spotAround } from "./targets.ts";
import { useAnswers } from "./useAnswers.ts";
import { useFocusKept } from "./useFocusKept.ts";
import { useLatest } from "./useLatest.ts";
import { useReader } from "./useReader.ts";
import { useTableActions } from "./useTableActions.ts";
import { useTableContext } from "./useTableContext.ts";
import { Ways } from "./Ways.tsx";

interface MatchProps {
  readonly id: string;
  readonly game: GameHere;
  readonly presentation: GamePresentation;
  readonly board: Board;
  readonly pause: Pause;
  /** The table, and whether something of it is still to be shown. */
  readonly state: { readonly table: TableState; readonly busy: boolean };
}

/** A match as one onlooker sees it, with all that they can do. It is drawn bit by bit, so that what moves goes on moving. */
export function Match({ state, ...match }: MatchProps) {
  return <DrawnMatch {...match} state={useDeferredValue(state)} />;
}

const DrawnMatch = memo(function DrawnMatch({ id, game, presentation, board, pause, state }: MatchProps) {
  const { table, busy } = state;
  const reader = useReader(presentation, game.rulebook, table);
  const context = useTableContext(id, board, reader, table);
  const { say, view } = context;
  const { at } = table.now;
  const root = useRef<HTMLDivElement>(null);
  const [panels] = useState(() => storeOf<Panel>(CLOSED));
  const answers = useAnswers(context, root);
  const { answer, ways, setWays } = answers;
  const actions = useTableActions(context, root, panels, answers);
  const back = backOf(table);
  const goBack = (): void => {
    if (back !== null) void ask(back);
  };
  const keys = useLatest<KeyActions>({
    read: () => {
      const spot = spotAround(document.activeElement);
      if (spot !== null) actions.read(spot);
    },
    back: goBack,
    close: () => panels.set(CLOSED),
    panel: (name) => panels.set({ kind: name, rule: "" }),
    help: () => document.querySelector<HTMLElement>('[data-menu="help"]')?.click(),
  });
  const onWaysClosed = useCallback(() => setWays([]), [setWays]);
  const onRule = useCallback((rule: string) => panels.set({ kind: "rules", rule }), [panels]);

  const explaining = useExplaining(id, presentation, table);
  useForcedAnswers(root, table, presentation, busy || explaining || pause.at >= 0, answer);
  useSounds(presentation, table);
  useFlights(root, at);
  useKeys(keys);
  useFocusKept(root, at);

  return (
    <TableProvider value={context}>
      <ActionsProvider value={actions}>
        <div className="match" data-ready="table" data-replay={table.opened.replay !== null || undefined}>
          <TopBar id={id} onPanel={panels.set} />
          {view.seat >= 0 && <GuideCard id={id} game={presentation} table={table} onRule={onRule} />}
          <main id="table" ref={root} aria-label={say("table region")} data-at={at}>
            <context.board.Table
              near={Math.max(0, view.seat)}
              question={
                <div className="asking">
                  <Apart>
                    <Tray />
                    <Names answer={answer} />
                  </Apart>
                  <Trouble />
                  <QuestionBar answer={answer} onRule={onRule} back={back === null ? null : goBack} />
                </div>
              }
            />
            <Interlude pause={pause} />
            <Result id={id} onRule={onRule} />
          </main>
          <Panels game={game} panels={panels} />
          <Ways open={ways} answer={answer} onClose={onWaysClosed} />
          <Announcer />
        </div>
      </ActionsProvider>
    </TableProvider>
  );
});
