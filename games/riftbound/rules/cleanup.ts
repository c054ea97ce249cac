import {
  type CardId,
  call,
  cardAt,
  finish,
  NONE,
  type Option,
  raise,
  reading,
  repeat,
  type ZoneId,
  zoneAt,
} from "@gyoji/kernel";
import {
  battlefieldAt,
  choose,
  facedownZone,
  isBase,
  locationOf,
  procedure,
  type RiftboundTable,
  seatOfZone,
} from "../state.ts";
import { endControl } from "./controlling.ts";
import { winGame, winnerOf } from "./ending.ts";
import {
  allUnits,
  battlefieldOf,
  battlefields,
  hasLethalDamage,
  isMighty,
  isNeutralOpen,
  isUnit,
  locations,
  seatsAt,
  seatsFrom,
  unitsAt,
} from "./information.ts";
import { triggerKeywords } from "./keywords.ts";
import {
  becomesCombat,
  isCombatDue,
  isContestOver,
  isControlLost,
  isFacedownLost,
  isMightNoted,
  isMisplaced,
  isOverfull,
  isSettled,
  isShowdownDue,
  roleOf,
} from "./settled.ts";

/** cleanup.22 What a Special Cleanup does besides. */
type Special = "none" | "combat" | "expiration";

interface Cleanup {
  readonly special: Special;
  /** Whether something has changed, so that it is done again (cleanup.6). */
  changed: boolean;
  /** The units that have become attackers. */
  attackers: readonly CardId[];
  /** The units that were to die. */
  dying: readonly CardId[];
}

const NO_CARDS: readonly CardId[] = [];

/** cleanup.2, cleanup.3 A Cleanup, where anything is due. */
export function cleanUp(table: RiftboundTable): void {
  if (!isSettled(table)) call(table, cleanup, beginning("none"));
}

/** cleanup.22 A Cleanup that does something besides. */
export function cleanUpAfter(table: RiftboundTable, special: "combat" | "expiration"): void {
  call(table, cleanup, beginning(special));
}

function beginning(special: Special): Cleanup {
  return { special, changed: false, attackers: NO_CARDS, dying: NO_CARDS };
}

/**
 * cleanup.1 A Cleanup: what is due is done, and again until nothing changes (cleanup.6); a repetition is an ordinary
 * one (cleanup.23). Nothing on the Chain is Finalized or resolves meanwhile (cleanup.4).
 */
const cleanup = procedure<Cleanup>("cleanup.6", {
  "cleanup.7": (table) => {
    const winner = winnerOf(table);
    if (winner === NONE) return;
    winGame(table, winner, "cleanup.7");
    finish(table);
  },
  "cleanup.8": (table, locals) => {
    locals.attackers = assignRoles(table);
  },
  "keywords.41": (table, { attackers: cards }) => {
    const [first] = cards;
    if (first === undefined) return;
    const { controller: seat, zone } = cardAt(table, first);
    triggerKeywords(table, ["disarm"], { kind: "attacked", seat, cards, zone });
  },
  "terms.5": (table) => noteMighty(table),
  "cleanup.9": (table, locals) => {
    locals.dying = allUnits(table).filter((card) => hasLethalDamage(table, card));
    if (locals.dying.length > 0) raise(table, "killed", { cards: locals.dying });
  },
  // What cannot die changes nothing by staying.
  "cleanup.9 changed": (table, locals) => {
    if (locals.dying.some((card) => !isUnit(table, card) || !hasLethalDamage(table, card)))
      locals.changed = true;
  },
  // cleanup.22: directly after what dies.
  "cleanup.22": (table, locals) => {
    locals.changed ||= locals.special !== "none";
    switch (locals.special) {
      case "none":
        return;
      case "combat":
        healAll(table);
        call(table, recallAttackers, { attackers: attackersLeft(table) });
        return;
      case "expiration":
        healAll(table);
        raise(table, "turnEffectsEnded", {});
        endStuns(table);
        raise(table, "poolsEmptied", {}); // runes.11
        return;
    }
  },
  "control.8": (table, locals) => {
    if (endControl(table)) locals.changed = true;
  },
  // control.4
  "cleanup.10": (table, locals) => {
    for (const at of battlefields(table)) {
      if (!isControlLost(table, at)) continue;
      raise(table, "controlLost", { seat: battlefieldOf(table, at).controller, zone: locationOf(at) });
      locals.changed = true;
    }
  },
  "cleanup.11": (table, locals) => {
    for (const card of misplaced(table)) {
      raise(table, "recalled", { cards: [card] });
      locals.changed = true;
    }
  },
  // combat.19, zones.9
  "cleanup.12": (table, locals) => {
    for (const at of battlefields(table))
      for (const seat of seatsFrom(table, table.state.game.turnPlayer)) {
        if (!isFacedownLost(table, seat, at)) continue;
        discardFacedown(table, zoneAt(table, facedownZone(seat, at)).slice());
        locals.changed = true;
      }
  },
  // zones.7 One after the other goes, as its controller likes, until the rest fits.
  "zones.7": choose(
    (table) => {
      const [full] = overfull(table);
      if (full === undefined) return null;
      const options = zoneAt(table, full).map((card): Option => ({ kind: "card", card }));
      return { seat: seatOfZone(full), ask: "putAwayFacedown", options, open: false, about: NONE };
    },
    (table, locals, option) => {
      if (option.kind !== "card") return;
      discardFacedown(table, [option.card]);
      locals.changed = true;
      repeat(table);
    },
  ),
  "cleanup.13": (table, locals) => {
    for (const at of battlefields(table)) if (stageShowdown(table, at)) locals.changed = true;
  },
  "cleanup.15": (table, locals) => {
    for (const at of battlefields(table)) if (stageCombat(table, at)) locals.changed = true;
  },
  "cleanup.17": (table, locals) => {
    for (const at of battlefields(table)) if (settleContested(table, at)) locals.changed = true;
  },
  "cleanup.6": (table, { changed }) => {
    if (!changed) return;
    cleanUp(table);
    finish(table);
  },
  "cleanup.19": choose(
    (table) => chooseBattlefield(table, showdownsWaiting(table), "beginShowdown"),
    (table, _locals, option) => {
      begin(table, option, false);
      finish(table);
    },
  ),
  "cleanup.20": choose(
    (table) => chooseBattlefield(table, combatsWaiting(table), "beginCombat"),
    (table, _locals, option) => {
      begin(table, option, true);
      finish(table);
    },
  ),
  "cleanup.21": (table) => {
    const { showdown } = table.state.game;
    if (showdown === null || !becomesCombat(table, showdown.battlefield)) return;
    const battlefield = battlefieldOf(table, showdown.battlefield);
    battlefield.stagedCombat = false;
    battlefield.stagedShowdown = false;
    showdown.isCombat = true;
  },
});

/** cleanup.8, combat.30, combat.8 In a Combat units get, change and lose their roles. Returns those that attack now. */
function assignRoles(table: RiftboundTable): readonly CardId[] {
  const joined: Record<"attacker" | "defender", CardId[]> = { attacker: [], defender: [] };
  for (const card of allUnits(table)) {
    const unit = cardAt(table, card);
    const role = roleOf(table, card);
    if (unit.role === role) continue;
    unit.role = role;
    // ability.20: it attacks or defends once in a Combat.
    if (role !== "none" && !unit.hasFought) joined[role].push(card);
    if (role !== "none") unit.hasFought = true;
  }
  const { showdown } = table.state.game;
  const zone = showdown === null ? NONE : locationOf(showdown.battlefield);
  if (joined.attacker.length > 0)
    raise(table, "attacked", { cards: joined.attacker, seat: showdown?.attacker ?? NONE, zone });
  if (joined.defender.length > 0)
    raise(table, "defended", { cards: joined.defender, seat: showdown?.defender ?? NONE, zone });
  return joined.attacker;
}

/** terms.5 Looks which units have become Mighty since the last time. */
function noteMighty(table: RiftboundTable): void {
  if (!isMightNoted(table)) return;
  const units = allUnits(table);
  const mighty = reading(table, () => units.filter((card) => isMighty(table, card)));
  const became = mighty.filter((card) => !cardAt(table, card).wasMighty);
  for (const card of units) cardAt(table, card).wasMighty = mighty.includes(card);
  if (became.length > 0) raise(table, "becameMighty", { cards: became });
}

/** might.4, might.5, combat.13, turn.16 */
function healAll(table: RiftboundTable): void {
  const hurt = allUnits(table).filter((card) => cardAt(table, card).damage > 0);
  if (hurt.length > 0) raise(table, "healed", { cards: hurt });
}

/** action.22 */
function endStuns(table: RiftboundTable): void {
  const stunned = allUnits(table).filter((card) => cardAt(table, card).stunned);
  if (stunned.length > 0) raise(table, "stunEnded", { cards: stunned });
}

/** combat.12 The attackers that go back: all that are left, if a defender is left. */
function attackersLeft(table: RiftboundTable): CardId[] {
  const { showdown } = table.state.game;
  if (showdown === null) return [];
  const present = unitsAt(table, locationOf(showdown.battlefield)).filter(
    (card) => !hasLethalDamage(table, card),
  );
  const isDefended = present.some((card) => cardAt(table, card).role === "defender");
  return isDefended ? present.filter((card) => cardAt(table, card).role === "attacker") : [];
}

/** combat.12 Attackers go back to their Bases; it is no move (recall.3). */
const recallAttackers = procedure<{ readonly attackers: readonly CardId[] }>("combat.12", {
  "terms.32": (table, { attackers }) => {
    const { showdown } = table.state.game;
    if (showdown === null || attackers.length === 0) return;
    const zone = locationOf(showdown.battlefield);
    raise(table, "combatTied", { zone, cards: unitsAt(table, zone) });
  },
  "combat.12": (table, { attackers }) => {
    if (attackers.length > 0) raise(table, "recalled", { cards: attackers });
  },
  // What was done instead was no Recall.
  "combat.15": (table, { attackers }) => {
    const { showdown } = table.state.game;
    if (showdown !== null) showdown.hasRecalled = attackers.some((card) => isBase(cardAt(table, card).zone));
  },
});

/** cleanup.11 What lies where it cannot stay. */
function misplaced(table: RiftboundTable): CardId[] {
  return locations(table).flatMap((location) =>
    zoneAt(table, location).filter((card) => isMisplaced(table, card, location)),
  );
}

/** zones.7 The Facedown Zones with more cards than may lie there. */
function overfull(table: RiftboundTable): ZoneId[] {
  return battlefields(table).flatMap((at) =>
    seatsFrom(table, table.state.game.turnPlayer)
      .filter((seat) => isOverfull(table, seat, at))
      .map((seat) => facedownZone(seat, at)),
  );
}

/** action.34 A facedown card that changes zones is shown to everybody, and goes to its owner's Trash (golden.9). */
function discardFacedown(table: RiftboundTable, cards: readonly CardId[]): void {
  raise(table, "revealed", { cards });
  raise(table, "toTrash", { cards });
}

/** cleanup.13, cleanup.14 Stages a Showdown, or drops one. Returns whether that was a change. */
function stageShowdown(table: RiftboundTable, at: number): boolean {
  const battlefield = battlefieldOf(table, at);
  const { stagedShowdown } = battlefield;
  battlefield.stagedShowdown = isShowdownDue(table, at);
  return battlefield.stagedShowdown !== stagedShowdown;
}

/** cleanup.15, cleanup.16 */
function stageCombat(table: RiftboundTable, at: number): boolean {
  const battlefield = battlefieldOf(table, at);
  const { stagedCombat } = battlefield;
  battlefield.stagedCombat = isCombatDue(table, at);
  return battlefield.stagedCombat !== stagedCombat;
}

/** cleanup.17, cleanup.18 */
function settleContested(table: RiftboundTable, at: number): boolean {
  if (!isContestOver(table, at)) return false;
  const battlefield = battlefieldOf(table, at);
  battlefield.contestedBy =
    seatsAt(table, locationOf(at)).find((seat) => seat !== battlefield.controller) ?? NONE;
  return true;
}

/** cleanup.19 Battlefields where a Showdown and no Combat waits. */
function showdownsWaiting(table: RiftboundTable): number[] {
  if (!isNeutralOpen(table)) return [];
  return battlefields(table).filter((at) => {
    const { stagedShowdown, stagedCombat } = battlefieldOf(table, at);
    return stagedShowdown && !stagedCombat;
  });
}

function combatsWaiting(table: RiftboundTable): number[] {
  if (!isNeutralOpen(table)) return [];
  return battlefields(table).filter((at) => battlefieldOf(table, at).stagedCombat);
}

/** combat.3 The Turn Player chooses where to begin. */
function chooseBattlefield(table: RiftboundTable, waiting: readonly number[], ask: string) {
  if (waiting.length === 0) return null;
  const options = waiting.map((at): Option => ({ kind: "zone", zone: locationOf(at) }));
  return { seat: table.state.game.turnPlayer, ask, options, open: true, about: NONE };
}

function begin(table: RiftboundTable, option: Option, isCombat: boolean): void {
  if (option.kind !== "zone") return;
  const at = battlefieldAt(option.zone);
  const battlefield = battlefieldOf(table, at);
  battlefield.stagedShowdown = false;
  battlefield.stagedCombat = false;
  table.state.game.showdown = {
    battlefield: at,
    isCombat,
    hasBegun: false,
    hasFightBegun: false,
    attacker: NONE,
    defender: NONE,
    hasRecalled: false,
    excess: table.state.game.energy.map(() => 0),
  };
}

export const cleanupProcedures = [cleanup, recallAttackers];
