import { call, cardAt, finish, NONE, type Option, raise, repeat, type Seat, skip } from "@gyoji/kernel";
import { putAway } from "../objects.ts";
import {
  choose,
  discardsOf,
  type MoncolleTable,
  opponentOf,
  procedure,
  STACK,
  type Timing,
  type Use,
} from "../state.ts";
import { declarable, declareOption } from "./declaring.ts";
import { isInVain, itemOf, removeItem } from "./items.ts";
import { strike } from "./striking.ts";
import { usableAt } from "./usable.ts";

interface Answering {
  /** Whose turn it is to answer: first the opponent of who declared last. */
  who: Seat;
  passes: number;
}

/** timing.3 What was declared can be answered until both have enough; then all is carried out, the last first. */
export const answers = procedure<Answering>("timing.3", {
  "timing.3": choose(
    (table, { who }) => {
      const timings = answerTimings(table, who);
      if (timings.length === 0) return null;
      const options: Option[] = [{ kind: "word", word: "pass" }, ...declarable(table, who, timings)];
      return { seat: who, ask: "answer", options, open: false, about: NONE };
    },
    (table, locals, option) => {
      const { who } = locals;
      if (option.kind === "word") return;
      locals.passes = -1;
      declareOption(table, who, option, answerTimings(table, who));
    },
  ),
  "timing.3 turn": (table, locals) => {
    locals.passes++;
    locals.who = opponentOf(locals.who);
    if (locals.passes < 2) skip(table, -2);
  },
  "timing.3 carried out": (table) => {
    const top = table.state.game.stack.at(-1);
    if (top === undefined) return finish(table);
    call(table, carryOutItem, { item: top.id });
    repeat(table);
  },
});

/**
 * What a seat can answer with now. timing.8 Nothing answers what cannot be countered. timing.5, timing.6, timing.7 A strike and what
 * answers it are answered with [limited] only, by the side that is struck first (attack.13); classic.3 in `classic` by
 * both, and [counter] answers what was used in answer to it. timing.3 Else [counter] answers what the opponent has used.
 */
export function answerTimings(table: MoncolleTable, who: Seat): Timing[] {
  const { stack, edition } = table.state.game;
  const [root] = stack;
  const top = stack.at(-1);
  if (root === undefined || top === undefined) return [];
  if (top.kind !== "strike" && top.isFinal) return [];
  const isAnswer = stack.some(({ kind, controller }) => kind !== "strike" && controller !== who);
  if (root.kind !== "strike") return isAnswer ? ["counter"] : [];
  if (edition === "classic") return isAnswer ? ["limited", "counter"] : ["limited"];
  return isAnswer || root.controller !== who ? ["limited"] : [];
}

/** timing.3 One thing that was declared is carried out, unless it has come to nothing. */
const carryOutItem = procedure<{ readonly item: number }>("timing.3 item", {
  "timing.3": (table, { item: id }) => {
    const item = itemOf(table, id);
    if (item.kind === "strike") {
      if (!item.isCancelled) call(table, strike, { who: item.controller });
      return;
    }
    const { self, vars } = item;
    const source = self.card;
    if (item.isCancelled) return;
    if (isInVain(table, item)) return raise(table, "fizzled", { seat: item.controller, amount: id, source });
    const { does } = usableAt(table, self);
    call(table, does, { self, event: null, lastKnown: null, vars: { ...vars, item: id } });
  },
  "timing.3 done": (table, { item: id }) => {
    const item = itemOf(table, id);
    removeItem(table, id);
    if (item.kind !== "strike") leaveStack(table, item);
  },
});

/** A card that was used is discarded, unless its own text has put it elsewhere. */
function leaveStack(table: MoncolleTable, { kind, self, controller, id }: Use): void {
  raise(table, "resolved", { seat: controller, amount: id, source: self.card });
  const { zone, owner } = cardAt(table, self.card);
  if (kind === "card" && zone === STACK) putAway(table, self.card, discardsOf(owner));
}

export const stackProcedures = [answers, carryOutItem];
