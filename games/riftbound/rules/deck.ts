import { type DeckCards, type DeckProblem, mixed } from "@gyoji/game";
import type { Dice, Pool } from "@gyoji/kernel";
import type { BanList } from "../bans.ts";
import { fullName, isOfMainDeck, type RiftboundDefinition } from "../definition.ts";
import { MOST_BESIDE } from "../modes.ts";
import type { RiftboundState } from "../state.ts";
import { isBanned } from "./banning.ts";

const LEAST_CARDS = 40;
const RUNES = 12;
const BATTLEFIELDS = 3;
const COPIES = 3;
const SIGNATURES = 3;

/** A card of a deck and how many of it there are. */
interface Listed {
  readonly face: RiftboundDefinition;
  readonly count: number;
}

/** deck.1 A deck's parts. */
interface Parts {
  readonly legends: readonly Listed[];
  readonly main: readonly Listed[];
  readonly runes: readonly Listed[];
  readonly battlefields: readonly Listed[];
  /** modes.6 What may come into the Main Deck between games. */
  readonly beside: readonly Listed[];
}

/**
 * Checks a deck: its Legend, Main Deck, Rune Deck and Battlefields, in the order of the rules. What is beside it counts
 * with the Main Deck, so that no exchange makes the deck illegal.
 * @param bans which cards the format bans
 * @param banned the names of cards that are banned beside those
 */
export function checkDeck(
  pool: Pool<RiftboundState, RiftboundDefinition>,
  { cards, sideboard }: DeckCards,
  bans: BanList = "none",
  banned: readonly string[] = [],
): DeckProblem[] {
  const illegal = [...new Set([...Object.keys(cards), ...Object.keys(sideboard)])].flatMap((id) =>
    illegalCard(pool, id, bans, banned),
  );
  const parts = { ...partsOf(listedIn(pool, cards)), beside: listedIn(pool, sideboard) };
  const [legend, ...others] = parts.legends;
  if (legend === undefined || others.length > 0 || legend.count > 1)
    return [
      ...illegal,
      problem("deck.3", "deck legend", { count: sizeOf(parts.legends) }),
      ...copyProblems([...parts.main, ...parts.beside.filter(({ face }) => isOfMainDeck(face))]),
    ];
  return [
    ...illegal,
    ...championProblems(legend.face, parts),
    ...mainProblems(legend.face, parts),
    ...sideboardProblems(parts),
    ...runeProblems(legend.face, parts),
    ...battlefieldProblems(legend.face, parts),
  ];
}

/** deck.23 Why a card may be in no deck. */
function illegalCard(
  pool: Pool<RiftboundState, RiftboundDefinition>,
  id: string,
  bans: BanList,
  banned: readonly string[],
): DeckProblem[] {
  const face = pool.definitions[pool.index.get(id) ?? -1];
  if (face === undefined) return [problem("deck.23", "deck unknown", { card: id }, id)];
  const name = fullName(face);
  return isBanned(bans, face) || banned.includes(name)
    ? [problem("deck.23", "deck banned", { name }, id)]
    : [];
}

function listedIn(
  pool: Pool<RiftboundState, RiftboundDefinition>,
  cards: DeckCards["cards"],
): readonly Listed[] {
  return Object.entries(cards).flatMap(([id, count]) => {
    const face = pool.definitions[pool.index.get(id) ?? -1];
    return face === undefined ? [] : [{ face, count }];
  });
}

/**
 * A legal deck, drawn from all the cards of a pool; none where the pool has not enough for one.
 * @param wanted the ids of cards that mostly come first
 */
export function drawDeck(
  pool: Pool<RiftboundState, RiftboundDefinition>,
  wanted: ReadonlySet<string>,
  dice: Dice,
): string[] {
  const cards = pool.definitions.filter(({ isToken }) => !isToken);
  const parts = partsOf(cards.map((face) => ({ face, count: 1 })));
  // What a card brings into play is seen only with it.
  const isWanted = ({ id, brings }: RiftboundDefinition): boolean =>
    wanted.has(id) || brings.some((each) => wanted.has(each));
  const drawn = (faces: readonly RiftboundDefinition[]) => mixed(dice, faces, isWanted);
  const led = parts.legends.filter(({ face }) => championProblems(face, parts).length === 0);
  const [legend] = drawn(led.map(({ face }) => face));
  if (legend === undefined) return [];
  const ofDomains = (listed: readonly Listed[]): RiftboundDefinition[] =>
    listed.map(({ face }) => face).filter(({ domains }) => (domains & ~legend.domains) === 0);
  const main = ofDomains(parts.main).filter((face) => !face.isSignature || sharesTag(legend, face));
  const champions = drawn(main.filter((face) => couldBeChosen(legend, face))).slice(0, 1);
  const copies = drawn(main.flatMap((face) => new Array<RiftboundDefinition>(limitOf(face)).fill(face)));
  const runes = ofDomains(parts.runes);
  const faces = [
    legend,
    ...[...champions, ...copies].filter(isWithinLimits).slice(0, LEAST_CARDS),
    ...Array.from({ length: RUNES }, (_, at) => runes[at % runes.length] ?? []).flat(),
    ...drawn(ofDomains(parts.battlefields)).filter(isFirstOfName).slice(0, BATTLEFIELDS),
  ];
  return faces.map(({ id }) => id);
}

/** deck.16, deck.19, deck.22 Whether a card of a list is not too many with those before it. */
function isWithinLimits(face: RiftboundDefinition, at: number, all: readonly RiftboundDefinition[]): boolean {
  const before = all.slice(0, at);
  const sameName = before.filter((each) => fullName(each) === fullName(face)).length;
  const signatures = before.filter(({ isSignature }) => isSignature).length;
  return sameName < limitOf(face) && !(face.isSignature && signatures >= SIGNATURES);
}

/** deck.11 */
function isFirstOfName(face: RiftboundDefinition, at: number, all: readonly RiftboundDefinition[]): boolean {
  return all.findIndex((each) => fullName(each) === fullName(face)) === at;
}

/** team.13, team.14 What the decks of two teammates may not have in common: the Legend, and Battlefields. */
export function checkTeammates(
  pool: Pool<RiftboundState, RiftboundDefinition>,
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): DeckProblem[] {
  const facesOf = (deck: Readonly<Record<string, number>>): RiftboundDefinition[] =>
    Object.keys(deck).flatMap((id) => pool.definitions[pool.index.get(id) ?? -1] ?? []);
  const others = new Set(facesOf(other).map(fullName));
  return facesOf(one).flatMap((face) => {
    const name = fullName(face);
    if (!others.has(name)) return [];
    if (face.types.includes("legend")) return [problem("team.13", "deck shared legend", { name }, face.id)];
    if (!face.types.includes("battlefield")) return [];
    return [problem("team.14", "deck shared battlefield", { name }, face.id)];
  });
}

function problem(rule: string, reason: string, figures: DeckProblem["figures"], card = ""): DeckProblem {
  return { rule, reason, figures, card };
}

function partsOf(listed: readonly Listed[]): Omit<Parts, "beside"> {
  const of = (type: RiftboundDefinition["types"][number]): Listed[] =>
    listed.filter(({ face }) => face.types.includes(type));
  const apart = new Set([...of("legend"), ...of("rune"), ...of("battlefield")]);
  return {
    legends: of("legend"),
    main: listed.filter((each) => !apart.has(each)),
    runes: of("rune"),
    battlefields: of("battlefield"),
  };
}

function sizeOf(listed: readonly Listed[]): number {
  return listed.reduce((sum, { count }) => sum + count, 0);
}

/**
 * deck.6, deck.12, deck.13, deck.21 The Chosen Champion of a deck: the first Champion unit in its list that has the
 * Legend's Champion Tag; null when there is none.
 */
export function chosenChampion(faces: readonly RiftboundDefinition[]): RiftboundDefinition | null {
  const legend = faces.find(({ types }) => types.includes("legend"));
  return faces.find((face) => legend !== undefined && couldBeChosen(legend, face)) ?? null;
}

function couldBeChosen(legend: RiftboundDefinition, face: RiftboundDefinition): boolean {
  return face.types.includes("unit") && face.isChampion && !face.isSignature && sharesTag(legend, face);
}

/** parts.4 Whether a card has the Champion Tag of a Legend. */
function sharesTag(legend: RiftboundDefinition, { tags }: RiftboundDefinition): boolean {
  return legend.tags.some((tag) => tags.includes(tag));
}

function championProblems(legend: RiftboundDefinition, { main }: Pick<Parts, "main">): DeckProblem[] {
  return main.some(({ face }) => couldBeChosen(legend, face))
    ? []
    : [problem("deck.12", "deck champion", { legend: fullName(legend) })];
}

function mainProblems(legend: RiftboundDefinition, { main, beside }: Parts): DeckProblem[] {
  const found: DeckProblem[] = [];
  const size = sizeOf(main);
  if (size < LEAST_CARDS) found.push(problem("deck.5", "deck size", { count: size, size: LEAST_CARDS }));
  const all = [...main, ...beside.filter(({ face }) => isOfMainDeck(face))];
  for (const { face } of all) {
    if (face.isToken) found.push(problem("tokens.2", "deck token", {}, face.id));
  }
  found.push(...domainProblems(legend, all), ...copyProblems(all));
  const signatures = all.filter(({ face }) => face.isSignature);
  if (sizeOf(signatures) > SIGNATURES)
    found.push(problem("deck.19", "deck signatures", { count: sizeOf(signatures), limit: SIGNATURES }));
  for (const { face } of signatures)
    if (!sharesTag(legend, face))
      found.push(problem("deck.20", "deck signature tag", { legend: fullName(legend) }, face.id));
  return found;
}

/** modes.6 What is beside the deck: so many cards of the Main Deck. */
function sideboardProblems({ beside }: Parts): DeckProblem[] {
  const count = sizeOf(beside);
  const tooMany =
    count > MOST_BESIDE ? [problem("modes.6", "deck sideboard", { count, limit: MOST_BESIDE })] : [];
  const others = beside.filter(({ face }) => !isOfMainDeck(face));
  return [...tooMany, ...others.map(({ face }) => problem("modes.6", "deck sideboard card", {}, face.id))];
}

/** deck.16, deck.18, deck.22 By name, whatever the printing. */
function copyProblems(main: readonly Listed[]): DeckProblem[] {
  return [...byName(main)].flatMap(([name, listed]) => {
    const count = sizeOf(listed);
    const [first] = listed;
    const limit = first === undefined ? COPIES : limitOf(first.face);
    if (count <= limit) return [];
    const rule = limit === 1 ? "deck.22" : "deck.16";
    return [problem(rule, "deck copies", { name, count, limit }, first?.face.id ?? "")];
  });
}

/** deck.16, deck.22, keywords.34 How many of a name there may be. */
function limitOf({ abilities }: RiftboundDefinition): number {
  return abilities.some((each) => each.kind === "continuous" && each.layer === "unique") ? 1 : COPIES;
}

function byName(listed: readonly Listed[]): Map<string, Listed[]> {
  const found = new Map<string, Listed[]>();
  for (const each of listed) {
    const name = fullName(each.face);
    found.set(name, [...(found.get(name) ?? []), each]);
  }
  return found;
}

/** deck.27 Cards of other domains that the Legend lets the deck hold are within its domains. */
function domainProblems(legend: RiftboundDefinition, main: readonly Listed[]): DeckProblem[] {
  const others = main.filter(({ face }) => identityProblem("deck.25", legend, face).length > 0);
  return sizeOf(others) <= legend.offDomain
    ? []
    : others.flatMap(({ face }) => identityProblem("deck.25", legend, face));
}

/** deck.4, deck.24, deck.25, deck.26 All domains of a card must be within those of the Legend. */
function identityProblem(
  rule: string,
  { domains }: RiftboundDefinition,
  face: RiftboundDefinition,
): DeckProblem[] {
  return (face.domains & ~domains) === 0 ? [] : [problem(rule, "deck domains", {}, face.id)];
}

function runeProblems(legend: RiftboundDefinition, { runes }: Parts): DeckProblem[] {
  const size = sizeOf(runes);
  const wrong = runes.flatMap(({ face }) => identityProblem("deck.8", legend, face));
  return size === RUNES ? wrong : [problem("deck.7", "deck runes", { count: size, size: RUNES }), ...wrong];
}

function battlefieldProblems(legend: RiftboundDefinition, { battlefields }: Parts): DeckProblem[] {
  const found = battlefields.flatMap(({ face }) => identityProblem("deck.10", legend, face));
  const size = sizeOf(battlefields);
  if (size !== BATTLEFIELDS)
    found.push(problem("deck.9", "deck battlefields", { count: size, size: BATTLEFIELDS }));
  for (const [name, listed] of byName(battlefields))
    if (sizeOf(listed) > 1)
      found.push(problem("deck.11", "deck same battlefield", { name }, listed[0]?.face.id ?? ""));
  return found;
}
