import {
  abilityOption,
  attempt,
  type CardId,
  call,
  cardAt,
  finish,
  hasFailed,
  NONE,
  type Option,
  raise,
  repeat,
  type Seat,
  sameAbility,
  skip,
} from "@gyoji/kernel";
import { putAway } from "../objects.ts";
import {
  banishmentOf,
  CHAIN,
  choose,
  type Due,
  handlerOf,
  handOf,
  procedure,
  type RiftboundTable,
  seatOfZone,
  trashOf,
} from "../state.ts";
import { actions, carryOutAction, isUndone, PASSED } from "./actions.ts";
import { cleanUp } from "./cleanup.ts";
import { finalize } from "./finalizing.ts";
import { isInGame, nextSeat, seatsFrom } from "./information.ts";
import { abilityItem, addItem, contextOf, isOnChain, itemOf, performanceOf, removeItem } from "./items.ts";
import { hideAgain } from "./looking.ts";
import { isFirstOf } from "./triggering.ts";

/*
 * The Chain: handle outstanding tasks, finalize, execute, pass, resolve.
 */

/**
 * turn.3, chain.13, chain.14, cleanup.5, chain.4 Everything that is due, until the Chain is empty and nothing waits: first a Cleanup (cleanup.2, cleanup.3),
 * then what has triggered goes on the Chain (ability.17), then what is Pending is Finalized (chain.5, chain.7), then
 * the players act and the newest item resolves (chain.8 to chain.15).
 */
export const tasks = procedure<object>("chain.4", {
  "cleanup.2": (table) => cleanUp(table),
  "ability.13": (table) => {
    if (table.state.game.due.length === 0) return;
    call(table, putOnChain, { remaining: [], placed: [] });
    skip(table, FROM_TOP);
  },
  "chain.5": (table) => {
    const pending = table.state.game.chain.find(({ isFinalized }) => !isFinalized);
    if (pending === undefined) return;
    call(table, finalizePending, { item: pending.id });
    skip(table, FROM_TOP - 1);
  },
  "chain.8": (table) => {
    const top = table.state.game.chain.at(-1);
    if (top === undefined) return finish(table);
    call(table, execute, { who: top.controller, passed: 0, mark: PASSED });
    skip(table, FROM_TOP - 2);
  },
});

const FROM_TOP = -2;

/** chain.5 The oldest Pending item. play.14 What turns out to be illegal is undone, and has never been on the Chain. */
const finalizePending = procedure<{ readonly item: number }>("chain.5 pending", {
  "chain.5": (table, { item }) => {
    const { controller } = itemOf(table, item);
    attempt(table, controller, keyOf(item), finalize, { item, spent: { energy: 0, power: [] } });
  },
  "play.14": (table, { item }) => {
    if (hasFailed(table, keyOf(item))) dropItem(table, item);
  },
});

const keyOf = (item: number): string => `item ${item}`;

/** An item that cannot be Finalized leaves the Chain; a card goes back to where it was. */
function dropItem(table: RiftboundTable, id: number): void {
  const item = itemOf(table, id);
  removeItem(table, id);
  if (item.kind === "card") putAway(table, item.self.card, (seat) => zoneLike(item.from, seat));
}

/** The zone of this kind that belongs to a seat. */
function zoneLike(zone: number, seat: Seat): number {
  return zone + handOf(seat) - handOf(Math.max(0, seatOfZone(zone)));
}

interface Placing {
  /** What is still to be put on the Chain of the group that triggered first. */
  remaining: readonly Due[];
  placed: readonly Due[];
}

/**
 * ability.17, ability.18 What triggered at the same time goes on the Chain: the Turn Player's first, and so on in turn
 * order; each player puts their own in the order they like.
 */
const putOnChain = procedure<Placing>("ability.17", {
  "ability.18": (table, locals) => {
    const [group = []] = table.state.game.due;
    locals.remaining = group;
  },
  "ability.17": choose(
    (table, { remaining }) => {
      const own = nextOf(table, remaining);
      const [first] = own;
      if (first === undefined) return null;
      const options = own.filter(isFirstOf).map(({ self }) => abilityOption(self));
      return {
        seat: handlerOf(table, first.self.user),
        ask: "orderAbilities",
        options,
        open: true,
        about: NONE,
      };
    },
    (table, locals, option) => {
      const chosen = nextOf(table, locals.remaining).find(({ self }) => sameAbility(self, option));
      if (chosen === undefined) return;
      locals.remaining = locals.remaining.filter((each) => each !== chosen);
      locals.placed = [...locals.placed, chosen];
      repeat(table);
    },
  ),
  "chain.3": (table, { placed }) => {
    table.state.game.due = table.state.game.due.slice(1);
    for (const due of placed) {
      const { self } = due;
      addItem(table, abilityItem(table, due));
      raise(table, "triggered", { seat: handlerOf(table, self.user), cards: [self.card] });
    }
  },
});

/** What the first player in turn order has among these. */
function nextOf(table: RiftboundTable, remaining: readonly Due[]): Due[] {
  const seats = seatsFrom(table, table.state.game.turnPlayer);
  const first = seats.find((seat) => remaining.some((due) => handlerOf(table, due.self.user) === seat));
  return remaining.filter((due) => handlerOf(table, due.self.user) === first);
}

interface Executing {
  who: Seat;
  passed: number;
  mark: number;
}

/** chain.11, chain.9 to chain.12 Who has Priority acts or passes; when all have passed, the newest item resolves. */
const execute = procedure<Executing>("chain.9", {
  "chain.9": choose(
    (table, { who }) => {
      const options: Option[] = [{ kind: "word", word: "pass" }, ...actions(table, who)];
      return { seat: who, ask: "priority", options, open: false, about: NONE };
    },
    (table, locals, option) => {
      if (option.kind === "word") {
        locals.passed++;
        locals.mark = PASSED;
      } else locals.mark = carryOutAction(table, locals.who, option);
    },
  ),
  // What could not be played was never played: the same player is asked again.
  "chain.10": (table, locals) => {
    if (locals.mark !== PASSED && isInGame(table, locals.who)) {
      if (isUndone(table, locals.mark)) skip(table, -2);
      else finish(table);
      return;
    }
    if (isInGame(table, locals.who)) raise(table, "passed", { seat: locals.who });
    locals.who = nextSeat(table, locals.who);
    if (locals.passed < seatsFrom(table, locals.who).length) skip(table, -2);
  },
  "chain.12": (table) => {
    const top = table.state.game.chain.at(-1);
    if (top !== undefined) call(table, resolve, { item: top.id });
  },
});

/** golden.7, golden.8, play.4, chain.12, chain.16 An item resolves: its text is carried out from top to bottom (play.17), with no Cleanup meanwhile. */
export const resolve = procedure<{ readonly item: number }>("chain.12", {
  "play.17": (table, { item }) => {
    const found = itemOf(table, item);
    const { does } = performanceOf(table, found.self);
    call(table, does, contextOf(found, found.vars));
  },
  // keywords.28, keywords.29 The same again, with the choices made for it.
  "keywords.28": (table, { item }) => {
    if (!isOnChain(table, item)) return finish(table); // who lost by it has left with it (concede.6)
    const found = itemOf(table, item);
    const again = found.vars["again"];
    if (again === undefined) return;
    const { does } = performanceOf(table, found.self);
    call(table, does, contextOf(found, again as Record<string, unknown>));
  },
  "action.25": (table) => hideAgain(table),
  "types.13": (table, { item }) => {
    const { kind, self, way, controller, afterPlay } = itemOf(table, item);
    removeItem(table, item);
    raise(table, "resolved", { seat: controller, source: self.card });
    if (kind !== "card") return;
    raise(table, "played", { seat: controller, cards: [self.card], amount: way === "hidden" ? 1 : 0 });
    if (afterPlay !== "trashed" && way !== "flow")
      raise(table, afterPlay, { seat: controller, cards: [self.card] });
    else leaveChain(table, self.card, way === "flow");
  },
});

/** types.13 A spell goes to its owner's Trash; keywords.37 one played with Flow is Banished. */
function leaveChain(table: RiftboundTable, card: CardId, isBanished: boolean): void {
  if (cardAt(table, card).zone !== CHAIN) return; // its own text has put it elsewhere
  putAway(table, card, isBanished ? banishmentOf : trashOf);
}

/** resolve.6, resolve.7, resolve.8 An item leaves the Chain: nothing of it happens, and nothing is given back. */
export function takeOffChain(table: RiftboundTable, id: number): void {
  const { kind, self, way } = itemOf(table, id);
  removeItem(table, id);
  if (kind === "card") leaveChain(table, self.card, way === "flow");
}

/** action.27 An item of the Chain is Countered, unless it cannot be (golden.5). */
export function counter(table: RiftboundTable, id: number): void {
  const { kind, self, controller } = itemOf(table, id);
  const cards = kind === "card" ? [self.card] : [];
  raise(table, "countered", { seat: controller, cards, amount: id, source: self.card });
}

export const chainProcedures = [tasks, finalizePending, putOnChain, execute, resolve];
