import {
  type CardId,
  call,
  cardAt,
  type EventKind,
  end,
  type GameEvent,
  last,
  NONE,
  now,
  place,
  type Seat,
  shuffle,
  topOf,
  type ZoneId,
} from "@gyoji/kernel";
import { entersExhausted, putAway, putOnBoard, showOwnFaces, take } from "./objects.ts";
import { takeOffChain } from "./rules/chain.ts";
import { whileAttached } from "./rules/copiedText.ts";
import { takeOne } from "./rules/drawing.ts";
import { winGame } from "./rules/ending.ts";
import { battlefieldOf, isType, sideOf, withinLimit } from "./rules/information.ts";
import { itemOfCard } from "./rules/items.ts";
import { leave } from "./rules/leaving.ts";
import { makeTokens } from "./rules/playing.ts";
import { goThrough } from "./rules/turn.ts";
import {
  asideOf,
  banishmentOf,
  baseOf,
  battlefieldAt,
  CHAIN,
  championZone,
  type Deed,
  deckOf,
  handOf,
  legendZone,
  objectKey,
  PHASES,
  type RiftboundState,
  type RiftboundTable,
  runeDeckOf,
  trashOf,
} from "./state.ts";

/*
 * Everything that can happen in Riftbound, and what it does.
 */

type Happens = NonNullable<EventKind<RiftboundState>["happens"]>;

function kind(
  happens: Happens | null,
  forbidden: readonly string[] = [],
  keepsLastKnown = false,
): EventKind<RiftboundState> {
  return { happens, forbidden, keepsLastKnown };
}

/** An event that only tells. */
const told: EventKind<RiftboundState> = kind(null);

/** The same for an event whose cards are remembered as they were. */
const remembered: EventKind<RiftboundState> = kind(null, [], true);

function each(act: (table: RiftboundTable, card: CardId, event: GameEvent) => void): Happens {
  return (table, event) => {
    for (const card of event.cards) act(table, card, event);
    return null;
  };
}

/** Does something that is not about cards. */
function once(act: (table: RiftboundTable, event: GameEvent) => void): Happens {
  return (table, event) => {
    act(table, event);
    return null;
  };
}

/** Does something to a player; control.7 nothing where "you" is nobody. */
function toPlayer(act: (table: RiftboundTable, event: GameEvent) => void): Happens {
  return once((table, event) => {
    if (event.seat !== NONE) act(table, event);
  });
}

/** Puts cards away into a zone of their owners. */
function toOwners(zone: (seat: Seat) => ZoneId): Happens {
  return each((table, card) => putAway(table, card, zone));
}

/** action.18, ability.26 */
const banish: Happens = (table, event) => {
  const { source, cards } = event;
  for (const card of cards) putAway(table, card, banishmentOf);
  if (source === NONE) return null;
  const key = objectKey({ card: source, stay: cardAt(table, source).stay });
  const { banishedWith } = table.state.game;
  const those = cards.map((card) => ({ card, stay: cardAt(table, card).stay }));
  banishedWith[key] = [...(banishedWith[key] ?? []), ...those];
  return null;
};

/** Takes cards from the top of a zone, as many as there are, and says which. */
function fromTop(
  from: (seat: Seat) => ZoneId,
  move: (table: RiftboundTable, card: CardId, event: GameEvent) => void,
): Happens {
  return (table, event) => {
    const cards: CardId[] = [];
    for (let count = 0; count < event.amount; count++) {
      const top = topOf(table, from(event.seat));
      if (top === NONE) break;
      move(table, top, event);
      cards.push(top);
    }
    return cards;
  };
}

/** runes.16 The deck that a card is Recycled into. */
function recyclingZone(table: RiftboundTable, card: CardId): (seat: Seat) => ZoneId {
  return isType(table, card, "rune") ? runeDeckOf : deckOf;
}

/** runes.16 To the bottom, the first of them the lowest; whoever recycles several has put them in order before. */
const recycle: Happens = (table, { cards }) => {
  for (const card of cards.toReversed()) putAway(table, card, recyclingZone(table, card), "bottom");
  return cards.length > 1 && cards.every((card) => !isType(table, card, "rune")) ? cards : null;
};

/** overview.12, overview.13 Points never go below 0. */
function changePoints(table: RiftboundTable, seat: Seat, by: number): void {
  const { points } = table.state.game;
  const side = sideOf(table, seat);
  points[side] = Math.max(0, (points[side] ?? 0) + by);
}

/** team.5 */
function changeXp(table: RiftboundTable, seat: Seat, by: number): void {
  const { xp } = table.state.game;
  xp[seat] = Math.max(0, (xp[seat] ?? 0) + by);
}

/** move.8 Who comes to a Battlefield that they do not control makes it Contested, unless it is so already. */
function contest(table: RiftboundTable, location: ZoneId, seat: Seat): void {
  const at = battlefieldAt(location);
  if (at === NONE) return;
  const battlefield = battlefieldOf(table, at);
  if (battlefield.controller !== seat && battlefield.contestedBy === NONE) battlefield.contestedBy = seat;
}

/** action.13 A positive amount. */
const deal: Happens = each((table, card, { amount }) => {
  cardAt(table, card).damage += amount;
});

const kinds: Readonly<Record<string, EventKind<RiftboundState>>> = {
  gameBegan: told,
  turnBegan: told,
  // action.41: a phase can be skipped. Its amount is its place among the phases.
  phaseBegan: kind(
    once((table, { seat, amount }) => {
      const phase = PHASES[amount];
      if (phase !== undefined) goThrough(table, seat, phase);
    }),
  ),
  beginningStepBegan: told,
  mainPhaseBegan: told,
  endingStepBegan: told,
  passed: told,
  showdownBegan: told,
  showdownEnded: told,
  combatBegan: told,
  combatTied: told,
  combatEnded: told,
  combatWon: told,
  attacked: remembered,
  defended: remembered,
  becameMighty: remembered,
  revealed: told,
  lookedAt: told,
  chose: told,
  named: told,
  // ability.17, ability.9
  triggered: told,
  abilityUsed: told,
  resolved: told,
  played: remembered,
  paid: kind(
    toPlayer((table, { seat, amount }) => {
      const { energySpent } = table.state.game;
      energySpent[seat] = (energySpent[seat] ?? 0) + amount;
    }),
  ),
  gameWon: told,
  gameDrawn: told,
  wonByEffect: kind(toPlayer((table, { seat }) => winGame(table, sideOf(table, seat), "overview.14"))),
  // overview.16
  lostByEffect: kind(toPlayer((table, { seat }) => leave(table, seat))),

  // setup.1 to setup.4
  legendPlaced: kind(each((table, card) => place(table, card, legendZone(cardAt(table, card).owner)))),
  championPlaced: kind(each((table, card) => place(table, card, championZone(cardAt(table, card).owner)))),
  battlefieldPlaced: kind(each((table, card, { zone }) => place(table, card, zone))),
  shuffled: kind((table, { zone }) => {
    shuffle(table, zone);
    return null;
  }),

  // action.4, action.31 A card is about to be taken. Its amount is how often the action has Burned Out.
  draws: kind(
    once((table, { seat: who, amount: burnOuts }) => call(table, takeOne, { who, event: "drew", burnOuts })),
    ["noDraw"],
  ),
  burns: kind(
    once((table, { seat: who, amount: burnOuts }) =>
      call(table, takeOne, { who, event: "burned", burnOuts }),
    ),
  ),
  drew: kind(fromTop(deckOf, (table, card) => putAway(table, card, handOf))),
  burned: kind(fromTop(deckOf, (table, card) => putAway(table, card, trashOf))),
  // action.6
  burnedOut: told,
  // runes.12
  channeled: kind(
    fromTop(runeDeckOf, (table, card, { seat }) => putOnBoard(table, card, baseOf(seat), seat, false)),
  ),
  channeledExhausted: kind(
    fromTop(runeDeckOf, (table, card, { seat }) => putOnBoard(table, card, baseOf(seat), seat, true)),
  ),
  recycled: kind(recycle, [], true),
  discarded: kind(toOwners(trashOf)),
  banished: kind(banish, [], true),
  returnedToHand: kind(toOwners(handOf), [], true),
  toDeckTop: kind(toOwners(deckOf), [], true),
  toDeckBottom: kind(
    each((table, card) => putAway(table, card, deckOf, "bottom")),
    [],
    true,
  ),
  toTrash: kind(toOwners(trashOf)),
  toChampionZone: kind(toOwners(championZone), [], true),

  // action.38: a token of whoever does it is put in the same place (tokens.6), and what was there is put aside.
  replaced: kind(
    each((table, card, { seat, more: { face } }) => {
      const { zone } = cardAt(table, card);
      putAway(table, card, asideOf);
      for (const token of makeTokens(table, seat, String(face), 1)) {
        putOnBoard(table, token, zone, seat, entersExhausted(table, token));
        if (isType(table, token, "unit")) contest(table, zone, seat);
        if (isType(table, card, "battlefield"))
          table.state.game.replacedBattlefields[objectKey({ card: token, stay: cardAt(table, token).stay })] =
            card;
      }
    }),
    [],
    true,
  ),

  // A token goes, and what it has replaced is there again.
  broughtBack: kind(
    each((table, card) => {
      const { zone, stay } = cardAt(table, card);
      const before = table.state.game.replacedBattlefields[objectKey({ card, stay })];
      if (before === undefined) return;
      putAway(table, card, asideOf);
      place(table, before, zone);
    }),
  ),

  // action.39
  created: kind((table, { seat, amount, more: { face } }) => makeTokens(table, seat, String(face), amount)),

  // runes.14, runes.15
  exhausted: kind(
    each((table, card) => {
      cardAt(table, card).turned = true;
    }),
  ),
  readied: kind(
    each((table, card) => {
      cardAt(table, card).turned = false;
    }),
    ["cannotReady"],
  ),

  // runes.8
  addedEnergy: kind(
    toPlayer((table, { seat, amount }) => {
      const { energy } = table.state.game;
      energy[seat] = (energy[seat] ?? 0) + amount;
    }),
  ),
  // Its amount is the kind of Power.
  addedPower: kind(
    once((table, { seat, amount }) => {
      const pool = table.state.game.power[seat];
      if (pool !== undefined) pool[amount] = (pool[amount] ?? 0) + 1;
    }),
  ),
  poolsEmptied: kind(
    once((table) => {
      const { game } = table.state;
      game.energy = game.energy.map(() => 0);
      game.power = game.power.map((pool) => pool.map(() => 0));
      game.reserved = [];
    }),
  ),

  // play.5, play.15
  putOnChain: kind(each((table, card) => place(table, card, CHAIN))),
  // resolve.9
  finalized: kind(
    once((table, { seat }) => {
      const { cardsPlayed } = table.state.game;
      cardsPlayed[seat] = (cardsPlayed[seat] ?? 0) + 1;
    }),
  ),
  // move.10
  entered: kind(
    each((table, card, { seat, zone, amount }) => {
      putOnBoard(table, card, zone, seat, amount !== 0);
      cardAt(table, card).playedIn = table.state.game.turn;
      if (isType(table, card, "unit")) contest(table, zone, seat);
    }),
  ),
  // Its amount is the item.
  countered: kind(
    once((table, { amount }) => takeOffChain(table, amount)),
    ["cannotBeCountered"],
  ),
  hid: kind(
    each((table, card, { seat, zone }) => {
      putOnBoard(table, card, zone, seat, false);
      cardAt(table, card).hiddenIn = table.state.game.turn;
    }),
  ),

  // move.6, move.8
  moved: kind(
    each((table, card, { zone }) => {
      take(table, card, zone);
      contest(table, zone, cardAt(table, card).controller);
    }),
    ["cannotMove"],
    true,
  ),
  // recall.1, and no move (recall.2): damage and states stay (recall.4).
  recalled: kind(each((table, card) => take(table, card, baseOf(cardAt(table, card).controller)))),
  controlChanged: kind(
    each((table, card, { seat }) => {
      cardAt(table, card).controller = seat;
      const item = itemOfCard(table, card);
      if (item !== undefined) Object.assign(item, { controller: seat, self: { ...item.self, user: seat } });
      if (isType(table, card, "unit")) contest(table, cardAt(table, card).zone, seat);
    }),
  ),

  dealt: kind(deal, ["noDamage"], true),
  healed: kind(
    each((table, card) => {
      cardAt(table, card).damage = 0;
    }),
  ),
  // action.16, action.17
  killed: kind(toOwners(trashOf), ["cannotDie"], true),
  stunned: kind(
    each((table, card) => {
      cardAt(table, card).stunned = true;
    }),
  ),
  stunEnded: kind(
    each((table, card) => {
      cardAt(table, card).stunned = false;
    }),
  ),
  buffed: kind(
    each((table, card) => {
      cardAt(table, card).buffs++;
    }),
  ),
  buffSpent: kind(
    each((table, card) => {
      cardAt(table, card).buffs--;
    }),
  ),
  empowered: kind(
    each((table, card) => {
      cardAt(table, card).empowered++;
    }),
  ),
  disempowered: kind(
    each((table, card) => {
      cardAt(table, card).empowered--;
    }),
  ),
  // Its amount is the card that it is Attached to.
  attached: kind(
    each((table, card, { amount }) => {
      take(table, card, cardAt(table, amount).zone);
      end(table, whileAttached(card));
      Object.assign(cardAt(table, card), { attachedTo: amount, since: now(table) });
    }),
  ),
  detached: kind(
    each((table, card) => {
      cardAt(table, card).attachedTo = NONE;
      end(table, whileAttached(card));
    }),
  ),
  // layers.7, layers.9
  gaveMight: kind(
    each((table, card, { amount, source, more: { until = "", least } }) => {
      const by = typeof least === "number" ? withinLimit(table, card, amount, least) : amount;
      if (by !== 0)
        last(table, { layer: "might", on: "card", id: card, amount: by, until: String(until), source });
    }),
  ),
  gainedXp: kind(toPlayer((table, { seat, amount }) => changeXp(table, seat, amount))),
  spentXp: kind(toPlayer((table, { seat, amount }) => changeXp(table, seat, -amount))),

  // scoring.2
  gainedPoints: kind(
    toPlayer((table, { seat, amount }) => changePoints(table, seat, amount)),
    ["noPoints"],
  ),
  gainedPointsAnyway: kind(toPlayer((table, { seat, amount }) => changePoints(table, seat, amount))),
  lostPoints: kind(toPlayer((table, { seat, amount }) => changePoints(table, seat, -amount))),
  // scoring.1, scoring.7; the point is an event of its own (scoring.15).
  conquered: kind(once((table, event) => markScored(table, event))),
  held: kind(once((table, event) => markScored(table, event))),
  // control.3, control.5
  controlGained: kind(
    once((table, { seat, zone }) => {
      battlefieldOf(table, battlefieldAt(zone)).controller = seat;
    }),
  ),
  controlLost: kind(
    once((table, { zone }) => {
      battlefieldOf(table, battlefieldAt(zone)).controller = NONE;
    }),
  ),
  // action.40; its amount is the face.
  becameCopy: told,
  turnEffectsEnded: kind(once((table) => endEffects(table, "turn"))),
  combatEffectsEnded: kind(once((table) => endEffects(table, "combat"))),
};

function endEffects(table: RiftboundTable, until: string): void {
  end(table, until);
  showOwnFaces(table);
}

function markScored(table: RiftboundTable, { seat, zone }: GameEvent): void {
  battlefieldOf(table, battlefieldAt(zone)).scored |= 1 << sideOf(table, seat);
}

/** What cards ask about later in the turn. */
const ASKED_FOR: readonly string[] = [
  "played",
  "discarded",
  "killed",
  "chose",
  "moved",
  "attacked",
  "defended",
  "conquered",
  "held",
  "stunned",
  "buffed",
  "recycled",
  "banished",
  "drew",
];

/** The same event, remembered for the rest of the turn. */
function kept(name: string, event: EventKind<RiftboundState>): EventKind<RiftboundState> {
  if (!ASKED_FOR.includes(name)) return event;
  return {
    ...event,
    happens: (table, happening) => {
      const { seat, cards, zone } = happening;
      table.state.game.deeds.push({
        kind: name,
        seat,
        zone,
        cards: cards.map((card) => figuresOf(table, card)),
      });
      return event.happens?.(table, happening) ?? null;
    },
  };
}

function figuresOf(table: RiftboundTable, card: CardId): Deed["cards"][number] {
  const { stay, controller, zone, damage, buffs, turned } = cardAt(table, card);
  return { card, stay, controller, zone, damage, buffs, turned };
}

export const events: Readonly<Record<string, EventKind<RiftboundState>>> = Object.fromEntries(
  Object.entries(kinds).map(([name, event]) => [name, kept(name, event)]),
);
