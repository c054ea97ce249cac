import "../panels/controls.css";
import "./replay.css";
import type { GamePresentation } from "@gyoji/game";
import { ALL } from "@gyoji/kernel";
import { say as tell, turnName } from "@gyoji/narration";
import { useSay } from "../say.ts";
import { ask } from "../state/session.ts";
import { settings } from "../state/settings.ts";
import { useStore } from "../state/store.ts";
import type { TableState } from "../state/table.ts";
import { goTo } from "./goTo.ts";
import { Steps } from "./Steps.tsx";

/** How one goes through a replay: by steps, by itself, to a turn; and through whose eyes. */
export function ReplayBar({ game, table }: { readonly game: GamePresentation; readonly table: TableState }) {
  const say = useSay();
  const { opened, now } = table;
  if (opened.replay === null) return null;
  const { entries, turns } = opened.replay;
  return (
    <section className="replay-bar" aria-label={say("replay")}>
      <Steps at={now.at} entries={entries} />
      <Eyes game={game} look={now.view.seat} />
      <label className="replay-place">
        <span className="visually-hidden">{say("replay place")}</span>
        <input
          type="range"
          min={0}
          max={entries}
          value={now.at}
          aria-valuetext={say("replay at", { at: now.at, entries })}
          onChange={({ target }) => goTo(Number(target.value))}
        />
        <output className="replay-count">{`${now.at}/${entries}`}</output>
      </label>
      <Turns game={game} at={now.at} turns={turns} />
    </section>
  );
}

interface TurnsProps {
  readonly game: GamePresentation;
  readonly at: number;
  readonly turns: readonly number[];
}

function Turns({ game, at, turns }: TurnsProps) {
  const say = useSay();
  const { language } = useStore(settings);
  const current = turns.findLastIndex((from) => from <= at);
  return (
    <select
      className="input replay-pick"
      aria-label={say("replay turn")}
      value={current}
      onChange={({ target }) => goTo(turns[Number(target.value)] ?? 0)}
    >
      <option value={-1}>{say("replay first")}</option>
      {turns.map((from, index) => (
        <option key={from} value={index}>
          {turnName({ game, language }, index + 1)}
        </option>
      ))}
    </select>
  );
}

function Eyes({ game, look }: { readonly game: GamePresentation; readonly look: number }) {
  const say = useSay();
  const { language } = useStore(settings);
  const seats = Array.from({ length: game.seats }, (_, seat) => seat);
  return (
    <select
      className="input replay-pick"
      aria-label={say("replay eyes")}
      value={look}
      onChange={({ target }) => void ask({ kind: "look", look: Number(target.value) })}
    >
      <option value={ALL}>{say("replay all")}</option>
      {seats.map((seat) => (
        <option key={seat} value={seat}>
          {say("replay of", { player: tell(language, "player", { number: seat + 1 }) })}
        </option>
      ))}
    </select>
  );
}
