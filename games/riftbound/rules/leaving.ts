import { type CardId, cardAt, NONE, place, type Seat, undoAttempts } from "@gyoji/kernel";
import { banishmentOf, battlefieldZone, GONE, isOnBoard, modeIn, type RiftboundTable } from "../state.ts";
import { resolve, takeOffChain } from "./chain.ts";
import { unwind, winGame } from "./ending.ts";
import { attachedTo, battlefieldOf, battlefields, isEnemy, seatsFrom, sideOf } from "./information.ts";

/** concede.1 A player concedes, whatever is going on. concede.6 What resolves for them is broken off. */
export function concede(table: RiftboundTable, seat: Seat): void {
  undoAttempts(table);
  const { frames } = table.state;
  const own = frames.findIndex(
    ({ procedure, locals }) => procedure === resolve.id && isItemOf(table, seat, locals),
  );
  if (own >= 0) frames.length = own;
  leave(table, seat);
}

function isItemOf(table: RiftboundTable, seat: Seat, locals: object): boolean {
  const { item } = locals as { readonly item: number };
  return table.state.game.chain.some(({ id, controller }) => id === item && controller === seat);
}

/** A player leaves the game; team.2 and with them their side. overview.15 The last side left has won. */
export function leave(table: RiftboundTable, seat: Seat): void {
  const { game } = table.state;
  const leaving = seatsFrom(table, seat).filter((each) => sideOf(table, each) === sideOf(table, seat));
  for (const each of leaving) game.left |= 1 << each;
  const [remaining, ...others] = seatsFrom(table, seat);
  const isOver = remaining === undefined || !others.some((each) => isEnemy(table, each, remaining));
  if (isOver) {
    if (remaining !== undefined) winGame(table, sideOf(table, remaining), "concede.2");
    if (game.isOver) unwind(table);
    return;
  }
  for (const each of leaving) removeFromGame(table, each);
}

/** concede.3 to concede.7 The game goes on without a player. */
function removeFromGame(table: RiftboundTable, seat: Seat): void {
  const { game } = table.state;
  for (const { id, controller } of game.chain.slice()) if (controller === seat) takeOffChain(table, id); // concede.6
  game.due = game.due.map((group) => group.filter(({ self }) => self.user !== seat));
  for (const [card, { owner, controller, zone }] of table.state.cards.entries())
    if (owner === seat || (controller === seat && isOnBoard(zone))) remove(table, card, owner === seat);
  for (const at of battlefields(table)) {
    const battlefield = battlefieldOf(table, at);
    if (battlefield.controller === seat) battlefield.controller = NONE;
    if (battlefield.contestedBy === seat) battlefield.contestedBy = NONE;
  }
}

/** concede.3, concede.5 A card leaves; concede.4 a Battlefield in use stays, without abilities. */
function remove(table: RiftboundTable, card: CardId, isOwn: boolean): void {
  const { zone, owner } = cardAt(table, card);
  if (zone >= battlefieldZone(0) && zone < battlefieldZone(0) + modeIn(table).battlefields) return;
  for (const attached of attachedTo(table, card)) cardAt(table, attached).attachedTo = NONE;
  place(table, card, isOwn ? GONE : banishmentOf(owner));
}
