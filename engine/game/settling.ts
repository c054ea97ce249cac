import {
  abilityOption,
  type CardId,
  cardAt,
  carryOut,
  choose,
  type EffectLocals,
  frameOf,
  NONE,
  type OpenEvent,
  type Procedure,
  procedure,
  procedureOf,
  type Seat,
  type State,
  sameAbility,
  type Table,
  type Waiting,
  waiting,
} from "@gyoji/kernel";

/** What every game keeps of a card that leaves: whose its text was. */
interface Departed {
  readonly user: Seat;
  /** The further texts that other cards had given it, by their faces; none where a game keeps no such. */
  readonly given?: readonly number[];
}

/** How a game lets effects that wait be processed: see `settlingBy`. */
export interface Settling<S extends State> {
  readonly settle: Procedure<Table<S>, object>;
  /** Has it begin, unless an effect is in progress: that is finished first. For `Game.between`. */
  readonly whenIdle: (table: Table<S>) => void;
}

/**
 * What events trigger is carried out one after the other: that of the player who comes first (`Game.order`) until none
 * waits, then the next one's, each in the order that its user likes. One run is one effect: while others wait it is begun
 * anew, so that they are looked at anew after each.
 * @param rules the rule of the whole, that of choosing, and that of going on
 * @param next which of a player's can be carried out next, all if not said
 */
export function settlingBy<S extends State>(
  rules: { readonly whole: string; readonly choice: string; readonly rest: string },
  next: (all: readonly Waiting<S>[]) => readonly Waiting<S>[] = (all) => all,
): Settling<S> {
  const choosable = (table: Table<S>): readonly Waiting<S>[] => {
    const all = table.state.open.flatMap((open) => waitingFor(table, open));
    const seat = table.game.order(table).find((each) => all.some(({ self }) => self.user === each));
    const own = next(all.filter(({ self }) => self.user === seat));
    return own.filter((each, at) => own.findIndex((other) => isSameText(each, other)) === at);
  };
  const settle = procedure<Table<S>, object>(rules.whole, {
    [rules.choice]: choose(
      (table) => {
        const own = choosable(table);
        const [first] = own;
        if (first === undefined) return null;
        const options = own.map(({ self }) => abilityOption(self));
        return { seat: first.self.user, ask: "orderEffects", options, open: true, about: NONE };
      },
      (table, _locals, option) => {
        const chosen = choosable(table).find(({ self }) => sameAbility(self, option));
        if (chosen !== undefined) carryOut(table, chosen);
      },
    ),
    [rules.rest]: (table) => {
      table.state.open = table.state.open.filter((open) => waitingFor(table, open).length > 0);
    },
  });
  return {
    settle,
    whenIdle: (table) => {
      const { stack } = table;
      const isBusy = stack.some(
        (frame) => frame.procedure === settle.id || procedureOf(table, frame.procedure).role !== "rule",
      );
      if (!isBusy) stack.push(frameOf(settle.id, {}));
    },
  };
}

/** What one event triggers, each text once: that of a card that has left since is its user's at that time. */
function waitingFor<S extends State>(table: Table<S>, open: OpenEvent): Waiting<S>[] {
  const found = waiting(table, open, departedOf(table, open));
  return found.filter((each, at) => found.findLastIndex((other) => isSameText(each, other)) === at);
}

function isSameText<S extends State>({ self }: Waiting<S>, { self: other }: Waiting<S>): boolean {
  return self.card === other.card && self.text === other.text && self.ability === other.ability;
}

/** The cards of an event that left in it, with what was last known of them. */
function departedOf<S extends State>(
  table: Table<S>,
  open: OpenEvent,
): { card: CardId; user: Seat; text: number }[] {
  return open.event.cards.flatMap((card) => {
    const known = lastKnownOf<Departed>(open, card);
    if (known === null) return [];
    const texts = [cardAt(table, card).definition, ...(known.given ?? [])];
    return texts.map((text) => ({ card, user: known.user, text }));
  });
}

/** What was last known of one of an event's cards, or null. */
export function lastKnownOf<K>(
  { event, lastKnown }: Pick<EffectLocals, "event" | "lastKnown">,
  card: CardId,
): K | null {
  const at = event === null ? NONE : event.cards.indexOf(card);
  return at < 0 ? null : ((lastKnown?.[at] as K | null | undefined) ?? null);
}
