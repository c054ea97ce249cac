import { type CardId, type GameEvent, NONE, type Seat, selfOf, type ZoneId } from "@gyoji/kernel";
import type { Due, RiftboundTable } from "../state.ts";
import { controllerOf, keyword } from "./information.ts";

/*
 * Keywords that are Triggered Abilities. A unit can have them from anywhere (keywords.2), so the rules look for them,
 * and each has a face of its own, whose text it carries out.
 */

/** Those keywords, and whether several instances trigger separately; if not, once with their total. */
const TRIGGERED = {
  vision: "separately", // keywords.25
  quickDraw: "once", // keywords.27
  weaponmaster: "once", // keywords.30
  temporary: "once", // keywords.24
  hunt: "once", // keywords.32
  disarm: "once", // keywords.41
} as const;

export type TriggeredKeyword = keyof typeof TRIGGERED;

/** The id of the face with the text of a keyword. */
export function keywordFace(name: TriggeredKeyword): string {
  return `keyword ${name}`;
}

/** The ids of all such faces. */
export const KEYWORD_FACES: readonly string[] = Object.keys(TRIGGERED).map((name) =>
  keywordFace(name as TriggeredKeyword),
);

/** What has happened to cards that may have such keywords. */
interface Happening {
  readonly kind: string;
  readonly seat: Seat;
  readonly cards: readonly CardId[];
  readonly zone: ZoneId;
}

/** ability.13 What something has triggered besides, by keywords; it waits with what else that event has triggered. */
export function triggerKeywords(
  table: RiftboundTable,
  names: readonly TriggeredKeyword[],
  { kind, seat, cards, zone }: Happening,
): void {
  const event: GameEvent = { kind, rule: "ability.13", seat, cards, amount: 0, zone, source: NONE, more: {} };
  const found = cards.flatMap((card) => names.flatMap((name) => dueOf(table, name, card, event)));
  if (found.length === 0) return;
  const { due } = table.state.game;
  const last = due.at(-1);
  if (last?.[0]?.event.kind === kind && last[0].event.cards.join() === cards.join()) last.push(...found);
  else due.push(found);
}

function dueOf(table: RiftboundTable, name: TriggeredKeyword, card: CardId, event: GameEvent): Due[] {
  const text = table.pool.index.get(keywordFace(name));
  const value = keyword(table, card, name);
  if (text === undefined || value <= 0) return [];
  const self = selfOf(table, card, controllerOf(table, card), text, 0);
  const times = TRIGGERED[name] === "separately" ? value : 1;
  return Array.from({ length: times }, (): Due => ({ self, event, lastKnown: null }));
}
