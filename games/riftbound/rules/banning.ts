import { BANS, type BanList } from "../bans.ts";
import { fullName, type RiftboundPrinted } from "../definition.ts";

/** deck.23 Whether a list bans a card. */
export function isBanned(list: BanList, card: RiftboundPrinted): boolean {
  if (list === "marked") return card.isMarkedBanned;
  return (BANS[list] as readonly string[]).includes(fullName(card));
}
