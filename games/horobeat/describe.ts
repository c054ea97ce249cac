import type { Language } from "@gyoji/lexicon";
import { IntlMessageFormat } from "intl-messageformat";
import { type HorobeatPrinted, originalName } from "./definition.ts";
import { en } from "./messages/en.ts";
import { ja } from "./messages/ja.ts";
import { th } from "./messages/th.ts";
import { colorNames, tribeNames } from "./printedParts.ts";

const CATALOGUES = { en, th, ja };

function say(language: Language, key: keyof typeof en, values: Record<string, string | number> = {}): string {
  return String(new IntlMessageFormat(CATALOGUES[language][key], language).format(values));
}

/** A card's name in a language, else the original one. */
export function cardName(definition: HorobeatPrinted, language: Language): string {
  return definition.names[language] ?? originalName(definition);
}

/** A card as lines to read: type and figures, then its text. */
export function cardLines(definition: HorobeatPrinted, language: Language): string[] {
  const colors = colorNames(definition, language).join(" / ");
  const figures = [
    say(language, `card ${definition.type}`),
    say(language, "card cost", { cost: definition.cost }),
    colors === "" ? say(language, "card no colour") : colors,
    ...tribeNames(definition, language),
    say(language, "card power", { power: definition.power }),
  ];
  const more = [...boostWords(definition, language), ...triggerWords(definition, language)];
  const text = definition.words[language];
  return [
    figures.join(" · "),
    ...(more.length > 0 ? [more.join(" · ")] : []),
    ...(text === "" ? [] : text.split("\n")),
  ];
}

function boostWords(definition: HorobeatPrinted, language: Language): string[] {
  if (definition.type === "waza" || definition.boost === null) return [];
  return [say(language, "card boost", definition.boost)];
}

function triggerWords({ trigger }: HorobeatPrinted, language: Language): string[] {
  return trigger === null ? [] : [say(language, `card trigger ${trigger}`)];
}

/** What the table says of a card beside its name: its Power on a Line, else its Cost. */
export function cardFigures(facts: Readonly<Record<string, unknown>>, _language: Language): string {
  const { power, cost } = facts;
  return typeof power === "number" ? String(power) : typeof cost === "number" ? `(${cost})` : "";
}

/** The state of the table in one line; `names` is what the player of each seat is called. */
export function headline(
  facts: Readonly<Record<string, unknown>>,
  language: Language,
  names: readonly string[],
): string {
  const { round, phase, first, line } = facts;
  if (phase === "preparation") return say(language, "turn", { number: 0 });
  const parts = [
    say(language, "turn", { number: Number(round) }),
    say(language, `fact ${String(phase)}` as keyof typeof en),
    ...(Number(line) > 0 ? [say(language, "fact line", { line: Number(line) })] : []),
    say(language, "fact first", { player: names[Number(first)] ?? "" }),
  ];
  return parts.join(" · ");
}
