import { type CardId, knownIn, type Seat, type ZoneDeclaration, type ZoneId } from "./card.ts";
import { pick as pickFrom, picks as picksFrom, shuffle as shuffleIn } from "./chance.ts";
import { cardAt, type Table } from "./game.ts";
import type { State } from "./state.ts";

/** Where in a zone a card goes. */
export type Position = "top" | "bottom";

/** Puts a card into a zone as a new object: not turned, its face known to whom the zone shows it. */
export function place<S extends State>(
  table: Table<S>,
  card: CardId,
  zone: ZoneId,
  position: Position = "top",
): void {
  carry(table, card, zone, position);
  const moved = cardAt(table, card);
  moved.stay++;
  moved.turned = false;
}

/** Moves a card to a zone as the object it is: turned or not, effects on it go with it. */
export function carry<S extends State>(
  table: Table<S>,
  card: CardId,
  zone: ZoneId,
  position: Position = "top",
): void {
  const moved = cardAt(table, card);
  const from = table.state.zones[moved.zone] as CardId[];
  const at = from.lastIndexOf(card);
  if (at === from.length - 1) from.pop();
  else from.splice(at, 1);
  const to = table.state.zones[zone] as CardId[];
  if (position === "top") to.push(card);
  else to.unshift(card);
  moved.zone = zone;
  setKnown(table, card, knownIn(table.game.zones[zone] as ZoneDeclaration, everyone(table)));
}

/** The bits of all seats of the game. */
export function everyone<S extends State>(table: Table<S>): number {
  return (1 << table.game.seats) - 1;
}

/** Whether a seat knows a card's face. */
export function knows<S extends State>(table: Table<S>, seat: Seat, card: CardId): boolean {
  return (cardAt(table, card).known & (1 << seat)) !== 0;
}

/** Lets the seats of `seats` (bits) know a card's face, besides those that know it already. */
export function show<S extends State>(table: Table<S>, card: CardId, seats: number): void {
  setKnown(table, card, cardAt(table, card).known | seats);
}

/** Back to those whom the card's zone shows it. */
export function hide<S extends State>(table: Table<S>, card: CardId): void {
  const zone = table.game.zones[cardAt(table, card).zone] as ZoneDeclaration;
  setKnown(table, card, knownIn(zone, everyone(table)));
}

function setKnown<S extends State>(table: Table<S>, card: CardId, known: number): void {
  const shown = cardAt(table, card);
  let gained = known & ~shown.known;
  for (let seat = 0; gained !== 0; seat++, gained >>= 1)
    if (gained & 1) table.learned[seat] = (table.learned[seat] ?? 0) + 1;
  shown.known = known;
}

/** Shuffles a zone: nobody knows any face in it afterwards whom the zone does not show it. */
export function shuffle<S extends State>(table: Table<S>, zone: ZoneId): void {
  const cards = table.state.zones[zone] as CardId[];
  shuffleIn(table.state, cards);
  for (const card of cards) hide(table, card);
  everybodyLearns(table);
}

/** A number from 0 to `sides - 1` by chance. */
export function pick<S extends State>(table: Table<S>, sides: number): number {
  const picked = pickFrom(table.state, sides);
  everybodyLearns(table);
  return picked;
}

/** So many numbers from 0 to `sides - 1` by chance, one after the other. */
export function picks<S extends State>(table: Table<S>, sides: number, count: number): number[] {
  const picked = picksFrom(table.state, sides, count);
  everybodyLearns(table);
  return picked;
}

/** Everybody has come to know something: what chance did, or what was secret. */
export function everybodyLearns<S extends State>(table: Table<S>): void {
  for (let seat = 0; seat < table.learned.length; seat++)
    table.learned[seat] = (table.learned[seat] ?? 0) + 1;
}
