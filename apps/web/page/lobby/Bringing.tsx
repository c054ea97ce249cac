import { useSay } from "../say.ts";
import { useStore } from "../state/store.ts";
import { reading } from "./reading.ts";

/** How far the cards are read that were brought. */
export function Bringing() {
  const say = useSay();
  const now = useStore(reading);
  if (now === null) return null;
  const { done, total } = now;
  return (
    <div role="status" className="bringing" data-bringing>
      <span>{total === 0 ? say("reading cards") : say("reading cards of", { done, total })}</span>
      <progress
        max={Math.max(1, total)}
        value={total === 0 ? undefined : done}
        aria-label={say("reading cards")}
      />
    </div>
  );
}
