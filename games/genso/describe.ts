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
  const { turn, phase, wins, draws } = facts;
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
  return parts.join(" · ");
}

interface Shown {
  readonly order: readonly number[];
  readonly battle: {
    readonly columns: readonly number[];
    readonly isExtra: boolean;
    readonly first: Seat;
    readonly sides: readonly (Rolled | null)[];
  } | null;
}

interface Rolled {
  readonly dice: readonly number[];
  readonly count: number;
  readonly costs: Readonly<Record<"skill" | "burst", number>>;
  readonly rises: Readonly<Record<"skill" | "burst", number>>;
}

/** When the battle of a column comes; while it is fought, what each player has rolled. */
export function columnFigures(
  facts: Readonly<Record<string, unknown>>,
  column: number,
  language: Language,
  names: readonly string[],
): string {
  const { order, battle } = facts as unknown as Shown;
  const place = order.indexOf(column) + 1;
  const when = place === 0 ? [] : [say(language, "board order", { place })];
  const rolled = (battle?.sides ?? []).map((side, seat) =>
    battle?.columns[seat] !== column || side === null || side.dice.length === 0
      ? ""
      : roll(side, language, names[seat] ?? ""),
  );
  const isFought = battle?.columns.includes(column) === true;
  const extra = isFought && battle.isExtra ? say(language, "board extra") : "";
  const first =
    isFought && battle.first !== NONE
      ? say(language, "fact first", { player: names[battle.first] ?? "" })
      : "";
  return [...when, extra, first, ...rolled].filter((each) => each !== "").join(" · ");
}

/** calc.2, calc.3, calc.8, calc.9 What a player has rolled, how much of it counts, and what skill and burst cost and add. */
function roll({ dice, count, costs, rises }: Rolled, language: Language, player: string): string {
  const faces = dice.map((face) => nameOfFace(face, language));
  const attacks = (["skill", "burst"] as const).map((way) =>
    say(language, `card ${way}`, { cost: costs[way], rise: rises[way] }),
  );
  return say(language, "fact rolled", { player, dice: faces.join(", "), count, attacks: attacks.join(", ") });
}

function nameOfFace(face: number, language: Language): string {
  const element = ELEMENTS[face];
  return (element === undefined ? OMNI_NAME : ELEMENT_NAMES[element])[language];
}
