import {
  answer,
  decisionOf,
  type Option,
  type Pending,
  type Seat,
  type State,
  sample,
  type Table,
} from "@gyoji/kernel";
import type { Bot } from "./bot.ts";
import { mix } from "./dice.ts";

/** On how many samples each option is tried, and how many forced or own follow-up choices are played out. */
const SAMPLES = 3;
const FOLLOW_UPS = 12;

/**
 * Tries each option on tables as they might be, plays out what belongs to the same action, and picks the option
 * whose position is best by the game's own measure. Equal options are decided by the seed.
 */
export const greedyBot: Bot = {
  choose: (table, seat, seed) => {
    const pending = decisionOf(table, seat);
    if (pending === null || pending.decision.options.length < 2) return 0;
    const values = valuesOf(table, seat, pending.decision.options, seed);
    let best = 0;
    for (let index = 1; index < values.length; index++) if (better(values, index, best, seed)) best = index;
    return best;
  },
};

function better(values: readonly number[], one: number, other: number, seed: number): boolean {
  const difference = (values[one] ?? 0) - (values[other] ?? 0);
  return difference > 0 || (difference === 0 && mix(seed, one) > mix(seed, other));
}

/** The mean measure after each option; options that are the same to the seat are tried once. */
function valuesOf<S extends State>(
  table: Table<S>,
  seat: Seat,
  options: readonly Option[],
  seed: number,
): number[] {
  const tried = new Map<string, number>();
  return options.map((option, index) => {
    const key = keyOf(table, option);
    const known = tried.get(key);
    if (known !== undefined) return known;
    let sum = 0;
    for (let each = 0; each < SAMPLES; each++)
      sum += valueOf(sample(table, seat, mix(seed, each)), seat, index);
    tried.set(key, sum / SAMPLES);
    return sum / SAMPLES;
  });
}

/** Two copies of a card that lie alike are one option. */
function keyOf<S extends State>(table: Table<S>, option: Option): string {
  if (option.kind !== "card" && option.kind !== "use") return JSON.stringify(option);
  const card = table.state.cards[option.card];
  const way = option.kind === "use" ? option.way : "";
  if (card === undefined || table.game.zones[card.zone]?.copies !== "alike") return `${way} ${option.card}`;
  return `${way} ${card.definition} ${card.turned} ${card.zone} copy`;
}

/** The measure once the action that begins with `index` is complete. */
function valueOf<S extends State>(table: Table<S>, seat: Seat, index: number): number {
  const pending = decisionOf(table, seat);
  if (pending === null) return table.game.measure(table, seat);
  answer(table, pending, index);
  for (let step = 0; step < FOLLOW_UPS; step++) {
    const next = followUp(table, seat, pending);
    if (next === null) break;
    answer(table, next, 0);
  }
  return table.game.measure(table, seat);
}

/** A further choice of the same seat inside the action: any other question than the one it began with. */
function followUp<S extends State>(table: Table<S>, seat: Seat, begun: Pending): Pending | null {
  const next = decisionOf(table, seat);
  return next === null || next.decision.ask === begun.decision.ask ? null : next;
}
