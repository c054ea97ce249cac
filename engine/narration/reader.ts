import type { GamePresentation, Rule } from "@gyoji/game";
import { type CardView, NONE, type PrintedCard, type Seat, type View } from "@gyoji/kernel";
import type { Language } from "@gyoji/lexicon";
import { format, type Values } from "./format.ts";
import { say } from "./say.ts";

/** How one onlooker reads a table: in which language, and what the players and cards are called. */
export interface Reader {
  readonly game: GamePresentation;
  readonly rulebook: readonly Rule[];
  readonly language: Language;
  /** What the player of each seat is called. */
  readonly names: readonly string[];
  /** What is printed on the card with an id; undefined if it is not known here. */
  readonly printed: (id: string) => PrintedCard | undefined;
}

/** What players are called by one of them. */
export function namesFor(game: GamePresentation, seat: Seat, language: Language): string[] {
  return seats(game).map((each) => {
    if (each === seat) return say(language, "you");
    return game.seats === 2 ? say(language, "opponent") : say(language, "player", { number: each + 1 });
  });
}

/** What players are called by somebody who looks on. */
export function plainNames(game: GamePresentation, language: Language): string[] {
  return seats(game).map((each) => say(language, "player", { number: each + 1 }));
}

function seats(game: GamePresentation): Seat[] {
  return seatsFrom(0, game.seats);
}

/** All seats, from one on and round the table. */
export function seatsFrom(first: Seat, count: number): Seat[] {
  return Array.from({ length: count }, (_, at) => (first + at) % count);
}

export function seatName(reader: Reader, seat: Seat): string {
  return seat === NONE ? "" : (reader.names[seat] ?? "");
}

/** A message of the game; a key that the game has not stands for itself. */
export function gameSays(
  { game, language }: Pick<Reader, "game" | "language">,
  key: string,
  values: Values = {},
): string {
  const message = game.messages[language][key];
  return message === undefined ? key : format(message, language, values);
}

/** The number of the turn that a table is in, as its facts say; 0 before the first. */
export function turnIn({ turns }: Pick<GamePresentation, "turns">, facts: View["facts"]): number {
  return Number(facts[turns.number] ?? 0);
}

/** What a turn is called; 0 is what comes before the first. */
export function turnName(reader: Pick<Reader, "game" | "language">, number: number): string {
  return gameSays(reader, "turn", { number });
}

/** The name of a card by the id of its face. */
export function cardName({ game, printed, language }: Reader, id: string): string {
  const card = printed(id);
  return card === undefined ? id : game.cardName(card, language);
}

/** A zone's name without the number of its column. */
export function zoneKind(reader: Reader, zone: number): string {
  return (reader.game.zones[zone]?.name ?? "").replace(/\d+$/u, "");
}

/** The number of a zone's column, or 0. */
export function columnOf(reader: Reader, zone: number): number {
  return Number(/\d+$/u.exec(reader.game.zones[zone]?.name ?? "")?.[0] ?? 0);
}

/** What a zone is called, whoever's it is. */
export function zoneName(reader: Reader, zone: number): string {
  return gameSays(reader, `zone ${zoneKind(reader, zone)}`, { column: columnOf(reader, zone) });
}

/** A card as it lies in a zone: its name, its figures, and whether it is turned. */
export function cardInWords(reader: Reader, zone: number, card: CardView): string {
  const turned = card.turned ? turnedWord(reader, zone) : "";
  if (!card.shown) return [say(reader.language, "hidden card"), turned].filter(Boolean).join(" ");
  const figures = reader.game.cardFigures(card.facts, reader.language, reader.names);
  return [cardName(reader, card.id), figures, turned].filter(Boolean).join(" ");
}

/** What it is called that a card lies turned in a zone. */
export function turnedWord(reader: Reader, zone: number): string {
  const key = `turned ${zoneKind(reader, zone)}`;
  return key in reader.game.messages[reader.language]
    ? gameSays(reader, key)
    : say(reader.language, "turned");
}

/** Where in a view a card lies that the onlooker sees; null if they see no such card. */
export function findCard(
  view: View,
  card: number,
): { zone: number; view: CardView & { shown: true } } | null {
  for (const [zone, cards] of view.zones.entries())
    for (const each of cards) if (each.shown && each.card === card) return { zone, view: each };
  return null;
}
