import { ScenarioError } from "@gyoji/scenario";
import { z } from "zod";
import { BANS, type BanList } from "../bans.ts";
import { DEFAULT_BATTLEFIELDS, DEFAULT_CHAMPION, DEFAULT_LEGEND } from "./arrange.ts";

/** Cards made up for it. */
const cards = z.array(z.record(z.string(), z.unknown())).default([]);
/** How many of each card, where that is not as in a legal deck. */
const counts = z.record(z.string(), z.int().min(0).max(200));
const bans = z.enum(Object.keys(BANS) as [BanList, ...BanList[]]).default("none");
const deck = z.strictObject({ cards, deck: counts.default({}), sideboard: counts.default({}), bans });
const teammates = z.strictObject({ cards, decks: z.tuple([counts, counts]) });

/** A deck that is legal: a Legend of Fury and Calm, 40 cards, 12 Runes and three Battlefields. */
const LEGAL: Readonly<Record<string, number>> = {
  [DEFAULT_LEGEND]: 1,
  [DEFAULT_CHAMPION]: 1,
  ...Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`Fury 1/${at + 1}`, 3])),
  Fury: 6,
  Calm: 6,
  ...Object.fromEntries(DEFAULT_BATTLEFIELDS.map((name) => [name, 1])),
};

/** A deck by the names of its cards. */
export type Deck = Readonly<Record<string, number>>;

/** Reads a deck of a scenario: what is other than in a legal one. Throws ScenarioError when it has another form. */
export function readDeck(content: unknown) {
  const read = deck.safeParse(content);
  if (read.success) return { ...read.data, deck: whole(read.data.deck) };
  throw new ScenarioError("a deck is cards, and names with numbers", ["refuse", "deck"]);
}

/** Reads the decks of two teammates in the same way. */
export function readTeammates(content: unknown) {
  const read = teammates.safeParse(content);
  if (!read.success) throw new ScenarioError("teammates are cards, and two decks", ["refuse", "teammates"]);
  const [one, other] = read.data.decks;
  return { cards: read.data.cards, one: whole(one), other: whole(other) };
}

function whole(changes: Deck): Deck {
  return Object.fromEntries(Object.entries({ ...LEGAL, ...changes }).filter(([, count]) => count > 0));
}
