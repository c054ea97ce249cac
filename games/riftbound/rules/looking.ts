import {
  type CardId,
  hide,
  NONE,
  type Option,
  place,
  raise,
  repeat,
  type Seat,
  show,
  zoneAt,
} from "@gyoji/kernel";
import { choose, deckOf, handOf, procedure, type RiftboundTable, runeDeckOf } from "../state.ts";
import { seatsFrom } from "./information.ts";

interface Looking {
  readonly who: Seat;
  readonly count: number;
  /** The cards that are looked at, topmost first. */
  cards: readonly CardId[];
  /** Those that go back on top, the first of them lowest. */
  kept: readonly CardId[];
}

/** action.28, action.29, action.30 Predict: looks at the top cards, Recycles any of them, puts the rest back in any order. */
export const lookAtTop = procedure<Looking>("action.28", {
  "action.28": (table, locals) => {
    locals.cards = zoneAt(table, deckOf(locals.who)).slice(-locals.count).reverse();
    for (const card of locals.cards) show(table, card, 1 << locals.who);
    if (locals.cards.length > 0) raise(table, "lookedAt", { seat: locals.who, cards: locals.cards });
  },
  "action.29": choose(
    (_table, { who, cards }) => {
      if (cards.length === 0) return null;
      const options: Option[] = [{ kind: "word", word: "keepRest" }];
      options.push(...cards.map((card): Option => ({ kind: "card", card })));
      return { seat: who, ask: "recycleLooked", options, open: false, about: NONE };
    },
    (table, locals, option) => {
      if (option.kind !== "card") return;
      locals.cards = locals.cards.filter((card) => card !== option.card);
      raise(table, "recycled", { seat: locals.who, cards: [option.card] });
      repeat(table);
    },
  ),
  "action.29 order": choose(
    (_table, { who, cards, kept }) => {
      const rest = cards.filter((card) => !kept.includes(card));
      if (rest.length === 0) return null;
      const options = rest.map((card): Option => ({ kind: "card", card }));
      return { seat: who, ask: "orderOnDeck", options, open: true, about: NONE };
    },
    (table, locals, option) => {
      if (option.kind !== "card") return;
      locals.kept = [...locals.kept, option.card];
      repeat(table);
    },
  ),
  "action.29 placed": (table, { who, kept }) => {
    for (const card of kept) {
      place(table, card, deckOf(who));
      hide(table, card);
    }
  },
});

/** action.25 What was shown for a time is seen by those to whom its zone shows it again. */
export function hideAgain(table: RiftboundTable): void {
  for (const seat of seatsFrom(table, table.state.game.turnPlayer))
    for (const zone of [deckOf(seat), runeDeckOf(seat), handOf(seat)])
      for (const card of zoneAt(table, zone)) hide(table, card);
}

export const lookingProcedures = [lookAtTop];
