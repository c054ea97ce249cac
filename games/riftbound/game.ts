import {
  type CardId,
  cardAt,
  frameOf,
  type Game,
  type GameEvent,
  IllegalError,
  NONE,
  procedureOf,
  type Replacer,
  reading,
  type Seat,
  seedChance,
  type ZoneId,
  zoneAt,
} from "@gyoji/kernel";
import { type BanList, banListOf } from "./bans.ts";
import { faceOf, fullName, type RiftboundDefinition } from "./definition.ts";
import { events } from "./events.ts";
import { MODES, type Mode, type ModeId, modeOf } from "./modes.ts";
import { copyCard, newCard } from "./objects.ts";
import { refusals } from "./rules/actions.ts";
import { isCountedOn } from "./rules/adding.ts";
import { damageLeft } from "./rules/combat.ts";
import { chosenChampion } from "./rules/deck.ts";
import { drawGame, unwind } from "./rules/ending.ts";
import { isExchanging } from "./rules/exchanging.ts";
import { match, procedures } from "./rules/index.ts";
import {
  allUnits,
  battlefieldOf,
  battlefields,
  controllerOf,
  isAlone,
  isNeutralOpen,
  isType,
  isUnit,
  lies,
  mightOf,
  mightParts,
  runesOf,
  seatsFrom,
  sideOf,
} from "./rules/information.ts";
import { concede } from "./rules/leaving.ts";
import { hasLostAbilities } from "./rules/losing.ts";
import { startingZone } from "./rules/match.ts";
import { namesNamed } from "./rules/naming.ts";
import { poolOf } from "./rules/paying.ts";
import { shownHand } from "./rules/showing.ts";
import { givenTo, hasLostKeywords, sinceOf, textsInForce } from "./rules/texts.ts";
import { collectTriggers, type LastKnown } from "./rules/triggering.ts";
import {
  handlerOf,
  handOf,
  isSideboard,
  locationOf,
  modeIn,
  type Progress,
  type RiftboundCard,
  type RiftboundState,
  type RiftboundTable,
  sideboardOf,
  zonesFor,
} from "./state.ts";

/** Riftbound for so many seats, by its Core Rules. The mode is an option of the setting. */
export function riftboundFor(seats: number): Game<RiftboundState, RiftboundDefinition> {
  return {
    id: "riftbound",
    seats,
    zones: zonesFor(seats),
    procedures,
    root: match,
    events,
    start: (pool, decks, { options, seed, sideboards }) => {
      const mode = modeFor(options["mode"] ?? "duel", seats);
      const bans = banListOf(options["bans"] ?? "none");
      if (bans === null) throw new IllegalError(`no list of banned cards ${options["bans"]}`);
      const faces = (index: number): RiftboundDefinition => pool.definitions[index] as RiftboundDefinition;
      const beside = options["sideboard"] === "ten" ? sideboards : [];
      const state = emptyState(mode, decks, beside, seed, faces, bans);
      for (const [card, { zone }] of state.cards.entries()) state.zones[zone]?.push(card);
      state.frames.push(frameOf(match.id, { chooser: NONE, parts: [] }));
      return state;
    },
    copyCard,
    sources: textsInForce,
    userInForce,
    given: givenTo,
    since: sinceOf,
    setFace,
    back,
    canLie,
    lastKnown,
    replacer,
    order: (table) => seatsFrom(table, table.state.game.turnPlayer),
    between,
    concede,
    shows: shownHand,
    laid: null,
    agreeDraw: drawGame,
    refusals,
    measure,
    isSettled: (table) => isNeutralOpen(table) && !isExchanging(table),
    comparable: ({ state }) => state.game.turn,
    facts,
    describe,
  };
}

/** overview.3 The mode with this id. Throws IllegalError when there is none, or it is for another number of players. */
function modeFor(id: string, seats: number): ModeId {
  const mode = modeOf(id);
  if (mode?.seats !== seats) throw new IllegalError(`no mode ${id} for ${seats} players`);
  return id as ModeId;
}

/** The game for two. */
export const riftbound = riftboundFor(2);

/** A state with the cards of the decks, each in the zone that it begins in. */
export function emptyState(
  modeId: ModeId,
  decks: readonly (readonly number[])[],
  sideboards: readonly (readonly number[])[],
  seed: number,
  faceOfIndex: (index: number) => RiftboundDefinition,
  bans: BanList = "none",
): RiftboundState {
  const mode: Mode = MODES[modeId];
  const cards = decks.flatMap((deck, owner) =>
    deck.map((face): RiftboundCard => newCard(owner, face, startingZone(faceOfIndex(face), owner), false)),
  );
  const besideAtFirst = decks.map((_, owner) =>
    (sideboards[owner] ?? []).map((face) => cards.push(newCard(owner, face, sideboardOf(owner), false)) - 1),
  );
  const champions = decks.map((deck) => championOf(deck, faceOfIndex));
  return {
    frames: [],
    chance: seedChance(seed),
    cards,
    zones: zonesFor(mode.seats).map(() => []),
    lasting: [],
    clock: 0,
    open: [],
    outcome: null,
    idle: { steps: 0, seen: [] },
    attempts: 0,
    failed: [],
    agreed: 0,
    game: startingProgress(modeId, mode, champions, besideAtFirst, bans),
  };
}

/** deck.14 */
function championOf(deck: readonly number[], faceOfIndex: (index: number) => RiftboundDefinition): number {
  const chosen = chosenChampion(deck.map(faceOfIndex));
  return deck.find((face) => faceOfIndex(face) === chosen) ?? NONE;
}

function startingProgress(
  modeId: ModeId,
  mode: Mode,
  champions: readonly number[],
  besideAtFirst: readonly (readonly CardId[])[],
  bans: BanList,
): Progress {
  const none = new Array<number>(mode.seats).fill(0);
  const sides = new Set(mode.sides).size;
  return {
    mode: modeId,
    bans,
    gameNumber: 1,
    wins: new Array<number>(sides).fill(0),
    lastWinner: NONE,
    isOver: false,
    champions,
    besideAtFirst,
    usedBattlefields: none.map(() => []),
    turn: 0,
    turnPlayer: 0,
    regular: 0,
    first: 0,
    phase: "setUp",
    extraTurns: [],
    turnsTaken: none.slice(),
    points: new Array<number>(sides).fill(0),
    victoryScore: mode.victoryScore,
    xp: none.slice(),
    energy: none.slice(),
    power: none.map(() => [0, 0, 0, 0, 0, 0, 0]),
    reserved: [],
    battlefields: [],
    chain: [],
    nextItem: 1,
    due: [],
    invited: NONE,
    focus: NONE,
    showdown: null,
    assigned: [],
    cardsPlayed: none.slice(),
    deeds: [],
    plays: {},
    energySpent: none.slice(),
    banishedWith: {},
    named: {},
    replacedBattlefields: {},
    uses: {},
    left: 0,
  };
}

/** The user of a card's own text while it is in force: on the board, not Attached (terms.12), not lost (layers.6). */
function userInForce(table: RiftboundTable, card: CardId): Seat {
  if (!lies(table, card) || isType(table, card, "rune")) return ownTextAnywhere(table, card);
  const isInForce = cardAt(table, card).attachedTo === NONE && !hasLostAbilities(table, card);
  return isInForce ? controllerOf(table, card) : NONE;
}

/** ability.7 What a card's text says of its own cost or timing works wherever it can be played from. */
function ownTextAnywhere(table: RiftboundTable, card: CardId): Seat {
  return cardAt(table, card).owner;
}

function setFace(card: RiftboundCard, face: number): void {
  Object.assign(card, { face, definition: face });
}

/** modes.6, deck.14 Every card of a Main Deck can be in a sideboard, but not the Chosen Champion, which is not exchanged. */
function canLie(table: RiftboundTable, zone: ZoneId, { id }: RiftboundDefinition): boolean {
  return !isSideboard(zone) || !table.state.game.champions.includes(table.pool.index.get(id) ?? NONE);
}

/**
 * deck.1 Runes, Battlefields, Legends and cards of the Main Deck are told apart also where their faces are not
 * seen; tokens (tokens.1) are none of them.
 */
function back({ types, isToken }: RiftboundDefinition): string {
  if (isToken) return "token";
  return types.find((type) => type === "rune" || type === "battlefield" || type === "legend") ?? "main";
}

function lastKnown(table: RiftboundTable, card: CardId): LastKnown | null {
  if (!lies(table, card)) return null;
  const { zone, damage, buffs, turned, attachedTo, definition } = cardAt(table, card);
  const controller = controllerOf(table, card);
  const isInForce = attachedTo === NONE && !hasLostAbilities(table, card);
  const texts = isInForce ? [{ text: definition, user: controller }] : [];
  givenTo(table, card, (_card, user, text) => texts.push({ text, user }));
  return {
    controller,
    zone,
    might: mightOf(table, card),
    damage,
    buffs,
    turned,
    isAlone: isAlone(table, card),
    wasUnit: isUnit(table, card),
    texts: texts.map((each) => ({ ...each, hasKeywords: !hasLostKeywords(table, card, each.text) })),
  };
}

/** replacement.4, replacement.5, replacement.6 The controller of what is affected, or the affected player, chooses among all. */
function replacer(table: RiftboundTable, { cards, seat }: GameEvent, users: readonly Seat[]): Replacer {
  const [first] = cards;
  const affected = first === undefined ? seat : controllerOf(table, first);
  return { seat: handlerOf(table, affected), among: users };
}

/** After every step: what events have triggered is taken down; a game of a match that is over ends. */
function between(table: RiftboundTable): void {
  const { state } = table;
  if (state.open.length > 0) collectTriggers(table);
  if (state.game.isOver && state.frames.length > 1 && !isEventOnTop(table)) unwind(table);
}

/** Whether the machine's own frames are on top: they are finished first. */
function isEventOnTop(table: RiftboundTable): boolean {
  const top = table.state.frames.at(-1);
  return top !== undefined && procedureOf(table, top.procedure).role === "machine";
}

/** How good a position is: points first, then Battlefields, then what lies on the board and in hand. */
function measure(table: RiftboundTable, seat: Seat): number {
  const { outcome } = table.state;
  if (outcome?.kind === "won") return outcome.winners.includes(seat) ? 1000 : -1000;
  const others = seatsFrom(table, seat).filter((each) => sideOf(table, each) !== sideOf(table, seat));
  return reading(table, () => {
    const best = Math.max(...others.map((each) => worth(table, each)), 0);
    return Math.max(-999, Math.min(999, worth(table, seat) - exchanged(table, seat) - best));
  });
}

function worth(table: RiftboundTable, seat: Seat): number {
  const { points } = table.state.game;
  return (
    90 * (points[sideOf(table, seat)] ?? 0) +
    40 * battlefields(table).filter((at) => battlefieldOf(table, at).controller === seat).length +
    4 * mightOnBoard(table, seat) +
    6 * zoneAt(table, handOf(seat)).length +
    runesWorth(table, seat)
  );
}

/** Between games: a deck is best as it was built. */
function exchanged(table: RiftboundTable, seat: Seat): number {
  const { besideAtFirst } = table.state.game;
  return (besideAtFirst[seat] ?? []).filter((card) => cardAt(table, card).zone !== sideboardOf(seat)).length;
}

/** A Rune is worth keeping, the more so while it is Ready. */
function runesWorth(table: RiftboundTable, seat: Seat): number {
  return runesOf(table, seat).reduce((sum, card) => sum + (cardAt(table, card).turned ? 10 : 11), 0);
}

function mightOnBoard(table: RiftboundTable, seat: Seat): number {
  return allUnits(table).reduce(
    (sum, card) => (cardAt(table, card).controller === seat ? sum + mightOf(table, card) : sum),
    0,
  );
}

function facts(table: RiftboundTable): Readonly<Record<string, unknown>> {
  const { game } = table.state;
  const seats = Array.from({ length: modeIn(table).seats }, (_, seat) => seat);
  const { turn, turnPlayer, first, phase, points, victoryScore, xp, focus, chain, showdown } = game;
  return {
    mode: game.mode,
    gameNumber: game.gameNumber,
    wins: game.wins,
    lastWinner: game.lastWinner,
    turn,
    turnPlayer,
    first,
    phase,
    points: seats.map((seat) => points[sideOf(table, seat)] ?? 0),
    victoryScore,
    xp,
    energy: seats.map((seat) => poolOf(table, seat).energy),
    power: seats.map((seat) => poolOf(table, seat).power),
    focus,
    isOpen: isNeutralOpen(table),
    showdown: showdown === null ? null : { ...showdown, zone: locationOf(showdown.battlefield) },
    chain: chain.map(({ id, kind, self, controller, isFinalized, vars }) => ({
      id,
      kind,
      card: self.card,
      face: table.pool.definitions[self.text]?.id ?? "",
      controller,
      isFinalized,
      targets: ((vars["targets"] as { card: CardId }[] | undefined) ?? []).map(({ card }) => card),
    })),
    battlefields: game.battlefields.map(
      ({ controller, contestedBy, stagedShowdown, stagedCombat, scored }) => ({
        controller,
        contestedBy,
        stagedShowdown,
        stagedCombat,
        scored,
      }),
    ),
    left: seatsLeft(table),
    damageLeft: damageLeft(table),
  };
}

function seatsLeft(table: RiftboundTable): Seat[] {
  const { left } = table.state.game;
  return Array.from({ length: modeIn(table).seats }, (_, seat) => seat).filter(
    (seat) => (left & (1 << seat)) !== 0,
  );
}

function describe(table: RiftboundTable, card: CardId): Readonly<Record<string, unknown>> {
  const face = faceOf(table, card);
  const shown = { name: fullName(face), types: face.types, cost: face.cost };
  if (!lies(table, card)) return shown;
  const { damage, buffs, stunned, empowered, attachedTo, role, controller } = cardAt(table, card);
  // Its own abilities that only Add what is Added anyway when something is paid, by index: screens show them more quietly.
  const adds = face.abilities.flatMap((ability, index) => (isCountedOn(ability) ? [index] : []));
  const lying = { ...shown, controller, attachedTo, named: namesNamed(table, card), adds };
  if (!isUnit(table, card)) return lying;
  return {
    ...lying,
    might: mightOf(table, card),
    parts: mightParts(table, card),
    damage,
    buffs,
    stunned,
    empowered,
    role,
    assigned: table.state.game.assigned.find((each) => each.card === card)?.amount ?? 0,
  };
}
