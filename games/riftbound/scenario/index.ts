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
  pool: (cards, table, brought = []) => {
    const names = namesIn(readArrangement(table));
    return poolFor([...ownCards(cards), ...namedAmong(brought, names)], names);
  },
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

/** Those of the cards of packs that are named. */
function namedAmong(brought: readonly object[], names: readonly string[]): WrittenCard[] {
  const wanted = new Set<unknown>(names);
  return (brought as readonly WrittenCard[]).filter((card) => namesOf(card).some((name) => wanted.has(name)));
}

function refuseDeck(content: unknown, brought: readonly object[] = []) {
  const { cards, deck, sideboard, bans } = readDeck(content);
  const names = Object.keys({ ...deck, ...sideboard });
  const packed = namedAmong(brought, names);
  const pool = poolFor([...cards, ...packed], names);
  return checkDeck(pool, { cards: byId(deck, packed), sideboard: byId(sideboard, packed) }, bans);
}

function refuseTeammates(content: unknown, brought: readonly object[] = []) {
  const { cards, one, other } = readTeammates(content);
  const names = Object.keys({ ...one, ...other });
  const packed = namedAmong(brought, names);
  const pool = poolFor([...cards, ...packed], names);
  return checkTeammates(pool, byId(one, packed), byId(other, packed));
}

function byId(deck: Deck, packed: readonly WrittenCard[]): Record<string, number> {
  const idFor = (name: string): string => {
    const card = packed.find((each) => namesOf(each).includes(name));
    return idOf(card === undefined ? name : String(card["id"]));
  };
  return Object.fromEntries(Object.entries(deck).map(([name, count]) => [idFor(name), count]));
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
