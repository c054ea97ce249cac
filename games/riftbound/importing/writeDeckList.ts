import type { DeckList, KnownCard, ListedCard } from "@gyoji/game";
import type { Pool } from "@gyoji/kernel";
import type { RiftboundDefinition } from "../definition.ts";
import { chosenChampion } from "../rules/deck.ts";
import type { RiftboundState } from "../state.ts";

/** What a card of a pool is; none for one that is not in it. */
function facesOf(pool: Pool<RiftboundState>, ids: readonly string[]): RiftboundDefinition[] {
  const { definitions, index } = pool as Pool<RiftboundState, RiftboundDefinition>;
  return ids.flatMap((id) => definitions[index.get(id) ?? -1] ?? []);
}

/** deck.12 The id of the Chosen Champion of a deck whose list does not say it, or "". */
export function chosenCard(pool: Pool<RiftboundState>, cards: readonly string[]): string {
  return chosenChampion(facesOf(pool, cards))?.id ?? "";
}

/** deck.1 The parts of a deck, in the order that lists have them. */
const PARTS = ["Legend", "Champion", "MainDeck", "Battlefields", "Runes"] as const;

function partOf(pool: Pool<RiftboundState>, card: string): (typeof PARTS)[number] {
  const types = facesOf(pool, [card]).flatMap((face) => face.types);
  if (types.includes("legend")) return "Legend";
  if (types.includes("battlefield")) return "Battlefields";
  return types.includes("rune") ? "Runes" : "MainDeck";
}

/** A deck as a list: each part of it under its header, one of the Chosen Champion apart, then the sideboard. */
export function deckList(
  { main, sideboard, chosen }: DeckList,
  cards: readonly KnownCard[],
  pool: Pool<RiftboundState>,
): string {
  const names = new Map(cards.map(({ id, names: [first = id] }) => [id, first]));
  const lineFor = ({ card, print, count }: ListedCard): string =>
    `${count} ${names.get(card) ?? card} [${print}]`;
  const champion = main.find(({ card }) => card === chosen);
  const others = main.flatMap((each) => {
    if (each !== champion) return [each];
    return each.count > 1 ? [{ ...each, count: each.count - 1 }] : [];
  });
  const inPart = (part: string): ListedCard[] => {
    if (part === "Champion") return champion === undefined ? [] : [{ ...champion, count: 1 }];
    return part === "Sideboard" ? [...sideboard] : others.filter(({ card }) => partOf(pool, card) === part);
  };
  return [...PARTS, "Sideboard"]
    .flatMap((part) => {
      const listed = inPart(part);
      return listed.length === 0 ? [] : [[`${part}:`, ...listed.map(lineFor), ""].join("\n")];
    })
    .join("\n");
}
