import { type CardId, cardAt, type Option, type Seat, type View, type ZoneId, zoneAt } from "@gyoji/kernel";
import { faceOf, originalName } from "../definition.ts";
import { ELEMENTS, type Element, OMNI } from "../elements.ts";
import { describe, facts } from "../facts.ts";
import { bearerOf, isCharacter, userOf } from "../rules/information.ts";
import {
  COLUMNS,
  columnOf,
  deckOf,
  discardsOf,
  type GensoTable,
  handOf,
  leaderOf,
  placeOf,
} from "../state.ts";

const SEAT_NAMES = ["A", "B"] as const;
const nameOf = (seat: unknown): string => SEAT_NAMES[Number(seat)] ?? "none";

/** A card as a scenario sees it. */
interface Seen {
  readonly name: string;
  readonly turned: boolean;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Everything that a scenario may expect of a table. */
export function look(table: GensoTable): Record<string, unknown> {
  const seen = (card: CardId): Seen => ({
    name: originalName(faceOf(table, card)),
    turned: cardAt(table, card).turned,
    facts: describe(table, card),
  });
  return { ...shared(facts(table)), ...sides((zone) => zoneAt(table, zone).map(seen), facts(table)) };
}

/** The same from a seat's view: a card that it does not know is "?". */
export function lookSeen(view: View): Record<string, unknown> {
  const seen = (zone: ZoneId): Seen[] =>
    (view.zones[zone] ?? []).map((card) =>
      card.shown
        ? { name: String(card.facts["name"]), turned: card.turned, facts: card.facts }
        : { name: "?", turned: card.turned, facts: {} },
    );
  return { ...shared(view.facts), ...sides(seen, view.facts) };
}

interface SideFacts {
  readonly dice: readonly number[];
  readonly added: number;
  readonly way: string | null;
  readonly count: number;
  readonly atk: number;
}

interface BattleFacts {
  readonly columns: readonly number[];
  readonly isExtra: boolean;
  readonly stage: string;
  readonly first: Seat;
  readonly sides: readonly (SideFacts | null)[];
}

function shared(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const battle = given["battle"] as BattleFacts | null;
  const supply = given["supply"] as readonly number[];
  return {
    turn: given["turn"],
    phase: given["phase"],
    order: given["order"],
    draws: given["draws"],
    supply: Object.fromEntries(ELEMENTS.map((element, at) => [element, supply[at]])),
    battle:
      battle === null
        ? "none"
        : {
            columns: battle.columns,
            isExtra: battle.isExtra,
            stage: battle.stage,
            first: nameOf(battle.first),
          },
  };
}

type Zone = (zone: ZoneId) => readonly Seen[];

function sides(zone: Zone, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { A: side(zone, 0, given), B: side(zone, 1, given) };
}

const names = (cards: readonly Seen[]): string[] => cards.map(({ name }) => name);

/** Lists go from the top down. */
function side(zone: Zone, seat: Seat, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const deck = zone(deckOf(seat)).toReversed();
  const battling = (given["battle"] as BattleFacts | null)?.sides[seat];
  const [leader] = zone(leaderOf(seat));
  const character = (column: number): Seen | undefined => zone(placeOf(seat, column))[0];
  const ofCharacters = (fact: string): Record<string, unknown> =>
    byColumn((column) => character(column)?.facts[fact] ?? "none");
  return {
    wins: (given["wins"] as readonly number[])[seat],
    hand: names(zone(handOf(seat))),
    handCount: zone(handOf(seat)).length,
    deck: names(deck),
    deckCount: deck.length,
    discards: names(zone(discardsOf(seat))),
    leader: leader === undefined ? "none" : leader.turned ? `${leader.name} up` : leader.name,
    field: byColumn((column) => {
      const found = character(column);
      return found === undefined ? "none" : found.turned ? `${found.name} up` : found.name;
    }),
    laid: byColumn((column) => names(zone(placeOf(seat, column)).slice(1))),
    atk: ofCharacters("atk"),
    base: ofCharacters("base"),
    added: ofCharacters("added"),
    fixed: ofCharacters("fixedAtk"),
    attached: byColumn(
      (column) => (character(column)?.facts["attached"] as readonly Element[] | undefined) ?? [],
    ),
    costs: ofCharacters("costs"),
    dice: (battling?.dice ?? []).map((face) => (face === OMNI ? "omni" : ELEMENTS[face])),
    count: battling?.count ?? 0,
    way: battling?.way ?? "none",
  };
}

function byColumn<T>(of: (column: number) => T): Record<string, T> {
  return Object.fromEntries(COLUMNS.map((column) => [`${column}`, of(column)]));
}

/** An option in a scenario's words. */
export function spell(table: GensoTable, option: Option): string {
  switch (option.kind) {
    case "word":
      return option.word;
    case "number":
      return `number ${option.number}`;
    case "seat":
      return nameOf(option.seat);
    case "zone":
      return `column ${columnOf(option.zone)}`;
    case "use":
      return `${option.way} ${cardWords(table, option.card)}`;
    case "ability":
      return `${cardWords(table, option.card)} text ${option.ability + 1}`;
    case "card":
      return cardWords(table, option.card);
    case "face":
      return option.face;
    case "name":
      return option.name;
  }
}

/** A character with its column and player, where another of its name is on the field too. */
function cardWords(table: GensoTable, card: CardId): string {
  const name = originalName(faceOf(table, card));
  const isAlone = table.state.cards.every(
    ({ definition }, other) =>
      other === card || definition !== cardAt(table, card).definition || !isCharacter(table, other),
  );
  if (!isCharacter(table, card) || bearerOf(table, card) >= 0 || isAlone) return name;
  return `${name} of ${nameOf(userOf(table, card))} in ${columnOf(cardAt(table, card).zone)}`;
}
