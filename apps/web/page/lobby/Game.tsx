import { lazy, Suspense, useState } from "react";
import { Glyph } from "../card/Glyph.tsx";
import { beginGuided } from "../guide/begin.ts";
import type { GameHere } from "../registry.ts";
import { useSay } from "../say.ts";
import { newId } from "../state/chance.ts";
import { packs } from "../state/packs.ts";
import { settings } from "../state/settings.ts";
import { useStore } from "../state/store.ts";
import { begin } from "./begin.ts";
import { Cover } from "./Cover.tsx";
import { usualPlan } from "./plan.ts";

const Choices = lazy(async () => ({ default: (await import("./Choices.tsx")).Choices }));

interface GameProps {
  readonly game: GameHere;
  readonly onFiles: (files: Iterable<File>) => void;
}

/** A game that can be played: at once, with a guide, or as one chooses. */
export function Game({ game, onFiles }: GameProps) {
  const say = useSay();
  const { language } = useStore(settings);
  const [busy, setBusy] = useState(false);
  const [chooses, setChooses] = useState(false);
  const { title } = game;
  const hasCards = useStore(packs).some((pack) => pack.game === title.id);
  const name = title.name[language];
  return (
    <section className="game" data-game={title.id} aria-label={name}>
      <Cover cards={game.cover} />
      <h3>{name}</h3>
      <p className="game-about">{title.about[language]}</p>
      <div className="game-buttons">
        <button
          type="button"
          className="button game-play"
          data-main
          data-action="play"
          onClick={() => begin(newId(), usualPlan(title))}
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
      <details
        className="choices"
        open={hasCards}
        // Once there, what was chosen stays.
        onToggle={({ currentTarget }) => setChooses(chooses || currentTarget.open)}
      >
        <summary>{say("choose")}</summary>
        <Suspense>{chooses && <Choices game={game} onFiles={onFiles} />}</Suspense>
      </details>
      <p className="game-notice">{title.notice[language]}</p>
    </section>
  );
}
