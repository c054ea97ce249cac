import { useId } from "react";
import { Glyph } from "../card/Glyph.tsx";
import { useSay } from "../say.ts";

/** Removes something for good, once one has said so twice. */
export function Remove({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  const say = useSay();
  const sure = useId();
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={say("remove named", { name })}
        popoverTarget={sure}
      >
        <Glyph name="remove" />
      </button>
      <div id={sure} popover="auto" className="sure">
        <p>{say("sure to remove", { name })}</p>
        <div className="dialog-foot">
          <button type="button" className="button" popoverTarget={sure} popoverTargetAction="hide">
            {say("keep it")}
          </button>
          <button type="button" className="button" data-main onClick={onRemove}>
            {say("remove")}
          </button>
        </div>
      </div>
    </>
  );
}
