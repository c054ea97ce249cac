import "../panels/controls.css";
import "./lobby.css";
import { lazy, Suspense, useEffect, useState } from "react";
import { GAMES } from "../registry.ts";
import { go } from "../route.ts";
import { useSay } from "../say.ts";
import { fetchPacks } from "../state/packs.ts";
import { BringFiles } from "./BringFiles.tsx";
import { Bringing } from "./Bringing.tsx";
import { Foot } from "./Foot.tsx";
import { Game } from "./Game.tsx";
import { Head } from "./Head.tsx";
import { Matches } from "./Matches.tsx";
import type { Told } from "./receive.ts";
import { useFileDrop } from "./useFileDrop.ts";

const Brought = lazy(async () => ({ default: (await import("./Brought.tsx")).Brought }));

/** Where one picks what to play. Cards, decks and matches can be brought by dropping their files anywhere on it. */
export function Lobby() {
  const say = useSay();
  const [told, setTold] = useState<readonly Told[]>([]);
  useEffect(() => void fetchPacks(), []);
  const bring = async (files: Iterable<File>): Promise<void> => {
    const { receive } = await import("./receive.ts");
    const all = await receive(files);
    const last = all.findLast(({ received }) => received.kind === "match")?.received;
    setTold(all.filter(({ received }) => received.kind !== "match"));
    if (last?.kind === "match" && all.length === 1) go(last.to);
  };
  const onFiles = (files: Iterable<File>): void => void bring(files);
  const drop = useFileDrop(onFiles);
  return (
    <div className="lobby" data-ready="lobby" data-over={drop.over || undefined} {...drop.handlers}>
      <Head />
      <main className="lobby-main">
        <section className="games" aria-labelledby="games-title">
          <h2 id="games-title">{say("games")}</h2>
          {GAMES.map((game) => (
            <Game key={game.title.id} game={game} onFiles={onFiles} />
          ))}
        </section>
        <div className="lobby-aside">
          <Matches />
          <BringFiles onFiles={onFiles} />
        </div>
      </main>
      <Foot />
      <Bringing />
      <Suspense>{told.length > 0 && <Brought told={told} onClose={() => setTold([])} />}</Suspense>
    </div>
  );
}
