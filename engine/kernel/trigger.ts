import type { CardId, Seat } from "./card.ts";
import type { Definition, EffectLocals, Self, Table, Triggered } from "./game.ts";
import { selfOf } from "./modifier.ts";
import { pushFrame } from "./procedure.ts";
import { visitSources } from "./sources.ts";
import type { OpenEvent, State } from "./state.ts";

/** An ability that an open event triggers and that has not been carried out for it yet. */
export interface Waiting<S extends State> {
  readonly self: Self;
  readonly ability: Triggered<S>;
  readonly open: OpenEvent;
}

/**
 * What an open event triggers now: abilities in force on the table, and those that `departed` names, which work
 * by last-known information although their card is gone.
 */
export function waiting<S extends State>(
  table: Table<S>,
  open: OpenEvent,
  departed: readonly { readonly card: CardId; readonly user: Seat; readonly text: number }[],
): Waiting<S>[] {
  const found: Waiting<S>[] = [];
  const { listening, overhearing } = table.pool;
  const { kind, cards } = open.event;
  const look = (card: CardId, user: Seat, text: number): void => {
    const answers = overhearing[text]?.has(kind) === true;
    if (!answers && !(listening[text]?.has(kind) === true && cards.includes(card))) return;
    const { abilities } = table.pool.definitions[text] as Definition<S>;
    for (let index = 0; index < abilities.length; index++) {
      const ability = abilities[index];
      if (ability?.kind !== "triggered" || !ability.on.includes(kind)) continue;
      const self = selfOf(table, card, user, text, index);
      if (!open.done.includes(doneKey(self)) && ability.applies(table, self, open))
        found.push({ self, ability, open });
    }
  };
  visitSources(table, look);
  for (const { card, user, text } of departed) look(card, user, text);
  return found;
}

/** Carries out an ability that waits; for its event it is done. */
export function carryOut<S extends State>(table: Table<S>, { self, ability, open }: Waiting<S>): void {
  open.done = [...open.done, doneKey(self)];
  const locals: EffectLocals = { self, event: open.event, lastKnown: open.lastKnown, vars: {} };
  pushFrame(table, ability.does.id, locals, []);
}

/** Whatever object its card is by now: what the event triggered goes off once, also where it moves its own card. */
function doneKey({ card, text, ability }: Self): string {
  return `${card}.${text}.${ability}`;
}
