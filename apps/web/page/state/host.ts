import { type Notice, type Request, readNotice, type Trouble } from "@gyoji/protocol";

/** What the page hears from its host. */
export interface HostListener {
  /** Of itself, or on the way to the reply. */
  readonly onNotice: (notice: Exclude<Notice, { kind: "done" | "refused" }>) => void;
  /** The host is gone, and with it the match that it held. */
  readonly onLost: (what: string) => void;
}

/** The host of a match, wherever it is: it takes requests and answers each. */
export interface HostLink {
  /** Asks for something. Returns null when it was carried out, else why not. */
  readonly ask: (request: Request) => Promise<Trouble | null>;
  readonly close: () => void;
}

/** Longer than anything that the host does takes even on a slow machine. */
const PATIENCE_MILLISECONDS = 30_000;

/** Starts a host in a worker of its own. */
export function workerHost({ onNotice, onLost }: HostListener): HostLink {
  const worker = new Worker(new URL("../../worker/main.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, (trouble: Trouble | null) => void>();
  let patience: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  let lost = false;

  const lose = (what: string): void => {
    if (lost) return;
    lost = true;
    clearTimeout(patience);
    worker.terminate();
    for (const answer of waiting.values()) answer({ kind: "no match" });
    waiting.clear();
    onLost(what);
  };
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    lose(event.message || "error");
  });
  worker.addEventListener("messageerror", () => lose("messageerror"));
  /** A host that says something is at work. */
  const wait = (): void => {
    clearTimeout(patience);
    if (waiting.size > 0) patience = setTimeout(() => lose("silence"), PATIENCE_MILLISECONDS);
  };
  worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const notice = readNotice(data);
    wait();
    if (notice === null) return lose("protocol");
    if (notice.kind !== "done" && notice.kind !== "refused") return onNotice(notice);
    waiting.get(notice.re ?? -1)?.(notice.kind === "done" ? null : notice.trouble);
    waiting.delete(notice.re ?? -1);
    wait();
  });

  return {
    ask: (request) =>
      new Promise((answer) => {
        if (lost) return answer({ kind: "no match" });
        const id = asked++;
        waiting.set(id, answer);
        wait();
        worker.postMessage({ id, request });
      }),
    close: () => {
      lost = true;
      clearTimeout(patience);
      worker.terminate();
    },
  };
}
