import { type CardId, cardAt, type Lasting, last, raise, type Self } from "@gyoji/kernel";
import { objectKey, type RiftboundTable } from "../state.ts";
import { lies } from "./information.ts";

/*
 * Control of a Permanent for as long as something else is on the board (control.8).
 */

const CONTROL = "control";

/** layers.12 A player's control of a card lasts for as long as an object is there; of several the newest counts. */
export function holdControl(
  table: RiftboundTable,
  { card: source, stay, user: amount }: Self,
  id: CardId,
): void {
  const until = objectKey({ card: source, stay });
  last(table, { layer: CONTROL, on: "card", id, amount, until, source });
}

/** Control that is taken for good ends all that was for a time. */
export function forgetControl(table: RiftboundTable, cards: readonly CardId[]): void {
  table.state.lasting = table.state.lasting.filter(
    ({ layer, id }) => layer !== CONTROL || !cards.includes(id),
  );
}

/** Whether what somebody's control lasted for has left the board. */
export function isControlEnded(table: RiftboundTable): boolean {
  return table.state.lasting.some((each) => hasEnded(table, each));
}

function hasEnded(table: RiftboundTable, { layer, source, until }: Lasting): boolean {
  if (layer !== CONTROL) return false;
  return !lies(table, source) || objectKey({ card: source, stay: cardAt(table, source).stay }) !== until;
}

/** Where what it lasted for has left the board, control goes to who has the newest of the others, else to the owner. */
export function endControl(table: RiftboundTable): boolean {
  const ended = table.state.lasting.filter((each) => hasEnded(table, each));
  if (ended.length === 0) return false;
  table.state.lasting = table.state.lasting.filter((each) => !ended.includes(each));
  for (const card of new Set(
    ended.filter(({ id, stay }) => cardAt(table, id).stay === stay).map(({ id }) => id),
  )) {
    const left = table.state.lasting.findLast(({ layer, id }) => layer === CONTROL && id === card);
    const seat = left?.amount ?? cardAt(table, card).owner;
    if (seat !== cardAt(table, card).controller) raise(table, "controlChanged", { seat, cards: [card] });
  }
  return true;
}
