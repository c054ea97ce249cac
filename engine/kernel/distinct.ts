import type { CardId, ZoneDeclaration } from "./card.ts";
import type { OptionView, View } from "./view.ts";

/** Options that are the same to choose: the index of the first, and how many there are. */
export interface DistinctOption {
  readonly index: number;
  readonly copies: number;
}

/**
 * The options of the onlooker's decision, each with those that are the same. Two cards are, if they lie in a zone whose
 * copies are alike and look the same there; everything else is itself, whatever it is called.
 */
export function distinctOptions(zones: readonly ZoneDeclaration[], view: View): DistinctOption[] {
  const found = new Map<string, DistinctOption>();
  for (const [index, option] of (view.decision?.options ?? []).entries()) {
    const key = JSON.stringify(withoutCopies(zones, view, option));
    const { index: first, copies } = found.get(key) ?? { index, copies: 0 };
    found.set(key, { index: first, copies: copies + 1 });
  }
  return [...found.values()];
}

/** The option with what one sees of its card instead of the card, where copies are alike. */
function withoutCopies(zones: readonly ZoneDeclaration[], view: View, option: OptionView): unknown {
  if (option.kind !== "card" && option.kind !== "use") return option;
  const looks = lookAmongCopies(zones, view, option.card);
  return looks === null ? option : { ...option, card: looks };
}

function lookAmongCopies(zones: readonly ZoneDeclaration[], { zones: lying }: View, card: CardId): unknown {
  for (const [zone, { copies }] of zones.entries()) {
    if (copies === "apart") continue;
    const seen = lying[zone]?.find((each) => each.shown && each.card === card);
    if (seen !== undefined) return { ...seen, card: undefined, zone };
  }
  return null;
}
