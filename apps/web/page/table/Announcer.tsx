import { aboutInWords, eventInWords, gameSays } from "@gyoji/narration";
import { useEffect, useRef, useState } from "react";
import { useTable } from "./context.ts";

/** Tells a screen reader what has happened since it was last told, and what is asked. */
export function Announcer() {
  const { reader, table, view } = useTable();
  const told = useRef(table.log.length);
  const [text, setText] = useState("");
  useEffect(() => {
    // What was taken back makes the log shorter.
    const news = table.log
      .slice(Math.min(told.current, table.log.length))
      .map((event) => eventInWords(reader, event));
    told.current = table.log.length;
    const { decision } = view;
    const asked =
      decision === null ? "" : gameSays(reader, `ask ${decision.ask}`, { card: aboutInWords(reader, view) });
    setText([...news, asked].filter((sentence) => sentence !== "").join(" "));
  }, [reader, table, view]);
  return (
    <div className="visually-hidden" aria-live="polite" role="log">
      <p>{text}</p>
    </div>
  );
}
