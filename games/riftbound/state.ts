import {
  type Card,
  type CardId,
  choose as chooseStep,
  type GameEvent,
  NONE,
  type Option,
  type Procedure,
  procedure as procedureOf,
  type Question,
  type Seat,
  type Self,
  type State,
  type Steps,
  type Table,
  type ZoneDeclaration,
  type ZoneId,
} from "@gyoji/kernel";
import type { BanList } from "./bans.ts";
import { MODES, type ModeId } from "./modes.ts";

/** The most Battlefields that any mode uses. */
const MOST_BATTLEFIELDS = 3;

/** What Riftbound keeps of a card beside the kernel's. `turned` is Exhausted. */
export interface RiftboundCard extends Card {
  /** Its own face, by index in the pool: `definition` is another one's while it is a copy (layers.4). */
  readonly face: number;
  /** control.8 */
  controller: Seat;
  /** might.1 Damage marked on it. */
  damage: number;
  /** action.23 Buff counters on it. */
  buffs: number;
  /** action.21 */
  stunned: boolean;
  /** keywords.35 How often it has been Empowered; 0 when it is not. */
  empowered: number;
  /** The card that it is Attached to, or `NONE`. */
  attachedTo: CardId;
  /** combat.7 */
  role: "none" | "attacker" | "defender";
  /** ability.20 Whether it has had a role in the Combat in progress. */
  hasFought: boolean;
  /** keywords.23 The turn in which it was played, or 0. */
  playedIn: number;
  /** keywords.20 For a facedown card, the turn in which it was Hidden. */
  hiddenIn: number;
  /** terms.5 Whether it was Mighty when that was last looked at. */
  wasMighty: boolean;
  /** layers.12 When it came onto the board, or was Attached: see `now` of the kernel. */
  since: number;
  /** tokens.1 */
  readonly isToken: boolean;
}

/** turn.1 The phases of a turn in their order. */
export const PHASES = ["awaken", "beginning", "channel", "draw", "main", "ending"] as const;
export type PhaseOfTurn = (typeof PHASES)[number];
type Phase = "setUp" | PhaseOfTurn;

/** A Battlefield in play. */
export interface Battlefield {
  /** control.1 Its controller, or `NONE`. */
  controller: Seat;
  /** control.2 The player who made it Contested, or `NONE`. */
  contestedBy: Seat;
  /** cleanup.13, cleanup.15 What waits to begin there. */
  stagedShowdown: boolean;
  stagedCombat: boolean;
  /** scoring.7 The sides that have scored it this turn, as bits. */
  scored: number;
  /** team.12 The sides that need not score it for the Final Point, as bits. */
  exempt: number;
}

/** chain.3 Something on the Chain: a card that is played, or an ability. */
export interface Item {
  readonly id: number;
  readonly kind: "card" | "ability";
  /** The card played, or the ability with its source. */
  self: Self;
  controller: Seat;
  isFinalized: boolean;
  /** What triggered it, with what was last known of the event's cards; null for what was played or used. */
  readonly event: GameEvent | null;
  readonly lastKnown: readonly unknown[] | null;
  /** What has been chosen for it. */
  vars: Record<string, unknown>;
  /** How a card is played. */
  readonly way: Way;
  /** The zone that a card was played from. */
  readonly from: ZoneId;
  /** Where alone a Permanent may enter, by what plays it; null where the rules allow. */
  places: readonly ZoneId[] | null;
  /** Where a Permanent is to enter, or `NONE`. */
  location: ZoneId;
  /** What becomes of a spell when it has been played. */
  afterPlay: "trashed" | "recycled" | "banished";
  /** The Power and Energy that were paid for it. */
  paidEnergy: number;
  paidPower: number;
  /** What the acts of its costs were done to; null when there were none. */
  paidWith: PaidWith | null;
}

/** How something that lies in play was played. */
interface Play extends Pick<Item, "from" | "paidWith"> {
  /** costs.3 How many optional additional costs were paid. */
  readonly paid: number;
}

/** A card as the object that it was. */
export interface Remembered {
  readonly card: CardId;
  readonly stay: number;
}

/** What "it" means: a card, with what was last known of it. */
export interface Referent extends Remembered {
  readonly controller: Seat;
  readonly might: number;
  readonly zone: ZoneId;
}

/** What acts that are costs were done to, for what a text says of it afterwards. */
export interface PaidWith {
  /** Those it was really done to. */
  readonly done: readonly CardId[];
  /** What "it" means by them. */
  readonly it: readonly Referent[];
}

/** How a card comes to be played. */
export type Way =
  | "play"
  | "flow"
  | "hidden"
  | "ambush"
  | "use"
  /** By an effect: at its cost, without its Energy cost, without its own cost, without any cost at all. */
  | "effect"
  | "noEnergy"
  | "free"
  | "costless";

/** types.1 The types of cards that can be played. */
export type PlayableType = "unit" | "gear" | "spell";

/** Energy and Power in the pool of a seat that pay for playing cards of one type only. */
export interface Reserved {
  readonly seat: Seat;
  readonly type: PlayableType;
  energy: number;
  power: number[];
}

/** A Triggered Ability whose condition was met and that is not on the Chain yet. */
export interface Due {
  readonly self: Self;
  readonly event: GameEvent;
  readonly lastKnown: readonly unknown[] | null;
}

/** A Showdown or Combat in progress. */
export interface Showdown {
  readonly battlefield: number;
  isCombat: boolean;
  hasBegun: boolean;
  /** combat.5 Whether the Combat's own beginning has been gone through. */
  hasFightBegun: boolean;
  attacker: Seat;
  defender: Seat;
  /** combat.15 Whether attackers were Recalled. */
  hasRecalled: boolean;
  /** combat.24 How much more than they needed to die the players have assigned to units. */
  excess: number[];
}

/** Something that has happened this turn, with its cards as they were. */
export interface Deed {
  readonly kind: string;
  readonly seat: Seat;
  /** Where it was. */
  readonly zone: ZoneId;
  readonly cards: readonly (Pick<
    RiftboundCard,
    "stay" | "controller" | "zone" | "damage" | "buffs" | "turned"
  > & {
    readonly card: CardId;
  })[];
}

/** terms.24, terms.25 What a text has named: a card by its full name, a tag; "" for what it has not. */
export interface Named {
  readonly card: string;
  readonly tag: string;
}

/** What Riftbound keeps beside the cards. Lists are by seat if not said otherwise. */
export interface Progress {
  readonly mode: ModeId;
  /** deck.23 What the format bans. */
  readonly bans: BanList;
  /** Which game of the match it is, from 1, and how many each side has won. */
  gameNumber: number;
  wins: number[];
  /** A seat of the side that won the last game of the match; `NONE` after a drawn one. */
  lastWinner: Seat;
  /** overview.17 Whether this game of the match is over, and the next one is to begin. */
  isOver: boolean;
  /** deck.14 The face of each seat's Chosen Champion, by index in the pool. */
  readonly champions: readonly number[];
  /** modes.6 The cards that were beside each seat's deck when the match began: a deck is best as it was built. */
  readonly besideAtFirst: readonly (readonly CardId[])[];
  /** modes.7 The ids of Battlefields that each seat has used in games with a winner. */
  usedBattlefields: string[][];
  turn: number;
  turnPlayer: Seat;
  /** turn.21 Who took the last turn that was not an additional one. */
  regular: Seat;
  first: Seat;
  phase: Phase;
  /** turn.21 Who takes additional turns after this one. */
  extraTurns: Seat[];
  /** Turns begun by each seat in this game. */
  turnsTaken: number[];
  /** Points by side (team.3). */
  points: number[];
  victoryScore: number;
  xp: number[];
  /** runes.8 What has been Added and not spent. */
  energy: number[];
  /** By seat, Power of the six domains in order, then universal Power. */
  power: number[][];
  /** golden.6 What of the pools can be spent on playing cards of a type only. */
  reserved: Reserved[];
  battlefields: Battlefield[];
  chain: Item[];
  nextItem: number;
  /** Abilities that wait to go on the Chain, in groups that triggered at the same time. */
  due: Due[][];
  /** turn.20 Who acts by invitation of a teammate, or `NONE`. */
  invited: Seat;
  /** timing.7 Who has Focus, or `NONE`. */
  focus: Seat;
  showdown: Showdown | null;
  /** combat.22 Damage that is assigned in a Combat and not Dealt yet. */
  assigned: { readonly card: CardId; readonly amount: number }[];
  /** keywords.23 Cards Finalized this turn. */
  cardsPlayed: number[];
  /** What has happened this turn, as far as cards ask for it. */
  deeds: Deed[];
  /** How what entered this turn was played, by its object. */
  plays: Record<string, Play>;
  /** Energy spent by each seat this turn. */
  energySpent: number[];
  /** ability.26 What each object has banished, by the object. */
  banishedWith: Record<string, { readonly card: CardId; readonly stay: number }[]>;
  /** action.38 The Battlefield that each token has replaced, by the token's object. */
  replacedBattlefields: Record<string, CardId>;
  /** terms.24, terms.25 What each object has named, by the object. */
  named: Record<string, Named>;
  /** How often abilities were used this turn, by their key. */
  uses: Record<string, number>;
  /** Seats that are out of the game, as bits. */
  left: number;
}

export type RiftboundState = State<Progress, RiftboundCard>;
export type RiftboundTable = Table<RiftboundState>;

/** zones.13, zones.5 Shared zones: the Chain, what has ceased to exist, the Battlefields, and what is at them. */
export const CHAIN: ZoneId = 0;
export const GONE: ZoneId = 1;
const SHARED = 2 + 2 * MOST_BATTLEFIELDS;
export const battlefieldZone = (battlefield: number): ZoneId => 2 + battlefield;
/** The Location of a Battlefield: the units and Gear at it. */
export const locationOf = (battlefield: number): ZoneId => 2 + MOST_BATTLEFIELDS + battlefield;

/**
 * The zones of each player. zones.2: what is Public is shown to all, what is Private to the player, what is Secret to
 * nobody (zones.4, zones.11, zones.14, zones.15, zones.18, zones.19, zones.21).
 */
const OWN_ZONES: readonly Omit<ZoneDeclaration, "seat">[] = [
  { name: "deck", shown: "nobody", copies: "alike" },
  // overview.4
  { name: "runeDeck", shown: "nobody", copies: "alike" },
  { name: "hand", shown: "owner", copies: "alike" },
  { name: "trash", shown: "all", copies: "alike" },
  { name: "banishment", shown: "all", copies: "alike" },
  { name: "champion", shown: "all", copies: "alike" },
  { name: "legend", shown: "all", copies: "apart" },
  { name: "base", shown: "all", copies: "apart" },
  { name: "aside", shown: "owner", copies: "alike" },
  // zones.6, zones.10 One Facedown Zone at each Battlefield; what lies there is its controller's to know.
  ...[1, 2, 3].map((at) => ({ name: `facedown${at}`, shown: "owner" as const, copies: "apart" as const })),
  // modes.6
  { name: "sideboard", shown: "owner", copies: "alike" },
];

export const deckOf = (seat: Seat): ZoneId => ownZone(seat, 0);
export const runeDeckOf = (seat: Seat): ZoneId => ownZone(seat, 1);
export const handOf = (seat: Seat): ZoneId => ownZone(seat, 2);
export const trashOf = (seat: Seat): ZoneId => ownZone(seat, 3);
export const banishmentOf = (seat: Seat): ZoneId => ownZone(seat, 4);
export const championZone = (seat: Seat): ZoneId => ownZone(seat, 5);
export const legendZone = (seat: Seat): ZoneId => ownZone(seat, 6);
export const baseOf = (seat: Seat): ZoneId => ownZone(seat, 7);
/** Battlefields that are not used in this game. */
export const asideOf = (seat: Seat): ZoneId => ownZone(seat, 8);
export const facedownZone = (seat: Seat, battlefield: number): ZoneId => ownZone(seat, 9 + battlefield);
/** modes.6 What is beside the deck, to exchange between games. */
export const sideboardOf = (seat: Seat): ZoneId => ownZone(seat, 9 + MOST_BATTLEFIELDS);

/** A zone of a player; control.7 of nobody there is none. */
function ownZone(seat: Seat, at: number): ZoneId {
  return seat === NONE ? NONE : SHARED + seat * OWN_ZONES.length + at;
}

/** The zones of a game with so many seats, by number. */
export function zonesFor(seats: number): readonly ZoneDeclaration[] {
  const open = { seat: NONE, shown: "all", copies: "apart" } as const;
  const byBattlefield = (name: string) => [1, 2, 3].map((at) => ({ name: `${name}${at}`, ...open }));
  const own = Array.from({ length: seats }, (_, seat) => OWN_ZONES.map((zone) => ({ ...zone, seat })));
  return [
    { name: "chain", ...open },
    { name: "gone", ...open },
    ...byBattlefield("battlefield"),
    ...byBattlefield("at"),
    ...own.flat(),
  ];
}

/** The player whose zone this is, or `NONE` for a shared one. */
export function seatOfZone(zone: ZoneId): Seat {
  return zone < SHARED ? NONE : Math.floor((zone - SHARED) / OWN_ZONES.length);
}

/** Whether this is a player's Base. */
export function isBase(zone: ZoneId): boolean {
  return zone >= SHARED && (zone - SHARED) % OWN_ZONES.length === 7;
}

/** Whether this is what a player has beside the deck. */
export function isSideboard(zone: ZoneId): boolean {
  return zone >= SHARED && (zone - SHARED) % OWN_ZONES.length === 9 + MOST_BATTLEFIELDS;
}

/** The Battlefield that a Location belongs to, or `NONE`. */
export function battlefieldAt(zone: ZoneId): number {
  const at = zone - 2 - MOST_BATTLEFIELDS;
  return at >= 0 && at < MOST_BATTLEFIELDS ? at : NONE;
}

/** The Battlefield that a Facedown Zone belongs to, or `NONE`. */
export function battlefieldOfFacedown(zone: ZoneId): number {
  if (zone < SHARED) return NONE;
  const at = ((zone - SHARED) % OWN_ZONES.length) - 9;
  return at >= 0 && at < MOST_BATTLEFIELDS ? at : NONE;
}

/** zones.3, zones.5 Whether this is a Location: a Base or a Battlefield. */
export function isLocation(zone: ZoneId): boolean {
  return battlefieldAt(zone) !== NONE || isBase(zone);
}

/** zones.1 Whether this belongs to the board. */
export function isOnBoard(zone: ZoneId): boolean {
  return ON_BOARD[zone] === true;
}

/** By zone: asked of every card, too often to be worked out each time. */
const ON_BOARD: readonly boolean[] = zonesFor(4).map((_, zone) => {
  if (isLocation(zone) || battlefieldOfFacedown(zone) !== NONE) return true;
  if (zone < SHARED) return zone >= 2;
  return (zone - SHARED) % OWN_ZONES.length === 6;
});

/** A card as the object that it is: a key for what is kept of it. */
export function objectKey({ card, stay }: { readonly card: CardId; readonly stay: number }): string {
  return `${card}.${stay}`;
}

/** The mode that a game is played in. */
export function modeIn(table: RiftboundTable): (typeof MODES)[ModeId] {
  return MODES[table.state.game.mode];
}

/** A rule of Riftbound: see `procedure` of the kernel. */
export function procedure<L extends object>(
  id: string,
  steps: Steps<RiftboundTable, L>,
  role: Procedure<RiftboundTable, L>["role"] = "rule",
): Procedure<RiftboundTable, L> {
  return procedureOf<RiftboundTable, L>(id, steps, role);
}

/** control.7, replacement.6 Who handles what is a player's: that player, or the Turn Player what is nobody's. */
export function handlerOf({ state: { game } }: RiftboundTable, seat: Seat): Seat {
  return seat === NONE ? game.turnPlayer : seat;
}

/**
 * A step of Riftbound that asks: see `choose` of the kernel. control.7 For an uncontrolled Battlefield the Turn Player is
 * asked. concede.7 Who has left the game is asked nothing.
 */
export function choose<L extends object>(
  ask: (table: RiftboundTable, locals: L) => Question | null,
  then: (table: RiftboundTable, locals: L, option: Option) => void,
) {
  return chooseStep<RiftboundTable, L>((table, locals) => {
    const question = ask(table, locals);
    if (question === null) return null;
    const seat = handlerOf(table, question.seat);
    return (table.state.game.left & (1 << seat)) === 0 ? { ...question, seat } : null;
  }, then);
}
