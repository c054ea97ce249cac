import { type CardId, call, cardAt, NONE, raise, type Seat, type ZoneId, zoneAt } from "@gyoji/kernel";
import { battlefieldAt, locationOf, procedure, type RiftboundTable } from "../state.ts";
import { draw } from "./drawing.ts";
import { victoryScoreOf } from "./ending.ts";
import {
  battlefieldCard,
  battlefieldOf,
  battlefields,
  has,
  isEnemy,
  isFriendly,
  sideOf,
  unitsAt,
} from "./information.ts";
import { triggerKeywords } from "./keywords.ts";

interface Scoring {
  readonly who: Seat;
  readonly location: ZoneId;
}

interface Conquering extends Scoring {
  /** Whether nobody controlled the Battlefield before. */
  wasOpen: boolean;
}

/** scoring.7, team.7 Whether a player's side has scored a Battlefield this turn. */
function hasScored(table: RiftboundTable, seat: Seat, battlefield: number): boolean {
  return (battlefieldOf(table, battlefield).scored & (1 << sideOf(table, seat))) !== 0;
}

/** team.8 Whether a Battlefield was a teammate's in the Scoring Step. */
function isExempt(table: RiftboundTable, seat: Seat, battlefield: number): boolean {
  return (battlefieldOf(table, battlefield).exempt & (1 << sideOf(table, seat))) !== 0;
}

/** showdown.12, combat.17 A player gains control of a Battlefield; scoring.4 it may be a Conquer. */
export const gainControl = procedure<Conquering>("scoring.4", {
  "control.3": (table, locals) => {
    const { who, location } = locals;
    locals.wasOpen = battlefieldOf(table, battlefieldAt(location)).controller === NONE;
    const cards = [battlefieldCard(table, battlefieldAt(location))];
    raise(table, "controlGained", { seat: who, zone: location, cards });
  },
  "scoring.4": (table, { who, location, wasOpen }) => {
    const at = battlefieldAt(location);
    if (battlefieldOf(table, at).controller !== who) return;
    if (!hasScored(table, who, at) && !isExempt(table, who, at))
      call(table, conquer, { who, location, wasOpen });
  },
});

/** scoring.3, scoring.8, overview.5, scoring.4, scoring.5 A Conquer, whoever's turn it is. */
const conquer = procedure<Conquering>("scoring.10", {
  // scoring.14, scoring.15: the abilities that watch for it wait until the point has come or not.
  "scoring.9": (table, { who, location }) => {
    const at = battlefieldAt(location);
    battlefieldOf(table, at).scored |= 1 << sideOf(table, who);
    if (mayGainPoint(table, who)) raise(table, "gainedPoints", { seat: who, amount: 1, zone: location });
    else call(table, draw, { who, count: 1 });
  },
  // Its amount says whether nobody controlled it before.
  "scoring.14": (table, { who, location, wasOpen }) =>
    raise(table, "conquered", {
      seat: who,
      zone: location,
      cards: ownUnits(table, who, location),
      amount: wasOpen ? 1 : 0,
    }),
  "keywords.32": (table, { who, location }) => hunts(table, "conquered", who, location),
});

/** scoring.12, scoring.13, scoring.10, scoring.11, team.12 The Final Point by a Conquer needs every Battlefield. */
function mayGainPoint(table: RiftboundTable, who: Seat): boolean {
  const { points } = table.state.game;
  if ((points[sideOf(table, who)] ?? 0) < victoryScoreOf(table) - 1) return true;
  return battlefields(table).every((at) => hasScored(table, who, at) || isExempt(table, who, at));
}

/** turn.8, scoring.6 The Turn Player Holds every Battlefield they control. */
export const scoringStep = procedure<{ readonly who: Seat }>("turn.8", {
  "team.8": (table, { who }) => {
    for (const at of battlefields(table)) {
      const battlefield = battlefieldOf(table, at);
      const { controller } = battlefield;
      const isTeammates =
        (controller !== who && isFriendly(table, controller, who)) ||
        unitsAt(table, locationOf(at)).some((card) => {
          const seat = cardAt(table, card).controller;
          return seat !== who && isFriendly(table, seat, who);
        });
      if (isTeammates) battlefield.exempt |= 1 << sideOf(table, who);
    }
  },
  "turn.8": (table, { who }) => {
    for (const at of battlefields(table)) {
      if (battlefieldOf(table, at).controller !== who || hasScored(table, who, at)) continue;
      raise(table, "gainedPoints", { seat: who, amount: 1, zone: locationOf(at) });
    }
  },
  "keywords.40": (table, { who }) => {
    for (const at of battlefields(table)) {
      if (battlefieldOf(table, at).controller !== who || hasScored(table, who, at)) continue;
      const cards = zoneAt(table, locationOf(at)).filter((card) => isEnemyDeployed(table, who, card));
      if (cards.length > 0) raise(table, "killed", { cards });
    }
  },
  // scoring.16
  "scoring.16": (table, { who }) => {
    for (const at of battlefields(table)) {
      if (battlefieldOf(table, at).controller !== who || hasScored(table, who, at)) continue;
      const location = locationOf(at);
      raise(table, "held", { seat: who, zone: location, cards: ownUnits(table, who, location) });
    }
  },
  "keywords.32": (table, { who }) => {
    for (const at of battlefields(table))
      if (battlefieldOf(table, at).controller === who && !isExempt(table, who, at))
        hunts(table, "held", who, locationOf(at));
  },
});

function hunts(table: RiftboundTable, kind: "conquered" | "held", who: Seat, location: ZoneId): void {
  triggerKeywords(table, ["hunt"], {
    kind,
    seat: who,
    cards: ownUnits(table, who, location),
    zone: location,
  });
}

function isEnemyDeployed(table: RiftboundTable, who: Seat, card: CardId): boolean {
  return isEnemy(table, who, cardAt(table, card).controller) && has(table, card, "deploy");
}

function ownUnits(table: RiftboundTable, who: Seat, location: ZoneId) {
  return unitsAt(table, location).filter((card) => cardAt(table, card).controller === who);
}

export const scoringProcedures = [gainControl, conquer, scoringStep];
