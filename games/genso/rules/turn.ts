import { jankenBy, newJanken } from "@gyoji/game";
import { call, pick, raise, skip } from "@gyoji/kernel";
import { BOTH, type GensoState, type GensoTable, PHASES, type Phase, procedure } from "../state.ts";
import { battle } from "./battle.ts";
import { drawPhase } from "./drawing.ts";
import { charactersOf } from "./information.ts";
import { decideTurn } from "./result.ts";
import { selection } from "./selection.ts";

/** turn.6 */
const orderJanken = jankenBy<GensoState>("turn.6", "orderFound", "throwForOrder");

/** turn.1 A turn, which both players share. */
const turn = procedure<object>("turn.1", {
  "turn.1": (table) => raise(table, "turnBegan", { amount: table.state.game.turn + 1 }),
  "turn.2": (table) => {
    begin(table, "draw");
    call(table, drawPhase, {});
  },
  "turn.4": (table) => {
    begin(table, "selection");
    call(table, selection, { parts: [] });
  },
  // turn.6, turn.7 Only in the first turn: the order stays for the whole match.
  "turn.6": (table) => {
    const { order, format } = table.state.game;
    if (order.length > 0) return;
    if (format.janken === "random") raise(table, "orderFound", { seat: pick(table, 2) });
    else call(table, orderJanken.janken, newJanken());
  },
  // battle.1, battle.14, battle.15
  "battle.1": (table) => {
    begin(table, "battle");
    for (const column of table.state.game.order)
      call(table, battle, { columns: [column, column], isExtra: false });
  },
  "turn.10": (table) => {
    begin(table, "result");
    call(table, decideTurn, { strongest: [] });
  },
  "result.5": (table) => {
    begin(table, "end");
    if (table.state.game.format.survivors === "discard") {
      const left = BOTH.flatMap((seat) => charactersOf(table, seat));
      if (left.length > 0) raise(table, "discarded", { cards: left });
    }
  },
  "result.5 ended": (table) => raise(table, "turnEnded", { amount: table.state.game.turn }),
});

function begin(table: GensoTable, phase: Exclude<Phase, "setUp">): void {
  table.state.game.phase = phase;
  raise(table, "phaseBegan", { amount: PHASES.indexOf(phase) });
}

/** result.5 Turn after turn. */
export const turns = procedure<object>("result.5", {
  "turn.1": (table) => call(table, turn, {}),
  "result.5": (table) => skip(table, -2),
});

export const turnProcedures = [turns, turn, ...orderJanken.procedures];
