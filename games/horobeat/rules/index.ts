import type { AnyProcedure } from "@gyoji/kernel";
import type { HorobeatTable } from "../state.ts";
import { battlePhase, lineProcedure } from "./battlePhase.ts";
import { check, checkProcedures } from "./check.ts";
import { damageHearts, damageHorobito, damagePlayers } from "./damage.ts";
import { endPhaseProcedures } from "./endPhase.ts";
import { payCost } from "./payCost.ts";
import { preparationProcedures } from "./preparation.ts";
import { play, round } from "./round.ts";
import { summonPhaseProcedures } from "./summonPhase.ts";
import { settle } from "./triggering.ts";
import { enterNewLine, enterNewLineFree, overBeat, overBeatFree } from "./useHorobito.ts";
import { boost, useWaza, useWazaFree } from "./useWaza.ts";

/** Every procedure of the rulebook, by its number. */
export const procedures: ReadonlyMap<string, AnyProcedure<HorobeatTable>> = new Map(
  [
    play,
    round,
    ...preparationProcedures,
    ...summonPhaseProcedures,
    enterNewLine,
    enterNewLineFree,
    overBeat,
    overBeatFree,
    payCost,
    battlePhase,
    lineProcedure,
    useWaza,
    useWazaFree,
    boost,
    damageHorobito,
    damagePlayers,
    damageHearts,
    check,
    ...checkProcedures,
    ...endPhaseProcedures,
    settle,
  ].map((each): [string, AnyProcedure<HorobeatTable>] => [each.id, each]),
);

export { play } from "./round.ts";
