import { call, NONE, type Option, repeat, type Seat, zoneAt } from "@gyoji/kernel";
import { faceOf } from "../definition.ts";
import { choose, combatOf, handOf, type MoncolleTable, opponentOf, procedure } from "../state.ts";
import { arrange } from "./arranging.ts";
import { partyOf } from "./information.ts";
import { cannotSummon, summon } from "./summoning.ts";

/** classic.5, classic.7 What comes before the dice, the mover first in both. */
export const opening = procedure<object>("classic.5", {
  "classic.5": (table) => {
    for (const who of sides(table)) call(table, summonInstantly, { who });
  },
  "classic.7": (table) => {
    for (const who of sides(table)) if (partyOf(table, who).length > 1) call(table, rearrange, { who });
  },
});

function sides(table: MoncolleTable): [Seat, Seat] {
  const { mover } = combatOf(table);
  return [mover, opponentOf(mover)];
}

/** classic.5 Units that allow it come from hand into the combat, within the limit of its field. */
const summonInstantly = procedure<{ readonly who: Seat }>("classic.5 side", {
  "classic.5": choose(
    (table, { who }) => {
      const { square } = combatOf(table);
      const options: Option[] = [{ kind: "word", word: "decline" }];
      for (const card of zoneAt(table, handOf(who))) {
        const face = faceOf(table, card);
        if (face.type === "unit" && face.isInstant && cannotSummon(table, who, card, square) === null)
          options.push({ kind: "use", card, way: "summon" });
      }
      return { seat: who, ask: "summonInstantly", options, open: false, about: NONE };
    },
    (table, { who }, option) => {
      if (option.kind !== "use") return;
      repeat(table);
      call(table, summon, { who, card: option.card, square: combatOf(table).square, place: 0 });
    },
  ),
});

/** classic.7 A party may be put in another order. */
const rearrange = procedure<{ readonly who: Seat }>("classic.7", {
  "classic.7": choose(
    (_table, { who }) => {
      const options: Option[] = ["keep", "rearrange"].map((word) => ({ kind: "word", word }));
      return { seat: who, ask: "formation", options, open: true, about: NONE };
    },
    (table, { who }, option) => {
      if (option.kind === "word" && option.word === "rearrange")
        call(table, arrange, { who, side: who, square: combatOf(table).square, chosen: [] });
    },
  ),
});

export const openingProcedures = [opening, summonInstantly, rearrange];
