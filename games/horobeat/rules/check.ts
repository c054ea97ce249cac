import {
  applies,
  type CardId,
  call,
  cardAt,
  everyone,
  finish,
  hide,
  NONE,
  type Option,
  raise,
  repeat,
  type Seat,
  show,
  zoneAt,
} from "@gyoji/kernel";
import { faceOf } from "../definition.ts";
import { checkOf, choose, type HorobeatTable, handOf, heartsOf, procedure } from "../state.ts";
import {
  cannotEnterNewLine,
  enterNewLineFree,
  freeOrigins,
  overBeatBy,
  overBeatFree,
} from "./useHorobito.ts";

interface Checking {
  readonly who: Seat;
  card: CardId;
}

/** 7.7.2 Check procedure: the cards in the Check Zone, one at a time in the order their player likes (7.7.2.1.1). */
export const check = procedure<{ who: Seat }>("7.7", {
  "7.7.2.4": (table, { who }) => {
    if (zoneAt(table, checkOf(who)).length === 0) finish(table);
    else {
      call(table, checkOne, { who, card: NONE });
      repeat(table);
    }
  },
});

const checkOne = procedure<Checking>("7.7.2", {
  "7.7.2.1": choose(
    (table, { who }) => {
      const options = zoneAt(table, checkOf(who)).map((card): Option => ({ kind: "card", card }));
      return { seat: who, ask: "chooseCheck", options, open: true, about: NONE };
    },
    (_table, locals, option) => {
      if (option.kind === "card") locals.card = option.card;
    },
  ),
  // Asked even when there is no Trigger to use: otherwise the opponent would learn that there is none.
  "7.7.2.2": choose(
    (table, { who, card }) => {
      const take: Option = { kind: "word", word: "to hand" };
      const question = { seat: who, open: false, about: card };
      return cannotUseTrigger(table, who, card) === ""
        ? { ...question, ask: "useTrigger", options: [take, triggerOption(table, card)] }
        : { ...question, ask: "keepChecked", options: [take] };
    },
    (table, { who, card }, option) => {
      if (option.kind === "word" && option.word !== "to hand") call(table, useTrigger, { who, card });
    },
  ),
  "7.7.2.3": (table, { who, card }) => {
    if (cardAt(table, card).zone === checkOf(who)) raise(table, "tookToHand", { seat: who, cards: [card] });
  },
});

/** The use of a card's Trigger, by what the Trigger is called (8.3). */
export function triggerOption(table: HorobeatTable, card: CardId): Option {
  return { kind: "word", word: `${faceOf(table, card).trigger} Trigger` };
}

/** Why the Trigger of a card destroyed from Heart (2.6.6.1) cannot be carried out: the rule, or "" (7.7.2.2). */
export function cannotUseTrigger(table: HorobeatTable, who: Seat, card: CardId): string {
  const { trigger } = faceOf(table, card);
  switch (trigger) {
    case null:
      return "7.7.2.2";
    case "draw":
    case "lastOver":
      return "";
    case "entry":
      if (isBarred(table, who)) return "2.6.6.2";
      return entryWays(table, who, card).length > 0 ? "" : "8.3.2.1";
    case "over":
      if (isBarred(table, who)) return "2.6.6.2";
      return entryWays(table, who, card).some((way) => way === "overBeat") ? "" : "8.3.3.1";
  }
}

/** Whether a player's effects may put no Horobito on the Line; a Trigger is an effect of its card (2.6.6.2). */
function isBarred(table: HorobeatTable, who: Seat): boolean {
  return applies(table, "noEntryByEffect", "seat", who);
}

/** The ways in which an effect may put a Horobito on the Line now. */
function entryWays(table: HorobeatTable, who: Seat, card: CardId): ("newLine" | "overBeat")[] {
  if (faceOf(table, card).type !== "horobito" || isBarred(table, who)) return [];
  const ways: ("newLine" | "overBeat")[] = [];
  if (cannotEnterNewLine(table, who, card) === "") ways.push("newLine");
  if (freeOrigins(table, who, card).length > 0) ways.push("overBeat");
  return ways;
}

interface Triggering {
  readonly who: Seat;
  readonly card: CardId;
}

/** 7.7.2.2.1 The card is revealed, then its Trigger effect is used; what watches for that waits (7.8.3.2). */
const useTrigger = procedure<Triggering>(
  "7.7.2.2.1",
  {
    "7.7.2.2.1": (table, { who, card }) => {
      show(table, card, everyone(table));
      raise(table, "triggerUsed", { seat: who, cards: [card] });
    },
    "7.7.2.2.1 effect": (table, { who, card }) => {
      const { trigger } = faceOf(table, card);
      switch (trigger) {
        case "entry":
          return call(table, entryTrigger, { who, card });
        case "over":
          return call(table, overBeatFree, overBeatBy(who, card)); // 8.3.3.1, without a Cost (8.3.3.2)
        case "draw":
          return call(table, drawTrigger, { who, card });
        case "lastOver":
          return call(table, lastOverTrigger, { who, card });
        case null:
          return;
      }
    },
  },
  "effect",
);

/** 8.3.2 Entry Trigger: into a new Line or by Over-Beat, without a Cost (8.3.2.2). */
const entryTrigger = procedure<Triggering>("8.3.2", {
  "8.3.2.1": choose(
    (table, { who, card }) => {
      const options = entryWays(table, who, card).map((way): Option => ({ kind: "use", card, way }));
      return { seat: who, ask: "entryTrigger", options, open: true, about: card };
    },
    (table, { who, card }, option) => {
      if (option.kind !== "use") return;
      if (option.way === "newLine") call(table, enterNewLineFree, { who, card });
      else call(table, overBeatFree, overBeatBy(who, card));
    },
  ),
});

/** 8.3.4 Draw Trigger. */
const drawTrigger = procedure<Triggering>("8.3.4", {
  "8.3.4.1": (table, { card }) => raise(table, "toGraveyard", { cards: [card] }),
  "8.3.4.1 draw": (table, { who }) => raise(table, "drew", { seat: who, amount: 3 }),
});

/** 8.3.5 Last Over Trigger: to hand, a draw, and an Over-Beat from hand with at most 1 Heart left. */
const lastOverTrigger = procedure<Triggering>("8.3.5", {
  "8.3.5.1": (table, { who, card }) => raise(table, "tookToHand", { seat: who, cards: [card] }),
  // 9.2.2: revealed while the effect goes on.
  "8.3.5.1 reveal": (table, { card }) => show(table, card, everyone(table)),
  "8.3.5.1 draw": (table, { who }) => raise(table, "drew", { seat: who, amount: 1 }),
  // 8.3.5.2: no Cost is paid or checked.
  "8.3.5.1 use": choose(
    (table, { who, card }) => {
      if (zoneAt(table, heartsOf(who)).length > 1) return null;
      if (cardAt(table, card).zone !== handOf(who) || !entryWays(table, who, card).includes("overBeat"))
        return null;
      const options: Option[] = [
        { kind: "word", word: "no" },
        { kind: "use", card, way: "overBeat" },
      ];
      return { seat: who, ask: "lastOverTrigger", options, open: true, about: card };
    },
    (table, { who, card }, option) => {
      if (option.kind === "use") call(table, overBeatFree, overBeatBy(who, card));
    },
  ),
  "9.2.3": (table, { card }) => hide(table, card),
});

export const checkProcedures = [checkOne, useTrigger, entryTrigger, drawTrigger, lastOverTrigger];
