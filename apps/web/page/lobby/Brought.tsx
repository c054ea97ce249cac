import { printable } from "@gyoji/narration";
import { Dialog } from "../panels/Dialog.tsx";
import { useSay } from "../say.ts";
import { receivedInWords } from "./inWords.ts";
import type { Progress, Told } from "./receive.ts";

/** What became of the files that were brought. */
export function Brought({ told, onClose }: { readonly told: readonly Told[]; readonly onClose: () => void }) {
  const say = useSay();
  return (
    <Dialog title={say("brought")} onClose={onClose}>
      {told.map(({ file, received }) => (
        <div key={file} className="brought">
          <h3>
            <bdi>{printable(file)}</bdi>
          </h3>
          {receivedInWords(say, received).map((line) => (
            <p key={line}>{line}</p>
          ))}
          {received.kind === "cards" && (
            <details>
              <summary>{say("import report")}</summary>
              <p className="import-report">{received.report.join("\n")}</p>
            </details>
          )}
        </div>
      ))}
    </Dialog>
  );
}

/** How far the cards are read that were brought. */
export function Bringing({ progress: { done, total } }: { readonly progress: Progress }) {
  const say = useSay();
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
