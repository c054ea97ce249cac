import { ELEMENTS } from "@gyoji/genso/presentation";
import type { Seat, View } from "@gyoji/kernel";

/** What everybody sees of a match of Genso beside the cards, as its facts say it. Lists are by seat. */
interface Facts {
  readonly phase: string;
  readonly order: readonly number[];
  readonly wins: readonly number[];
  readonly draws: number;
  readonly battle: BattleFacts | null;
}

interface BattleFacts {
  readonly columns: readonly number[];
  readonly isExtra: boolean;
  readonly stage: string;
  readonly first: Seat;
  readonly sides: readonly (SideFacts | null)[];
}

type ByAttack = Readonly<Record<"skill" | "burst", number>>;

/** A player's side of a battle. */
export interface SideFacts {
  readonly card: number;
  /** The faces of the dice by number, and whether each counts. */
  readonly dice: readonly number[];
  readonly counts: readonly boolean[];
  readonly count: number;
  /** What element skill and element burst cost, and what they add. */
  readonly costs: ByAttack;
  readonly rises: ByAttack;
  /** How the character attacks: skill, burst, normal, or null before that is known. */
  readonly way: string | null;
  readonly base: number;
  readonly atk: number;
}

/** The facts of a view of Genso. */
export function factsOf({ facts }: View): Facts {
  return facts as unknown as Facts;
}

/** What the face of a die is called by its number: an element, or omni. */
export function faceCalled(face: number): (typeof ELEMENTS)[number] | "omni" {
  return ELEMENTS[face] ?? "omni";
}
