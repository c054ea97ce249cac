import { type EventView, enter, NONE, startMatch, viewEvent } from "@gyoji/kernel";
import { IntlMessageFormat } from "intl-messageformat";
import { expect, test } from "vitest";
import { poolOfCards, projectCards } from "./cards.ts";
import { horobeat } from "./game.ts";
import { en } from "./messages/en.ts";
import { ja } from "./messages/ja.ts";
import { th } from "./messages/th.ts";
import type { HorobeatTable } from "./state.ts";
import { played } from "./testing/played.ts";
import { property } from "./testing/property.ts";

property("4.2.2", "the log does not tell the opponent in which order open cards went under the deck", () => {
  const text = "When this Horobito enters, put 2 cards from your graveyard under your deck.";
  const cards = [{ id: "Digger", type: "horobito", cost: 0, colors: [], power: 1000, text }];
  const A = { hand: ["Digger"], graveyard: ["red 1/1000", "red 2/2000"] };
  const table = played({ cards, moment: "main step", A, B: {} }, ["A new Line Digger", "A red 2/2000"]);
  const moved = (table.log ?? []).filter(({ event }) => event.kind === "toDeckBottom");
  expect(moved.flatMap(({ event }) => event.cards)).toHaveLength(2);
  for (const logged of moved) expect(viewEvent(table, 1, logged).cards).toEqual([null, null]);
});

test("the log keeps what was revealed, whatever becomes of the hand afterwards", () => {
  const text =
    "When this Horobito enters, your opponent reveals their hand, then your opponent discards 1 card.";
  const cards = [{ id: "Peeker", type: "horobito", cost: 0, colors: [], power: 1000, text }];
  const B = { hand: ["red 1/1000", "red 2/2000"] };
  const answers = ["A new Line Peeker", "B red 1/1000"];
  const table = played({ cards, moment: "main step", A: { hand: ["Peeker", "any"] }, B }, answers);
  const revealed = (table.log ?? []).filter(({ event }) => event.kind === "revealed");
  expect(revealed.map(({ event }) => event.cards.length)).toEqual([2]);
});

const CATALOGUES = { en, th, ja };
const pool = poolOfCards(projectCards());
const ids = projectCards().map(({ id }) => id);

/** 50 cards of all there are. */
function deck(seed: number): string[] {
  return Array.from({ length: 50 }, (_, at) => ids[(31 * seed + 7 * at) % ids.length] ?? "");
}

/** A match of random choices. */
function matchOf(seed: number): HorobeatTable {
  const setting = { options: {}, decks: [deck(2 * seed), deck(2 * seed + 1)], sideboards: [], seed };
  const match = startMatch(horobeat, pool, setting, true);
  for (let choice = seed; match.table.state.outcome === null; ) {
    const { seat, options } = match.table.decisions[0]?.decision ?? { seat: NONE, options: [] };
    choice = (Math.imul(choice, 1103515245) + 12345) & 0x7fffffff;
    enter(match, { kind: "answer", seat, index: (choice >> 8) % options.length });
  }
  return match.table;
}

/** What a sentence can name of an event as it was seen: only what it has. */
function figuresOf({ kind, seat, cards, amount, zone, source }: EventView): Record<string, string | number> {
  return {
    known: cards.some((card) => card !== null) ? "yes" : "no",
    ...(seat === NONE ? {} : { seat: "A" }),
    ...(cards.length === 0 ? {} : { cards: "Guest" }),
    // What changes a Line and no card says so.
    ...(cards.length === 0 && kind !== "changed" ? {} : { count: cards.length }),
    ...(amount === 0 ? {} : { amount }),
    ...(zone === NONE ? {} : { column: 1 }),
    ...(source === null ? {} : { source: "Guest" }),
  };
}

/** The event's sentence in every language; throws for a figure that is not there. */
function tell(kind: string, figures: Record<string, string | number>): void {
  for (const [language, messages] of Object.entries(CATALOGUES)) {
    const sentence = Object.entries(messages).find(([key]) => key === `event ${kind}`)?.[1] ?? "";
    new IntlMessageFormat(sentence, language).format(figures);
  }
}

test("an event that is told has all that its sentence names, whoever sees it", () => {
  /** Events that differ in what they have. */
  const told = new Map<string, { kind: string; figures: Record<string, string | number> }>();
  for (let seed = 0; seed < 60; seed++) {
    const table = matchOf(seed);
    for (const logged of table.log ?? [])
      for (const seat of [0, 1]) {
        const seen = viewEvent(table, seat, logged);
        const figures = figuresOf(seen);
        told.set(`${seen.kind} ${figures["known"]} ${Object.keys(figures).join()}`, {
          kind: seen.kind,
          figures,
        });
      }
  }
  for (const [what, { kind, figures }] of told) expect(() => tell(kind, figures), what).not.toThrow();
  // What no sentence names, but is shown or listened to.
  for (const [what, { kind, figures }] of told) {
    if (kind === "slid") expect(figures, what).toHaveProperty("cards");
    if (kind === "lost") expect(figures, what).toHaveProperty("seat");
  }
  const kinds = new Set([...told.values()].map(({ kind }) => kind));
  expect(kinds.size).toBeGreaterThan(50);
});
