import { gameSays } from "@gyoji/narration";
import { useState } from "react";
import { Glyph } from "../card/Glyph.tsx";
import { beginGuided } from "../guide/begin.ts";
import type { GameHere } from "../registry.ts";
import { useSay } from "../say.ts";
import { packs } from "../state/packs.ts";
import { newId } from "../state/rematch.ts";
import { settings } from "../state/settings.ts";
import { useStore } from "../state/store.ts";
import { begin } from "./begin.ts";
import { Choices } from "./Choices.tsx";
import { Cover } from "./Cover.tsx";
import { usualPlan } from "./plan.ts";

interface GameProps {
  readonly game: GameHere;
  readonly onFiles: (files: Iterable<File>) => void;
}

/** A game that can be played: at once, with a guide, or as one chooses. */
export function Game({ game, onFiles }: GameProps) {
  const say = useSay();
  const { language } = useStore(settings);
  const [busy, setBusy] = useState(false);
  const { presentation } = game;
  const hasCards = useStore(packs).some((pack) => pack.game === presentation.id);
  const name = presentation.name[language];
  return (
    <section className="game" data-game={presentation.id} aria-label={name}>
      <Cover cards={game.cover} />
      <h3>{name}</h3>
      <p className="game-about">{gameSays({ game: presentation, language }, "about")}</p>
      <div className="game-buttons">
        <button
          type="button"
          className="button game-play"
          data-main
          data-action="play"
          onClick={() => begin(newId(), usualPlan(presentation))}
        >
          <Glyph name="play" />
          {say("play")}
        </button>
        {game.guide !== null && (
          <button
            type="button"
            className="button game-guide"
            data-action="guide"
            disabled={busy}
            onClick={() => {
              setBusy(true);
              void beginGuided(game).finally(() => setBusy(false));
            }}
          >
            <Glyph name="guide" />
            {say("first match")}
          </button>
        )}
      </div>
      <p className="hint">{say("play hint")}</p>
      <details className="choices" open={hasCards}>
        <summary>{say("choose")}</summary>
        <Choices presentation={presentation} onFiles={onFiles} />
      </details>
      <p className="game-notice">{presentation.notice[language]}</p>
    </section>
  );
}
