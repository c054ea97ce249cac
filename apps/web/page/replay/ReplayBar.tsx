import "../panels/controls.css";
import "./replay.css";
import { ALL } from "@gyoji/kernel";
import { format, say as tell } from "@gyoji/narration";
import { gameHere } from "../registry.ts";
import { useSay } from "../say.ts";
import { ask } from "../state/session.ts";
import { settings } from "../state/settings.ts";
import { useStore } from "../state/store.ts";
import type { TableState } from "../state/table.ts";
import { goTo } from "./goTo.ts";
import { Steps } from "./Steps.tsx";

/** How one goes through a replay: by steps, by itself, to a Round; and through whose eyes. */
export function ReplayBar({ table }: { readonly table: TableState }) {
  const say = useSay();
  const { opened, now } = table;
  if (opened.replay === null) return null;
  const { entries, rounds } = opened.replay;
  return (
    <section className="replay-bar" aria-label={say("replay")}>
      <Steps at={now.at} entries={entries} />
      <Eyes game={opened.game} look={now.view.seat} />
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
      <Rounds game={opened.game} at={now.at} rounds={rounds} />
    </section>
  );
}

interface RoundsProps {
  readonly game: string;
  readonly at: number;
  readonly rounds: readonly number[];
}

function Rounds({ game, at, rounds }: RoundsProps) {
  const say = useSay();
  const { language } = useStore(settings);
  const message = gameHere(game)?.presentation.messages[language]["fact round"] ?? "{round}";
  const current = rounds.findLastIndex((from) => from <= at);
  return (
    <select
      className="input replay-pick"
      aria-label={say("replay round")}
      value={current}
      onChange={({ target }) => goTo(rounds[Number(target.value)] ?? 0)}
    >
      <option value={-1}>{say("replay first")}</option>
      {rounds.map((from, index) => (
        <option key={from} value={index}>
          {format(message, language, { round: index + 1 })}
        </option>
      ))}
    </select>
  );
}

function Eyes({ game, look }: { readonly game: string; readonly look: number }) {
  const say = useSay();
  const { language } = useStore(settings);
  const seats = Array.from({ length: gameHere(game)?.presentation.seats ?? 0 }, (_, seat) => seat);
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
