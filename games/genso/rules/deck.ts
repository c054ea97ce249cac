import { type DeckProblem, mixed } from "@gyoji/game";
import type { Dice, Pool } from "@gyoji/kernel";
import { type GensoDefinition, originalName } from "../definition.ts";
import type { GensoState } from "../state.ts";

/** table.1 A deck has exactly so many cards beside its leader. */
const DECK_SIZE = 30;
/** table.1 */
const COPIES = 3;

type GensoPool = Pool<GensoState, GensoDefinition>;

/** table.1, table.2 What is wrong with a deck; nothing if it is legal. */
export function checkDeck(pool: GensoPool, cards: Readonly<Record<string, number>>): DeckProblem[] {
  const problems: DeckProblem[] = [];
  const add = (rule: string, reason: string, figures: DeckProblem["figures"], card = ""): void => {
    problems.push({ rule, reason, figures, card });
  };
  const byName = new Map<string, number>();
  let size = 0;
  let leaders = 0;
  for (const [id, count] of Object.entries(cards)) {
    const face = pool.definitions[pool.index.get(id) ?? -1];
    if (face === undefined) {
      add("table.1", "deck unknown", { card: id }, id);
      continue;
    }
    if (face.type === "leader") leaders += count;
    else {
      size += count;
      const name = originalName(face);
      byName.set(name, (byName.get(name) ?? 0) + count);
    }
  }
  if (size !== DECK_SIZE) add("table.1", "deck size", { size: DECK_SIZE, count: size });
  if (leaders !== 1) add("table.2", "deck leader", { count: leaders });
  for (const [name, count] of byName)
    if (count > COPIES) add("table.1", "deck copies", { card: name, most: COPIES, count });
  return problems;
}

/** A legal deck of random cards: one leader, and up to three of each other card. */
export function drawDeck(pool: GensoPool, wanted: ReadonlySet<string>, dice: Dice): string[] {
  const isWanted = ({ id }: GensoDefinition): boolean => wanted.has(id);
  const faces = mixed(dice, pool.definitions, isWanted);
  const leader = faces.find(({ type }) => type === "leader");
  const rest = faces.filter(({ type }) => type !== "leader");
  const deck: string[] = leader === undefined ? [] : [leader.id];
  for (const { id } of rest)
    for (let count = 1 + dice(COPIES); count > 0 && deck.length <= DECK_SIZE; count--) deck.push(id);
  return deck;
}
