import "./reader.css";
import { Card } from "../card/Card.tsx";
import type { CardPose } from "../card/look.ts";
import { useSay } from "../say.ts";
import type { Inspected } from "../table/inspect.ts";
import { RuleButton } from "./RuleButton.tsx";

interface CardReaderProps {
  readonly inspected: Inspected;
  readonly onRule: (rule: string) => void;
}

const TO_READ: CardPose = { turned: false, glow: "none", isNew: false, stands: false };

/** A card or a place to be read: the card large, what its figure is made of, and why it cannot be chosen now. */
export function CardReader({ inspected, onRule }: CardReaderProps) {
  const { title, look, lines } = inspected;
  return (
    <article className="reader" aria-label={title}>
      {look === null ? (
        <>
          <h2>{title}</h2>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </>
      ) : (
        <div className="reader-card">
          <h2 className="visually-hidden">{title}</h2>
          <Card look={look} pose={TO_READ} size="reading" />
        </div>
      )}
      <Refusals inspected={inspected} onRule={onRule} />
      <Details inspected={inspected} />
      <Keywords inspected={inspected} onRule={onRule} />
    </article>
  );
}

function Refusals({ inspected, onRule }: CardReaderProps) {
  const say = useSay();
  const { refused } = inspected;
  if (refused.length === 0) return null;
  return (
    <section className="reader-why">
      <h3>{say("why not title")}</h3>
      <ul>
        {refused.map(({ why, what, rule }) => (
          <li key={`${what} ${rule} ${why}`}>
            {refused.length > 1 && what !== "" && <span className="hint">{what}</span>}
            <span>
              {why} <RuleButton rule={rule} onRule={onRule} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Details({ inspected: { details } }: Pick<CardReaderProps, "inspected">) {
  const say = useSay();
  if (details.length === 0) return null;
  return (
    <section className="reader-parts">
      <h3>{say("parts title")}</h3>
      <dl>
        {details.map(({ label, value }, at) => (
          <div key={`${at} ${label}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Keywords({ inspected: { keywords }, onRule }: CardReaderProps) {
  const say = useSay();
  if (keywords.length === 0) return null;
  return (
    <section className="reader-parts">
      <h3>{say("keywords title")}</h3>
      <dl className="reader-keywords">
        {keywords.map(({ word, rule, meaning }) => (
          <div key={word}>
            <dt>
              {word} <RuleButton rule={rule} onRule={onRule} />
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
