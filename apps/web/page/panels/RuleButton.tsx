import { useSay } from "../say.ts";

/** The number of a rule, which opens it; nothing where there is no rule. */
export function RuleButton(props: { readonly rule: string; readonly onRule: (rule: string) => void }) {
  const say = useSay();
  const { rule, onRule } = props;
  if (rule === "") return null;
  return (
    <button
      type="button"
      className="rule-button"
      aria-label={say("rule link", { rule })}
      onClick={() => onRule(rule)}
    >
      {rule}
    </button>
  );
}
