import { scenarioCardFile, understood } from "@gyoji/game";
import type { Pool } from "@gyoji/kernel";
import { ScenarioError, type ScenarioGame } from "@gyoji/scenario";
import { define, poolOfCards, projectCards, readCards } from "../cards.ts";
import type { RiftboundDefinition } from "../definition.ts";
import { checkDeck, checkTeammates } from "../rules/deck.ts";
import type { RiftboundState } from "../state.ts";
import { arrange, gameOf, namesIn, readArrangement } from "./arrange.ts";
import { type Deck, readDeck, readTeammates } from "./deck.ts";
import { look, lookSeen, spell } from "./look.ts";
import { plainCard, type WrittenCard } from "./names.ts";

/** Riftbound for scenario files. */
export const scenario: ScenarioGame<RiftboundState> = {
  id: "riftbound",
  game: gameOf,
  pool: (cards, table) => poolFor(ownCards(cards), namesIn(readArrangement(table))),
  arrange: (pool, table) =>
    arrange(readArrangement(table), pool as Pool<RiftboundState, RiftboundDefinition>),
  spell,
  look,
  lookSeen,
  refuse: { deck: refuseDeck, teammates: refuseTeammates },
};

/** The file's own cards, and of those that are named besides the project's, and those written as figures. */
function poolFor(own: readonly WrittenCard[], names: readonly string[]) {
  const known = new Set(own.flatMap(namesOf));
  const others = new Set(names.filter((name) => !known.has(name)));
  const ofProject = projectCards().filter((face) => callsOf(face).some((name) => others.has(name)));
  const found = new Set(ofProject.flatMap(callsOf));
  const plain = [...others]
    .filter((name) => !found.has(name))
    .map(plainCard)
    .filter((card) => card !== null);
  return poolOfCards([...ofProject, ...compile([...own, ...plain])]);
}

function callsOf({ id, names }: RiftboundDefinition): string[] {
  return [id, ...Object.values(names)];
}

function refuseDeck(content: unknown) {
  const { cards, deck, sideboard, bans } = readDeck(content);
  const pool = poolFor(cards, Object.keys({ ...deck, ...sideboard }));
  return checkDeck(pool, { cards: byId(deck), sideboard: byId(sideboard) }, bans);
}

function refuseTeammates(content: unknown) {
  const { cards, one, other } = readTeammates(content);
  const pool = poolFor(cards, Object.keys({ ...one, ...other }));
  return checkTeammates(pool, byId(one), byId(other));
}

function byId(deck: Deck): Record<string, number> {
  return Object.fromEntries(Object.entries(deck).map(([name, count]) => [idOf(name), count]));
}

function namesOf({ id, name }: WrittenCard): unknown[] {
  return [id, ...(typeof name === "object" && name !== null ? (Object.values(name) as unknown[]) : [])];
}

function ownCards(cards: unknown): WrittenCard[] {
  if (cards === undefined || cards === null) return [];
  if (!Array.isArray(cards)) throw new ScenarioError("cards are a list", ["cards"]);
  return cards as WrittenCard[];
}

/** Cards of a scenario need no name: what they are called by is one. */
function compile(cards: readonly WrittenCard[]): RiftboundDefinition[] {
  const named = cards.map((card) => ({
    name: { en: card["id"] },
    ...card,
    id: idOf(String(card["id"])),
  }));
  return understood(readCards("cards", scenarioCardFile("riftbound", named))).map(define);
}

/** A card file's ids have no spaces. */
function idOf(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9._-]/gu, "-");
}
