import "../notice.css";
import "./answers.css";
import { say as tell } from "@gyoji/narration";
import { type ReactNode, useState } from "react";
import { useSay } from "../say.ts";
import { ask } from "../state/session.ts";
import { settings } from "../state/settings.ts";
import { useStore } from "../state/store.ts";
import type { TableState } from "../state/table.ts";
import { nextPerson } from "./nextPerson.ts";

/** With several persons at one screen: hides the table until the one who decides is the one who looks. */
export function HotSeat({ table, children }: { readonly table: TableState; readonly children: ReactNode }) {
  const say = useSay();
  const { language } = useStore(settings);
  const next = nextPerson(table);
  // Whoever looks has said so: also at the beginning, and when the page was loaded again.
  const [looks, setLooks] = useState<number | null>(null);
  const { seat } = table.now.view;
  if (next === null || (next === seat && looks === seat)) return children;
  const show = (): void => {
    setLooks(next);
    if (next !== seat) void ask({ kind: "look", look: next });
  };
  return (
    <main className="notice" data-ready="hot-seat">
      <h1>{say("hot seat title", { player: tell(language, "player", { number: next + 1 }) })}</h1>
      <p>{say("hot seat text")}</p>
      <div className="answers">
        <button type="button" className="answer" data-main autoFocus onClick={show}>
          {say("hot seat button")}
        </button>
      </div>
    </main>
  );
}
