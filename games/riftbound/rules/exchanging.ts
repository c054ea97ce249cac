import { type CardId, NONE, type Option, place, type Seat, show, skip, zoneAt } from "@gyoji/kernel";
import { faceOf, isOfMainDeck } from "../definition.ts";
import { choose, deckOf, procedure, type RiftboundTable, sideboardOf } from "../state.ts";
import { championIn } from "./setUp.ts";

/*
 * The sideboard: what a player has beside the deck, to exchange between the games of a match.
 */

/** A player in the course of exchanging. */
export interface Exchanging {
  readonly who: Seat;
  /** What has been exchanged: none of it is once more. */
  moved: readonly CardId[];
  /** The card that has come into the deck, and for which another one leaves it; or `NONE`. */
  came: CardId;
  isDone: boolean;
}

/** What a player who may exchange begins with. */
export function exchanging(who: Seat): Exchanging {
  return { who, moved: [], came: NONE, isDone: false };
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

/** modes.6 A player exchanges cards of the sideboard for cards of the Main Deck, one for one, in secret. */
export const exchange = procedure<Exchanging>("modes.6 sideboard", {
  "modes.6": choose(
    (table, { who, moved, isDone }) => {
      const left = zoneAt(table, sideboardOf(who)).filter((card) => !moved.includes(card));
      if (isDone || left.length === 0) return null;
      const options: Option[] = [{ kind: "word", word: "done" }, ...left.map(asOption)];
      return { seat: who, ask: "bringIn", options, open: false, about: NONE };
    },
    (table, locals, option) => {
      if (option.kind !== "card") {
        locals.isDone = true;
        return;
      }
      place(table, option.card, deckOf(locals.who));
      locals.came = option.card;
      locals.moved = [...locals.moved, option.card];
    },
  ),
  "modes.6 for": choose(
    (table, { who, moved, came }) => {
      if (came === NONE) return null;
      const options = exchangeable(table, who)
        .filter((card) => !moved.includes(card))
        .map(asOption);
      return { seat: who, ask: "takeOut", options, open: false, about: came };
    },
    (table, locals, option) => {
      if (option.kind !== "card") return;
      place(table, option.card, sideboardOf(locals.who));
      locals.came = NONE;
      locals.moved = [...locals.moved, option.card];
      skip(table, -2);
    },
  ),
});

/** deck.14 All of the Main Deck but the Chosen Champion, which begins each game beside it. */
function exchangeable(table: RiftboundTable, who: Seat): CardId[] {
  const chosen = championIn(table, who);
  return zoneAt(table, deckOf(who)).filter((card) => card !== chosen && isOfMainDeck(faceOf(table, card)));
}

function asOption(card: CardId): Option {
  return { kind: "card", card };
}

export const exchangingProcedures = [exchange];
