import { call, raise, repeat } from "@gyoji/kernel";
import { procedure } from "../state.ts";
import { battlePhase } from "./battlePhase.ts";
import { endPhase } from "./endPhase.ts";
import { preparation } from "./preparation.ts";
import { summonPhase } from "./summonPhase.ts";

/** 6.1.2 A Round: Summon Phase, Battle Phase, End Phase. */
export const round = procedure<object>("6.1", {
  "6.1.2": (table) => {
    const { game } = table.state;
    game.round++;
    game.first = game.nextFirst;
    game.phase = "summon";
    raise(table, "roundBegan", { seat: game.first, amount: game.round });
  },
  // 6.2.1.1: the first player takes the whole Summon Phase, then the second.
  "6.2.1.1": (table) => {
    for (const seat of table.game.order(table)) call(table, summonPhase, { who: seat });
  },
  "6.3.1.1": (table) => call(table, battlePhase, { line: 0 }),
  "6.4.1.2": (table) => call(table, endPhase, {}),
});

/** 6 The course of the game: preparation, then Round after Round (6.1.1). */
export const play = procedure<object>("6", {
  "5.2": (table) => call(table, preparation, {}),
  "6.1.1": (table) => {
    call(table, round, {});
    repeat(table);
  },
});
