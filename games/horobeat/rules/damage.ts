import {
  type CardId,
  call,
  cardAt,
  finish,
  NONE,
  raise,
  repeat,
  type Seat,
  topOf,
  zoneAt,
} from "@gyoji/kernel";
import { checkOf, type HorobeatTable, heartsOf, procedure } from "../state.ts";
import { check } from "./check.ts";
import { isHorobito } from "./information.ts";

interface Hit {
  readonly cards: readonly CardId[];
}

/** 7.3 Damage to Horobito, once whatever the amount. All of `cards` are hit at the same time. */
export const damageHorobito = procedure<Hit>("7.3", {
  "7.3.1": (table, { cards }) => {
    if (cards.length === 0) finish(table);
    else raise(table, "damaged", { cards });
  },
  // 7.3.2: what happens on taking damage has happened; their state counts as it is now. 7.3.3.1: who is Down is
  // destroyed (7.4.1); 7.3.3.2: who is not becomes Down because of damage (7.3.3.2.1).
  "7.3.3": (table, { cards }) => {
    const hit = cards.filter((card) => wasHit(table, card) && isHorobito(table, card));
    const down = hit.filter((card) => cardAt(table, card).turned);
    const upright = hit.filter((card) => !cardAt(table, card).turned);
    if (down.length > 0) raise(table, "destroyed", { cards: down });
    if (upright.length > 0) raise(table, "madeDown", { cards: upright, amount: 1 });
  },
});

/** Whether the damage was really dealt to a card, which is then seen to, and it is still the same object. */
function wasHit(table: HorobeatTable, card: CardId): boolean {
  const { hit } = table.state.game;
  const at = hit.findLastIndex((each) => each.card === card);
  return at >= 0 && hit.splice(at, 1)[0]?.stay === cardAt(table, card).stay;
}

interface PlayerHit {
  /** The damage to each seat; 0 is none. */
  readonly amounts: readonly number[];
  /** Whether it can Finish (1.3.1.1.2). */
  readonly finishes: boolean;
  readonly source: CardId;
}

/** 7.5 Damage to players, at the same time. */
export const damagePlayers = procedure<PlayerHit>("7.5", {
  "7.5.1": (table, { amounts, finishes, source }) => {
    for (const seat of table.game.order(table)) {
      const amount = amounts[seat] ?? 0;
      if (amount > 0) raise(table, finishes ? "playerDamaged" : "playerHurt", { seat, amount, source });
    }
  },
  "7.5.2": (table) => call(table, damageHearts, {}),
});

/**
 * 7.6 Damage to Heart: what waits in `heartDamage`, point by point (7.6.2). Then the Checks (7.7.1.1), and none before
 * (7.7.1.1.1).
 */
export const damageHearts = procedure<object>("7.6", {
  "7.6.1": (table) => {
    const { heartDamage } = table.state.game;
    const seat = table.game.order(table).find((each) => (heartDamage[each] ?? 0) > 0);
    if (seat === undefined) return;
    heartDamage[seat] = (heartDamage[seat] ?? 0) - 1;
    damageTopHeart(table, seat);
    repeat(table);
  },
  "7.7.1.1": (table) => {
    for (const seat of table.game.order(table))
      if (zoneAt(table, checkOf(seat)).length > 0) call(table, check, { who: seat });
  },
});

/** 7.6.1 The topmost Heart becomes Down (7.6.1.2), or is destroyed if it is (7.6.1.1). */
function damageTopHeart(table: HorobeatTable, seat: Seat): void {
  const top = topOf(table, heartsOf(seat));
  if (top === NONE)
    table.state.game.heartDamage[seat] = 0; // 7.6.2.1
  else if (cardAt(table, top).turned) raise(table, "heartDestroyed", { seat, cards: [top] });
  else raise(table, "madeDown", { seat, cards: [top], amount: 1 });
}
