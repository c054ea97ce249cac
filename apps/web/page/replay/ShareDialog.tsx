import "./replay.css";
import { useEffect, useState } from "react";
import { CopyButton } from "../panels/CopyButton.tsx";
import { Dialog } from "../panels/Dialog.tsx";
import { hrefOf } from "../route.ts";
import { useSay } from "../say.ts";
import { download } from "./download.ts";
import { packReplay } from "./share.ts";

interface ShareDialogProps {
  /** The match file. */
  readonly text: string;
  readonly onClose: () => void;
}

type Link =
  | { readonly kind: "packing" }
  | { readonly kind: "ready"; readonly href: string }
  | { readonly kind: "too long" };

/** How one gives a replay to somebody: as a link that carries it, or as a file where that would be too long. */
export function ShareDialog({ text, onClose }: ShareDialogProps) {
  const say = useSay();
  const link = useLink(text);
  return (
    <Dialog title={say("share")} onClose={onClose}>
      {link.kind === "packing" && <p role="status">{say("share packing")}</p>}
      {link.kind === "too long" && <p>{say("share long")}</p>}
      {link.kind === "ready" && <ReadyLink href={link.href} />}
      <div className="dialog-foot">
        <button
          type="button"
          className="button"
          data-main={link.kind === "too long" || undefined}
          onClick={() => download("gyoji-replay.json", text)}
        >
          {say("save")}
        </button>
        {link.kind === "ready" && "share" in navigator && (
          <button type="button" className="button" onClick={() => void shareElsewhere(link.href)}>
            {say("share elsewhere")}
          </button>
        )}
      </div>
    </Dialog>
  );
}

function ReadyLink({ href }: { readonly href: string }) {
  const say = useSay();
  return (
    <>
      <p>{say("share link")}</p>
      <div className="share-link">
        <input
          className="input"
          readOnly
          aria-label={say("link")}
          value={href}
          onFocus={({ target }) => target.select()}
        />
        <CopyButton className="button" label={say("copy link")} text={() => href} />
      </div>
    </>
  );
}

function useLink(text: string): Link {
  const [link, setLink] = useState<Link>({ kind: "packing" });
  useEffect(() => {
    let isWanted = true;
    void packReplay(text).then((packed) => {
      if (isWanted)
        setLink(packed === null ? { kind: "too long" } : { kind: "ready", href: addressOf(packed) });
    });
    return () => {
      isWanted = false;
    };
  }, [text]);
  return link;
}

function addressOf(packed: string): string {
  return new URL(hrefOf({ at: "carried", replay: packed }), location.href).href;
}

async function shareElsewhere(url: string): Promise<void> {
  try {
    await navigator.share({ url });
  } catch {
    // The player has thought better of it.
  }
}
