import type { EventView } from "@gyoji/kernel";
import type { Reader } from "@gyoji/narration";
import { useMemo } from "react";
import { Glyph } from "../card/Glyph.tsx";
import type { GameHere } from "../registry.ts";
import { useSay } from "../say.ts";
import { LogList } from "./LogList.tsx";
import { filtered, logLines } from "./logLines.ts";
import { RuleList } from "./RuleList.tsx";
import { pathTo, type RuleTree } from "./ruleTree.ts";
import { Scenarios } from "./Scenarios.tsx";

interface RulePageProps {
  readonly game: GameHere;
  readonly tree: RuleTree;
  readonly rule: string;
  readonly onRule: (rule: string) => void;
  readonly log: readonly EventView[];
  readonly reader: Reader;
}

/** A rule: what it says, where it stands, what stands under it, and where it was and is shown. */
export function RulePage({ game, tree, rule, onRule, log, reader }: RulePageProps) {
  const say = useSay();
  const { language } = reader;
  const lines = useMemo(
    () => filtered(logLines(reader, log), { turn: null, text: "", rule }),
    [reader, log, rule],
  );
  const parts = tree.under.get(rule) ?? [];
  return (
    <article className="rule-page" id={`rule-${rule}`}>
      <nav aria-label={say("above rule")} className="rule-path">
        <button type="button" className="rule-up" onClick={() => onRule("")}>
          <Glyph name="book" />
          {say("all rules")}
        </button>
        <RuleList rules={pathTo(tree, rule)} language={language} onRule={onRule} />
      </nav>
      <h2 className="rule-number">{rule}</h2>
      <p className="rule-says">{tree.byId.get(rule)?.summary[language] ?? say("no such rule")}</p>
      {parts.length > 0 && <RuleList rules={parts} language={language} onRule={onRule} />}
      {lines.length > 0 && (
        <details className="rule-more">
          <summary>{say("in this match", { count: lines.length })}</summary>
          <LogList reader={reader} lines={lines} onRule={onRule} onCard={null} />
        </details>
      )}
      <Scenarios game={game} rule={rule} />
    </article>
  );
}
