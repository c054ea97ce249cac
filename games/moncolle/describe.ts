import type { Declared } from "@gyoji/game";
import { NONE, type Seat } from "@gyoji/kernel";
import type { Language } from "@gyoji/lexicon";
import { IntlMessageFormat } from "intl-messageformat";
import { type MoncollePrinted, originalName } from "./definition.ts";
import { en } from "./messages/en.ts";
import { ja } from "./messages/ja.ts";
import { th } from "./messages/th.ts";
import { ELEMENT_NAMES, MOVEMENT_NAMES } from "./names.ts";
import { squareName } from "./squares.ts";
import type { Square } from "./state.ts";

const CATALOGUES = { en, th, ja };

function say(language: Language, key: keyof typeof en, values: Record<string, string | number> = {}): string {
  return String(new IntlMessageFormat(CATALOGUES[language][key], language).format(values));
}

/** A card's name in a language, else the original one. */
export function cardName(card: MoncollePrinted, language: Language): string {
  return card.names[language] ?? originalName(card);
}

/** A card as lines to read: kind and figures, then its text. */
export function cardLines(card: MoncollePrinted, language: Language): string[] {
  const text = card.words[language];
  const figures = [kindOf(card, language), elementOf(card, language), ...figuresOf(card, language)];
  return [figures.join(" · "), ...(text === "" ? [] : text.split("\n"))];
}

/** What kind of card it is. */
export function kindOf(card: MoncollePrinted, language: Language): string {
  return say(language, card.type === "item" && card.isEquipment ? "card equipment" : `card ${card.type}`);
}

/** What its element is called. */
export function elementOf({ element }: MoncollePrinted, language: Language): string {
  return element === null ? say(language, "card no element") : ELEMENT_NAMES[element][language];
}

function figuresOf(card: MoncollePrinted, language: Language): string[] {
  switch (card.type) {
    case "unit":
      return [
        say(language, "card level", { level: card.level }),
        MOVEMENT_NAMES[card.movement][language],
        say(language, "card attack", { attack: card.attack }),
        say(language, "card defence", { defence: card.defence }),
        ...(card.isInstant ? [say(language, "card instant")] : []),
      ];
    case "spell":
    case "item":
      return [say(language, "card cost", { cost: card.cost })];
    case "field":
      return [say(language, "card limit", { limit: card.limit })];
  }
}

/** What the table says of a card beside its name: a unit's attack and defence, else its level or cost. */
export function cardFigures(facts: Readonly<Record<string, unknown>>, language: Language): string {
  const { attack, defence, level, cost, limit } = facts;
  if (typeof attack === "number") return `${attack}/${String(defence)}`;
  if (typeof level === "number") return say(language, "figure level", { level });
  if (typeof cost === "number") return `(${cost})`;
  return typeof limit === "number" ? `[${limit}]` : "";
}

/** The field of a square, whose it is and its limit; an open one is told by its card. */
export function columnFigures(
  facts: Readonly<Record<string, unknown>>,
  square: number,
  language: Language,
  names: readonly string[],
): string {
  const squares = facts["squares"] as readonly (Square & { readonly limit: number })[];
  const { kind = "none", controller = NONE, limit = 0 } = squares[square - 1] ?? {};
  return [
    ...(kind === "open" ? [] : [say(language, "board field", { kind, card: "" })]),
    ...(controller === NONE ? [] : [say(language, "board controlled", { player: names[controller] ?? "" })]),
    ...(kind === "none" ? [] : [say(language, "card limit", { limit })]),
  ].join(" · ");
}

/** What was declared, the newest last. */
export function declared(facts: Readonly<Record<string, unknown>>): Declared[] {
  return (facts["stack"] as readonly StackItem[]).map(({ id, kind, controller, isCancelled, ...rest }) => ({
    id,
    seat: controller,
    said: `declared ${isCancelled ? "cancelled" : kind === "strike" ? "strike" : "item"}`,
    ...rest,
  }));
}

interface StackItem extends Pick<Declared, "id" | "card" | "face" | "aims"> {
  readonly kind: string;
  readonly controller: Seat;
  readonly isCancelled: boolean;
}

/** The state of the table in one line; `names` is what the player of each seat is called. */
export function headline(
  facts: Readonly<Record<string, unknown>>,
  language: Language,
  names: readonly string[],
): string {
  const { turn, phase, turnPlayer, combat } = facts;
  if (phase === "setUp") return say(language, "turn", { number: 0 });
  const square = (combat as { readonly square: number } | null)?.square ?? NONE;
  return [
    say(language, "turn", { number: Number(turn) }),
    say(language, "fact turn of", { player: names[Number(turnPlayer)] ?? "" }),
    square === NONE
      ? say(language, `fact ${String(phase)}` as keyof typeof en)
      : say(language, "fact combat", { square: squareName(square) }),
  ].join(" · ");
}
