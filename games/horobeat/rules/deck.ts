import { type DeckProblem, mixed } from "@gyoji/game";
import type { Dice, Pool } from "@gyoji/kernel";
import { type HorobeatDefinition, originalName } from "../definition.ts";
import type { HorobeatState } from "../state.ts";

const DECK_SIZE = 50;
const COPIES = 4;

/** 5.1 Checks a deck: exactly 50 cards (5.1.1), at most 4 of a name whatever their numbers (5.1.2, 2.1.1). */
export function checkDeck(
  pool: Pool<HorobeatState, HorobeatDefinition>,
  deck: Readonly<Record<string, number>>,
): DeckProblem[] {
  const problems: DeckProblem[] = [];
  const copies = new Map<string, { count: number; card: string }>();
  let size = 0;
  for (const [card, count] of Object.entries(deck)) {
    size += count;
    const face = pool.definitions[pool.index.get(card) ?? -1];
    if (face === undefined) {
      problems.push({ rule: "5.1.1", reason: "deck unknown", figures: { card }, card });
      continue;
    }
    const name = originalName(face);
    copies.set(name, { count: (copies.get(name)?.count ?? 0) + count, card });
  }
  for (const { count, card } of copies.values())
    if (count > COPIES)
      problems.push({ rule: "5.1.2", reason: "deck copies", figures: { count, limit: COPIES }, card });
  if (size !== DECK_SIZE)
    problems.push({
      rule: "5.1.1",
      reason: "deck size",
      figures: { count: size, size: DECK_SIZE },
      card: "",
    });
  return problems;
}

/**
 * 5.1 A legal deck, drawn from all the cards of a pool.
 * @param wanted the ids of cards that mostly come first
 */
export function drawDeck(
  { definitions }: Pool<HorobeatState, HorobeatDefinition>,
  wanted: ReadonlySet<string>,
  dice: Dice,
): string[] {
  const copies = definitions.flatMap((face) => new Array<HorobeatDefinition>(COPIES).fill(face));
  const drawn = mixed(dice, copies, ({ id }) => wanted.has(id));
  return drawn
    .filter((face, at) => countOfName(drawn.slice(0, at), originalName(face)) < COPIES)
    .slice(0, DECK_SIZE)
    .map(({ id }) => id);
}

function countOfName(faces: readonly HorobeatDefinition[], name: string): number {
  return faces.filter((face) => originalName(face) === name).length;
}
