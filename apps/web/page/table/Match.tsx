import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { GuideCard } from "../guide/GuideCard.tsx";
import { type Suggested, useSuggested } from "../guide/suggest.ts";
import type { GameHere } from "../registry.ts";
import { useSay } from "../say.ts";
import { ask } from "../state/session.ts";
import type { TableState } from "../state/table.ts";
import { Announcer } from "./Announcer.tsx";
import { type TableContext, TableProvider } from "./context.ts";
import { dropped } from "./drop.ts";
import { useFlights } from "./flight.ts";
import { useForcedAnswers } from "./forced.ts";
import { useKeys } from "./keys.ts";
import { Panels } from "./Panels.tsx";
import { CLOSED, type Panel } from "./panel.ts";
import { QuestionBar } from "./QuestionBar.tsx";
import { Result } from "./Result.tsx";
import { TopBar } from "./TopBar.tsx";
import { Tray } from "./Tray.tsx";
import { Trouble } from "./Trouble.tsx";
import { cardSpot, type Spot, targetsOf } from "./targets.ts";
import { useFresh } from "./useFresh.ts";
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
  const { view, at } = table.now;
  const { board } = game;
  const [panel, setPanel] = useState<Panel>(CLOSED);
  const [ways, setWays] = useState<readonly number[] | null>(null);
  const planned = useRef<{ at: number; spot: Spot } | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const fresh = useFresh(view);
  const targets = useMemo(() => targetsOf(view), [view]);

  const answer = useCallback(
    (index: number) => {
      setWays(null);
      void ask({ kind: "answer", seat: view.seat, at, index });
    },
    [view.seat, at],
  );
  const back = backOf(table);
  const goBack = useCallback(() => {
    if (back !== null) void ask(back);
  }, [back]);
  const read = useCallback((spot: Spot) => setPanel({ kind: "spot", spot }), []);
  const hover = useCallback((spot: Spot) => {
    if (!matchMedia("(min-width: 1100px)").matches) return;
    setPanel((now) => (now.kind === "log" || now.kind === "rules" ? now : { kind: "spot", spot }));
  }, []);
  const touch = useCallback(
    (spot: Spot) => {
      const options = targets.get(spot) ?? [];
      const [only] = options;
      if (only === undefined) read(spot);
      else if (options.length === 1) answer(only);
      else setWays(options);
    },
    [targets, answer, read],
  );
  const drop = useCallback(
    (card: Spot, on: Spot) => {
      const meant = dropped(view, board, reader, card, on);
      if (meant === null) return read(card);
      planned.current = { at: at + 1, spot: meant.next };
      answer(meant.index);
    },
    [view, board, reader, at, answer, read],
  );

  usePlanned(planned, at, targets, answer);
  useForcedAnswers(table, reader, busy, answer);
  useFlights(root, at);
  useKeys(
    useMemo(
      () => ({
        read: () => {
          const spot = document.activeElement?.closest<HTMLElement>("[data-spot]")?.dataset["spot"];
          if (spot !== undefined) read(spot);
        },
        back: () => {
          setPanel(CLOSED);
          goBack();
        },
        panel: (name: "log" | "rules") => setPanel({ kind: name, rule: "" }),
        help: () => document.querySelector<HTMLElement>("[data-help]")?.click(),
      }),
      [read, goBack],
    ),
  );

  const onRule = useCallback((rule: string) => setPanel({ kind: "rules", rule }), []);
  const suggestion = useSuggested(id, reader.game.id, table);
  const suggested = suggestion === null ? "" : suggestedSpot(view, suggestion);
  const context: TableContext = useMemo(
    () => ({ board, reader, say, table, view, targets, fresh, suggested, touch, read, hover, drop }),
    [board, reader, say, table, view, targets, fresh, suggested, touch, read, hover, drop],
  );
  return (
    <TableProvider value={context}>
      <div className="match" data-ready="table" data-panel={panel.kind}>
        <TopBar id={id} game={game} onPanel={setPanel} />
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
                <QuestionBar
                  answer={answer}
                  onRule={onRule}
                  back={back === null ? null : goBack}
                  busy={busy}
                />
              </div>
            }
          />
          <Result id={id} onRule={onRule} />
        </main>
        <Panels game={game} panel={panel} onPanel={setPanel} />
        {ways !== null && <Ways options={ways} answer={answer} onClose={() => setWays(null)} />}
        <Announcer />
      </div>
    </TableProvider>
  );
}

/** The place on the table of what the guide suggests: the first card with that face that can be chosen so; "" if none. */
function suggestedSpot({ decision, zones }: TableState["now"]["view"], { card, way }: Suggested): Spot {
  const faces = new Map(zones.flat().flatMap((each) => (each.shown ? [[each.card, each.id] as const] : [])));
  for (const option of decision?.options ?? []) {
    if (option.kind !== "card" && option.kind !== "use") continue;
    if (faces.get(option.card) === card && (option.kind === "card" || option.way === way))
      return cardSpot(option.card);
  }
  return "";
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
