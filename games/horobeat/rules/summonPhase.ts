import {
  call,
  everyone,
  finish,
  NONE,
  type Option,
  raise,
  type Seat,
  show,
  skip,
  zoneAt,
} from "@gyoji/kernel";
import { faceOf } from "../definition.ts";
import { choose, deckOf, type HorobeatTable, handOf, procedure } from "../state.ts";
import { readyEna } from "./payCost.ts";
import {
  cannotEnterNewLine,
  cannotPayNewLine,
  enterNewLine,
  hasPayableOrigin,
  originsOf,
  overBeat,
  overBeatBy,
} from "./useHorobito.ts";

interface Turn {
  readonly who: Seat;
}

/** 6.2.2 Draw Step. */
const drawStep = procedure<Turn>("6.2.2", {
  "6.2.2.3": (table) => {
    if (table.state.game.round === 1) finish(table);
  },
  // 1.3.1.2: the same loss.
  "6.2.2.1": (table, { who }) => {
    if (zoneAt(table, deckOf(who)).length === 0) raise(table, "deckOut", { seat: who });
  },
  "6.2.2.2": (table, { who }) => raise(table, "drew", { seat: who, amount: 1 }),
});

/** 6.2.3 Ena Charge Step. */
const enaChargeStep = procedure<Turn>("6.2.3", {
  "6.2.4": choose(
    (table, { who }) => {
      const hand = zoneAt(table, handOf(who));
      const options: Option[] = [{ kind: "word", word: "charge nothing" }];
      for (const card of hand) options.push({ kind: "card", card });
      return { seat: who, ask: "chargeEna", options, open: true, about: NONE };
    },
    (table, { who }, option) => {
      if (option.kind === "card") raise(table, "charged", { seat: who, cards: [option.card] });
    },
  ),
});

/** 6.2.5 Main Step: Horobito from hand, one at a time (6.2.5.1), never as a Boost (6.2.5.1.1). */
const mainStep = procedure<Turn>("6.2.5", {
  "6.2.6.2": choose(
    (table, { who }) => {
      const open = zoneAt(table, handOf(who)).length === 0;
      return { seat: who, ask: "useHorobito", options: mainOptions(table, who), open, about: NONE };
    },
    (table, { who }, option) => {
      if (option.kind !== "use") return skip(table, 1);
      show(table, option.card, everyone(table)); // declared: from now on everybody sees it
      if (option.way === "newLine") call(table, enterNewLine, { who, card: option.card });
      else call(table, overBeat, overBeatBy(who, option.card));
    },
  ),
  "6.2.5.1": (table) => skip(table, -2),
  "6.2.5.2.1": (table, { who }) => raise(table, "summonPhaseEnded", { seat: who }),
});

/** What the Main Step offers: to end it (6.2.5.2), and each Horobito in each of the two ways (6.2.6.1) that can be completed. */
function mainOptions(table: HorobeatTable, who: Seat): Option[] {
  const options: Option[] = [{ kind: "word", word: "end" }];
  const ready = readyEna(table, who);
  const origins = originsOf(table, who);
  for (const card of zoneAt(table, handOf(who))) {
    if (faceOf(table, card).type !== "horobito") continue;
    if (cannotPayNewLine(table, card, ready) === "" && cannotEnterNewLine(table, who, card) === "")
      options.push({ kind: "use", card, way: "newLine" });
    if (hasPayableOrigin(table, who, card, origins, ready))
      options.push({ kind: "use", card, way: "overBeat" });
  }
  return options;
}

/** 6.2 One player's Summon Phase: Draw Step, Ena Charge Step, Main Step (6.2.1.2). */
export const summonPhase = procedure<Turn>("6.2", {
  "6.2.1.2": (table, { who }) => {
    raise(table, "summonPhaseBegan", { seat: who });
    call(table, drawStep, { who });
    call(table, enaChargeStep, { who });
    call(table, mainStep, { who });
  },
});

export const summonPhaseProcedures = [summonPhase, drawStep, enaChargeStep, mainStep];
