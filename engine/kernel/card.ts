/** A place at the table, counted from 0. */
export type Seat = number;
/** The number of a card in its match: an index into `State.cards`. */
export type CardId = number;
/** The number of a zone: an index into `State.zones` and into the game's zone declarations. */
export type ZoneId = number;
/** Stands where a card, a seat or a zone could stand and there is none. */
export const NONE = -1;

/** What every game keeps of one physical card. */
export interface Card {
  readonly owner: Seat;
  /** Index of the face in the pool's definitions. */
  definition: number;
  zone: ZoneId;
  /** Bit `1 << seat` is set while that seat knows the face. */
  known: number;
  /** Counts the objects this card has been: effects hold on to a card only during one stay. */
  stay: number;
  /** Turned sideways: what that means depends on the zone. */
  turned: boolean;
}

/** A zone as a game declares it. */
export interface ZoneDeclaration {
  /** Name within its seat, e.g. `hand`. */
  readonly name: string;
  /** The seat it belongs to, or `NONE` for a shared zone. */
  readonly seat: Seat;
  /** Who knows the faces of the cards in it. */
  readonly shown: "all" | "owner" | "nobody";
  /** Whether copies of a card in it are the same to choose, as in a hand, or each is itself, as on a board. */
  readonly copies: "alike" | "apart";
}

/** The seats that know a face in this zone, as bits. `everyone` has the bits of all seats. */
export function knownIn(zone: ZoneDeclaration, everyone: number): number {
  switch (zone.shown) {
    case "all":
      return everyone;
    case "owner":
      return 1 << zone.seat;
    case "nobody":
      return 0;
  }
}
