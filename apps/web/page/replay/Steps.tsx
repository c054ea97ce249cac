import { useEffect, useState } from "react";
import { Glyph } from "../card/Glyph.tsx";
import { type MessageKey, useSay } from "../say.ts";
import { goTo } from "./goTo.ts";

/** How fast a replay can play by itself: how often a second. */
const SPEEDS = [0.5, 1, 2, 4, 8];

interface StepsProps {
  readonly at: number;
  readonly entries: number;
}

/** Goes through a replay by steps, or lets it play. */
export function Steps({ at, entries }: StepsProps) {
  const say = useSay();
  const [plays, setPlays] = useState(false);
  const [speed, setSpeed] = useState(1);
  const isPlaying = plays && at < entries;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => goTo(at + 1), 1000 / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, at, speed]);
  const step = (name: MessageKey, glyph: string, to: number) => (
    <button
      type="button"
      className="icon-button"
      aria-label={say(name)}
      title={say(name)}
      disabled={to === at || to < 0 || to > entries}
      onClick={() => {
        setPlays(false);
        goTo(to);
      }}
    >
      <Glyph name={glyph} />
    </button>
  );
  const playName = say(isPlaying ? "replay pause" : "replay play");
  return (
    <div className="replay-steps">
      {step("replay first", "rewind", 0)}
      {step("replay back", "back", at - 1)}
      <button
        type="button"
        className="icon-button replay-play"
        aria-label={playName}
        title={playName}
        disabled={at >= entries}
        onClick={() => setPlays(!isPlaying)}
      >
        <Glyph name={isPlaying ? "pause" : "play"} />
      </button>
      {step("replay forward", "step", at + 1)}
      {step("replay last", "forward", entries)}
      <select
        className="input replay-speed"
        aria-label={say("replay speed")}
        value={speed}
        onChange={({ target }) => setSpeed(Number(target.value))}
      >
        {SPEEDS.map((each) => (
          <option key={each} value={each}>
            {`×${each}`}
          </option>
        ))}
      </select>
    </div>
  );
}
