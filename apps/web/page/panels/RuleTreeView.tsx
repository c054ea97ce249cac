import type { Rule } from "@gyoji/game";
import type { Language } from "@gyoji/lexicon/language";
import { useState } from "react";
import { RuleList } from "./RuleList.tsx";
import type { RuleTree } from "./ruleTree.ts";

interface RuleTreeViewProps {
  readonly tree: RuleTree;
  readonly above: string;
  readonly language: Language;
  readonly onRule: (rule: string) => void;
}

/** What stands under a rule: what has parts itself can be unfolded. */
export function RuleTreeView({ tree, above, language, onRule }: RuleTreeViewProps) {
  const rules = tree.under.get(above) ?? [];
  return rules.map((rule) =>
    tree.under.has(rule.id) ? (
      <Branch key={rule.id} rule={rule} tree={tree} language={language} onRule={onRule} />
    ) : (
      <RuleList key={rule.id} rules={[rule]} language={language} onRule={onRule} />
    ),
  );
}

type BranchProps = Omit<RuleTreeViewProps, "above"> & { readonly rule: Rule };

/** Its parts are made when it is first unfolded. */
function Branch({ rule: { id, summary }, tree, language, onRule }: BranchProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="rule-branch"
      data-chapter={id.includes(".") ? undefined : true}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span className="rule-number">{id}</span> {summary[language]}
      </summary>
      {isOpen && (
        <div className="rule-parts">
          <RuleTreeView tree={tree} above={id} language={language} onRule={onRule} />
        </div>
      )}
    </details>
  );
}
