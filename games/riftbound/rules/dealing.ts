import {
  type CardId,
  call,
  cardAt,
  type GameEvent,
  modification,
  NONE,
  type Option,
  raise,
  repeat,
  type Seat,
} from "@gyoji/kernel";
import { choose, procedure, type RiftboundCard, type RiftboundTable } from "../state.ts";
import { isUnit, unitsAt } from "./information.ts";

/** Damage to units, all at the same time. */
interface Dealing {
  readonly who: Seat;
  readonly cards: readonly CardId[];
  readonly amount: number;
  readonly source: CardId;
}

/** What is to be dealt: by whom (`NONE` in a Combat), to what, how much to each, and by what. */
export function dealt(who: Seat, cards: readonly CardId[], amount: number, source: CardId): Dealing {
  return { who, cards, amount, source };
}

/** terms.9, terms.10, action.13 Deals damage to units. */
export const deal = procedure<Dealing>("action.13", {
  "action.13": (table, { who, cards, amount, source }) => {
    if (amount <= 0) return;
    for (const card of cards)
      if (isUnit(table, card)) raise(table, "dealt", { seat: who, cards: [card], amount, source });
  },
});

/** terms.7, terms.8 What is added to each Deal by a spell or ability of a seat; to a unit, or to none in particular. */
export function bonusDamage(table: RiftboundTable, who: Seat, source: CardId, card: CardId): number {
  if (who === NONE) return 0;
  const by =
    modification(table, "bonusDamage", "seat", who) + modification(table, "bonusDamageBy", "card", source);
  return card === NONE ? by : by + modification(table, "bonusDamageTo", "card", card);
}

interface Splitting {
  readonly who: Seat;
  readonly source: CardId;
  /** Those that have no share yet. */
  cards: readonly CardId[];
  left: number;
  assigned: readonly { readonly card: CardId; readonly amount: number }[];
}

/** target.12 Damage is split: at least 1 to each. */
export const split = procedure<Splitting>("target.12", {
  "target.12": choose(
    (table, { who, source, cards: [card, ...rest], left }) => {
      if (card === undefined || rest.length === 0) return null;
      const most = Math.max(1, left - rest.length);
      const options = Array.from({ length: most }, (_, at): Option => ({ kind: "number", number: at + 1 }));
      return { seat: who, ask: "splitDamage", options, open: true, about: card === source ? source : card };
    },
    (table, locals, option) => {
      const [card, ...rest] = locals.cards;
      if (option.kind !== "number" || card === undefined) return;
      locals.assigned = [...locals.assigned, { card, amount: option.number }];
      locals.cards = rest;
      locals.left -= option.number;
      if (rest.length > 1) repeat(table);
    },
  ),
  "action.13": (table, { who, source, cards: [last], left, assigned }) => {
    const all = last === undefined ? assigned : [...assigned, { card: last, amount: left }];
    for (const { card, amount } of all) call(table, deal, dealt(who, [card], amount, source));
  },
});

/** Nobody in particular deals the damage of a Combat, and no single object. */
export const BY_COMBAT: Pick<Dealing, "who" | "source"> = { who: NONE, source: NONE };

/** combat.29 What damage is dealt by: in a Combat, by the units of the other side. */
export function sourcesOf(table: RiftboundTable, { source }: GameEvent, card: CardId): readonly CardId[] {
  if (source !== NONE) return [source];
  const { zone, role } = cardAt(table, card);
  return unitsAt(table, zone).filter((other) => isOpposite(cardAt(table, other).role, role));
}

function isOpposite(one: RiftboundCard["role"], other: RiftboundCard["role"]): boolean {
  return one !== "none" && other !== "none" && one !== other;
}

export const dealingProcedures = [deal, split];
