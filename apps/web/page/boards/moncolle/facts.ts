import type { View } from "@gyoji/kernel";

/** What everybody sees of a match of Monster Collection beside the cards, as its facts say it. */
interface Facts {
  readonly squares: readonly SquareFacts[];
  readonly combat: CombatFacts | null;
  /** The units placed so far while a party is put in another order, from the top down. */
  readonly placed: readonly number[];
  /** The units that go together, while it is asked where to and who else. */
  readonly going: readonly number[];
}

interface SquareFacts {
  readonly controller: number;
  readonly kind: "none" | "mother" | "down" | "open";
  readonly limit: number;
  /** By seat. */
  readonly levels: readonly number[];
}

/** A combat; lists are by seat. */
export interface CombatFacts {
  readonly square: number;
  readonly mover: number;
  readonly rolls: readonly number[];
  readonly initiative: readonly number[];
  readonly strength: readonly number[];
  readonly attacking: number;
  readonly isTie: boolean;
  readonly striker: number;
  /** What the other side's strike would do to each unit of a party. */
  readonly through: readonly (readonly Blow[])[];
}

interface Blow {
  readonly card: number;
  readonly amount: number;
  readonly falls: boolean;
}

/** The facts of a view of Monster Collection. */
export function factsOf({ facts }: View): Facts {
  return facts as unknown as Facts;
}
