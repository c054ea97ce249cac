import {
  attempt,
  type CardId,
  call,
  cardAt,
  carryOut,
  choose,
  type EventKind,
  end,
  everyone,
  fail,
  frameOf,
  hasFailed,
  NONE,
  type Option,
  type Outcome,
  pick,
  place,
  procedure,
  type Refusal,
  raise,
  repeat,
  type Seat,
  secretOf,
  seedChance,
  selfOf,
  show,
  shuffle,
  skip,
  together,
  waiting,
} from "../index.ts";
import { lastKnownOf } from "./toyCards.ts";
import {
  cardsIn,
  faceOf,
  powerOf,
  SEATS,
  stateWith,
  type ToyGame,
  type ToyState,
  type ToyTable,
  zoneOf,
  zones,
} from "./toyState.ts";

interface Secret {
  readonly who: Seat;
  /** Cards that it puts under its deck. */
  put: CardId[];
  guess: number;
}

const PASS: Option = { kind: "word", word: "pass" };

/** 2 A secret choice: cards to put back, and a number. */
const secretChoice = procedure<ToyTable, Secret>("2", {
  "2.1": choose(
    (table, { who, put }) => ({
      seat: who,
      ask: "put",
      options: [PASS, ...handOf(table, who).filter(({ card }) => !put.includes(card))],
      open: false,
      about: NONE,
    }),
    (table, { put }, option) => {
      if (option.kind !== "card") return;
      put.push(option.card);
      repeat(table);
    },
  ),
  "2.2": choose(
    (_, { who }) => ({ seat: who, ask: "guess", options: [number(1), number(2)], open: false, about: NONE }),
    (_, locals, option) => {
      if (option.kind === "number") locals.guess = option.number;
    },
  ),
});

interface Play {
  readonly who: Seat;
  readonly card: CardId;
}

/** 4 Playing a card, which fails when the die says so. */
const play = procedure<ToyTable, Play>("4", {
  "4.1 show": (table, { card }) => show(table, card, everyone(table)),
  "4.1": choose(
    (table, { who, card }) => {
      if (faceOf(table, card).cost === 0) return null;
      const options = handOf(table, who).filter((each) => each.card !== card);
      return { seat: who, ask: "discard", options, open: false, about: card };
    },
    (table, _, option) => {
      if (option.kind === "card") raise(table, "discarded", { cards: [option.card] });
    },
  ),
  "4.2": (table, { card }) => {
    if (faceOf(table, card).cost === 2 && pick(table, 6) < 3) fail(table);
  },
  "4.3": (table, { who, card }) => raise(table, "entered", { seat: who, cards: [card] }),
});

/** 5 Turning a card to score its power. */
const strike = procedure<ToyTable, { readonly who: Seat }>("5", {
  "5.1": choose(
    (table, { who }) => ({
      seat: who,
      ask: "strike",
      options: strikers(table, who),
      open: true,
      about: NONE,
    }),
    (table, { who }, option) => {
      if (option.kind !== "card") return;
      cardAt(table, option.card).turned = true;
      raise(table, "scored", { seat: who, amount: powerOf(table, option.card), source: option.card });
    },
  ),
});

/** 3 A turn. */
const turn = procedure<ToyTable, { readonly who: Seat }>("3", {
  "3.1": (table, { who }) => raise(table, "drew", { seat: who }),
  "3.2": choose(
    (table, { who }) => ({
      seat: who,
      ask: "main",
      options: mainOptions(table, who),
      open: false,
      about: NONE,
    }),
    (table, { who }, option) => {
      if (option.kind === "use") attempt(table, who, `play ${option.card}`, play, { who, card: option.card });
      else if (option.kind === "word" && option.word === "strike")
        attempt(table, who, "strike", strike, { who });
      else return;
      repeat(table);
    },
  ),
  "3.3": (table) => end(table, "turn"),
});

/** 1 The match. */
const match = procedure<ToyTable, { parts: readonly Secret[] }>("1", {
  "1.1": (table) => {
    for (let seat = 0; seat < SEATS; seat++) {
      shuffle(table, zoneOf(seat, "deck"));
      for (let count = 0; count < 3; count++) raise(table, "drew", { seat });
    }
  },
  "1.2": (table, locals) => {
    const parts = [0, 1].map((who): Secret => ({ who, put: [], guess: 0 }));
    together(table, locals, secretChoice, parts);
  },
  "1.2 commit": (table, { parts }) => {
    for (const { who, put } of parts)
      for (const card of put) place(table, card, zoneOf(who, "deck"), "bottom");
    const sum = parts.reduce((total, { guess }) => total + guess, 0);
    table.state.game.turn = (sum + pick(table, 2)) % 2;
  },
  "1.3": (table) => call(table, turn, { who: table.state.game.turn }),
  "1.4": (table) => {
    table.state.game.turn = 1 - table.state.game.turn;
    skip(table, -2);
  },
});

function number(value: number): Option {
  return { kind: "number", number: value };
}

function handOf(table: ToyTable, who: Seat): { readonly kind: "card"; readonly card: CardId }[] {
  return cardsIn(table, who, "hand").map((card) => ({ kind: "card", card }));
}

function strikers(table: ToyTable, who: Seat): Option[] {
  const ready = cardsIn(table, who, "table").filter((card) => !cardAt(table, card).turned);
  return ready.map((card) => ({ kind: "card", card }));
}

function mainOptions(table: ToyTable, who: Seat): Option[] {
  const options: Option[] = [PASS];
  for (const card of cardsIn(table, who, "hand"))
    if (forbids(table, who, card) === null) options.push({ kind: "use", card, way: "play" });
  if (strikers(table, who).length > 0) options.push({ kind: "word", word: "strike" });
  return options;
}

/** Why a card in the hand cannot be played: for the offer and for `refusals`. */
function forbids(table: ToyTable, who: Seat, card: CardId): Omit<Refusal, "option"> | null {
  const { cost, abilities } = faceOf(table, card);
  const others = cardsIn(table, who, "hand").length - 1;
  if (cost > 0 && others === 0) return { rule: "3.2.1", reason: "cost", figures: { needs: 1, has: others } };
  if (hasFailed(table, `play ${card}`)) return { rule: "3.2.3", reason: "failed", figures: {} };
  for (const [index, ability] of abilities.entries())
    if (
      ability.kind === "stated" &&
      !ability.holds(table, selfOf(table, card, who, cardAt(table, card).definition, index), NONE)
    )
      return { rule: "3.2.2", reason: "stated", figures: {} };
  return null;
}

const events: Readonly<Record<string, EventKind<ToyState>>> = {
  drew: {
    happens: (table, { seat }) => {
      const top = cardsIn(table, seat, "deck").at(-1);
      if (top === undefined) {
        table.state.outcome = lose([seat], "3.1");
        return null;
      }
      place(table, top, zoneOf(seat, "hand"));
      return [top];
    },
    forbidden: [],
    keepsLastKnown: false,
  },
  discarded: movesTo("graveyard"),
  entered: movesTo("table"),
  destroyed: { ...movesTo("graveyard"), forbidden: ["indestructible"], keepsLastKnown: true },
  told: { happens: null, forbidden: [], keepsLastKnown: false },
  scored: {
    happens: (table, { seat, amount }) => {
      const { points } = table.state.game;
      points[seat] = (points[seat] ?? 0) + amount;
      return null;
    },
    forbidden: ["mute"],
    keepsLastKnown: false,
  },
};

function movesTo(name: "graveyard" | "table"): EventKind<ToyState> {
  return {
    happens: (table, { cards }) => {
      for (const card of cards) place(table, card, zoneOf(cardAt(table, card).owner, name));
      return null;
    },
    forbidden: [],
    keepsLastKnown: false,
  };
}

/** Ten points win; else the oldest open event's first waiting ability goes off. */
function between(table: ToyTable): void {
  const { state } = table;
  const winner = state.game.points.findIndex((points) => points >= 10);
  if (winner !== NONE) state.outcome = lose([1 - winner], "1.5");
  for (;;) {
    const open = state.open[0];
    if (open === undefined) return;
    const departed = open.event.kind === "destroyed" ? open.event.cards : [];
    const gone = departed.map((card) => {
      const { owner, definition } = cardAt(table, card);
      return { card, user: owner, text: definition };
    });
    const found = waiting(table, open, gone)[0];
    if (found !== undefined) {
      carryOut(table, found);
      return;
    }
    state.open.shift();
  }
}

function lose(losers: readonly Seat[], rule: string): Outcome {
  const winners = [0, 1].filter((seat) => !losers.includes(seat));
  if (winners.length === 0) return { kind: "drawn", rule };
  return { kind: "won", winners, losers, rule };
}

export const toyGame: ToyGame = {
  id: "toy",
  seats: SEATS,
  zones,
  procedures: new Map<string, ToyGame["root"]>(
    [match, secretChoice, turn, play, strike].map((each) => [each.id, each]),
  ),
  root: match,
  events,
  start: (_pool, decks, { seed }) => {
    const state = stateWith(decks, seedChance(seed));
    state.frames.push(frameOf(match.id, { parts: [] }));
    return state;
  },
  sources: (table, visit) => {
    for (let seat = 0; seat < SEATS; seat++)
      for (const card of cardsIn(table, seat, "table")) visit(card, seat, cardAt(table, card).definition);
  },
  userInForce: (table, card) => {
    const { zone, owner } = cardAt(table, card);
    return zone === zoneOf(owner, "table") ? owner : NONE;
  },
  copyCard: ({ owner, definition, zone, known, stay, turned }) => ({
    owner,
    definition,
    zone,
    known,
    stay,
    turned,
  }),
  given: null,
  since: null,
  setFace: (card, face) => {
    card.definition = face;
  },
  back: () => "",
  canLie: () => true,
  lastKnown: lastKnownOf,
  replacer: ({ state }, _event, users) => {
    const seat = [state.game.turn, 1 - state.game.turn].find((each) => users.includes(each)) ?? NONE;
    return { seat, among: [seat] };
  },
  order: ({ state }) => [state.game.turn, 1 - state.game.turn],
  between,
  concede: ({ state }, seat) => {
    state.outcome = lose([seat], "1.6");
  },
  // A seat may show its hand.
  shows: (table, seat, toMates) => ({
    cards: cardsIn(table, seat, "hand"),
    to: toMates ? 0 : everyone(table),
    rule: "1.8",
  }),
  // What it puts under its deck lies there for it.
  laid: ({ state }, seat) =>
    (secretOf(state, secretChoice, seat)?.put ?? []).map((card) => ({ card, zone: zoneOf(seat, "deck") })),
  agreeDraw: ({ state }) => {
    state.outcome = { kind: "drawn", rule: "1.7" };
  },
  refusals: (table, seat) =>
    cardsIn(table, seat, "hand").flatMap((card) => {
      const found = forbids(table, seat, card);
      return found === null ? [] : [{ ...found, option: { kind: "use", card, way: "play" } }];
    }),
  measure: ({ state }, seat) => 100 * ((state.game.points[seat] ?? 0) - (state.game.points[1 - seat] ?? 0)),
  isSettled: () => true,
  comparable: () => 0,
  facts: ({ state }) => ({ turn: state.game.turn, points: state.game.points.slice() }),
  describe: (table, card) => ({ power: powerOf(table, card) }),
};
