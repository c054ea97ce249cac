import { importInWords, printable } from "@gyoji/narration";
import type { Imported } from "@gyoji/protocol";
import { useState } from "react";
import { Dialog } from "../panels/Dialog.tsx";
import { useSay } from "../say.ts";
import { settings } from "../state/settings.ts";
import { useStore } from "../state/store.ts";
import { receivedInWords } from "./inWords.ts";
import type { Told } from "./receive.ts";

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
          {received.kind === "cards" && <Report imported={received.imported} />}
        </div>
      ))}
    </Dialog>
  );
}

/** All that is to be said of an import; it is long, so it is put in words only for who opens it. */
function Report({ imported }: { readonly imported: Imported }) {
  const say = useSay();
  const { language } = useStore(settings);
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say("import report")}</summary>
      {isOpen && (
        <p className="import-report">{importInWords(imported.report, imported, language).join("\n")}</p>
      )}
    </details>
  );
}
