import { attemptProcedure } from "./attempt.ts";
import { type CardId, NONE, type Seat } from "./card.ts";
import {
  type AnyProcedure,
  cardAt,
  type EventKind,
  type LoggedEvent,
  type Option,
  type Replacement,
  type Self,
  type Table,
} from "./game.ts";
import { applies, selfOf } from "./modifier.ts";
import { choose, finish, procedure, pushFrame, skip } from "./procedure.ts";
import { visitSources } from "./sources.ts";
import type { GameEvent, OpenEvent, State } from "./state.ts";

/** What an event says beside its kind; the rule is the running step's. */
export type Raised = Partial<Omit<GameEvent, "kind" | "rule">>;

/**
 * Raises an event. It goes through what forbids and what replaces it before the next step; where no card of the
 * pool can do either, it happens at once. Afterwards its triggers wait in `state.open`.
 */
export function raise<S extends State>(table: Table<S>, kind: string, raised: Raised): void {
  const { pool } = table;
  const how = kindOf(table, kind);
  const triggers = pool.triggering.has(kind);
  const waits = table.stack.length > table.base || pool.replacing.has(kind) || mayBeForbidden(table, how);
  if (how.happens === null && table.log === null && !triggers && !waits) return forgetFailed(table); // nobody could tell
  const event: GameEvent = {
    kind,
    rule: ruleInProgress(table),
    seat: raised.seat ?? NONE,
    cards: raised.cards ?? NO_CARDS,
    amount: raised.amount ?? 0,
    zone: raised.zone ?? NONE,
    source: raised.source ?? NONE,
    more: raised.more ?? NO_MORE,
  };
  if (waits) {
    const raisedOn = { cards: event.cards, stays: event.cards.map((card) => cardAt(table, card).stay) };
    pushFrame(
      table,
      eventProcedure.id,
      { event, raisedOn, chosen: null } satisfies EventLocals,
      table.frame.replaced,
    );
  } else happen(table, event, how);
}

/** Tells of something that is no event of the game: no card can forbid, replace or answer it. */
export function tell<S extends State>(
  table: Table<S>,
  { kind, rule, seat, cards }: Pick<GameEvent, "kind" | "rule" | "seat" | "cards">,
): void {
  if (table.log === null) return;
  const told = { kind, rule, seat, cards, amount: 0, zone: NONE, source: NONE, more: NO_MORE };
  record(table, told, NO_CARDS);
}

const NO_MORE: GameEvent["more"] = {};
const NO_CARDS: readonly CardId[] = [];

/** The rule whose step runs now; while an event runs its course, the rule that raised it. */
export function ruleInProgress<S extends State>(table: Table<S>): string {
  const { running, frame } = table;
  if (running.id === eventProcedure.id) return (frame.locals as EventLocals).event.rule;
  return running.rules[frame.at] ?? running.id;
}

/** The procedure with this id, of the game or of a card in the pool. */
export function procedureOf<S extends State>(table: Table<S>, id: string): AnyProcedure<Table<S>> {
  const found = table.game.procedures.get(id) ?? table.pool.procedures.get(id) ?? MACHINE.get(id);
  if (found === undefined) throw new Error(`no procedure ${id}`);
  return found as AnyProcedure<Table<S>>;
}

interface EventLocals {
  event: GameEvent;
  /** Its cards when it was raised, and the stay of each: it does nothing to what has become another object since. */
  readonly raisedOn: { readonly cards: readonly CardId[]; readonly stays: readonly number[] };
  /** The replacement that is being applied, and the cards that it takes; null while none has been chosen. */
  chosen: Chosen | null;
}

interface Chosen {
  readonly seat: Seat;
  readonly self: Self;
  readonly cards: readonly CardId[];
}

/** The course of one event that a card may forbid or replace. */
const eventProcedure = procedure<Table, EventLocals>(
  "event",
  {
    possible: (table, locals) => {
      const possible = possiblePart(table, locals);
      if (possible === null) finish(table);
      else locals.event = possible;
    },
    replaced: choose(
      (table, { event }) => {
        const { seat, found } = replacements(table, event);
        if (found.length === 0) return null;
        return { seat, ask: "replace", options: found.map(optionOf), open: true, about: NONE };
      },
      (table, locals, option) => {
        const { seat, found } = replacements(table, locals.event);
        const chosen = found.find(({ self }) => sameAbility(self, option));
        if (chosen === undefined) return;
        const { self, cards } = chosen;
        locals.chosen = { seat: self.user === NONE ? seat : self.user, self, cards };
        skip(table, 1);
      },
    ),
    // What has been chosen goes on behind this.
    happens: (table, locals) => {
      finish(table);
      happen(table, locals.event, kindOf(table, locals.event.kind));
    },
    taken: choose(
      (table, { chosen }) => {
        if (chosen === null || replacementOf(table, chosen.self).takes === "all") return null;
        const { seat, self, cards } = chosen;
        if (cards.length < 2) return null;
        const options = cards.map((card): Option => ({ kind: "card", card }));
        return { seat, ask: "replaceFor", options, open: true, about: self.card };
      },
      (_table, locals, option) => {
        if (locals.chosen !== null && option.kind === "card")
          locals.chosen = { ...locals.chosen, cards: [option.card] };
      },
    ),
    applied: (table, locals) => {
      if (locals.chosen !== null) replace(table, locals, locals.chosen);
    },
  },
  "machine",
);

const MACHINE: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  [eventProcedure.id, eventProcedure],
  [attemptProcedure.id, attemptProcedure],
]);

interface Applicable {
  readonly self: Self;
  readonly ability: Replacement<State>;
  readonly cards: readonly CardId[];
}

/** The replacements that are chosen between now, and who chooses. */
function replacements(table: Table, event: GameEvent): { seat: Seat; found: Applicable[] } {
  if (!table.pool.replacing.has(event.kind)) return NO_REPLACEMENTS;
  const found: Applicable[] = [];
  visitSources(table, (card, user, text) => {
    table.pool.definitions[text]?.abilities.forEach((ability, index) => {
      if (ability.kind !== "replacement" || ability.on !== event.kind) return;
      const self = selfOf(table, card, user, text, index);
      const key = abilityKey(self);
      // What is there twice is chosen once.
      if (table.frame.replaced.includes(key) || found.some((each) => abilityKey(each.self) === key)) return;
      const cards = ability.affects(table, self, event);
      if (cards !== null) found.push({ self, ability, cards });
    });
  });
  if (found.length === 0) return NO_REPLACEMENTS;
  const users = found.map(({ self }) => self.user);
  const { seat, among } = table.game.replacer(table, event, users);
  return { seat, found: found.filter(({ self }) => among.includes(self.user)) };
}

const NO_REPLACEMENTS: { seat: Seat; found: Applicable[] } = { seat: NONE, found: [] };

/** The replaced part of the event leaves it; then it is looked at anew what of the rest is possible or replaced. */
function replace(table: Table, locals: EventLocals, { self, cards }: Chosen): void {
  const { event } = locals;
  const { does, takes } = replacementOf(table, self);
  const rest = event.cards.filter((card) => !cards.includes(card));
  const part: GameEvent = { ...event, cards: cards.length > 0 ? cards : event.cards };
  const effect = { self, event: part, lastKnown: null, vars: {} };
  const replaced = [...table.frame.replaced, abilityKey(self)];
  pushFrame(table, does.id, effect, replaced);
  if (cards.length === 0 || rest.length === 0) return finish(table);
  if (takes === "all") table.frame.replaced = replaced;
  locals.event = { ...event, cards: rest };
  locals.chosen = null;
  skip(table, FROM_POSSIBLE);
}

/** From where a replacement has been applied back to what is possible. */
const FROM_POSSIBLE = -5;

function replacementOf(table: Table, { text, ability }: Self): Replacement<State> {
  const found = table.pool.definitions[text]?.abilities[ability];
  if (found?.kind !== "replacement") throw new Error(`no replacement: ${text}.${ability}`);
  return found;
}

/** Names an ability of one card during one stay. */
export function abilityKey(self: Self): string {
  return `${self.card}.${self.stay}.${self.text}.${self.ability}`;
}

function optionOf({ self }: Applicable): Option {
  return abilityOption(self);
}

/** An ability as something to choose. */
export function abilityOption({ card, text, ability }: Self): Option {
  return { kind: "ability", card, text, ability };
}

/** Whether an option means this ability. */
export function sameAbility(self: Self, option: Option): boolean {
  if (option.kind !== "ability") return false;
  return option.card === self.card && option.text === self.text && option.ability === self.ability;
}

function mayBeForbidden<S extends State>(table: Table<S>, { forbidden }: EventKind<S>): boolean {
  const { lasting } = table.state;
  for (const layer of forbidden)
    if (table.pool.layers.has(layer) || lasting.some((each) => each.layer === layer)) return true;
  return false;
}

/** The event with the cards that it can still happen to; null when it cannot happen. */
function possiblePart(table: Table, { event, raisedOn }: EventLocals): GameEvent | null {
  const { forbidden } = kindOf(table, event.kind);
  if (event.seat !== NONE && forbidden.some((layer) => applies(table, layer, "seat", event.seat)))
    return null;
  if (event.cards.length === 0) return event;
  const cards = event.cards.filter(
    (card) =>
      raisedOn.stays[raisedOn.cards.indexOf(card)] === cardAt(table, card).stay &&
      !forbidden.some((layer) => applies(table, layer, "card", card)),
  );
  return cards.length === 0 ? null : { ...event, cards };
}

function kindOf<S extends State>(table: Table<S>, kind: string): EventKind<S> {
  const found = table.game.events[kind];
  if (found === undefined) throw new Error(`no event ${kind}`);
  return found;
}

function happen<S extends State>(table: Table<S>, event: GameEvent, kind: EventKind<S>): void {
  const { triggering, overheard } = table.pool;
  const triggers = triggering.has(event.kind);
  const isOfOwn = triggers && isOnOneOf(table, event);
  const remembers = triggers && kind.keepsLastKnown && (overheard.has(event.kind) || isOfOwn);
  const lastKnown = remembers ? event.cards.map((card) => table.game.lastKnown(table, card)) : null;
  const before = table.log === null ? NO_CARDS : event.cards.map((card) => cardAt(table, card).known);
  const came = kind.happens === null ? null : kind.happens(table, event);
  const happened = came === null ? event : { ...event, cards: came };
  forgetFailed(table);
  if (table.log !== null) record(table, happened, came === null ? before : NO_CARDS);
  if (isOfOwn || (triggers && isListenedTo(table, happened)))
    table.state.open.push({ event: happened, lastKnown, done: [] } satisfies OpenEvent);
}

/** What somebody has not been told yet, who has been told all events below the number `told`. */
export interface News {
  /** How many of the events that they were told still stand; the others were taken back. */
  readonly from: number;
  readonly events: readonly LoggedEvent[];
  /** The number below which they have been told all now. */
  readonly told: number;
}

/** What has happened at a table since somebody was last told; `told` is 0 for one who has been told nothing. */
export function newsSince<S extends State>({ log, logged }: Table<S>, told: number): News {
  const all = log ?? [];
  const first = all.findIndex(({ number }) => number >= told);
  const from = first < 0 ? all.length : first;
  return { from, events: all.slice(from), told: logged };
}

/** Something has happened: what failed before may be attempted again. */
function forgetFailed<S extends State>(table: Table<S>): void {
  if (table.state.failed.length > 0) table.state.failed = [];
}

/** Whether a text that answers this event is in force, now that it has happened, or is on one of its cards. */
function isListenedTo<S extends State>(table: Table<S>, event: GameEvent): boolean {
  if (isOnOneOf(table, event)) return true;
  const { overheard, overhearing } = table.pool;
  if (!overheard.has(event.kind)) return false;
  let listened = false;
  visitSources(table, (_card, _user, text) => {
    if (overhearing[text]?.has(event.kind) === true) listened = true;
  });
  return listened;
}

/** Whether one of the event's cards has a text, its own or one in force, that answers this kind of event. */
function isOnOneOf<S extends State>(table: Table<S>, { kind, cards }: GameEvent): boolean {
  let answered = false;
  for (const card of cards) {
    if (answers(table, kind, cardAt(table, card).definition)) return true;
    table.game.given?.(table, card, (_card, _user, text) => {
      answered ||= answers(table, kind, text);
    });
  }
  return answered;
}

/** Whether a text answers this kind of event, of its own card or of others. */
function answers<S extends State>({ pool }: Table<S>, kind: string, text: number): boolean {
  const { listening, overhearing } = pool;
  return listening[text]?.has(kind) === true || overhearing[text]?.has(kind) === true;
}

function record<S extends State>(table: Table<S>, event: GameEvent, before: readonly number[]): void {
  table.log?.push({
    event,
    known: event.cards.map((card, at) => (before[at] ?? 0) | cardAt(table, card).known),
    faces: event.cards.map((card) => cardAt(table, card).definition),
    sourceKnown: event.source === NONE ? 0 : cardAt(table, event.source).known,
    attempts: table.state.attempts,
    number: table.logged++,
  });
}
