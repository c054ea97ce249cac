import "./answers.css";
import "./result.css";
import type { GamePresentation } from "@gyoji/game";
import { eventInWords } from "@gyoji/narration";
import { useMemo, useState } from "react";
import type { TableState } from "../state/table.ts";
import { useTable } from "./context.ts";

/** A pause between two parts of a match. */
export interface Pause {
  /** Where in the log the part that is over ended; -1 while there is no pause. */
  readonly at: number;
  readonly goOn: () => void;
}

/** Pauses when a part of the match has just ended and the match goes on, until the player goes on too. */
export function usePause({ interlude }: GamePresentation, { log, now, opened }: TableState): Pause {
  const ends = log.flatMap(({ kind }, at) => (interlude?.ends.includes(kind) === true ? [at] : []));
  const over = ends.length;
  // What had ended when one came to the table is known. Each seat sees its own log: what is the same is how many ended.
  const [told, setTold] = useState(over);
  if (over < told) setTold(over); // taken back: it is told again when it comes about again
  const isPause = over > told && now.view.outcome === null && opened.replay === null;
  const at = isPause ? (ends.at(-1) ?? -1) : -1;
  return useMemo(() => ({ at, goOn: () => setTold(over) }), [at, over]);
}

/** What is told in a pause: what has ended and how, how the match stands, what comes next. */
export function Interlude({ pause }: { readonly pause: Pause }) {
  const { reader, say, view, table } = useTable();
  const { interlude } = reader.game;
  const ended = table.log[pause.at];
  if (ended === undefined || interlude === null) return null;
  return (
    <section className="result" aria-labelledby="interlude-title" data-ready="interlude">
      <h2 id="interlude-title">{eventInWords(reader, ended)}</h2>
      {interlude.told(view.facts, reader.language, reader.names).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className="answers">
        <button type="button" className="answer" data-main autoFocus onClick={pause.goOn}>
          {say("go on")}
        </button>
      </div>
    </section>
  );
}
