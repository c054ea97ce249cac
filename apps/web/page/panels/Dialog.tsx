import "./controls.css";
import "./dialog.css";
import { type ReactNode, useId } from "react";
import { Glyph } from "../card/Glyph.tsx";
import { useSay } from "../say.ts";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What must be seen to before one goes on; it is there as long as it stands in the page. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const say = useSay();
  const heading = useId();
  return (
    <dialog ref={showModal} className="dialog" aria-labelledby={heading} closedby="any" onClose={onClose}>
      <form className="dialog-head" method="dialog">
        <h2 id={heading}>{title}</h2>
        <button className="icon-button" aria-label={say("close")}>
          <Glyph name="close" />
        </button>
      </form>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}

/** Shows a dialog that has just come to stand in the page. */
export function showModal(dialog: HTMLDialogElement | null): void {
  if (dialog !== null && !dialog.open) dialog.showModal();
}
