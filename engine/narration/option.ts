import { distinctOptions, NONE, type OptionView, type RefusalView, type View } from "@gyoji/kernel";
import { counted } from "./event.ts";
import { cardInWords, cardName, findCard, gameSays, type Reader, zoneName } from "./reader.ts";
import { say } from "./say.ts";

/** What one may choose: options that are the same once, under the index of the first. */
export interface Choosable {
  readonly index: number;
  readonly text: string;
  readonly copies: number;
  /** The id of the face that the option is about, or "". */
  readonly card: string;
}

/** The options of the onlooker's own decision. */
export function choosables(reader: Reader, view: View): Choosable[] {
  const options = view.decision?.options ?? [];
  const placed = liesInSeveralZones(view, options);
  const distinct = distinctOptions(reader.game.zones, view).flatMap(({ index, copies }) => {
    const option = options[index];
    return option === undefined ? [] : [{ index, copies, option }];
  });
  const texts = toldApart(
    reader,
    distinct.map(({ option }) => optionInWords(reader, view, option, placed)),
  );
  return distinct.map(({ index, copies, option }, at) => ({
    index,
    text: texts[at] ?? "",
    copies,
    card: faceOf(view, option),
  }));
}

/** What differs and is called the same gets numbers. */
export function toldApart({ language }: Pick<Reader, "language">, texts: readonly string[]): string[] {
  const counts = new Map(counted(texts));
  const numbers = new Map<string, number>();
  return texts.map((text) => {
    const number = (numbers.get(text) ?? 0) + 1;
    numbers.set(text, number);
    return counts.get(text) === 1 ? text : say(language, "numbered", { text, number });
  });
}

/** The place of a card is said where it could be one of several. */
function liesInSeveralZones(view: View, options: readonly OptionView[]): boolean {
  const zones = options.flatMap((option) =>
    option.kind === "card" ? [findCard(view, option.card)?.zone] : [],
  );
  return new Set(zones).size > 1;
}

/** What choosing this option means; with the place of its card where that could be one of several. */
export function optionInWords(reader: Reader, view: View, option: OptionView, placed: boolean): string {
  switch (option.kind) {
    case "word":
      return gameSays(reader, `option ${option.word}`);
    case "card":
      return cardOption(reader, view, option.card, placed);
    case "use":
      return gameSays(reader, `option ${option.way}`, { card: cardOption(reader, view, option.card, false) });
    case "zone":
      return ownedZone(reader, view, option.zone);
    case "number":
      return String(option.number);
    case "seat":
      return reader.names[option.seat] ?? "";
    case "face":
      return cardName(reader, option.face);
    case "name":
      return option.name;
    case "ability":
      return abilityInWords(reader, view, option);
    case "place":
      return say(reader.language, "place", {
        zone: ownedZone(reader, view, option.zone),
        position: option.position + 1,
      });
  }
}

function cardOption(reader: Reader, view: View, card: number, placed: boolean): string {
  const found = findCard(view, card);
  if (found === null) return say(reader.language, "hidden card");
  const text = cardInWords(reader, found.zone, found.view);
  return placed
    ? say(reader.language, "card at", { card: text, zone: ownedZone(reader, view, found.zone) })
    : text;
}

/** A zone's name, and whose it is if it is not the onlooker's. */
function ownedZone(reader: Reader, view: View, zone: number): string {
  const name = zoneName(reader, zone);
  const owner = reader.game.zones[zone]?.seat ?? NONE;
  if (owner === NONE || owner === view.seat) return name;
  return say(reader.language, "zone of", { zone: name, player: reader.names[owner] ?? "" });
}

/** An ability is told by its card, by whose text it is if not its own, and by its number where that has several. */
function abilityInWords(
  reader: Reader,
  view: View,
  { card, ability, id, of }: OptionView & { kind: "ability" },
): string {
  const found = findCard(view, card);
  const own = found === null ? cardName(reader, id) : cardOption(reader, view, card, true);
  const isGiven = found !== null && found.view.id !== id;
  const named = isGiven ? say(reader.language, "ability by", { card: own, text: cardName(reader, id) }) : own;
  return of > 1 ? say(reader.language, "ability", { card: named, number: ability + 1 }) : named;
}

function faceOf(view: View, option: OptionView): string {
  switch (option.kind) {
    case "card":
    case "use":
      return findCard(view, option.card)?.view.id ?? "";
    case "ability":
      return option.id;
    case "face":
      return option.face;
    case "word":
    case "zone":
    case "number":
    case "seat":
    case "name":
    case "place":
      return "";
  }
}

/** Why something is not offered, with its rule; and everything that is not offered for this reason. */
export interface Refused {
  readonly why: string;
  readonly what: readonly string[];
}

/** What is not offered, by reason, in the order of the refusals. */
export function refusedByReason(reader: Reader, view: View, refusals: readonly RefusalView[]): Refused[] {
  const found = new Map<string, Set<string>>();
  for (const { option, rule, reason, figures } of refusals) {
    const why = say(reader.language, "refusal", { why: gameSays(reader, reason, figures), rule });
    const what = optionInWords(reader, view, option, true);
    found.set(why, (found.get(why) ?? new Set()).add(what));
  }
  return [...found].map(([why, what]) => ({ why, what: [...what] }));
}

/** The question that the onlooker is asked; "" if there is none. */
export function questionInWords(reader: Reader, view: View): string {
  if (view.decision === null) return "";
  const figures = Object.entries(view.facts).filter(
    (fact): fact is [string, number] => typeof fact[1] === "number",
  );
  return gameSays(reader, `ask ${view.decision.ask}`, {
    ...Object.fromEntries(figures),
    card: aboutInWords(reader, view),
  });
}

/** What the card is called that the question is about. */
function aboutInWords(reader: Reader, view: View): string {
  const about = view.decision?.about ?? NONE;
  const found = about === NONE ? null : findCard(view, about);
  return found === null ? say(reader.language, "this card") : cardName(reader, found.view.id);
}
