import { type EventView, NONE } from "@gyoji/kernel";
import { cardName, columnOf, gameSays, type Reader, seatName, zoneName } from "./reader.ts";
import { say } from "./say.ts";

/** What happened in one sentence, as it was seen; "" for what is not worth one. */
export function eventInWords(reader: Reader, event: EventView): string {
  const { kind, seat, cards, amount, zone } = event;
  return gameSays(reader, `event ${kind}`, {
    seat: seatName(reader, seat),
    cards: cardsInWords(reader, cards),
    count: cards.length,
    known: cards.some((card) => card !== null) ? "yes" : "no",
    amount,
    zone: zone === NONE ? "" : zoneName(reader, zone),
    column: zone === NONE ? 0 : columnOf(reader, zone),
    named: event.face === "" ? event.name : cardName(reader, event.face),
    source: event.source === null ? "" : cardName(reader, event.source.id),
    caused: event.source === null ? "no" : "yes",
  });
}

/** The names that were seen, equal ones counted, then how many cards were not seen. */
function cardsInWords(reader: Reader, cards: EventView["cards"]): string {
  const seen = cards.flatMap((card) => (card === null ? [] : [cardName(reader, card.id)]));
  const hidden = cards.length - seen.length;
  const parts = counted(seen).map(([name, count]) =>
    count === 1 ? name : say(reader.language, "times", { name, count }),
  );
  if (hidden > 0) parts.push(say(reader.language, "hidden cards", { count: hidden }));
  return parts.join(say(reader.language, "between cards"));
}

/** Equal texts once, with how often they stand there; in the order of their first. */
export function counted(texts: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts];
}
