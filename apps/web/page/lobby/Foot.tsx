import { useSay } from "../say.ts";

/** Whose this is, and where the icons are from. */
export function Foot() {
  const say = useSay();
  return (
    <footer className="lobby-foot">
      <p>{say("unofficial")}</p>
      <p>{say("licence")}</p>
      <p>{say("icons")}</p>
    </footer>
  );
}
