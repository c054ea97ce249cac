import { type CardId, NONE, type Option, place, type Seat, show, skip, zoneAt } from "@gyoji/kernel";
import { faceOf, isOfMainDeck } from "../definition.ts";
import { choose, deckOf, procedure, type RiftboundTable, sideboardOf } from "../state.ts";
import { championIn } from "./setUp.ts";

/*
 * The sideboard: what a player has beside the deck, to exchange between the games of a match.
 */

/** A card that comes into the deck, and the one that leaves it. */
interface Swap {
  readonly came: CardId;
  readonly went: CardId;
}

/** A player in the course of exchanging: what is to be exchanged, which nobody sees before all are done. */
export interface Exchanging {
  readonly who: Seat;
  swaps: readonly Swap[];
  /** The card that is to come into the deck, and for which another one is to leave it; or `NONE`. */
  came: CardId;
  isDone: boolean;
}

/** What a player who may exchange begins with. */
export function exchanging(who: Seat): Exchanging {
  return { who, swaps: [], came: NONE, isDone: false };
}

/** modes.6 The seats that may exchange something now: not after a drawn game. */
export function exchangers({ state: { game, zones } }: RiftboundTable, seats: readonly Seat[]): Seat[] {
  if (game.lastWinner === NONE) return [];
  return seats.filter((seat) => (zones[sideboardOf(seat)] ?? []).length > 0);
}

/** A player looks through the deck. */
export function lookThrough(table: RiftboundTable, who: Seat): void {
  for (const card of zoneAt(table, deckOf(who))) show(table, card, 1 << who);
}

/** modes.6 A player chooses what to exchange, one card of the Main Deck for each of the sideboard, in secret. */
export const exchange = procedure<Exchanging>("modes.6 sideboard", {
  "modes.6": choose(
    (table, { who, swaps, isDone }) => {
      const left = zoneAt(table, sideboardOf(who)).filter((card) => !swaps.some(({ came }) => came === card));
      if (isDone || left.length === 0) return null;
      const options: Option[] = [{ kind: "word", word: "done" }, ...left.map(asOption)];
      return { seat: who, ask: "bringIn", options, open: false, about: NONE };
    },
    (_table, locals, option) => {
      if (option.kind === "card") locals.came = option.card;
      else locals.isDone = true;
    },
  ),
  "modes.6 for": choose(
    (table, { who, swaps, came }) => {
      if (came === NONE) return null;
      const left = exchangeable(table, who).filter((card) => !swaps.some(({ went }) => went === card));
      return { seat: who, ask: "takeOut", options: left.map(asOption), open: false, about: came };
    },
    (table, locals, option) => {
      if (option.kind !== "card") return;
      locals.swaps = [...locals.swaps, { came: locals.came, went: option.card }];
      locals.came = NONE;
      skip(table, -2);
    },
  ),
});

/** What a player has chosen to exchange is exchanged. */
export function carryOutExchange(table: RiftboundTable, { who, swaps }: Exchanging): void {
  for (const { came, went } of swaps) {
    place(table, came, deckOf(who));
    place(table, went, sideboardOf(who));
  }
}

/** Whether anybody is still choosing what to exchange. */
export function isExchanging({ state: { frames } }: RiftboundTable): boolean {
  return frames.some(({ branches }) => branches?.some(({ procedure: of }) => of === exchange.id) === true);
}

/** deck.14 All of the Main Deck but the Chosen Champion, which begins each game beside it. */
function exchangeable(table: RiftboundTable, who: Seat): CardId[] {
  const chosen = championIn(table, who);
  return zoneAt(table, deckOf(who)).filter((card) => card !== chosen && isOfMainDeck(faceOf(table, card)));
}

function asOption(card: CardId): Option {
  return { kind: "card", card };
}

export const exchangingProcedures = [exchange];
