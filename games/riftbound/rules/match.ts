import {
  type CardId,
  call,
  cardAt,
  NONE,
  type Option,
  pick,
  type Seat,
  skip,
  together,
  topOf,
  type ZoneId,
} from "@gyoji/kernel";
import { faceAt, faceOf, type RiftboundDefinition } from "../definition.ts";
import { newCard } from "../objects.ts";
import {
  asideOf,
  battlefieldZone,
  choose,
  deckOf,
  GONE,
  modeIn,
  objectKey,
  type Progress,
  procedure,
  type RiftboundTable,
  runeDeckOf,
  sideboardOf,
} from "../state.ts";
import {
  carryOutExchange,
  type Exchanging,
  exchange,
  exchangers,
  exchanging,
  lookThrough,
} from "./exchanging.ts";
import { battlefields, seatsFrom } from "./information.ts";
import { game } from "./setUp.ts";

/** modes.1 A match: one game, or as many as it takes for a side to win more than half of them (modes.6). */
export const match = procedure<{ chooser: Seat; parts: readonly Exchanging[] }>("modes.1", {
  // setup.5: who is drawn goes first, or says who does when there may be several games.
  "setup.5": (table, locals) => {
    const drawn = pick(table, modeIn(table).seats);
    if (modeIn(table).games === 1) table.state.game.first = drawn;
    else locals.chooser = drawn;
  },
  // Who lost the last game says who goes first; after a drawn game it stays.
  "modes.6": choose(
    (_table, { chooser }) => {
      if (chooser === NONE) return null;
      const options: Option[] = [
        { kind: "word", word: "goFirst" },
        { kind: "word", word: "goSecond" },
      ];
      return { seat: chooser, ask: "goFirst", options, open: true, about: NONE };
    },
    (table, { chooser }, option) => {
      const isFirst = option.kind === "word" && option.word === "goFirst";
      table.state.game.first = isFirst ? chooser : (chooser + 1) % modeIn(table).seats;
    },
  ),
  "modes.3": (table) => call(table, game, {}),
  // Here a game is over and the match is not.
  "modes.7": (table, locals) => {
    noteBattlefields(table);
    clear(table);
    locals.chooser = loserOf(table);
  },
  // In secret, and at the same time.
  "modes.6 sideboard": (table, locals) => {
    const who = exchangers(table, seatsFrom(table, 0));
    for (const seat of who) lookThrough(table, seat);
    locals.parts = [];
    if (who.length > 0) together(table, locals, exchange, who.map(exchanging));
  },
  "modes.6 exchanged": (table, { parts }) => {
    for (const each of parts) carryOutExchange(table, each);
    skip(table, -5);
  },
});

/** The seat that lost the game that is over, or `NONE` after a drawn one. */
function loserOf(table: RiftboundTable): Seat {
  const { lastWinner } = table.state.game;
  if (lastWinner === NONE) return NONE;
  return seatsFrom(table, 0).find((seat) => seat !== lastWinner) ?? NONE;
}

/** modes.7, modes.8 After a game with a winner its Battlefields count as used. */
function noteBattlefields(table: RiftboundTable): void {
  const { game: progress } = table.state;
  if (progress.lastWinner === NONE) return;
  for (const at of battlefields(table)) {
    const card = originalOf(table, topOf(table, battlefieldZone(at)));
    if (card === NONE) continue;
    progress.usedBattlefields[cardAt(table, card).owner]?.push(faceOf(table, card).id);
  }
}

/** The card of a deck that a Battlefield token has replaced, or the Battlefield itself. */
function originalOf(table: RiftboundTable, card: CardId): CardId {
  if (card === NONE || !cardAt(table, card).isToken) return card;
  const { stay } = cardAt(table, card);
  return originalOf(table, table.state.game.replacedBattlefields[objectKey({ card, stay })] ?? NONE);
}

/** Everything back to where it was before the game; tokens are gone. */
function clear(table: RiftboundTable): void {
  const { state } = table;
  state.zones = state.zones.map(() => []);
  state.lasting = [];
  state.open = [];
  for (const [card, { owner, face, isToken, stay }] of state.cards.entries()) {
    const zone = startOf(table, card);
    state.cards[card] = { ...newCard(owner, face, zone, isToken), stay: stay + 1 };
    state.zones[zone]?.push(card);
  }
  Object.assign(state.game, startingProgress(table));
}

/** Where a card begins the next game. */
function startOf(table: RiftboundTable, card: CardId): ZoneId {
  const { owner, face, isToken, zone } = cardAt(table, card);
  if (isToken) return GONE;
  return zone === sideboardOf(owner) ? zone : startingZone(faceAt(table, face), owner);
}

/** The zone that a card of a deck begins a game in. */
export function startingZone({ types }: RiftboundDefinition, owner: Seat): ZoneId {
  if (types.includes("rune")) return runeDeckOf(owner);
  return types.includes("battlefield") ? asideOf(owner) : deckOf(owner);
}

/** What starts anew with each game. */
function startingProgress(table: RiftboundTable): Partial<Progress> {
  const { game: progress } = table.state;
  const seats = modeIn(table).seats;
  const none = new Array<number>(seats).fill(0);
  return {
    gameNumber: progress.gameNumber + 1,
    isOver: false,
    turn: 0,
    phase: "setUp",
    extraTurns: [],
    turnsTaken: none.slice(),
    points: progress.points.map(() => 0),
    victoryScore: modeIn(table).victoryScore,
    xp: none.slice(),
    energy: none.slice(),
    power: none.map(() => [0, 0, 0, 0, 0, 0, 0]),
    battlefields: [],
    chain: [],
    due: [],
    invited: NONE,
    focus: NONE,
    showdown: null,
    assigned: [],
    cardsPlayed: none.slice(),
    uses: {},
    left: 0,
  };
}

export const matchProcedures = [match];
