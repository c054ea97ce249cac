import {
  type CardId,
  call,
  cardAt,
  hide,
  NONE,
  type Option,
  pick,
  raise,
  repeat,
  type Seat,
  together,
  topOf,
  zoneAt,
} from "@gyoji/kernel";
import { faceOf } from "../definition.ts";
import {
  asideOf,
  battlefieldZone,
  choose,
  deckOf,
  handOf,
  modeIn,
  procedure,
  type RiftboundTable,
  runeDeckOf,
} from "../state.ts";
import { draw } from "./drawing.ts";
import { seatsFrom } from "./information.ts";
import { turns } from "./turn.ts";

/** setup.7 */
const FIRST_HAND = 4;
/** setup.8 */
const MOST_SET_ASIDE = 2;

/** overview.3 A game: its set-up, then turns until somebody wins. */
export const game = procedure("overview.3", {
  "overview.3": (table) => call(table, setUp, { parts: [] }),
  "setup.10": (table) => call(table, turns, { who: table.state.game.first }),
});

/** setup.1 to setup.8 */
const setUp = procedure<{ parts: readonly Choosing[] }>("setup", {
  "setup.1": (table) => {
    for (const seat of everybody(table))
      raise(table, "legendPlaced", { seat, cards: [legendIn(table, seat)] });
  },
  "setup.2": (table) => {
    for (const seat of everybody(table))
      raise(table, "championPlaced", { seat, cards: [championIn(table, seat)] });
  },
  "setup.6": (table) => {
    table.state.game.regular = table.state.game.first;
    raise(table, "gameBegan", { seat: table.state.game.first, amount: table.state.game.gameNumber });
  },
  // setup.3, modes.6: those chosen are shown at the same time.
  "setup.3": (table, locals) => {
    // Who has brought Battlefields knows them, and nobody else does.
    for (const seat of everybody(table)) for (const card of zoneAt(table, asideOf(seat))) hide(table, card);
    const from = bringing(table);
    if (modeIn(table).picked === "by choice")
      together(
        table,
        locals,
        chooseBattlefield,
        from.map((who) => ({ who, card: NONE })),
      );
    else locals.parts = from.map((who) => ({ who, card: randomBattlefield(table, who) }));
  },
  "setup.3 placed": (table, { parts }) => {
    for (const [at, { who, card }] of parts.entries())
      raise(table, "battlefieldPlaced", { seat: who, cards: [card], zone: battlefieldZone(at) });
    table.state.game.battlefields = parts.map(() => ({
      controller: NONE,
      contestedBy: NONE,
      stagedShowdown: false,
      stagedCombat: false,
      scored: 0,
      exempt: 0,
    }));
  },
  "setup.4": (table) => {
    for (const seat of everybody(table)) {
      raise(table, "shuffled", { seat, zone: deckOf(seat) });
      raise(table, "shuffled", { seat, zone: runeDeckOf(seat) });
    }
  },
  "setup.7": (table) => {
    for (const seat of everybody(table)) call(table, draw, { who: seat, count: FIRST_HAND });
  },
  "setup.8": (table) => {
    for (const seat of everybody(table)) call(table, mulligan, { who: seat, aside: [], isDone: false });
  },
});

function everybody(table: RiftboundTable): readonly Seat[] {
  return seatsFrom(table, table.state.game.first);
}

/** modes.12, modes.14 The players whose Battlefields are used, in turn order. */
function bringing(table: RiftboundTable): readonly Seat[] {
  const all = everybody(table);
  return modeIn(table).broughtBy === "everybody" ? all : all.slice(1);
}

function legendIn(table: RiftboundTable, seat: Seat): CardId {
  return findIn(table, deckOf(seat), (card) => faceOf(table, card).types.includes("legend"));
}

/** deck.14 The Chosen Champion, in the deck. */
export function championIn(table: RiftboundTable, seat: Seat): CardId {
  return findIn(
    table,
    deckOf(seat),
    (card) => table.state.game.champions[seat] === cardAt(table, card).definition,
  );
}

function findIn(table: RiftboundTable, zone: number, isIt: (card: CardId) => boolean): CardId {
  const found = zoneAt(table, zone).find(isIt);
  if (found === undefined) throw new Error("the deck is not complete");
  return found;
}

interface Choosing {
  readonly who: Seat;
  card: CardId;
}

/** modes.6 A player's choice of a Battlefield, in secret. */
const chooseBattlefield = procedure<Choosing>("modes.6", {
  "modes.7": choose(
    (table, { who }) => {
      const options = usable(table, who).map((card): Option => ({ kind: "card", card }));
      return { seat: who, ask: "chooseBattlefield", options, open: true, about: NONE };
    },
    (_table, locals, option) => {
      if (option.kind === "card") locals.card = option.card;
    },
  ),
});

/** modes.7, modes.9 The Battlefields that a player may still use in this match. */
function usable(table: RiftboundTable, who: Seat): CardId[] {
  const used = table.state.game.usedBattlefields[who] ?? [];
  const all = zoneAt(table, asideOf(who)).slice();
  const times = (card: CardId): number => used.filter((id) => id === faceOf(table, card).id).length;
  const fewest = Math.min(...all.map(times));
  return all.filter((card) => times(card) === fewest);
}

/** modes.4 */
function randomBattlefield(table: RiftboundTable, who: Seat): CardId {
  const all = zoneAt(table, asideOf(who));
  return all[pick(table, all.length)] ?? topOf(table, asideOf(who));
}

interface Mulligan {
  readonly who: Seat;
  aside: readonly CardId[];
  isDone: boolean;
}

/** setup.8, setup.9 Up to two cards are set aside, as many drawn, and only then are those Recycled. */
const mulligan = procedure<Mulligan>("setup.8", {
  "setup.8": choose(
    (table, { who, aside, isDone }) => {
      if (isDone || aside.length === MOST_SET_ASIDE) return null;
      const rest = zoneAt(table, handOf(who)).filter((card) => !aside.includes(card));
      const options: Option[] = [{ kind: "word", word: "done" }];
      options.push(...rest.map((card): Option => ({ kind: "card", card })));
      return { seat: who, ask: "mulligan", options, open: false, about: NONE };
    },
    (table, locals, option) => {
      if (option.kind === "card") locals.aside = [...locals.aside, option.card];
      else locals.isDone = true;
      repeat(table);
    },
  ),
  "setup.9": (table, { who, aside }) => {
    if (aside.length > 0) call(table, draw, { who, count: aside.length });
  },
  "setup.9 recycled": (table, { who, aside }) => {
    if (aside.length > 0) call(table, recycle, { who, cards: aside });
  },
});

/** runes.16, runes.17 Several cards go to the bottom of the Main Deck in random order. */
const recycle = procedure<{ readonly who: Seat; readonly cards: readonly CardId[] }>("runes.17", {
  "runes.17": (table, { who, cards }) => {
    const order: CardId[] = [];
    const rest = cards.slice();
    while (rest.length > 0) order.push(...rest.splice(pick(table, rest.length), 1));
    raise(table, "recycled", { seat: who, cards: order });
  },
});

export const setUpProcedures = [game, setUp, chooseBattlefield, mulligan, recycle];
