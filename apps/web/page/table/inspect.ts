import type { Rule } from "@gyoji/game";
import { NONE, type PrintedCard, type RefusalView, type ZoneId } from "@gyoji/kernel";
import {
  findCard,
  gameSays,
  optionInWords,
  questionInWords,
  type Reader,
  ruleCalled,
} from "@gyoji/narration";
import type { BoardDetail } from "../boards/board.ts";
import type { CardLook } from "../card/look.ts";
import type { TableContext } from "./context.ts";
import { zoneOf } from "./drop.ts";
import { zoneInWords } from "./names.ts";
import { cardSpot, type Spot, spotOf, zoneSpot } from "./targets.ts";

/** What is said of a card or a place that is read. */
export interface Inspected {
  readonly title: string;
  readonly look: CardLook | null;
  /** The card in words: its figures and its text. */
  readonly lines: readonly string[];
  readonly details: readonly BoardDetail[];
  /** The words of the game's own on it, each with the rule that says what it means. */
  readonly keywords: readonly { readonly word: string; readonly rule: string; readonly meaning: string }[];
  /** Why it cannot be chosen now, each with its rule; empty if it can. */
  readonly refused: readonly { readonly why: string; readonly what: string; readonly rule: Rule["id"] }[];
  /** The cards that lie in the same place, from the top, if it is a place. */
  readonly cards: readonly Spot[];
}

const NOTHING: Inspected = {
  title: "",
  look: null,
  lines: [],
  details: [],
  keywords: [],
  refused: [],
  cards: [],
};

/** What is said of a card by the id of its face. */
export function inspectedFace({ reader, board }: TableContext, id: string): Inspected | null {
  const printed = reader.printed(id);
  if (printed === undefined) return null;
  return { ...NOTHING, ...printedIn(reader, printed), look: board.look(printed, null, reader) };
}

/** What is said of a place on the table and of what lies there. */
export function inspected(context: TableContext, spot: Spot): Inspected {
  const { view, reader, board } = context;
  const [kind, first = "-1"] = spot.split(" ");
  const number = Number(first);
  if (kind === "card") return inspectedCard(context, spot, number);
  const cards = placeOf(context, number).flatMap((zone) => (view.zones[zone] ?? []).toReversed());
  const title = zoneInWords(context, number);
  const hasReason = context.table.now.refusals.some(({ option }) => isAbout(option, spot));
  // Of an empty pile there is nothing more to say.
  if (kind === "zone" && cards.length === 0 && !hasReason && !context.targets.has(spot)) {
    const { name = "", seat = NONE } = reader.game.zones[number] ?? {};
    const isOpen = board.isOpen(name, seat === view.seat);
    if (isOpen) return { ...NOTHING, title, refused: whyNot(context, spot) };
    return { ...NOTHING, title, lines: [context.say("empty zone", { zone: title })] };
  }
  return {
    ...NOTHING,
    title,
    refused: whyNot(context, spot),
    cards: kind === "zone" ? cards.flatMap((card) => (card.shown ? [cardSpot(card.card)] : [])) : [],
  };
}

/** The zones that are one place with a zone, that one first. */
function placeOf({ reader: { game }, board }: TableContext, zone: ZoneId): ZoneId[] {
  const name = game.zones[zone]?.name ?? "";
  if (!board.isShared(name)) return [zone];
  const others = game.zones.flatMap((each, at) => (each.name === name && at !== zone ? [at] : []));
  return [zone, ...others];
}

function inspectedCard(context: TableContext, spot: Spot, card: number): Inspected {
  const { view, reader, board } = context;
  const found = findCard(view, card);
  const printed = found === null ? undefined : reader.printed(found.view.id);
  const refused = whyNot(context, spot);
  if (found === null || printed === undefined) return { ...NOTHING, refused };
  const others = (view.zones[found.zone] ?? []).toReversed();
  const isStack = board.isStack(reader.game.zones[found.zone]?.name ?? "");
  return {
    ...printedIn(reader, printed),
    look: board.look(printed, found.view, reader),
    details: board.details(found.view.facts, reader),
    refused,
    cards: isStack
      ? others.flatMap((each) => (each.shown && each.card !== card ? [cardSpot(each.card)] : []))
      : [],
  };
}

/** What is printed on a card, in words, and what the game's own words among them mean. */
function printedIn(reader: Reader, printed: PrintedCard): Pick<Inspected, "title" | "lines" | "keywords"> {
  const { game, language, rulebook } = reader;
  const lines = game.cardLines(printed, language);
  return { title: game.cardName(printed, language), lines, keywords: keywordsIn(lines.join("\n")) };

  function keywordsIn(text: string): Inspected["keywords"] {
    let rest = text;
    return game.keywords.flatMap(({ word, rule }) => {
      if (!rest.includes(word[language])) return [];
      // A longer word may have a shorter one in it.
      rest = rest.replaceAll(word[language], "");
      return [{ word: word[language], rule, meaning: ruleCalled(rulebook, rule)?.summary[language] ?? "" }];
    });
  }
}

/**
 * Why a place cannot be chosen, with the rule and the figures; nothing if it can be. Of a card that lies open on the
 * table only a reason of its own is said: nobody expects to choose it.
 */
function whyNot(context: TableContext, spot: Spot): Inspected["refused"] {
  const { table, targets, view, reader, say } = context;
  const { decision, outcome } = view;
  const found = table.now.refusals.filter(({ option }) => isAbout(option, spot));
  if (found.length > 0)
    return found.map(({ option, rule, reason, figures }) => ({
      why: gameSays(reader, reason, figures),
      what: optionInWords(reader, view, option, false),
      rule,
    }));
  if (targets.has(spot) || isOpenCard(context, spot)) return [];
  if (outcome !== null)
    return [{ why: say("match over"), what: "", rule: outcome.kind === "looped" ? "" : outcome.rule }];
  if (decision === null)
    return [{ why: say("not your turn"), what: "", rule: view.waitingFor[0]?.rule ?? "" }];
  const question = questionInWords(reader, view);
  return [{ why: say("why not none", { question }), what: "", rule: decision.rule }];
}

function isOpenCard({ view, reader }: TableContext, spot: Spot): boolean {
  return spot.startsWith("card ") && reader.game.zones[zoneOf(view, spot)]?.shown === "all";
}

function isAbout(option: RefusalView["option"], spot: Spot): boolean {
  return spotOf(option) === spot || (option.kind === "zone" && zoneSpot(option.zone) === spot);
}
