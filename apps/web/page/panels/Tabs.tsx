import type { KeyboardEvent } from "react";
import { useSay } from "../say.ts";

const TABS = ["card", "log", "rules"] as const;

export type Tab = (typeof TABS)[number];

interface TabsProps {
  readonly tab: Tab;
  /** Id of the element that the tabs switch. */
  readonly controls: string;
  readonly onTab: (tab: Tab) => void;
}

/** What the panel shows; the arrow keys go from one to the next. */
export function Tabs({ tab, controls, onTab }: TabsProps) {
  const say = useSay();
  const move = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const way = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const next = TABS[(TABS.indexOf(tab) + way + TABS.length) % TABS.length];
    if (way === 0 || next === undefined) return;
    // The arrows of the table are not meant.
    event.stopPropagation();
    event.preventDefault();
    onTab(next);
    const buttons = event.currentTarget.parentElement?.querySelectorAll("button");
    buttons?.[TABS.indexOf(next)]?.focus();
  };
  return (
    <div role="tablist" className="tabs" aria-label={say("beside the table")}>
      {TABS.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          aria-selected={each === tab}
          aria-controls={controls}
          tabIndex={each === tab ? 0 : -1}
          onClick={() => onTab(each)}
          onKeyDown={move}
        >
          {say(`tab ${each}`)}
        </button>
      ))}
    </div>
  );
}
