import { eventInWords, questionInWords } from "@gyoji/narration";
import { useEffect, useRef, useState } from "react";
import { useTable } from "./context.ts";

/** Tells a screen reader what has happened since it was last told, and what is asked. */
export function Announcer() {
  const { reader, table, view } = useTable();
  const told = useRef(table.log.length);
  const [said, setSaid] = useState({ text: "", times: 0 });
  useEffect(() => {
    // What was taken back makes the log shorter.
    const news = table.log
      .slice(Math.min(told.current, table.log.length))
      .map((event) => eventInWords(reader, event));
    told.current = table.log.length;
    const text = [...news, questionInWords(reader, view)].filter((sentence) => sentence !== "").join(" ");
    setSaid(({ times }) => ({ text, times: times + 1 }));
  }, [reader, table, view]);
  return (
    <div className="visually-hidden" aria-live="polite" role="log">
      {/* Another paragraph each time: the same words twice are told twice. */}
      <p key={said.times}>{said.text}</p>
    </div>
  );
}
