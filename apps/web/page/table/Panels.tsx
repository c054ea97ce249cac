import { memo, useDeferredValue } from "react";
import { LogPanel } from "../panels/LogPanel.tsx";
import { RulebookPanel } from "../panels/RulebookPanel.tsx";
import { SidePanel } from "../panels/SidePanel.tsx";
import type { GameHere } from "../registry.ts";
import { type Store, useStore } from "../state/store.ts";
import { useTable } from "./context.ts";
import { InspectedPanel } from "./InspectedPanel.tsx";
import { CLOSED, type Panel } from "./panel.ts";

interface PanelsProps {
  readonly game: GameHere;
  readonly panels: Store<Panel>;
}

/** What is read beside the table; it comes when there is time, so that a pointer on its way over cards is not held up. */
export function Panels({ game, panels }: PanelsProps) {
  const panel = useDeferredValue(useStore(panels));
  return <Read game={game} panel={panel} onPanel={panels.set} />;
}

interface ReadProps {
  readonly game: GameHere;
  readonly panel: Panel;
  readonly onPanel: (panel: Panel) => void;
}

/** A card or a place, the log, the rulebook. */
const Read = memo(function Read({ game, panel, onPanel }: ReadProps) {
  const { reader, table } = useTable();
  const onRule = (rule: string): void => onPanel({ kind: "rules", rule });
  const onCard = (id: string): void => onPanel({ kind: "face", id });
  return (
    <SidePanel panel={panel} onPanel={onPanel} onClose={() => onPanel(CLOSED)}>
      {(panel.kind === "spot" || panel.kind === "face") && <InspectedPanel panel={panel} onRule={onRule} />}
      {panel.kind === "log" && (
        <LogPanel reader={reader} log={table.log} rule={panel.rule} onRule={onRule} onCard={onCard} />
      )}
      {panel.kind === "rules" && (
        <RulebookPanel game={game} rule={panel.rule} onRule={onRule} log={table.log} reader={reader} />
      )}
    </SidePanel>
  );
});
