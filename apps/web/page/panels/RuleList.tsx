import type { Rule } from "@gyoji/game";
import type { Language } from "@gyoji/lexicon/language";
import { RuleButton } from "./RuleButton.tsx";

interface RuleListProps {
  readonly rules: readonly Rule[];
  readonly language: Language;
  readonly onRule: (rule: string) => void;
}

/** Rules one under the other, each with its number, which opens it. */
export function RuleList({ rules, language, onRule }: RuleListProps) {
  return (
    <ul className="rule-list">
      {rules.map(({ id, summary }) => (
        <li key={id}>
          <RuleButton rule={id} onRule={onRule} />
          <span>{summary[language]}</span>
        </li>
      ))}
    </ul>
  );
}
