import { type EventView, type LoggedEvent, NONE, type Seat, type Table, viewEvent } from "@gyoji/kernel";
import { cardName, columnOf, gameSays, type Reader, seatName, zoneName } from "./reader.ts";

/** What happened in one sentence as `seat` saw it; "" for what is not worth one. */
export function eventInWords(reader: Reader, table: Table, seat: Seat, logged: LoggedEvent): string {
  return viewedEventInWords(reader, table, viewEvent(table, seat, logged));
}

/** What happened in one sentence with every face that some seat saw. */
export function eventSeenByAll(reader: Reader, table: Table, logged: LoggedEvent): string {
  const [first, ...others] = reader.names.map((_, seat) => viewEvent(table, seat, logged));
  if (first === undefined) return "";
  const cards = first.cards.map(
    (card, at) => card ?? others.map((view) => view.cards[at] ?? null).find(Boolean) ?? null,
  );
  return viewedEventInWords(reader, table, { ...first, cards });
}

function viewedEventInWords(reader: Reader, table: Table, event: EventView): string {
  const { kind, seat, cards, amount, zone } = event;
  return gameSays(reader, `event ${kind}`, {
    seat: seatName(reader, seat),
    cards: cardsInWords(reader, cards),
    count: cards.length,
    known: cards.some((card) => card !== null) ? "yes" : "no",
    amount,
    zone: zone === NONE ? "" : zoneName(reader, zone),
    column: zone === NONE ? 0 : columnOf(reader, zone),
    source: sourceName(reader, table, event),
  });
}

/** The names that were seen, equal ones counted, then how many cards were not seen. */
function cardsInWords(reader: Reader, cards: EventView["cards"]): string {
  const seen = cards.flatMap((card) => (card === null ? [] : [cardName(reader, card.id)]));
  const hidden = cards.length - seen.length;
  const parts = counted(seen).map(([name, count]) =>
    count === 1 ? name : reader.say("times", { name, count }),
  );
  if (hidden > 0) parts.push(reader.say("hidden cards", { count: hidden }));
  return parts.join(reader.say("between cards"));
}

/** Equal texts once, with how often they stand there; in the order of their first. */
export function counted(texts: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts];
}

/** The source of an event lies open, or its effect would not be seen. */
function sourceName(reader: Reader, table: Table, { source, cards }: EventView): string {
  if (source === NONE) return "";
  const known = cards.find((card) => card?.card === source);
  const face = table.state.cards[source]?.definition ?? NONE;
  return cardName(reader, known?.id ?? table.pool.definitions[face]?.id ?? "");
}
