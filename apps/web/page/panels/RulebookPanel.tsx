import "./rules.css";
import type { EventView } from "@gyoji/kernel";
import type { Reader } from "@gyoji/narration";
import { useMemo, useState } from "react";
import type { GameHere } from "../registry.ts";
import { useSay } from "../say.ts";
import { RuleList } from "./RuleList.tsx";
import { RulePage } from "./RulePage.tsx";
import { RuleTreeView } from "./RuleTreeView.tsx";
import { search, treeOf } from "./ruleTree.ts";

interface RulebookPanelProps {
  readonly game: GameHere;
  /** The rule that is read, or "" for the contents. */
  readonly rule: string;
  readonly onRule: (rule: string) => void;
  readonly log: readonly EventView[];
  readonly reader: Reader;
}

/** The rulebook: its chapters, what one searches for, or one rule with where it was and is shown. */
export function RulebookPanel({ game, rule, onRule, log, reader }: RulebookPanelProps) {
  const say = useSay();
  const [typed, setTyped] = useState("");
  const { rulebook, language } = reader;
  const tree = useMemo(() => treeOf(rulebook), [rulebook]);
  const found = search(rulebook, typed, language);
  const open = (id: string): void => {
    setTyped("");
    onRule(id);
  };
  return (
    <>
      <search>
        <input
          type="search"
          className="input"
          aria-label={say("search rules")}
          placeholder={say("search rules")}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </search>
      {typed.trim() !== "" ? (
        <>
          <p className="hint" role="status">
            {say("rules found", { count: found.length })}
          </p>
          <RuleList rules={found} language={language} onRule={open} />
        </>
      ) : rule === "" ? (
        <RuleTreeView tree={tree} above="" language={language} onRule={open} />
      ) : (
        <RulePage key={rule} game={game} tree={tree} rule={rule} onRule={open} log={log} reader={reader} />
      )}
    </>
  );
}
