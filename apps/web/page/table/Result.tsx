import "./answers.css";
import "./result.css";
import { resultInWords } from "@gyoji/narration";
import { useState } from "react";
import { hrefOf } from "../route.ts";
import { playAgain } from "../state/rematch.ts";
import { useTable } from "./context.ts";

/** How the match ended, and what to do next. */
export function Result({ id, onRule }: { readonly id: string; readonly onRule: (rule: string) => void }) {
  const { reader, say, view, table } = useTable();
  const { outcome } = view;
  const [closed, setClosed] = useState(false);
  if (outcome === null || closed || table.opened.replay !== null) return null;
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      className="result"
      aria-labelledby="result-title"
      data-ready="result"
    >
      <h2 id="result-title">{say("result title")}</h2>
      <p className="as-written">{resultInWords(reader, view)}</p>
      <p className="hint">{reader.game.headline(view.facts, reader.language, reader.names)}</p>
      {outcome.kind !== "looped" && (
        <button type="button" className="rule-link" onClick={() => onRule(outcome.rule)}>
          {say("rule link", { rule: outcome.rule })}
        </button>
      )}
      <div className="answers">
        <button type="button" className="answer" onClick={() => setClosed(true)}>
          {say("close")}
        </button>
        <a className="answer" href={hrefOf({ at: "lobby" })}>
          {say("to lobby")}
        </a>
        <a className="answer" href={hrefOf({ at: "replay", id })}>
          {say("watch replay")}
        </a>
        <button type="button" className="answer" data-main onClick={() => void playAgain(0)}>
          {say("again")}
        </button>
      </div>
    </section>
  );
}

/** What has just come is what one reads next. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
