import {
  type CardId,
  cardAt,
  type GameEvent,
  modification,
  NONE,
  type OpenEvent,
  type Seat,
  type Self,
  selfOf,
  type Waiting,
  waiting,
} from "@gyoji/kernel";
import { faceAt, type Triggering } from "../definition.ts";
import type { Due, RiftboundState, RiftboundTable } from "../state.ts";

/** What is kept of a card when something happens to it. */
export interface LastKnown {
  readonly controller: Seat;
  readonly zone: number;
  readonly might: number;
  readonly damage: number;
  readonly buffs: number;
  readonly turned: boolean;
  readonly isAlone: boolean;
  readonly wasUnit: boolean;
  /** The texts that it had, with their users, and whether their keywords were in force (keywords.2). */
  readonly texts: readonly { readonly text: number; readonly user: Seat; readonly hasKeywords: boolean }[];
}

/**
 * ability.13, ability.21 Takes down what each event has triggered, as things stood when it happened; it goes on the
 * Chain when what is going on is done (chain.16).
 */
export function collectTriggers(table: RiftboundTable): void {
  const { state } = table;
  const opened = state.open;
  state.open = [];
  for (const open of opened) {
    const group = waiting(table, open, departedOf(table, open))
      .filter(isHeard)
      .filter(isFirstOf)
      .filter((each) => !isLostKeyword(each))
      .filter((each) => isItsTime(table, each.self, each.ability as Triggering))
      .filter((each) => mayBeUsed(table, each.self, each.ability as Triggering))
      .flatMap(({ self, ability }): Due[] =>
        Array.from({ length: 1 + moreTimes(table, open, self.user, ability as Triggering) }, () => ({
          self,
          event: open.event,
          lastKnown: open.lastKnown,
        })),
      );
    if (group.length > 0) state.game.due.push(group);
  }
}

/**
 * ability.19 The Conquer Effects of units trigger without a Conquer: as if they had Conquered where they are, what was
 * somebody's before.
 */
export function activateConquerEffects(table: RiftboundTable, units: readonly CardId[]): void {
  const group: Due[] = [];
  table.game.sources(table, (card, user, text) => {
    if (!units.includes(card)) return;
    const event: GameEvent = { ...CONQUERED, seat: user, cards: [card], zone: cardAt(table, card).zone };
    faceAt(table, text).abilities.forEach((ability, index) => {
      if (ability.kind !== "triggered" || ability.reach !== "self" || !ability.on.includes(event.kind))
        return;
      const self = selfOf(table, card, user, text, index);
      const isMeant = ability.applies(table, self, { event, lastKnown: null, done: [] });
      if (isMeant && mayBeUsed(table, self, ability)) group.push({ self, event, lastKnown: null });
    });
  });
  if (group.length > 0) table.state.game.due.push(group);
}

const CONQUERED: Omit<GameEvent, "seat" | "cards" | "zone"> = {
  kind: "conquered",
  rule: "ability.19",
  amount: 0,
  source: NONE,
  more: {},
};

/** ability.19 How often more such an ability of a player triggers; what goes by the same event has its say too. */
function moreTimes(table: RiftboundTable, open: OpenEvent, user: Seat, { called }: Triggering): number {
  if (called === "" || user === NONE) return 0;
  const layer = `${called} again`;
  return modification(table, layer, "seat", user) + moreByDeparted(table, open, layer, user);
}

function moreByDeparted(table: RiftboundTable, open: OpenEvent, layer: string, seat: Seat): number {
  return departedOf(table, open).reduce((sum, { card, user, text }) => {
    const { abilities } = faceAt(table, text);
    return abilities.reduce(
      (all, ability, index) =>
        ability.kind === "continuous" && ability.layer === layer && ability.on === "seat"
          ? all + (ability.amount(table, selfOf(table, card, user, text, index), seat) ?? 0)
          : all,
      sum,
    );
  }, 0);
}

/** Whether no other one before it is of the same ability. */
export function isFirstOf(
  { self }: { readonly self: Self },
  at: number,
  all: readonly { readonly self: Self }[],
): boolean {
  return all.findIndex(({ self: other }) => sameText(self, other)) === at;
}

/** Whether two are the same ability of the same card. */
function sameText(one: Self, other: Self): boolean {
  return one.card === other.card && one.text === other.text && one.ability === other.ability;
}

/** Whether this is the time of the turn for which an ability waits: each time is counted. */
function isItsTime(table: RiftboundTable, self: Due["self"], { nth }: Triggering): boolean {
  if (nth === 0) return true;
  const { uses } = table.state.game;
  const key = `met ${useKey(self)}`;
  uses[key] = (uses[key] ?? 0) + 1;
  return uses[key] === nth;
}

/** ability.27 Whether an ability may still be used this turn. */
export function mayBeUsed(table: RiftboundTable, self: Due["self"], { timesEachTurn }: Triggering): boolean {
  return timesEachTurn === 0 || usesOf(table, self) < timesEachTurn;
}

/** How often an ability of an object has been used this turn. */
export function usesOf(table: RiftboundTable, self: Due["self"]): number {
  return table.state.game.uses[useKey(self)] ?? 0;
}

/** ability.27, ability.28 It has been used once more this turn. */
export function countUse(table: RiftboundTable, self: Due["self"]): void {
  table.state.game.uses[useKey(self)] = usesOf(table, self) + 1;
}

function useKey({ card, stay, text, ability }: Due["self"]): string {
  return `${card}.${stay}.${text}.${ability}`;
}

/**
 * The texts of the event's cards as they were, which work although their cards may be gone. What is discarded speaks of
 * itself from where it was.
 */
function departedOf(
  table: RiftboundTable,
  { event, lastKnown }: OpenEvent,
): { card: CardId; user: Seat; text: number }[] {
  return event.cards.flatMap((card, at) => {
    const known = lastKnown?.[at] as LastKnown | null | undefined;
    if (known !== null && known !== undefined)
      return known.texts.map(({ text, user }) => ({ card, user, text }));
    const { owner, definition } = cardAt(table, card);
    return event.kind === "discarded" ? [{ card, user: owner, text: definition }] : [];
  });
}

/** ability.5 A card in hand hears of itself only. */
function isHeard({ self, ability, open: { event } }: Waiting<RiftboundState>): boolean {
  return event.kind !== "discarded" || ability.reach === "self" || !event.cards.includes(self.card);
}

/** keywords.2 Whether an ability is a keyword that its card, which is gone, had lost. */
function isLostKeyword({ self, ability, open }: Waiting<RiftboundState>): boolean {
  if ((ability as Triggering).called === "") return false;
  const texts = lastKnownOf(open, self.card)?.texts ?? [];
  return texts.some(({ text, hasKeywords }) => text === self.text && !hasKeywords);
}

/** What was last known of one of an event's cards, or null. */
export function lastKnownOf(
  {
    event,
    lastKnown,
  }: { readonly event: OpenEvent["event"] | null; readonly lastKnown: readonly unknown[] | null },
  card: CardId,
): LastKnown | null {
  const at = event?.cards.indexOf(card) ?? -1;
  return at < 0 ? null : ((lastKnown?.[at] as LastKnown | null | undefined) ?? null);
}
