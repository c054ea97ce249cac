import { Dialog } from "../panels/Dialog.tsx";
import { useTable } from "./context.ts";

/** How the table is played, by mouse, finger and keys. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const { say } = useTable();
  return (
    <Dialog title={say("keys")} onClose={onClose}>
      <h3>{say("mouse title")}</h3>
      <p>{say("mouse text")}</p>
      <h3>{say("keys title")}</h3>
      <p className="as-written">{say("keys text")}</p>
    </Dialog>
  );
}
