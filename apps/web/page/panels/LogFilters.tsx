import { Glyph } from "../card/Glyph.tsx";
import { useSay } from "../say.ts";
import { CopyButton } from "./CopyButton.tsx";

interface LogFiltersProps {
  readonly turns: readonly number[];
  readonly nameOf: (turn: number) => string;
  readonly turn: number | null;
  readonly onTurn: (turn: number | null) => void;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly rule: string;
  readonly onDropRule: () => void;
  /** What is copied. */
  readonly copy: () => string;
}

/** Which lines of the log are shown, and a copy of them. */
export function LogFilters(props: LogFiltersProps) {
  const say = useSay();
  const { turn, onTurn, text, onText, rule } = props;
  return (
    <search className="log-filters">
      <select
        className="input"
        aria-label={say("which turn")}
        value={turn ?? "all"}
        onChange={({ target }) => onTurn(target.value === "all" ? null : Number(target.value))}
      >
        <option value="all">{say("all turns")}</option>
        {props.turns.map((each) => (
          <option key={each} value={each}>
            {props.nameOf(each)}
          </option>
        ))}
      </select>
      <input
        type="search"
        className="input"
        aria-label={say("search log")}
        placeholder={say("search log")}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <CopyButton className="icon-button" label={say("copy log")} text={props.copy} />
      {rule !== "" && (
        <button type="button" className="button log-rule" onClick={props.onDropRule}>
          {say("only rule", { rule })}
          <Glyph name="close" />
        </button>
      )}
    </search>
  );
}
