import { type CardId, type Option, raise, repeat, type Self } from "@gyoji/kernel";
import { choose, type MoncolleTable, procedure } from "../state.ts";
import { payableWith, usableAt } from "./usable.ts";

interface Discarding {
  readonly self: Self;
  paid: readonly CardId[];
}

/** ability.4 The cards that a text names are discarded from hand. */
export const payDiscards = procedure<Discarding>("ability.4", {
  "ability.4": choose(
    (table, { self, paid }) => {
      const { count } = usableAt(table, self).cost ?? { count: 0 };
      if (paid.length >= count) return null;
      const options = restOf(table, { self, paid }).map((card): Option => ({ kind: "card", card }));
      if (options.length === 0) return null;
      return { seat: self.user, ask: "payDiscard", options, open: false, about: self.card };
    },
    (table, locals, option) => {
      if (option.kind !== "card") return;
      locals.paid = [...locals.paid, option.card];
      repeat(table);
    },
  ),
  "ability.4 discard": (table, { self, paid }) => {
    if (paid.length > 0) raise(table, "discarded", { seat: self.user, cards: paid, source: self.card });
  },
});

function restOf(table: MoncolleTable, { self, paid }: Discarding): CardId[] {
  return payableWith(table, { self, usable: usableAt(table, self) }).filter((card) => !paid.includes(card));
}
