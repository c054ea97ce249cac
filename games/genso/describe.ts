import { NONE, type Seat } from "@gyoji/kernel";
import type { Language } from "@gyoji/lexicon";
import { IntlMessageFormat } from "intl-messageformat";
import { type GensoPrinted, originalName } from "./definition.ts";
import { ELEMENTS, type Element, elementsOf } from "./elements.ts";
import { en } from "./messages/en.ts";
import { ja } from "./messages/ja.ts";
import { th } from "./messages/th.ts";
import { ELEMENT_NAMES, OMNI_NAME } from "./names.ts";

const CATALOGUES = { en, th, ja };

function say(language: Language, key: keyof typeof en, values: Record<string, string | number> = {}): string {
  return String(new IntlMessageFormat(CATALOGUES[language][key], language).format(values));
}

/** A card's name in a language, else the original one. */
export function cardName(card: GensoPrinted, language: Language): string {
  return card.names[language] ?? originalName(card);
}

/** A card as lines to read: kind and figures, then its text. */
export function cardLines(card: GensoPrinted, language: Language): string[] {
  const text = card.words[language];
  return [figuresOf(card, language).join(" · "), ...(text === "" ? [] : text.split("\n"))];
}

function figuresOf(card: GensoPrinted, language: Language): string[] {
  const kind = say(language, `card ${card.type}`);
  switch (card.type) {
    case "character":
      return [
        kind,
        named(elementsOf(card.elements), language),
        say(language, "card ATK", { atk: card.atk }),
        say(language, "card skill", { ...card.skill }),
        say(language, "card burst", { ...card.burst }),
      ];
    case "stacking":
      return card.elements === 0
        ? [kind]
        : [kind, say(language, "card laid on", { elements: named(elementsOf(card.elements), language) })];
    case "leader":
      return [kind];
  }
}

/** What elements are called. */
function named(elements: readonly Element[], language: Language): string {
  return elements.map((each) => ELEMENT_NAMES[each][language]).join(", ");
}

/** What the table says of a card beside its name: a character's ATK and what is attached to it. */
export function cardFigures(facts: Readonly<Record<string, unknown>>, language: Language): string {
  const { atk, attached = [] } = facts;
  if (typeof atk !== "number") return "";
  const elements = attached as readonly Element[];
  return elements.length === 0 ? `${atk}` : `${atk} [${named(elements, language)}]`;
}

/** The state of the table in one line; `names` is what the player of each seat is called. */
export function headline(
  facts: Readonly<Record<string, unknown>>,
  language: Language,
  names: readonly string[],
): string {
  const { turn, phase, wins, draws, first } = facts;
  const [one, two] = wins as readonly number[];
  const parts = [
    say(language, "turn", { number: Number(turn) }),
    say(language, `fact ${String(phase)}` as keyof typeof en),
    say(language, "fact score", {
      one: names[0] ?? "",
      two: names[1] ?? "",
      wins: one ?? 0,
      other: two ?? 0,
      draws: Number(draws),
    }),
  ];
  if (phase === "setUp") return parts[0] ?? "";
  if (Number(first) !== NONE) parts.push(say(language, "fact first", { player: names[Number(first)] ?? "" }));
  return [...parts, ...rolls(facts, language, names)].join(" · ");
}

/** calc.2, calc.3 What each player has rolled in the battle in progress, and how much of it counts. */
function rolls(
  { battle }: Readonly<Record<string, unknown>>,
  language: Language,
  names: readonly string[],
): string[] {
  const sides = (battle as { readonly sides: readonly (Rolled | null)[] } | null)?.sides ?? [];
  return sides.flatMap((side, seat: Seat) => {
    if (side === null || side.dice.length === 0) return [];
    const dice = [...ELEMENTS.map((each) => ELEMENT_NAMES[each]), OMNI_NAME].flatMap((name, face) => {
      const count = side.dice.filter((each) => each === face).length;
      return count === 0 ? [] : [`${name[language]} ${count}`];
    });
    return [
      say(language, "fact rolled", { player: names[seat] ?? "", dice: dice.join(", "), count: side.count }),
    ];
  });
}

interface Rolled {
  readonly dice: readonly number[];
  readonly count: number;
}
