import { lazy, type ReactNode, Suspense } from "react";
import { Glyph } from "../card/Glyph.tsx";
import { gameHere } from "../registry.ts";
import { download } from "../replay/download.ts";
import { hrefOf } from "../route.ts";
import { useSay } from "../say.ts";
import { forgetMatch, type KeptMatch, matches, matchFile, whenPlayed } from "../state/matches.ts";
import { settings } from "../state/settings.ts";
import { useStore } from "../state/store.ts";
import { playersInWords } from "./names.ts";
import { Remove } from "./Remove.tsx";

const HowFar = lazy(() => import("./HowFar.tsx"));

/** The matches that this browser keeps. */
export function Matches() {
  const say = useSay();
  const list = useStore(matches);
  return (
    <section className="matches" aria-labelledby="matches-title">
      <h2 id="matches-title">{say("your matches")}</h2>
      {list.length === 0 && <p className="hint">{say("no matches")}</p>}
      <ul>
        {list.map((match) => (
          <Item key={match.id} match={match} />
        ))}
      </ul>
    </section>
  );
}

function Part({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {" · "}
      <span className="unbroken">{children}</span>
    </>
  );
}

function Item({ match }: { readonly match: KeptMatch }) {
  const say = useSay();
  const { language } = useStore(settings);
  const { id, over, turn } = match;
  const game = gameHere(match.game);
  const when = whenPlayed(match, language);
  const name = `${playersInWords(say, match)}, ${when}`;
  const save = (): void => {
    const text = matchFile(id);
    if (text !== null) download(`gyoji-${id}.json`, text);
  };
  return (
    <li className="match-item">
      <div className="match-about">
        <strong>{playersInWords(say, match)}</strong>
        <span className="hint">
          <span className="unbroken">{game?.title.name[language] ?? match.game}</span>
          {over && <Part>{say("is over")}</Part>}
          {!over && game !== undefined && turn >= 0 && (
            <Suspense>
              <Part>
                <HowFar game={game} turn={turn} />
              </Part>
            </Suspense>
          )}
          <Part>{when}</Part>
        </span>
      </div>
      <div className="match-buttons">
        {!over && (
          <a
            className="button"
            data-main
            href={hrefOf({ at: "match", id })}
            aria-label={say("go on named", { name })}
          >
            {say("go on")}
          </a>
        )}
        <a className="button" href={hrefOf({ at: "replay", id })} aria-label={say("look at named", { name })}>
          {say("look at")}
        </a>
        <button type="button" className="icon-button" aria-label={say("save named", { name })} onClick={save}>
          <Glyph name="save" />
        </button>
        <Remove name={name} onRemove={() => forgetMatch(id)} />
      </div>
    </li>
  );
}
