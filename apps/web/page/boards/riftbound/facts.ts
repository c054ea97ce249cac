import type { View } from "@gyoji/kernel";

/** What everybody sees of a match of Riftbound beside the cards, as its facts say it. */
export interface Facts {
  readonly points: readonly number[];
  readonly victoryScore: number;
  readonly energy: readonly number[];
  readonly power: readonly (readonly number[])[];
  readonly showdown: { readonly battlefield: number; readonly isCombat: boolean } | null;
  readonly battlefields: readonly { readonly controller: number; readonly contestedBy: number }[];
}

/** The facts of a view of Riftbound. */
export function factsOf({ facts }: View): Facts {
  return facts as unknown as Facts;
}
