import { Glyph } from "../card/Glyph.tsx";
import { useSay } from "../say.ts";
import { CopyButton } from "./CopyButton.tsx";

interface LogFiltersProps {
  readonly rounds: readonly number[];
  readonly roundName: (round: number) => string;
  readonly round: number | null;
  readonly onRound: (round: number | null) => void;
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
  const { round, onRound, text, onText, rule } = props;
  return (
    <search className="log-filters">
      <select
        className="input"
        aria-label={say("which round")}
        value={round ?? "all"}
        onChange={({ target }) => onRound(target.value === "all" ? null : Number(target.value))}
      >
        <option value="all">{say("all rounds")}</option>
        {props.rounds.map((each) => (
          <option key={each} value={each}>
            {props.roundName(each)}
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
