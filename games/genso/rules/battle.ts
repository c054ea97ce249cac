import { jankenBy, newJanken } from "@gyoji/game";
import { call, cardAt, finish, NONE, pick, raise } from "@gyoji/kernel";
import {
  BOTH,
  battleOf,
  characterIn,
  type GensoState,
  type GensoTable,
  opponentOf,
  procedure,
  type Side,
  type Stage,
  sideOf,
} from "../state.ts";
import { calculationPhase } from "./calculation.ts";
import { compare } from "./comparison.ts";
import { dicePhase } from "./dice.ts";
import { atkOf, isStillThere } from "./information.ts";

/** The columns of the two who fight, by seat: the same one but for a battle that breaks a tie. */
interface Facing {
  readonly columns: readonly number[];
  readonly isExtra: boolean;
}

/** battle.3 */
const firstJanken = jankenBy<GensoState>("battle.3", "firstAttackerFound", "throwForAttack");

/** battle.2 A battle of two characters that face each other. */
export const battle = procedure<Facing>("battle.2", {
  "turn.5": (table, { columns }) => {
    const cards = fighters(table, columns).filter((card) => card !== NONE && !cardAt(table, card).turned);
    if (cards.length > 0) raise(table, "turnedUp", { cards });
  },
  // turn.4 An empty place loses to a character; between two of them there is no battle.
  "turn.4": (table, { columns }) => {
    const [one = NONE, other = NONE] = fighters(table, columns);
    if (one !== NONE && other !== NONE) return;
    const winner = one === NONE ? other : one;
    if (winner !== NONE) raise(table, "uncontested", { seat: one === NONE ? 1 : 0, cards: [winner] });
    finish(table);
  },
  "battle.2": (table, { columns, isExtra }) => {
    const sides = fighters(table, columns).map(
      (card): Side => ({ card, stay: cardAt(table, card).stay, dice: [], added: 0, way: null }),
    );
    table.state.game.battle = { columns, sides, isExtra, stage: "firstAttack", first: NONE };
    raise(table, "battleBegan", { cards: sides.map(({ card }) => card), amount: isExtra ? 1 : 0 });
  },
  "battle.3": (table) => {
    if (table.state.game.format.janken === "random")
      raise(table, "firstAttackerFound", { seat: pick(table, 2) });
    else call(table, firstJanken.janken, newJanken());
  },
  "battle.5": (table) => begin(table, "firstDice"),
  "battle.6": (table) => begin(table, "firstCalculation"),
  "battle.8": (table) => begin(table, "secondDice"),
  "battle.9": (table) => begin(table, "secondCalculation"),
  // battle.10, calc.20
  "battle.10": (table) => {
    for (const seat of BOTH) {
      const { card } = sideOf(table, seat);
      if (!isStillThere(table, sideOf(table, seat))) continue;
      const { zone } = cardAt(table, card);
      raise(table, "atkFixed", { seat, cards: [card], amount: atkOf(table, card), zone });
    }
  },
  "battle.11": (table) => {
    battleOf(table).stage = "comparison";
    call(table, compare, { winner: NONE });
  },
  "battle.14": (table) => raise(table, "battleEnded", {}),
});

function fighters(table: GensoTable, columns: readonly number[]): number[] {
  return BOTH.map((seat) => characterIn(table, seat, columns[seat] ?? 0));
}

/** battle.4 The phases of the first attacker, then those of the second. */
function begin(table: GensoTable, stage: Exclude<Stage, "firstAttack" | "comparison">): void {
  const current = battleOf(table);
  current.stage = stage;
  const isFirst = stage === "firstDice" || stage === "firstCalculation";
  const who = isFirst ? current.first : opponentOf(current.first);
  if (!isStillThere(table, sideOf(table, who))) return;
  if (stage === "firstDice" || stage === "secondDice") call(table, dicePhase, { who });
  else call(table, calculationPhase, { who, isDone: false });
}

export const battleProcedures = [battle, ...firstJanken.procedures];
