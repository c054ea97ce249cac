import { Picture } from "../card/Picture.tsx";
import type { COMING } from "../registry.ts";
import { useSay } from "../say.ts";

const GLYPHS: Readonly<Record<(typeof COMING)[number], string>> = {
  genso: "sun",
};

/** Games that cannot be played yet. */
export function Coming({ games }: { readonly games: typeof COMING }) {
  const say = useSay();
  return (
    <ul className="coming" aria-label={say("coming")}>
      {games.map((game) => (
        <li key={game}>
          <span className="coming-picture">
            <Picture id={game} glyph={GLYPHS[game]} />
          </span>
          <span>{say(`game ${game}`)}</span>
          <span className="coming-mark">{say("coming")}</span>
        </li>
      ))}
    </ul>
  );
}
