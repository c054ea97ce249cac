import { type DeckProblem, mixed } from "@gyoji/game";
import type { Dice, Pool } from "@gyoji/kernel";
import { type MoncolleDefinition, originalName } from "../definition.ts";
import type { Edition, MoncolleState } from "../state.ts";

const MOST = 50;
const LEAST = 40;
const COPIES = 3;

/** deck.1, deck.2, classic.1 Checks a deck: 40 to 50 cards, in `classic` exactly 50; at most 3 of a name. */
export function checkDeck(
  pool: Pool<MoncolleState, MoncolleDefinition>,
  deck: Readonly<Record<string, number>>,
  edition: Edition,
): DeckProblem[] {
  const problems: DeckProblem[] = [];
  const copies = new Map<string, { count: number; card: string }>();
  let count = 0;
  for (const [card, number] of Object.entries(deck)) {
    count += number;
    const face = pool.definitions[pool.index.get(card) ?? -1];
    if (face === undefined) {
      problems.push({ rule: "deck.1", reason: "deck unknown", figures: { card }, card });
      continue;
    }
    const name = originalName(face);
    copies.set(name, { count: (copies.get(name)?.count ?? 0) + number, card });
  }
  for (const each of copies.values())
    if (each.count > COPIES)
      problems.push({
        rule: "deck.2",
        reason: "deck copies",
        figures: { count: each.count, limit: COPIES },
        card: each.card,
      });
  return [...problems, ...sizeProblems(count, edition)];
}

function sizeProblems(count: number, edition: Edition): DeckProblem[] {
  if (edition === "classic" && count !== MOST)
    return [{ rule: "classic.1", reason: "deck exact", figures: { count, size: MOST }, card: "" }];
  if (count >= LEAST && count <= MOST) return [];
  return [{ rule: "deck.1", reason: "deck size", figures: { count, least: LEAST, most: MOST }, card: "" }];
}

/** How many of the cards of a drawn deck are units, and how many of those can use its spells and items. */
const UNITS = 24;
const USERS = 16;

/**
 * deck.1 A deck that is legal in both editions, drawn from all the cards of a pool, with units that can use its spells and
 * items.
 * @param wanted the ids of cards that mostly come first
 */
export function drawDeck(
  { definitions }: Pool<MoncolleState, MoncolleDefinition>,
  wanted: ReadonlySet<string>,
  dice: Dice,
): string[] {
  const copies = definitions.flatMap((face) => new Array<MoncolleDefinition>(COPIES).fill(face));
  const drawn = mixed(dice, copies, ({ id }) => wanted.has(id));
  const legal = drawn.filter(
    (face, at) =>
      drawn.slice(0, at).filter((other) => originalName(other) === originalName(face)).length < COPIES,
  );
  const others = legal.filter(({ type }) => type !== "unit").slice(0, MOST - UNITS);
  const units = legal.filter(({ type }) => type === "unit");
  const users = units.filter((unit) => others.some((card) => canUse(unit, card))).slice(0, USERS);
  const rest = units.filter((unit) => !users.includes(unit)).slice(0, UNITS - users.length);
  return [...users, ...rest, ...others].map(({ id }) => id);
}

/** skill.1, skill.2 Whether what is printed on a unit lets it use a card. */
function canUse(unit: MoncolleDefinition, card: MoncolleDefinition): boolean {
  if (card.type !== "spell" && card.type !== "item") return false;
  const slots = card.type === "item" ? ["item"] : [`spell ${card.element}`, "spell any"];
  return unit.abilities.some((ability) => ability.kind === "continuous" && slots.includes(ability.layer));
}
