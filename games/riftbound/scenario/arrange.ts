import {
  type AnyProcedure,
  type CardId,
  cardAt,
  type Frame,
  frameOf,
  NONE,
  type Pool,
  type Seat,
  tableOn,
  type ZoneId,
} from "@gyoji/kernel";
import { ScenarioError } from "@gyoji/scenario";
import { z } from "zod";
import { BANS, type BanList } from "../bans.ts";
import { DOMAINS, type RiftboundDefinition } from "../definition.ts";
import { emptyState, riftboundFor } from "../game.ts";
import { MODES, type ModeId } from "../modes.ts";
import { newCard } from "../objects.ts";
import { PASSED } from "../rules/actions.ts";
import { match, procedures } from "../rules/index.ts";
import { allUnits, isMighty } from "../rules/information.ts";
import {
  asideOf,
  type Battlefield,
  banishmentOf,
  baseOf,
  battlefieldZone,
  championZone,
  deckOf,
  facedownZone,
  handOf,
  legendZone,
  locationOf,
  type PhaseOfTurn,
  type RiftboundState,
  type RiftboundTable,
  runeDeckOf,
  trashOf,
  zonesFor,
} from "../state.ts";
import { ANY, type Condition, countAndName, readCondition } from "./names.ts";

export const SEATS = ["A", "B", "C", "D"] as const;
type Letter = (typeof SEATS)[number];
export const BATTLEFIELDS = ["BF-A", "BF-B", "BF-C"] as const;

const cards = z.array(z.string().max(200)).max(100);
const cardsOrCount = z.union([cards, z.int().min(0).max(100)]);
const figure = z.int().min(0).max(99);
const DOMAIN_NAMES = Object.keys(DOMAINS) as (keyof typeof DOMAINS)[];

const side = z.strictObject({
  points: figure.default(0),
  xp: figure.default(0),
  energy: figure.default(0),
  power: z.partialRecord(z.enum([...DOMAIN_NAMES, "universal"]), figure).default({}),
  hand: cards.default([]),
  /** Topmost first. */
  deck: cardsOrCount.default(10),
  runeDeck: cardsOrCount.default(6),
  runes: cards.default([]),
  /** Units and Gear there. */
  base: cards.default([]),
  trash: cards.default([]),
  banishment: cards.default([]),
  champion: cards.default([]),
  legend: cards.default([]),
  /** The Battlefields of the deck. */
  aside: cards.default([]),
  sideboard: cards.default([]),
});
type Side = z.infer<typeof side>;

const letter = z.enum(SEATS);
const bySeat = z.partialRecord(letter, cards);

const battlefield = z.strictObject({
  card: z.string().max(200).optional(),
  /** Whose units are there alone, if not said. */
  controller: z.union([letter, z.literal("none")]).optional(),
  contestedBy: letter.optional(),
  /** The seats whose sides have scored it this turn. */
  scored: z.array(letter).default([]),
  A: cards.default([]),
  B: cards.default([]),
  C: cards.default([]),
  D: cards.default([]),
  facedown: bySeat.default({}),
});
type WrittenBattlefield = z.infer<typeof battlefield>;

const MOMENTS = [
  "start",
  "awaken",
  "beginning",
  "scoring",
  "channel",
  "draw",
  "main phase",
  "main",
  "ending",
  ...BATTLEFIELDS.flatMap((at) => [`showdown at ${at}` as const, `combat at ${at}` as const]),
] as const;
type Moment = (typeof MOMENTS)[number];

const arrangement = z.strictObject({
  mode: z.enum(Object.keys(MODES) as [ModeId, ...ModeId[]]).default("duel"),
  bans: z.enum(Object.keys(BANS) as [BanList, ...BanList[]]).default("none"),
  moment: z.enum(MOMENTS).default("main"),
  /** Whose turn it is; the first player's if not said. */
  of: letter.optional(),
  first: letter.default("A"),
  /** The turn's number; one of the third round if not said. */
  turn: z.int().min(1).max(99).optional(),
  victoryScore: figure.optional(),
  A: side.prefault({}),
  B: side.prefault({}),
  C: side.prefault({}),
  D: side.prefault({}),
  "BF-A": battlefield.prefault({}),
  "BF-B": battlefield.prefault({}),
  "BF-C": battlefield.prefault({}),
});
export type Arrangement = z.infer<typeof arrangement>;

/** Reads the `table` of a scenario. Throws ScenarioError that names the place. */
export function readArrangement(written: unknown): Arrangement {
  const read = arrangement.safeParse(written ?? {});
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  throw new ScenarioError(issue?.message ?? "", ["table", ...(issue?.path ?? []).map(String)]);
}

/** The games by the number of seats. */
const GAMES = { 2: riftboundFor(2), 3: riftboundFor(3), 4: riftboundFor(4) };

/** The game of the mode that a table is played in. */
export function gameOf(written: unknown) {
  return GAMES[MODES[readArrangement(written).mode].seats];
}

export const DEFAULT_LEGEND = "legend";
export const DEFAULT_CHAMPION = "champion";
const DEFAULT_RUNE = "Fury";
export const DEFAULT_BATTLEFIELDS = ["battlefield 1", "battlefield 2", "battlefield 3"];

/** Every card name that an arrangement uses. */
export function namesIn(written: Arrangement): string[] {
  const lists = SEATS.flatMap((seat) => {
    const { hand, deck, runeDeck, runes, base, trash, banishment, champion, legend, aside, sideboard } =
      written[seat];
    return [hand, deck, runeDeck, runes, base, trash, banishment, champion, legend, aside, sideboard];
  });
  const lying = BATTLEFIELDS.flatMap((at) => {
    const { card, facedown, ...units } = written[at];
    return [
      card === undefined ? [] : [card],
      ...Object.values(facedown),
      ...SEATS.map((seat) => units[seat]),
    ];
  });
  const named = [...lists, ...lying]
    .flatMap((list) => (typeof list === "number" ? [] : (list ?? [])))
    .flatMap((each) => {
      const { name, attached } = readCondition(countAndName(each).name);
      return [name, ...attached];
    });
  return [...named, ANY, DEFAULT_LEGEND, DEFAULT_CHAMPION, DEFAULT_RUNE, ...DEFAULT_BATTLEFIELDS];
}

/** The state that an arrangement describes, at its moment. Throws ScenarioError when a card is unknown. */
export function arrange(
  written: Arrangement,
  pool: Pool<RiftboundState, RiftboundDefinition>,
): RiftboundState {
  const faceOf = faceFinder(pool);
  const seats = SEATS.slice(0, MODES[written.mode].seats);
  if (written.moment === "start") return beginning(written, pool, seats, faceOf);
  const none = seats.map(() => []);
  const faces = (face: number): RiftboundDefinition => pool.definitions[face] as RiftboundDefinition;
  const state = emptyState(written.mode, none, none, 1, faces, written.bans);
  const lay = layer(state, faceOf);
  setProgress(state, written, seats, faceOf);
  for (const [seat, name] of seats.entries()) laySide(lay, seat, written[name]);
  for (const [at, name] of BATTLEFIELDS.slice(0, MODES[written.mode].battlefields).entries()) {
    layBattlefield(lay, at, written[name], seats);
    state.game.battlefields.push(battlefieldOf(state, written[name], seats));
  }
  setMoment(state, written);
  noteMighty(state, pool);
  return state;
}

/** terms.5 What is Mighty as it lies has not become so. */
function noteMighty(state: RiftboundState, pool: Pool<RiftboundState, RiftboundDefinition>): void {
  const table: RiftboundTable = tableOn(GAMES[MODES[state.game.mode].seats], pool, state, false);
  for (const card of allUnits(table)) cardAt(table, card).wasMighty = isMighty(table, card);
}

/** A game before its set-up, with the decks as they are written, and all else as the set-up does it. */
function beginning(
  written: Arrangement,
  pool: Pool<RiftboundState, RiftboundDefinition>,
  seats: readonly Letter[],
  faceOf: FaceOf,
): RiftboundState {
  const facesOf = (list: readonly string[]): number[] =>
    list.map(countAndName).flatMap(({ count, name: card }) => new Array<number>(count).fill(faceOf(card)));
  const decks = seats.map((name) => {
    const { deck, runeDeck, legend, champion, aside } = written[name];
    return facesOf([
      ...(aside.length > 0 ? aside : DEFAULT_BATTLEFIELDS),
      ...topFirst(deck, ANY),
      champion[0] ?? DEFAULT_CHAMPION,
      legend[0] ?? DEFAULT_LEGEND,
      ...topFirst(runeDeck, DEFAULT_RUNE),
    ]);
  });
  const { mode } = written;
  const sideboards = seats.map((name) => facesOf(written[name].sideboard));
  const options = { mode, sideboard: "ten" };
  return GAMES[MODES[mode].seats].start(pool, decks, { options, sideboards, seed: 1 });
}

type FaceOf = (name: string) => number;
/** Puts cards that are written with a count, and with what is so of them, into a zone for who controls them. */
type Lay = (zone: ZoneId, seat: Seat, list: readonly string[]) => void;

function layer(state: RiftboundState, faceOf: FaceOf): Lay {
  const { seats } = MODES[state.game.mode];
  const zones = zonesFor(seats);
  const put = (zone: ZoneId, seat: Seat, condition: Condition, attachedTo: CardId): CardId => {
    const shown = zones[zone]?.shown;
    const known = shown === "all" ? (1 << seats) - 1 : shown === "owner" ? 1 << seat : 0;
    const owner = condition.owner === "" ? seat : seatNamed(condition.owner);
    const card = state.cards.push({
      ...newCard(owner, faceOf(condition.name), zone, false),
      known,
      controller: seat,
      turned: condition.exhausted,
      damage: condition.damage,
      buffs: condition.buffs,
      stunned: condition.stunned,
      empowered: condition.empowered ? 1 : 0,
      since: ++state.clock,
      attachedTo,
    });
    state.zones[zone]?.push(card - 1);
    return card - 1;
  };
  return (zone, seat, list) => {
    for (const { count, name } of list.map(countAndName))
      for (let times = 0; times < count; times++) {
        const condition = readCondition(name);
        const card = put(zone, seat, condition, NONE);
        for (const each of condition.attached) put(zone, seat, readCondition(each), card);
      }
  };
}

function laySide(lay: Lay, seat: Seat, written: Side): void {
  lay(deckOf(seat), seat, topFirst(written.deck, ANY));
  lay(runeDeckOf(seat), seat, topFirst(written.runeDeck, DEFAULT_RUNE));
  lay(handOf(seat), seat, written.hand);
  lay(trashOf(seat), seat, written.trash);
  lay(banishmentOf(seat), seat, written.banishment);
  lay(championZone(seat), seat, written.champion);
  lay(legendZone(seat), seat, written.legend);
  lay(asideOf(seat), seat, written.aside);
  lay(baseOf(seat), seat, [...written.runes, ...written.base]);
}

function topFirst(list: readonly string[] | number, any: string): readonly string[] {
  return typeof list === "number" ? new Array<string>(list).fill(any) : list.toReversed();
}

function layBattlefield(lay: Lay, at: number, written: WrittenBattlefield, seats: readonly Letter[]): void {
  lay(battlefieldZone(at), at % seats.length, [written.card ?? DEFAULT_BATTLEFIELDS[at] ?? ""]);
  for (const [seat, name] of seats.entries()) {
    lay(locationOf(at), seat, written[name]);
    lay(facedownZone(seat, at), seat, written.facedown[name] ?? []);
  }
}

function battlefieldOf(
  state: RiftboundState,
  written: WrittenBattlefield,
  seats: readonly Letter[],
): Battlefield {
  const there = seats.filter((name) => written[name].length + (written.facedown[name]?.length ?? 0) > 0);
  const controller = written.controller ?? (there.length === 1 ? there[0] : undefined) ?? "none";
  return {
    controller: controller === "none" ? NONE : seatNamed(controller),
    contestedBy: written.contestedBy === undefined ? NONE : seatNamed(written.contestedBy),
    stagedShowdown: false,
    stagedCombat: false,
    scored: written.scored.reduce((bits, name) => bits | (1 << sideOf(state, seatNamed(name))), 0),
    exempt: 0,
  };
}

function seatNamed(name: string): Seat {
  return SEATS.indexOf(name as Letter);
}

function sideOf({ game }: RiftboundState, seat: Seat): number {
  return MODES[game.mode].sides[seat] ?? seat;
}

function setProgress(
  state: RiftboundState,
  written: Arrangement,
  seats: readonly Letter[],
  faceOf: FaceOf,
): void {
  const { game } = state;
  const first = seatNamed(written.first);
  const turnPlayer = seatNamed(written.of ?? written.first);
  const place = (seat: Seat): number => (seat - first + seats.length) % seats.length;
  const turn = written.turn ?? 2 * seats.length + 1 + place(turnPlayer);
  const champions = seats.map((name) => championOf(written[name], faceOf));
  Object.assign(game, { first, turnPlayer, regular: turnPlayer, turn, champions });
  if (written.victoryScore !== undefined) game.victoryScore = written.victoryScore;
  game.turnsTaken = seats.map((_, seat) =>
    Math.max(0, Math.floor((turn - 1 - place(seat)) / seats.length) + 1),
  );
  for (const [seat, name] of seats.entries()) {
    const { points, xp, energy, power } = written[name];
    const ownSide = sideOf(state, seat);
    game.points[ownSide] = Math.max(game.points[ownSide] ?? 0, points);
    game.xp[seat] = xp;
    game.energy[seat] = energy;
    game.power[seat] = [...DOMAIN_NAMES.map((each) => power[each] ?? 0), power.universal ?? 0];
  }
}

function championOf({ champion: [written] }: Side, faceOf: FaceOf): number {
  return written === undefined ? NONE : faceOf(written);
}

/** The phase of a turn that a moment is in, and the step of that phase that comes next; null before the phase. */
const IN_TURN = {
  awaken: ["awaken", "turn.6", null],
  beginning: ["beginning", "turn.7", null],
  scoring: ["beginning", "turn.7", "turn.8"],
  channel: ["channel", "turn.9", null],
  draw: ["draw", "turn.10", null],
  "main phase": ["main", "turn.12", null],
  main: ["main", "turn.12", "turn.5"],
  ending: ["ending", "turn.15", null],
} as const satisfies Readonly<Record<string, readonly [PhaseOfTurn, string, string | null]>>;

/** Puts the frames on the stack that lead to the moment. */
function setMoment(state: RiftboundState, { moment }: Arrangement): void {
  const { game } = state;
  const who = game.turnPlayer;
  const [phase, id, next] = IN_TURN[phaseOf(state, moment)];
  game.phase = phase;
  state.frames.push(
    after(match, "modes.3", { chooser: NONE }),
    after(procedureOf("overview.3"), "setup.10", {}),
    after(procedureOf("turn.1"), "turn.1", { who }),
  );
  if (next === null) state.frames.push(before(procedureOf("turn.2"), id, { who }));
  else
    state.frames.push(
      after(procedureOf("turn.2"), id, { who }),
      before(procedureOf(id), next, id === "turn.12" ? { who, mark: PASSED, isDone: false } : { who }),
    );
}

/** The phase of a moment; a Showdown is in the Main Phase, and about to begin. */
function phaseOf(state: RiftboundState, moment: Moment): keyof typeof IN_TURN {
  const [kind, name] = moment.split(" at ");
  if (name === undefined) return moment as keyof typeof IN_TURN;
  const at = BATTLEFIELDS.indexOf(name as (typeof BATTLEFIELDS)[number]);
  const contested = state.game.battlefields[at];
  if (contested === undefined) throw new ScenarioError(`no ${name}`, ["table", "moment"]);
  if (contested.contestedBy === NONE) contested.contestedBy = state.game.turnPlayer;
  state.game.showdown = {
    battlefield: at,
    isCombat: kind === "combat",
    hasBegun: false,
    hasFightBegun: false,
    attacker: NONE,
    defender: NONE,
    hasRecalled: false,
    excess: state.game.energy.map(() => 0),
  };
  return "main";
}

/** A frame that is about to carry out the step with this label. */
function before(called: AnyProcedure<RiftboundTable>, label: string, locals: object): Frame {
  return { ...frameOf(called.id, locals), step: called.labels.indexOf(label) };
}

/** A frame whose step with this label has just called what comes next on the stack. */
function after(called: AnyProcedure<RiftboundTable>, label: string, locals: object): Frame {
  const at = called.labels.indexOf(label);
  return { ...frameOf(called.id, locals), step: at + 1, at };
}

function procedureOf(id: string) {
  const found = procedures.get(id);
  if (found === undefined) throw new Error(`no procedure ${id}`);
  return found;
}

/** Finds the face of a card by id or by name in any language. */
function faceFinder(pool: Pool<RiftboundState, RiftboundDefinition>): FaceOf {
  const byName = new Map<string, number>();
  for (const [at, { names }] of pool.definitions.entries())
    for (const name of Object.values(names))
      if (!byName.has(name.toLowerCase())) byName.set(name.toLowerCase(), at);
  return (name) => {
    const found = pool.index.get(name) ?? byName.get(name.toLowerCase());
    if (found === undefined) throw new ScenarioError(`no card ${name}`, ["table"]);
    return found;
  };
}
