import type { Reader } from "@gyoji/narration";
import { CardName } from "./CardName.tsx";
import type { LogLine } from "./logLines.ts";
import { RuleButton } from "./RuleButton.tsx";

interface LogListProps {
  readonly reader: Reader;
  readonly lines: readonly LogLine[];
  readonly onRule: (rule: string) => void;
  /** Reads a card; null where cards are not to be read. */
  readonly onCard: ((id: string) => void) | null;
}

/** Lines of the log: the names of cards in them can be pressed, and each has its rule. */
export function LogList({ reader, lines, onRule, onCard }: LogListProps) {
  return (
    <ol className="log-list">
      {lines.map(({ at, pieces, rule }) => (
        <li key={at}>
          <span>
            {pieces.map(({ text, card }, index) =>
              card === null || onCard === null ? (
                <span key={index}>{text}</span>
              ) : (
                <CardName key={index} reader={reader} id={card} onCard={onCard}>
                  {text}
                </CardName>
              ),
            )}
          </span>
          <RuleButton rule={rule} onRule={onRule} />
        </li>
      ))}
    </ol>
  );
}
