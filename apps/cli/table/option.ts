import { NONE, type Option, type OptionView, type Refusal, type Table, type View } from "@gyoji/kernel";
import { cardInWords, cardName, findCard, gameSays, type Reader, zoneName } from "./reader.ts";

/** What one may choose: equal options once, under the index of the first. */
export interface Choosable {
  readonly index: number;
  readonly text: string;
  readonly copies: number;
  /** The id of the face that the option is about, or "". */
  readonly card: string;
}

/** The options of the onlooker's own decision. */
export function choosables(reader: Reader, view: View, table: Table): Choosable[] {
  const options = view.decision?.options ?? [];
  const placed = liesInSeveralZones(view, options);
  const found = new Map<string, Choosable>();
  for (const [index, option] of options.entries()) {
    const text = optionInWords(reader, view, table, option, placed);
    const same = found.get(text);
    if (same === undefined) found.set(text, { index, text, copies: 1, card: faceOf(view, table, option) });
    else found.set(text, { ...same, copies: same.copies + 1 });
  }
  return [...found.values()];
}

/** The place of a card is said where it could be one of several. */
function liesInSeveralZones(view: View, options: readonly OptionView[]): boolean {
  const zones = options.flatMap((option) =>
    option.kind === "card" ? [findCard(view, option.card)?.zone] : [],
  );
  return new Set(zones).size > 1;
}

function optionInWords(
  reader: Reader,
  view: View,
  table: Table,
  option: OptionView,
  placed: boolean,
): string {
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
    case "ability":
      return abilityInWords(reader, view, table, option);
    case "place":
      return reader.say("place", {
        zone: ownedZone(reader, view, option.zone),
        position: option.position + 1,
      });
  }
}

function cardOption(reader: Reader, view: View, card: number, placed: boolean): string {
  const found = findCard(view, card);
  if (found === null) return reader.say("hidden card");
  const text = cardInWords(reader, found.zone, found.view);
  return placed ? reader.say("card at", { card: text, zone: ownedZone(reader, view, found.zone) }) : text;
}

/** A zone's name, and whose it is if it is not the onlooker's. */
function ownedZone(reader: Reader, view: View, zone: number): string {
  const name = zoneName(reader, zone);
  const owner = reader.module.game.zones[zone]?.seat ?? NONE;
  if (owner === NONE || owner === view.seat) return name;
  return reader.say("zone of", { zone: name, player: reader.names[owner] ?? "" });
}

/** An ability is told by its card and, where that has several, by its number. */
function abilityInWords(
  reader: Reader,
  view: View,
  table: Table,
  option: Option & { kind: "ability" },
): string {
  const id = idOf(table, option.card);
  const card =
    findCard(view, option.card) === null ? cardName(reader, id) : cardOption(reader, view, option.card, true);
  const several = (reader.pool.definitions[reader.pool.index.get(id) ?? NONE]?.abilities.length ?? 0) > 1;
  return several ? reader.say("ability", { card, number: option.ability + 1 }) : card;
}

function faceOf(view: View, table: Table, option: OptionView): string {
  switch (option.kind) {
    case "card":
    case "use":
      return findCard(view, option.card)?.view.id ?? "";
    case "ability":
      return idOf(table, option.card);
    case "word":
    case "zone":
    case "number":
    case "place":
      return "";
  }
}

/** The face of a card that is known to be open, such as that of an ability in use. */
function idOf(table: Table, card: number): string {
  return table.pool.definitions[table.state.cards[card]?.definition ?? NONE]?.id ?? "";
}

/** Why something is not offered, with its rule; and everything that is not offered for this reason. */
export interface Refused {
  readonly why: string;
  readonly what: readonly string[];
}

/** What is not offered, by reason, in the order of the refusals. */
export function refusedByReason(
  reader: Reader,
  view: View,
  table: Table,
  refusals: readonly Refusal[],
): Refused[] {
  const found = new Map<string, Set<string>>();
  for (const { option, rule, reason, figures } of refusals) {
    const why = reader.say("refusal", { why: gameSays(reader, reason, figures), rule });
    const what = optionInWords(reader, view, table, option, true);
    found.set(why, (found.get(why) ?? new Set()).add(what));
  }
  return [...found].map(([why, what]) => ({ why, what: [...what] }));
}

/** What the card is called that the question is about. */
export function aboutInWords(reader: Reader, view: View): string {
  const about = view.decision?.about ?? NONE;
  const found = about === NONE ? null : findCard(view, about);
  return found === null ? reader.say("this card") : cardName(reader, found.view.id);
}
