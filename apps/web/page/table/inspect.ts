import type { Rule } from "@gyoji/game";
import type { RefusalView } from "@gyoji/kernel";
import { aboutInWords, findCard, gameSays, optionInWords } from "@gyoji/narration";
import type { BoardDetail } from "../boards/board.ts";
import type { CardLook } from "../card/look.ts";
import type { TableContext } from "./context.ts";
import { zoneInWords } from "./names.ts";
import { cardSpot, type Spot, spotOf, zoneSpot } from "./targets.ts";

/** What is said of a card or a place that is read. */
export interface Inspected {
  readonly title: string;
  readonly look: CardLook | null;
  /** The card in words: its figures and its text. */
  readonly lines: readonly string[];
  readonly details: readonly BoardDetail[];
  /** Why it cannot be chosen now, each with its rule; empty if it can. */
  readonly refused: readonly { readonly why: string; readonly what: string; readonly rule: Rule["id"] }[];
  /** The cards that lie in the same place, from the top, if it is a place. */
  readonly cards: readonly Spot[];
}

/** What is said of a card by the id of its face. */
export function inspectedFace({ reader, board }: TableContext, id: string): Inspected | null {
  const printed = reader.printed(id);
  if (printed === undefined) return null;
  const [title, lines] = [
    reader.game.cardName(printed, reader.language),
    reader.game.cardLines(printed, reader.language),
  ];
  return { title, look: board.look(printed, null, reader), lines, details: [], refused: [], cards: [] };
}

/** What is said of a place on the table and of what lies there. */
export function inspected(context: TableContext, spot: Spot): Inspected {
  const [kind, first = "-1"] = spot.split(" ");
  const number = Number(first);
  if (kind === "card") return inspectedCard(context, spot, number);
  const refused = whyNot(context, spot);
  const title = zoneInWords(context, number);
  const cards = (context.view.zones[number] ?? []).toReversed();
  const spots = cards.flatMap((card) => (card.shown ? [cardSpot(card.card)] : []));
  return { title, look: null, lines: [], details: [], refused, cards: kind === "zone" ? spots : [] };
}

function inspectedCard(context: TableContext, spot: Spot, card: number): Inspected {
  const { view, reader, board } = context;
  const found = findCard(view, card);
  const printed = found === null ? undefined : reader.printed(found.view.id);
  const refused = whyNot(context, spot);
  if (found === null || printed === undefined)
    return { title: "", look: null, lines: [], details: [], refused, cards: [] };
  const under = (view.zones[found.zone] ?? [])
    .toReversed()
    .filter((each) => each.shown && each.card !== card);
  return {
    title: reader.game.cardName(printed, reader.language),
    look: board.look(printed, found.view, reader),
    lines: reader.game.cardLines(printed, reader.language),
    details: board.details(found.view.facts, reader),
    refused,
    cards: board.isStack(reader.game.zones[found.zone]?.name ?? "")
      ? under.flatMap((each) => (each.shown ? [cardSpot(each.card)] : []))
      : [],
  };
}

/** Why a place cannot be chosen, with the rule and the figures; nothing if it can be. */
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
  if (targets.has(spot)) return [];
  if (outcome !== null)
    return [{ why: say("match over"), what: "", rule: outcome.kind === "looped" ? "" : outcome.rule }];
  if (decision === null)
    return [{ why: say("not your turn"), what: "", rule: view.waitingFor[0]?.rule ?? "" }];
  const question = gameSays(reader, `ask ${decision.ask}`, { card: aboutInWords(reader, view) });
  return [{ why: say("why not none", { question }), what: "", rule: decision.rule }];
}

function isAbout(option: RefusalView["option"], spot: Spot): boolean {
  return spotOf(option) === spot || (option.kind === "zone" && zoneSpot(option.zone) === spot);
}
