import "./answers.css";
import "./watch.css";
import type { GamePresentation } from "@gyoji/game";
import { useEffect, useState } from "react";
import { ReplayBar } from "../replay/ReplayBar.tsx";
import { useSay } from "../say.ts";
import { ask } from "../state/session.ts";
import type { TableState } from "../state/table.ts";

interface WatchBarProps {
  readonly presentation: GamePresentation;
  readonly table: TableState;
  readonly busy: boolean;
}

/** What one who only looks on can do: step through a replay, or let the bots play on. */
export function WatchBar({ presentation, table, busy }: WatchBarProps) {
  if (table.opened.replay !== null) return <ReplayBar game={presentation} table={table} />;
  if (table.opened.players.includes("person") || table.now.view.outcome !== null) return null;
  return <BotsBar at={table.now.at} busy={busy} />;
}

function BotsBar({ at, busy }: { readonly at: number; readonly busy: boolean }) {
  const say = useSay();
  const [runs, setRuns] = useState(true);
  useEffect(() => {
    if (runs && !busy) void ask({ kind: "step", at });
  }, [runs, busy, at]);
  return (
    <div className="watch-bar">
      <button type="button" className="answer" onClick={() => setRuns(!runs)}>
        {say(runs ? "pause watching" : "go on watching")}
      </button>
      <button type="button" className="answer" disabled={runs} onClick={() => void ask({ kind: "step", at })}>
        {say("step watching")}
      </button>
    </div>
  );
}
