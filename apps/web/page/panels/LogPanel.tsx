import "./log.css";
import type { EventView } from "@gyoji/kernel";
import { type Reader, turnName } from "@gyoji/narration";
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

/** What has happened, in sentences by turn: the newest below, and in sight unless one reads further up. */
export function LogPanel({ reader, log, rule, onRule, onCard }: LogPanelProps) {
  const say = useSay();
  const lines = useMemo(() => logLines(reader, log), [reader, log]);
  const [turn, setTurn] = useState<number | null>(null);
  const [text, setText] = useState("");
  const [dropped, setDropped] = useState("");
  const only = rule === dropped ? "" : rule;
  const shown = filtered(lines, { turn, text, rule: only });
  const nameOf = (number: number): string => turnName(reader, number);
  return (
    <>
      <LogFilters
        turns={[...new Set(lines.map((line) => line.turn))]}
        nameOf={nameOf}
        turn={turn}
        onTurn={setTurn}
        text={text}
        onText={setText}
        rule={only}
        onDropRule={() => setDropped(rule)}
        copy={() => asText(shown, nameOf)}
      />
      <Scroller key={`${turn} ${only}`} length={shown.length} label={say("log")}>
        {shown.length === 0 && <p className="side-empty">{say("log empty")}</p>}
        {byTurn(shown).map(([number, group]) => (
          <section key={number}>
            <h2 className="log-turn">{nameOf(number)}</h2>
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

function byTurn(lines: readonly LogLine[]): [number, LogLine[]][] {
  const turns = new Map<number, LogLine[]>();
  for (const line of lines) turns.set(line.turn, [...(turns.get(line.turn) ?? []), line]);
  return [...turns];
}

/** The lines to be taken elsewhere, each with its rule. */
function asText(lines: readonly LogLine[], nameOf: (turn: number) => string): string {
  return byTurn(lines)
    .map(([turn, group]) => [nameOf(turn), ...group.map(({ text, rule }) => `${text} [${rule}]`)].join("\n"))
    .join("\n\n");
}
