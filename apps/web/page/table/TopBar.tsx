import "./top.css";
import { Glyph } from "../card/Glyph.tsx";
import { hrefOf } from "../route.ts";
import { useTable } from "./context.ts";
import { Menu } from "./Menu.tsx";
import type { Panel } from "./panel.ts";

interface TopBarProps {
  readonly id: string;
  readonly onPanel: (panel: Panel) => void;
}

/** Where the match is, and what one can do beside playing. */
export function TopBar({ id, onPanel }: TopBarProps) {
  const { reader, view, say } = useTable();
  return (
    <header className="top">
      <a className="top-button" href={hrefOf({ at: "lobby" })} title={say("to lobby")}>
        <span aria-hidden="true">行</span>
        <span className="visually-hidden">{say("to lobby")}</span>
      </a>
      <h1 className="headline">{reader.game.headline(view.facts, reader.language, reader.names)}</h1>
      <button type="button" className="top-button" onClick={() => onPanel({ kind: "log", rule: "" })}>
        <Glyph name="log" />
        <span className="top-label">{say("log")}</span>
      </button>
      <button type="button" className="top-button" onClick={() => onPanel({ kind: "rules", rule: "" })}>
        <Glyph name="book" />
        <span className="top-label">{say("rulebook")}</span>
      </button>
      <Menu id={id} />
    </header>
  );
}
