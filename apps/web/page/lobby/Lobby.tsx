import "../panels/controls.css";
import "./lobby.css";
import { printable } from "@gyoji/narration";
import { useState } from "react";
import { Dialog } from "../panels/Dialog.tsx";
import { GAMES } from "../registry.ts";
import { go } from "../route.ts";
import { type Say, useSay } from "../say.ts";
import { settings } from "../state/settings.ts";
import { useStore } from "../state/store.ts";
import { Foot } from "./Foot.tsx";
import { Game } from "./Game.tsx";
import { Head } from "./Head.tsx";
import { Matches } from "./Matches.tsx";
import { type Received, receive } from "./receive.ts";
import { useFileDrop } from "./useFileDrop.ts";

/** Where one picks what to play. Decks and matches can be brought by dropping their files anywhere on it. */
export function Lobby() {
  const say = useSay();
  const [told, setTold] = useState<readonly Told[]>([]);
  const bring = async (files: Iterable<File>): Promise<void> => {
    const all = [];
    for (const file of files) all.push({ file: file.name, received: await receive(file) });
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
            <Game key={game.presentation.id} game={game} onFiles={onFiles} />
          ))}
        </section>
        <Matches onFiles={onFiles} />
      </main>
      <Foot />
      {told.length > 0 && <Brought told={told} onClose={() => setTold([])} />}
    </div>
  );
}

interface Told {
  readonly file: string;
  readonly received: Received;
}

/** What became of the files that were brought. */
function Brought({ told, onClose }: { readonly told: readonly Told[]; readonly onClose: () => void }) {
  const say = useSay();
  const { language } = useStore(settings);
  return (
    <Dialog title={say("brought")} onClose={onClose}>
      {told.map(({ file, received }) => (
        <div key={file} className="brought">
          <h3>
            <bdi>{printable(file)}</bdi>
          </h3>
          {inWords(say, received, (names) => names[language]).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      ))}
    </Dialog>
  );
}

type Names = Extract<Received, { kind: "deck" }>["own"]["deck"]["name"];

function inWords(say: Say, received: Received, inLanguage: (names: Names) => string): readonly string[] {
  switch (received.kind) {
    case "deck":
      return [say("deck brought", { name: inLanguage(received.own.deck.name) })];
    case "match":
      return [];
    case "refused":
      return received.why;
    case "fault":
      return [say("file fault")];
    case "unkept":
      return [say("file unkept")];
  }
}
