import type { AnyProcedure } from "@gyoji/kernel";
import type { GensoTable } from "../state.ts";
import { battleProcedures } from "./battle.ts";
import { calculationProcedures } from "./calculation.ts";
import { compare } from "./comparison.ts";
import { dicePhase } from "./dice.ts";
import { drawPhase } from "./drawing.ts";
import { play } from "./preparation.ts";
import { decideTurn } from "./result.ts";
import { selectionProcedures } from "./selection.ts";
import { settle } from "./triggering.ts";
import { turnProcedures } from "./turn.ts";

/** Every procedure of the rules, by its id. */
export const procedures: ReadonlyMap<string, AnyProcedure<GensoTable>> = new Map(
  [
    play,
    ...turnProcedures,
    drawPhase,
    ...selectionProcedures,
    ...battleProcedures,
    dicePhase,
    ...calculationProcedures,
    compare,
    decideTurn,
    settle,
  ].map((each): [string, AnyProcedure<GensoTable>] => [each.id, each]),
);

export { play };
