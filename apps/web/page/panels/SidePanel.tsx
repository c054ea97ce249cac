import "./controls.css";
import "./side.css";
import { type ReactNode, useId, useRef } from "react";
import { Glyph } from "../card/Glyph.tsx";
import { useSay } from "../say.ts";
import { CLOSED, type Panel } from "../table/panel.ts";
import { showModal } from "./Dialog.tsx";
import { type Tab, Tabs } from "./Tabs.tsx";
import { useWide } from "./useWide.ts";

interface SidePanelProps {
  readonly panel: Panel;
  readonly onPanel: (panel: Panel) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What is read beside the table: always there where there is room, else a sheet over its lower part. */
export function SidePanel({ panel, onPanel, onClose, children }: SidePanelProps) {
  const say = useSay();
  const isWide = useWide();
  const body = useId();
  const read = useRef<Panel>(CLOSED);
  if (panel.kind === "spot" || panel.kind === "face") read.current = panel;
  const tab = tabOf(panel);
  const pick = (picked: Tab): void => onPanel(picked === "card" ? read.current : { kind: picked, rule: "" });
  const parts = (
    <>
      <div className="side-head">
        <Tabs tab={tab} controls={body} onTab={pick} />
        {!isWide && (
          <button type="button" className="icon-button" aria-label={say("close")} onClick={onClose}>
            <Glyph name="close" />
          </button>
        )}
      </div>
      <div id={body} role="tabpanel" aria-label={say(`tab ${tab}`)} className="side-body" data-tab={tab}>
        {panel.kind === "closed" ? <p className="side-empty">{say("card tab empty")}</p> : children}
      </div>
    </>
  );
  if (isWide)
    return (
      <aside className="side-panel" aria-label={say("beside the table")}>
        {parts}
      </aside>
    );
  if (panel.kind === "closed") return null;
  return (
    <dialog
      ref={showModal}
      className="side-panel side-sheet"
      aria-label={say("beside the table")}
      closedby="any"
      onClose={onClose}
    >
      {parts}
    </dialog>
  );
}

function tabOf({ kind }: Panel): Tab {
  switch (kind) {
    case "closed":
    case "spot":
    case "face":
      return "card";
    case "log":
    case "rules":
      return kind;
  }
}
