import { lazy, Suspense, useEffect } from "react";
import { Lobby } from "./lobby/Lobby.tsx";
import { Opening } from "./Opening.tsx";
import { unpackReplay } from "./replay/share.ts";
import { type Route, route } from "./route.ts";
import { lookOf, matchFile } from "./state/matches.ts";
import { newer } from "./state/newer.ts";
import { close, refuse, replay, resume, session } from "./state/session.ts";
import { useStore } from "./state/store.ts";
import { isMatchHeld } from "./state/tabLock.ts";

/** Tables are fetched once the lobby is there, or when a match is opened. */
const fetchPlace = () => import("./table/Place.tsx");
const Place = lazy(async () => ({ default: (await fetchPlace()).Place }));

/** The page: the lobby, or a match. */
export function App() {
  const at = useStore(route);
  const take = useStore(newer);
  useEffect(() => {
    if (at.at === "lobby" && take !== null) void isMatchHeld().then((held) => held || take());
  }, [at, take]);
  useEffect(() => {
    void openAt(at);
  }, [at]);
  useEffect(() => {
    void fetchPlace().catch(() => {}); // it is fetched again when it is needed
  }, []);
  if (at.at === "lobby") return <Lobby />;
  return (
    <Suspense fallback={<Opening />}>
      <Place />
    </Suspense>
  );
}

/** Opens what the address names, unless it is open already. */
async function openAt(at: Route): Promise<void> {
  switch (at.at) {
    case "lobby":
      return close();
    case "match":
      return isOpen("match", at.id) ? undefined : resume(at.id, lookOf(at.id));
    case "replay": {
      if (isOpen("replay", at.id)) return;
      const text = matchFile(at.id);
      return text === null ? refuse() : replay(at.id, text);
    }
    case "carried": {
      const text = await unpackReplay(at.replay).catch(() => null);
      // One may have gone elsewhere meanwhile.
      if (route.get() !== at) return;
      return text === null ? refuse() : replay("carried", text);
    }
  }
}

function isOpen(as: "match" | "replay", id: string): boolean {
  const now = session.get();
  return (now.kind === "opening" || now.kind === "open") && now.as === as && now.id === id;
}
