import { distanceToPrefix } from "@gyoji/lexicon";
import { foldedName } from "./cardText.ts";

const MOST_NAMES = 3;

/** The names that are most like one that is written wrong, the nearest first; what is written may be cut off. */
export function nearestNames(written: string, names: readonly string[]): string[] {
  const wanted = foldedName(written);
  const most = Math.max(1, Math.floor(wanted.length / 4));
  return [...new Set(names)]
    .map((name) => {
      const folded = foldedName(name);
      return {
        name,
        away: distanceToPrefix(wanted, folded),
        longer: Math.abs(folded.length - wanted.length),
      };
    })
    .filter(({ away }) => wanted !== "" && away <= most)
    .sort((a, b) => a.away - b.away || a.longer - b.longer || (a.name < b.name ? -1 : 1))
    .slice(0, MOST_NAMES)
    .map(({ name }) => name);
}
