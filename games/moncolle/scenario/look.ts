import { type CardId, cardAt, type Option, type Seat, type View, type ZoneId, zoneAt } from "@gyoji/kernel";
import { faceOf, originalName } from "../definition.ts";
import { describe, facts } from "../facts.ts";
import { handLimitOf, isUnit, squareOf } from "../rules/information.ts";
import { ALL_SQUARES, squareName } from "../squares.ts";
import {
  deckOf,
  discardsOf,
  equipmentOf,
  fieldZone,
  handOf,
  type MoncolleTable,
  partyZone,
  STACK,
  squareOfParty,
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
export function look(table: MoncolleTable): Record<string, unknown> {
  const seen = (card: CardId): Seen => ({
    name: originalName(faceOf(table, card)),
    turned: cardAt(table, card).turned,
    facts: describe(table, card),
  });
  const { edition, hits } = table.state.game;
  return {
    ...shared(facts(table)),
    edition,
    hits: hits.length,
    handLimits: [handLimitOf(table, 0), handLimitOf(table, 1)],
    ...sides((zone) => zoneAt(table, zone).map(seen)),
  };
}

/** The same from a seat's view: a card that it does not know is "?". */
export function lookSeen(view: View): Record<string, unknown> {
  const seen = (zone: ZoneId): Seen[] =>
    (view.zones[zone] ?? []).map((card) =>
      card.shown
        ? { name: String(card.facts["name"]), turned: card.turned, facts: card.facts }
        : { name: "?", turned: card.turned, facts: {} },
    );
  return { ...shared(view.facts), ...sides(seen) };
}

interface SquareFacts {
  readonly controller: Seat;
  readonly kind: string;
  readonly limit: number;
}

function shared(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const squares = given["squares"] as readonly SquareFacts[];
  const combat = given["combat"] as Readonly<Record<string, unknown>> | null;
  return {
    turn: given["turn"],
    turnPlayer: nameOf(given["turnPlayer"]),
    phase: given["phase"],
    control: bySquare((square) => nameOf(squares[square - 1]?.controller)),
    kinds: bySquare((square) => squares[square - 1]?.kind),
    limits: bySquare((square) => squares[square - 1]?.limit),
    combat:
      combat === null
        ? "none"
        : {
            square: squareName(Number(combat["square"])),
            mover: nameOf(combat["mover"]),
            attacking: nameOf(combat["attacking"]),
            isTie: combat["isTie"],
            rolls: combat["rolls"],
            initiative: combat["initiative"],
            strength: combat["strength"],
            striker: nameOf(combat["striker"]),
          },
    declared: (given["stack"] as readonly unknown[]).length,
  };
}

type Zone = (zone: ZoneId) => readonly Seen[];

function sides(zone: Zone): Record<string, unknown> {
  return {
    fields: bySquare((square) => zone(fieldZone(square))[0]?.name ?? "none"),
    stack: names(zone(STACK)),
    A: side(zone, 0),
    B: side(zone, 1),
  };
}

function names(cards: readonly Seen[]): string[] {
  return cards.map(({ name, turned }) => (turned ? `${name} tapped` : name));
}

/** Lists go from the top down. */
function side(zone: Zone, seat: Seat): Record<string, unknown> {
  const deck = zone(deckOf(seat)).toReversed();
  const party = (square: number): readonly Seen[] => zone(partyZone(seat, square)).toReversed();
  return {
    hand: names(zone(handOf(seat))),
    handCount: zone(handOf(seat)).length,
    deck: names(deck),
    deckCount: deck.length,
    discards: names(zone(discardsOf(seat))),
    equipment: names(zone(equipmentOf(seat))),
    units: bySquare((square) => names(party(square))),
    attack: bySquare((square) => party(square).map((unit) => unit.facts["attack"])),
    defence: bySquare((square) => party(square).map((unit) => unit.facts["defence"])),
  };
}

function bySquare<T>(of: (square: number) => T): Record<string, T> {
  return Object.fromEntries(ALL_SQUARES.map((square) => [squareName(square), of(square)]));
}

/** An option in a scenario's words. */
export function spell(table: MoncolleTable, option: Option): string {
  switch (option.kind) {
    case "word":
      return option.word;
    case "number":
      return `place ${option.number}`;
    case "seat":
      return nameOf(option.seat);
    case "zone":
      return squareName(squareOfParty(option.zone));
    case "use":
      return `${option.way} ${cardWords(table, option.card)}`;
    case "ability":
      return `use ${cardWords(table, option.card)}`;
    case "card":
      return cardWords(table, option.card);
    case "face":
      return option.face;
    case "name":
      return option.name;
  }
}

/** A unit on the board with its square, where one of its name stands on another too. */
function cardWords(table: MoncolleTable, card: CardId): string {
  const name = originalName(faceOf(table, card));
  if (!isUnit(table, card)) return name;
  const isAlone = table.state.cards.every(
    ({ definition }, other) =>
      other === card || definition !== cardAt(table, card).definition || !isUnit(table, other),
  );
  return isAlone ? name : `${name} on ${squareName(squareOf(table, card))}`;
}
