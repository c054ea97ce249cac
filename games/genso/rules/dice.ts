import { NONE, type Option, raise, repeat, type Seat, zoneAt } from "@gyoji/kernel";
import { characterFace, isCharacterCard } from "../definition.ts";
import { DICE } from "../elements.ts";
import { choose, type GensoTable, handOf, procedure, sideOf } from "../state.ts";
import { countOf, elementsOfCharacter } from "./information.ts";

interface Rolling {
  readonly who: Seat;
}

/** All dice, as bits. */
const ALL_DICE = (1 << DICE) - 1;

/** battle.5, battle.8 A dice phase: eight element dice; then character cards may be discarded for further faces. */
export const dicePhase = procedure<Rolling>("battle.5", {
  "battle.5": (table, { who }) => {
    sideOf(table, who).dice = new Array<number>(DICE).fill(0);
    raise(table, "rolled", { seat: who, cards: [sideOf(table, who).card], amount: ALL_DICE });
  },
  // calc.5, calc.6, calc.7 Asked also with nothing to discard: whether there is something is nobody else's business.
  "calc.5": choose(
    (table, { who }) => {
      const options: Option[] = [{ kind: "word", word: "fix" }];
      for (const card of fitting(table, who)) options.push({ kind: "card", card });
      return { seat: who, ask: "discardForFaces", options, open: false, about: sideOf(table, who).card };
    },
    (table, { who }, option) => {
      if (option.kind !== "card") return;
      raise(table, "discardedForFaces", { seat: who, cards: [option.card] });
      repeat(table);
    },
  ),
  "calc.2": (table, { who }) =>
    raise(table, "facesFixed", { seat: who, cards: [sideOf(table, who).card], amount: countOf(table, who) }),
});

/** calc.7 The character cards in hand of an element of the battling character. */
function fitting(table: GensoTable, who: Seat): readonly number[] {
  const { card } = sideOf(table, who);
  const elements = card === NONE ? 0 : elementsOfCharacter(table, card);
  return zoneAt(table, handOf(who)).filter(
    (each) => isCharacterCard(table, each) && (characterFace(table, each).elements & elements) !== 0,
  );
}
