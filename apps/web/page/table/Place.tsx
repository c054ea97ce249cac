import "../notice.css";
import "./answers.css";
import "./place.css";
import type { GamePresentation } from "@gyoji/game";
import type { Language } from "@gyoji/lexicon/language";
import { deckProblemInWords, fileTroubleInWords, say as tell } from "@gyoji/narration";
import type { Trouble } from "@gyoji/protocol";
import { type ReactNode, use, useState } from "react";
import { Opening } from "../Opening.tsx";
import { type GameHere, gameHere, presentations } from "../registry.ts";
import { hrefOf } from "../route.ts";
import { type Say, useSay } from "../say.ts";
import { lookOf } from "../state/matches.ts";
import { type Place as Opened, resume, type SessionState, session } from "../state/session.ts";
import { settings } from "../state/settings.ts";
import { useStore } from "../state/store.ts";
import { HotSeat } from "./HotSeat.tsx";
import { usePause } from "./Interlude.tsx";
import { Match } from "./Match.tsx";
import { WatchBar } from "./WatchBar.tsx";

/** Where a match is: the table, or why there is none. */
export function Place() {
  const say = useSay();
  const state = useStore(session);
  switch (state.kind) {
    case "none":
    case "opening":
      return <Opening />;
    case "open":
      return <Open state={state} />;
    case "lost":
      return (
        <Notice title={say("lost title")} text={[say("lost text")]}>
          <Again place={state} label={say("lost again")} />
        </Notice>
      );
    case "elsewhere":
      return (
        <Notice title={say("other tab title")} text={[say("other tab text")]}>
          <Again place={state} label={say("other tab take")} />
        </Notice>
      );
    case "refused":
      return <Refused state={state} />;
  }
}

function Open({ state }: { readonly state: Extract<SessionState, { kind: "open" }> }) {
  const game = gameHere(state.table.opened.game);
  return game === undefined ? null : <Played game={game} state={state} />;
}

interface PlayedProps {
  readonly game: GameHere;
  readonly state: Extract<SessionState, { kind: "open" }>;
}

/** A match of a game, once it is known how that is shown. */
function Played({ game, state }: PlayedProps) {
  const { id, table, busy } = state;
  const fetched = [game.presentation(), game.board()] as const;
  const presentation = use(fetched[0]);
  const board = use(fetched[1]);
  // Whose hand is shown may change meanwhile.
  const pause = usePause(presentation, table);
  return (
    <div className="place">
      <HotSeat table={table}>
        <Match
          key={`${id} ${table.now.view.seat}`}
          id={id}
          game={game}
          presentation={presentation}
          board={board}
          pause={pause}
          state={state}
        />
      </HotSeat>
      <WatchBar presentation={presentation} table={table} busy={busy} />
    </div>
  );
}

function Refused({ state }: { readonly state: Extract<SessionState, { kind: "refused" }> }) {
  const say = useSay();
  const { language } = useStore(settings);
  return (
    <Notice
      title={say("refused title")}
      text={whyRefused(state.trouble, say, language, use(presentations()))}
    />
  );
}

/** Why a match could not be opened, and what can be done. */
function whyRefused(
  trouble: Trouble,
  say: Say,
  language: Language,
  games: readonly GamePresentation[],
): readonly string[] {
  switch (trouble.kind) {
    case "file":
      return [...fileTroubleInWords(trouble.trouble, language, games), say("refused file")];
    case "deck": {
      const { game: id, seat, problem, printed } = trouble;
      const game = games.find((each) => each.id === id);
      if (game === undefined) return [say("trouble unknown")];
      const player = tell(language, "player", { number: seat + 1 });
      const what = deckProblemInWords({ game, language, printed: () => printed ?? undefined }, problem);
      return [say("refused deck", { player, what, rule: problem.rule }), say("refused deck hint")];
    }
    case "no match":
      return [say("no such match")];
    case "unknown game":
    case "unknown bot":
      return [say("trouble unknown")];
    case "illegal":
    case "stale":
      return [say("trouble illegal")];
    case "fault":
    case "not a request":
      return [say("trouble fault")];
  }
}

/** Goes on with a match from what is kept of it. */
function Again({ place, label }: { readonly place: Opened; readonly label: string }) {
  const [asked, setAsked] = useState(false);
  return (
    <button
      type="button"
      className="answer"
      data-main
      disabled={asked}
      onClick={() => {
        setAsked(true);
        if (place.as === "match") void resume(place.id, lookOf(place.id), true);
        else location.reload();
      }}
    >
      {label}
    </button>
  );
}

function Notice(props: {
  readonly title: string;
  readonly text: readonly string[];
  readonly children?: ReactNode;
}) {
  const say = useSay();
  return (
    <main className="notice">
      <div role="alert">
        <h1>{props.title}</h1>
        {props.text.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className="answers">
        <a className="answer" href={hrefOf({ at: "lobby" })}>
          {say("to lobby")}
        </a>
        {props.children}
      </div>
    </main>
  );
}
