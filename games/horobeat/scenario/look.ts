import { type CardId, cardAt, type Option, type Seat, type View, type ZoneId, zoneAt } from "@gyoji/kernel";
import { faceOf, type HorobeatDefinition } from "../definition.ts";
import { costOf, isHorobito, powerOf } from "../rules/information.ts";
import {
  checkOf,
  deckOf,
  enaOf,
  graveyardOf,
  type HorobeatTable,
  handOf,
  heartsOf,
  horobitoZone,
  isHorobitoZone,
  lineNumbers,
  lineOf,
  seatOf,
  wazaZone,
} from "../state.ts";

const SEAT_NAMES = ["A", "B"] as const;

/** A card as a scenario sees it. */
interface Seen {
  readonly name: string;
  readonly turned: boolean;
  readonly power: number | null;
  readonly cost: number | null;
}

/** The name of a card in scenarios: its English name, else the original. */
function nameOf({ names: given }: HorobeatDefinition): string {
  return given.en ?? given.ja ?? given.th ?? "";
}

/** Everything that a scenario may expect of a table. */
export function look(table: HorobeatTable): Record<string, unknown> {
  const { round, phase, first, battle, lineOneWinner } = table.state.game;
  const seen = (card: CardId): Seen => {
    const on = isHorobitoZone(cardAt(table, card).zone);
    return {
      name: nameOf(faceOf(table, card)),
      turned: cardAt(table, card).turned,
      power: on ? powerOf(table, card) : null,
      cost: costOf(table, card),
    };
  };
  return {
    round,
    phase,
    first: SEAT_NAMES[first],
    line: battle?.line ?? 0,
    lineOneWinner: SEAT_NAMES[lineOneWinner] ?? "none",
    ...sides((zone) => zoneAt(table, zone).map(seen)),
  };
}

/** The same from a seat's view: a card that it does not know is "?". */
export function lookSeen(view: View): Record<string, unknown> {
  const { round, phase, first, line } = view.facts;
  return {
    round,
    phase,
    first: SEAT_NAMES[first as Seat],
    line,
    ...sides((zone) =>
      (view.zones[zone] ?? []).map(
        (card): Seen =>
          card.shown
            ? {
                name: String(card.facts["name"]),
                turned: card.turned,
                power: (card.facts["power"] as number | undefined) ?? null,
                cost: (card.facts["cost"] as number | undefined) ?? null,
              }
            : { name: "?", turned: card.turned, power: null, cost: null },
      ),
    ),
  };
}

type Zone = (zone: ZoneId) => readonly Seen[];

function sides(zone: Zone): Record<string, unknown> {
  return { A: side(zone, 0), B: side(zone, 1) };
}

function names(cards: readonly Seen[]): string[] {
  return cards.map(({ name }) => name);
}

/** Lists go from the top down; of stacks from the bottom up. */
function side(zone: Zone, seat: Seat): Record<string, unknown> {
  const ena = zone(enaOf(seat));
  const hearts = zone(heartsOf(seat)).toReversed();
  const deck = zone(deckOf(seat)).toReversed();
  return {
    hand: names(zone(handOf(seat))),
    handCount: zone(handOf(seat)).length,
    handCosts: zone(handOf(seat)).map(({ cost }) => cost),
    deck: names(deck),
    deckCount: deck.length,
    hearts: hearts.map(({ turned }) => (turned ? "Down" : "up")),
    heartCards: names(hearts),
    heartCount: hearts.length,
    check: names(zone(checkOf(seat))),
    graveyard: names(zone(graveyardOf(seat))),
    ena: ena.map(({ name, turned }) => `${name} ${turned ? "used" : "ready"}`),
    ready: ena.filter(({ turned }) => !turned).length,
    used: ena.filter(({ turned }) => turned).length,
    lines: byLine((line) => topOf(zone(horobitoZone(seat, line)))),
    stacks: byLine((line) => names(zone(horobitoZone(seat, line)))),
    power: byLine((line) => zone(horobitoZone(seat, line)).at(-1)?.power ?? 0),
    cost: byLine((line) => zone(horobitoZone(seat, line)).at(-1)?.cost ?? 0),
    waza: byLine((line) => names(zone(wazaZone(seat, line)))),
  };
}

function topOf(stack: readonly Seen[]): string {
  const top = stack.at(-1);
  return top === undefined ? "empty" : top.turned ? `${top.name} Down` : top.name;
}

function byLine<T>(of: (line: number) => T): Record<string, T> {
  return Object.fromEntries(lineNumbers().map((line) => [String(line), of(line)]));
}

const WAYS: Readonly<Record<string, string>> = {
  newLine: "new Line",
  overBeat: "Over-Beat",
  waza: "Waza",
  boost: "Boost",
};

/** An option in a scenario's words. */
export function spell(table: HorobeatTable, option: Option): string {
  switch (option.kind) {
    case "word":
      return option.word;
    case "number":
      return String(option.number);
    case "seat":
      return SEAT_NAMES[option.seat] ?? "";
    case "zone":
      return `Line ${lineOf(option.zone)} of ${SEAT_NAMES[seatOf(option.zone)]}`;
    case "use":
      return `${WAYS[option.way]} ${nameOf(faceOf(table, option.card))}`;
    case "ability":
      return `effect ${option.ability + 1} of ${cardWords(table, option.card)}`;
    case "card":
      return cardWords(table, option.card);
    case "face":
      return option.face;
    case "name":
      return option.name;
  }
}

/** A Horobito on the Line by its place, a Heart by how deep it lies, another card by its name. */
function cardWords(table: HorobeatTable, card: CardId): string {
  const { zone } = cardAt(table, card);
  if (isHorobito(table, card)) return `Line ${lineOf(zone)} of ${SEAT_NAMES[seatOf(zone)]}`;
  if (zone === heartsOf(seatOf(zone)))
    return `Heart ${zoneAt(table, zone).length - zoneAt(table, zone).indexOf(card)}`;
  return nameOf(faceOf(table, card));
}
