import "./notice.css";
import { useSay } from "./say.ts";

/** While a table is fetched or laid. */
export function Opening() {
  const say = useSay();
  return (
    <main className="notice" aria-busy="true">
      <p>{say("opening")}</p>
    </main>
  );
}
