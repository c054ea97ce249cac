import { type CardView, NONE, type ZoneId } from "@gyoji/kernel";
import { cardInWords, say as tell, zoneName } from "@gyoji/narration";
import type { TableContext } from "./context.ts";
import { cardSpot, placeSpot, type Spot } from "./targets.ts";

/** The zone of a seat with a name, or one that all share; -1 if the game has none. */
export function zoneCalled({ reader }: Pick<TableContext, "reader">, name: string, seat: number): ZoneId {
  return reader.game.zones.findIndex(
    (zone) => zone.name === name && (zone.seat === seat || zone.seat === NONE),
  );
}

/** A zone's name, and whose it is where that is not the onlooker. */
export function zoneInWords({ reader, view, say }: TableContext, zone: ZoneId): string {
  const owner = reader.game.zones[zone]?.seat ?? NONE;
  const name = zoneName(reader, zone);
  if (owner === NONE || owner === view.seat) return name;
  return say("spot foe", { player: reader.names[owner] ?? "", zone: name });
}

/** The spot of a card that lies in a zone. */
export function spotOfCard(zone: ZoneId, position: number, card: CardView): Spot {
  return card.shown ? cardSpot(card.card) : placeSpot(zone, position);
}

/** Whether the cards of a zone are counted from the top. */
function isOrdered({ reader: { game } }: Pick<TableContext, "reader">, zone: ZoneId): boolean {
  const name = game.zones[zone]?.name.replace(/\d+$/u, "{}");
  return game.layout.rows.some((row) => row.zone === name && row.look === "ordered");
}

/** What a card is called for somebody who does not see it: its name, where it lies, what is special about it. */
export function cardLabel(
  context: TableContext,
  zone: ZoneId,
  position: number,
  card: CardView,
  chosen: boolean,
): string {
  const { reader, say, view, targets, fresh } = context;
  const count = view.zones[zone]?.length ?? 0;
  const called = { card: cardInWords(reader, zone, card), zone: zoneInWords(context, zone), count };
  const named =
    count > 1 && isOrdered(context, zone)
      ? say("spot ordered", { ...called, place: count - position })
      : say("spot card", { ...called, place: count > 1 ? position + 1 : 0 });
  const notes = [
    ...(chosen ? [say("spot chosen")] : []),
    ...(targets.has(spotOfCard(zone, position, card)) ? [say("spot possible")] : []),
    ...(card.shown && fresh.has(card.card) ? [say("spot new")] : []),
  ];
  return [named, ...notes].join(tell(reader.language, "between cards"));
}
