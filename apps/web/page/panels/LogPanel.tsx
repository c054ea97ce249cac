import "./log.css";
import type { EventView } from "@gyoji/kernel";
import { gameSays, type Reader } from "@gyoji/narration";
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useSay } from "../say.ts";
import { LogFilters } from "./LogFilters.tsx";
import { LogList } from "./LogList.tsx";
import { filtered, type LogLine, logLines } from "./logLines.ts";

interface LogPanelProps {
  readonly reader: Reader;
  readonly log: readonly EventView[];
  /** Only lines with this rule or what stands under it; "" = all. */
  readonly rule: string;
  readonly onRule: (rule: string) => void;
  readonly onCard: (id: string) => void;
}

/** What has happened, in sentences by Round: the newest below, and in sight unless one reads further up. */
export function LogPanel({ reader, log, rule, onRule, onCard }: LogPanelProps) {
  const say = useSay();
  const lines = useMemo(() => logLines(reader, log), [reader, log]);
  const [round, setRound] = useState<number | null>(null);
  const [text, setText] = useState("");
  const [dropped, setDropped] = useState("");
  const only = rule === dropped ? "" : rule;
  const shown = filtered(lines, { round, text, rule: only });
  const roundName = (number: number): string =>
    number === 0 ? gameSays(reader, "fact preparation") : gameSays(reader, "fact round", { round: number });
  return (
    <>
      <LogFilters
        rounds={[...new Set(lines.map((line) => line.round))]}
        roundName={roundName}
        round={round}
        onRound={setRound}
        text={text}
        onText={setText}
        rule={only}
        onDropRule={() => setDropped(rule)}
        copy={() => asText(shown, roundName)}
      />
      <Scroller key={`${round} ${only}`} length={shown.length} label={say("log")}>
        {shown.length === 0 && <p className="side-empty">{say("log empty")}</p>}
        {byRound(shown).map(([number, group]) => (
          <section key={number}>
            <h2 className="log-round">{roundName(number)}</h2>
            <LogList reader={reader} lines={group} onRule={onRule} onCard={onCard} />
          </section>
        ))}
      </Scroller>
    </>
  );
}

/** Near enough to the end to stay there. */
const NEAR = 40;

function Scroller(props: { readonly length: number; readonly label: string; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    if (isAtEnd.current && box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, [props.length]);
  return (
    <div
      ref={box}
      className="log-lines"
      role="region"
      aria-label={props.label}
      // Keys scroll it.
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
      }}
    >
      {props.children}
    </div>
  );
}

function byRound(lines: readonly LogLine[]): [number, LogLine[]][] {
  const rounds = new Map<number, LogLine[]>();
  for (const line of lines) rounds.set(line.round, [...(rounds.get(line.round) ?? []), line]);
  return [...rounds];
}

/** The lines to be taken elsewhere, each with its rule. */
function asText(lines: readonly LogLine[], roundName: (round: number) => string): string {
  return byRound(lines)
    .map(([round, group]) =>
      [roundName(round), ...group.map(({ text, rule }) => `${text} [${rule}]`)].join("\n"),
    )
    .join("\n\n");
}
