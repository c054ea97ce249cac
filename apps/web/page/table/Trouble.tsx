import "./trouble.css";
import { seatName } from "@gyoji/narration";
import type { Say } from "../say.ts";
import { trouble, unkept, unkeptTold } from "../state/session.ts";
import { useStore } from "../state/store.ts";
import { useTable } from "./context.ts";

/** What could not be done, told once it happens. */
export function Trouble() {
  const { say, view, reader } = useTable();
  const offering = view.agreed.map((seat) => seatName(reader, seat)).join(", ");
  const refused = useStore(trouble);
  const isTold = useStore(unkeptTold);
  const isUnkept = useStore(unkept) && !isTold;
  return (
    <div role="status" className="trouble">
      {refused !== null && <p>{troubleInWords(refused.kind, say)}</p>}
      {isUnkept && (
        <p>
          {say("unkept")}{" "}
          <button type="button" className="quiet" onClick={() => unkeptTold.set(true)}>
            {say("guide got it")}
          </button>
        </p>
      )}
      {offering !== "" && <p>{say("draw offered", { players: offering })}</p>}
    </div>
  );
}

function troubleInWords(kind: NonNullable<ReturnType<typeof trouble.get>>["kind"], say: Say): string {
  switch (kind) {
    case "illegal":
      return say("trouble illegal");
    case "stale":
      return say("trouble stale");
    case "unknown game":
    case "unknown bot":
      return say("trouble unknown");
    case "fault":
    case "deck":
    case "file":
    case "no match":
    case "not a request":
      return say("trouble fault");
  }
}
