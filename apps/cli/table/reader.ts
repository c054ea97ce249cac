import type { GameModule } from "@gyoji/game";
import { type CardView, NONE, type Pool, type Seat, type State, type View } from "@gyoji/kernel";
import type { Language } from "@gyoji/lexicon";
import { format, type Say, type Values } from "../say.ts";

/** How one onlooker reads a table: in which language, and what the players and cards are called. */
export interface Reader {
  readonly module: GameModule;
  readonly pool: Pool<State>;
  readonly language: Language;
  readonly say: Say;
  /** What the player of each seat is called. */
  readonly names: readonly string[];
}

/** What players are called by one of them. */
export function namesFor(module: GameModule, seat: Seat, say: Say): string[] {
  return seats(module).map((each) => {
    if (each === seat) return say("you");
    return module.game.seats === 2 ? say("opponent") : say("player", { number: each + 1 });
  });
}

/** What players are called by somebody who looks on. */
export function plainNames(module: GameModule, say: Say): string[] {
  return seats(module).map((each) => say("player", { number: each + 1 }));
}

function seats(module: GameModule): Seat[] {
  return Array.from({ length: module.game.seats }, (_, seat) => seat);
}

export function seatName(reader: Reader, seat: Seat): string {
  return seat === NONE ? "" : (reader.names[seat] ?? "");
}

/** A message of the game; a key that the game has not stands for itself. */
export function gameSays({ module, language }: Reader, key: string, values: Values = {}): string {
  const message = module.messages[language][key];
  return message === undefined ? key : format(message, language, values);
}

/** The name of a card by the id of its face. */
export function cardName({ module, pool, language }: Reader, id: string): string {
  const definition = pool.definitions[pool.index.get(id) ?? NONE];
  return definition === undefined ? id : module.cardName(definition, language);
}

/** A zone's name without the number of its column. */
function zoneKind(reader: Reader, zone: number): string {
  return (reader.module.game.zones[zone]?.name ?? "").replace(/\d+$/u, "");
}

/** The number of a zone's column, or 0. */
export function columnOf(reader: Reader, zone: number): number {
  return Number(/\d+$/u.exec(reader.module.game.zones[zone]?.name ?? "")?.[0] ?? 0);
}

/** What a zone is called, whoever's it is. */
export function zoneName(reader: Reader, zone: number): string {
  return gameSays(reader, `zone ${zoneKind(reader, zone)}`, { column: columnOf(reader, zone) });
}

/** A card as it lies in a zone: its name, its figures, and whether it is turned. */
export function cardInWords(reader: Reader, zone: number, card: CardView): string {
  const turned = card.turned ? turnedWord(reader, zone) : "";
  if (!card.shown) return [reader.say("hidden card"), turned].filter(Boolean).join(" ");
  const figures = reader.module.cardFigures(card.facts, reader.language);
  return [cardName(reader, card.id), figures, turned].filter(Boolean).join(" ");
}

/** What it is called that a card lies turned in a zone. */
export function turnedWord(reader: Reader, zone: number): string {
  const key = `turned ${zoneKind(reader, zone)}`;
  return key in reader.module.messages[reader.language] ? gameSays(reader, key) : reader.say("turned");
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
