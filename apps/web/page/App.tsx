import { useEffect } from "react";
import { Lobby } from "./lobby/Lobby.tsx";
import { unpackReplay } from "./replay/share.ts";
import { type Route, route } from "./route.ts";
import { lookOf, matchFile } from "./state/matches.ts";
import { newer } from "./state/newer.ts";
import { close, refuse, replay, resume, session } from "./state/session.ts";
import { useStore } from "./state/store.ts";
import { Place } from "./table/Place.tsx";

/** The page: the lobby, or a match. */
export function App() {
  const at = useStore(route);
  const take = useStore(newer);
  useEffect(() => {
    if (at.at === "lobby") take?.();
  }, [at, take]);
  useEffect(() => {
    void openAt(at);
  }, [at]);
  if (at.at === "lobby") return <Lobby />;
  return <Place />;
}

/** Opens the match that the address names, unless it is open already. */
async function openAt(at: Route): Promise<void> {
  const now = session.get();
  switch (at.at) {
    case "lobby":
      return close();
    case "match": {
      if (now.kind !== "none" && "id" in now && now.id === at.id) return;
      if (now.kind === "opening") return;
      if (!(await resume(at.id, lookOf(at.id)))) refuse();
      return;
    }
    case "replay": {
      const text = matchFile(at.id);
      return text === null ? refuse() : replay(at.id, at.id, text);
    }
    case "carried":
      try {
        return await replay("carried", "#r", await unpackReplay(at.replay));
      } catch {
        return refuse();
      }
  }
}
