import { aboutInWords, eventInWords, gameSays } from "@gyoji/narration";
import { useTable } from "./context.ts";

/** Tells a screen reader what has happened and what is asked. */
export function Announcer() {
  const { reader, table, view } = useTable();
  const news = table.log
    .slice(table.seen)
    .map((event) => eventInWords(reader, event))
    .filter((text) => text !== "");
  const { decision } = view;
  const asked =
    decision === null ? [] : [gameSays(reader, `ask ${decision.ask}`, { card: aboutInWords(reader, view) })];
  return (
    <div className="visually-hidden" aria-live="polite" role="log">
      <p key={table.now.at}>{[...news, ...asked].join(" ")}</p>
    </div>
  );
}
