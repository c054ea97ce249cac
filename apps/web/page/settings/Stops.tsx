import type { GamePresentation } from "@gyoji/game";
import { format } from "@gyoji/narration";
import { useSay } from "../say.ts";
import { change, settings } from "../state/settings.ts";
import { useStore } from "../state/store.ts";
import { Check } from "./Choice.tsx";

const ASK = "ask ";

/** The questions of a game at which the table stops even if there is only one answer. */
export function Stops({ game }: { readonly game: GamePresentation }) {
  const say = useSay();
  const { language, stops } = useStore(settings);
  const questions = Object.entries(game.messages[language]).filter(([key]) => key.startsWith(ASK));
  return (
    <details className="stops">
      <summary>{say("stops")}</summary>
      <p className="hint">{say("stops hint")}</p>
      {questions.map(([key, message]) => {
        const stop = `${game.id} ${key.slice(ASK.length)}`;
        const others = stops.filter((each) => each !== stop);
        return (
          <Check
            key={key}
            label={format(message, language, { card: say("some card") })}
            checked={stops.includes(stop)}
            onChange={(checked) => change({ stops: checked ? [...others, stop] : others })}
          />
        );
      })}
    </details>
  );
}
