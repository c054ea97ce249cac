import type { AnyProcedure } from "@gyoji/kernel";
import type { MoncolleTable } from "../state.ts";
import { arrange } from "./arranging.ts";
import { callByText } from "./calling.ts";
import { combatProcedures } from "./combat.ts";
import { deal } from "./damage.ts";
import { declaringProcedures } from "./declaring.ts";
import { fieldProcedures } from "./fields.ts";
import { movementProcedures } from "./movement.ts";
import { openingProcedures } from "./opening.ts";
import { payDiscards } from "./paying.ts";
import { preparation } from "./preparation.ts";
import { fillUp, refill } from "./refill.ts";
import { stackProcedures } from "./stack.ts";
import { strike, strikeTogether } from "./striking.ts";
import { summon } from "./summoning.ts";
import { summonProcedures } from "./summonStep.ts";
import { settle } from "./triggering.ts";
import { turnProcedures } from "./turn.ts";

/** Every procedure of the rules, by its id. */
export const procedures: ReadonlyMap<string, AnyProcedure<MoncolleTable>> = new Map(
  [
    ...turnProcedures,
    preparation,
    refill,
    fillUp,
    ...fieldProcedures,
    ...movementProcedures,
    arrange,
    ...summonProcedures,
    summon,
    callByText,
    payDiscards,
    ...combatProcedures,
    ...openingProcedures,
    ...declaringProcedures,
    ...stackProcedures,
    strike,
    strikeTogether,
    deal,
    settle,
  ].map((each): [string, AnyProcedure<MoncolleTable>] => [each.id, each]),
);

export { play } from "./turn.ts";
