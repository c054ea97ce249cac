import { type Notice, type Request, readRequest } from "@gyoji/protocol";
import { bansIn, checkedDeck, fromFile, imported, started } from "./begin.ts";
import type { HostedMatch } from "./match.ts";
import { Refusal, troubleOf } from "./refusal.ts";
import { join, roomOf, type Told, type Visit } from "./room.ts";

/** Hosts one match for one page: takes its requests and tells it what it may know. */
export interface Host {
  receive(data: unknown): void;
}

/** A host in the page's own worker, that tells it through `post`. The match is the page's own. */
export function hostOf(post: (notice: Notice) => void): Host {
  let visit: Visit | null = null;
  let re: number | null = null;
  const tell = (told: Told): void => post({ ...told, re });

  const begin = (hosted: HostedMatch, look: number): void => {
    const before = visit;
    visit = join(roomOf(hosted), { kind: "owner" }, look, tell);
    before?.leave();
  };

  const carryOut = (request: Request): void => {
    switch (request.kind) {
      case "start":
        return begin(started(request), request.look);
      case "resume":
      case "replay":
        return begin(fromFile(request), request.look);
      case "deck":
        return tell(checkedDeck(request));
      case "bans":
        return tell(bansIn(request));
      case "import":
        return tell(imported(request, (done, total) => tell({ kind: "importing", done, total })));
      case "answer":
      case "act":
      case "undo":
      case "look":
      case "step":
      case "goTo":
      case "save":
        if (visit === null) throw new Refusal({ kind: "no match" });
        return visit.carryOut(request);
    }
  };

  return {
    receive: (data) => {
      const asked = readRequest(data);
      re = asked?.id ?? null;
      try {
        if (asked === null) throw new Refusal({ kind: "not a request" });
        carryOut(asked.request);
        tell({ kind: "done" });
      } catch (error) {
        tell({ kind: "refused", trouble: troubleOf(error) });
      }
      re = null;
    },
  };
}
