import { useEffect, useState } from "react";
import type { GameHere } from "../registry.ts";
import { useSay } from "../say.ts";
import type { ShownScenario } from "../scenarios/scenario.ts";
import { isUnder } from "./logLines.ts";

/** The scenarios that show a rule or what stands under it. They are written in English. */
export function Scenarios({ game, rule }: { readonly game: GameHere; readonly rule: string }) {
  const say = useSay();
  const [all, setAll] = useState<readonly ShownScenario[]>([]);
  useEffect(() => {
    let isWanted = true;
    void game.scenarios().then((scenarios) => {
      if (isWanted) setAll(scenarios);
    });
    return () => {
      isWanted = false;
    };
  }, [game]);
  const shown = all.filter(({ rules }) => rules.some((each) => isUnder(each, rule)));
  if (shown.length === 0) return null;
  return (
    <details className="rule-more">
      <summary>{say("scenarios", { count: shown.length })}</summary>
      <ul lang="en">
        {shown.map(({ title, source }) => (
          <li key={source}>
            <details>
              <summary>{title}</summary>
              <pre tabIndex={0} role="region" aria-label={title}>
                {source}
              </pre>
            </details>
          </li>
        ))}
      </ul>
    </details>
  );
}
