import { type ReactNode, useState } from "react";
import { Glyph } from "../card/Glyph.tsx";
import { copyText } from "../replay/copyText.ts";
import { useSay } from "../say.ts";

type State = "ready" | "copied" | "failed";

interface CopyButtonProps {
  readonly className: string;
  readonly label: string;
  readonly text: () => string;
  readonly children?: ReactNode;
}

/** Copies a text to the clipboard and says whether that worked. */
export function CopyButton({ className, label, text, children }: CopyButtonProps) {
  const say = useSay();
  const [state, setState] = useState<State>("ready");
  const copy = async (): Promise<void> => setState((await copyText(text())) ? "copied" : "failed");
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        title={label}
        onClick={() => void copy()}
        onBlur={() => setState("ready")}
      >
        <Glyph name={state === "copied" ? "done" : state === "failed" ? "warning" : "copy"} />
        {children}
      </button>
      <span role="status" className="visually-hidden">
        {state !== "ready" && say(state === "copied" ? "copied" : "copy failed")}
      </span>
    </>
  );
}
