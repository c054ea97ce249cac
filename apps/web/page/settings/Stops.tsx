import type { GamePresentation } from "@gyoji/game";
import { format } from "@gyoji/narration/format";
import { useSay } from "../say.ts";
import { change, settings, stopAt } from "../state/settings.ts";
import { useStore } from "../state/store.ts";
import { Check } from "./Choice.tsx";

/** Ways of passing that a player may not want, and questions. */
const KINDS = ["stop ", "ask "] as const;

/** Where the table stops in a game even if the answer goes without saying. */
export function Stops({ game }: { readonly game: GamePresentation }) {
  const say = useSay();
  const { language, stops } = useStore(settings);
  const messages = Object.entries(game.messages[language]);
  const places = KINDS.flatMap((kind) =>
    messages.flatMap(([key, message]) =>
      key.startsWith(kind) ? [{ name: key.slice(kind.length), message }] : [],
    ),
  );
  return (
    <details className="stops">
      <summary>{say("stops")}</summary>
      <p className="hint">{say("stops hint")}</p>
      {places.map(({ name, message }) => {
        const stop = stopAt(game.id, name);
        const others = stops.filter((each) => each !== stop);
        return (
          <Check
            key={name}
            label={format(message, language, { card: say("some card") })}
            checked={stops.includes(stop)}
            onChange={(checked) => change({ stops: checked ? [...others, stop] : others })}
          />
        );
      })}
    </details>
  );
}
