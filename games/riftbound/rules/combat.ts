import {
  applies,
  type CardId,
  call,
  cardAt,
  finish,
  NONE,
  type Option,
  raise,
  repeat,
  type Seat,
} from "@gyoji/kernel";
import { choose, locationOf, procedure, type RiftboundTable } from "../state.ts";
import { tasks } from "./chain.ts";
import { cleanUpAfter } from "./cleanup.ts";
import { BY_COMBAT, deal } from "./dealing.ts";
import { allUnits, battlefieldOf, has, mightOf, seatsAt, toLethal, unitsAt, unitsOf } from "./information.ts";
import { prevented } from "./preventing.ts";
import { gainControl } from "./scoring.ts";
import { areOpposed } from "./settled.ts";

interface Assigning {
  readonly who: Seat;
  readonly against: Seat;
  left: number;
}

function combatOf(table: RiftboundTable) {
  const { showdown } = table.state.game;
  if (showdown === null || !showdown.isCombat) throw new Error("no Combat is in progress");
  return showdown;
}

/** combat.2 A Combat after its Showdown: damage, then what comes of it. */
export const fight = procedure<object>("combat.9", {
  // With units of one side only there is no damage.
  "combat.9": (table) => {
    if (areOpposed(table, combatOf(table).battlefield)) call(table, damage, {});
  },
  "combat.12": (table) => cleanUpAfter(table, "combat"),
  "combat.14": (table) => call(table, resolution, {}),
  // What triggered is dealt with while the roles last.
  "combat.17": (table) => call(table, tasks, {}),
  "combat.21": (table) => call(table, endCombat, {}),
});

/** combat.10, combat.11 Both sides assign, the Attacker first; then all damage is Dealt at once. */
const damage = procedure<object>("combat.10", {
  "combat.10": (table) => {
    const { attacker, defender } = combatOf(table);
    call(table, assign, { who: attacker, against: defender, left: total(table, attacker) });
    call(table, assign, { who: defender, against: attacker, left: total(table, defender) });
  },
  "combat.11": (table) => {
    const { assigned } = table.state.game;
    for (const { card, amount } of assigned) call(table, deal, { ...BY_COMBAT, cards: [card], amount });
    table.state.game.assigned = [];
  },
});

/** combat.9, might.10, combat.28 The Might of a side's units. */
function total(table: RiftboundTable, seat: Seat): number {
  return fightersOf(table, seat)
    .filter((card) => !cardAt(table, card).stunned && !has(table, card, "dealsNoCombatDamage"))
    .reduce((sum, card) => sum + mightOf(table, card), 0);
}

/** combat.22, combat.23, combat.24 A player assigns damage to one unit after the other: each as much as it needs to die. */
const assign = procedure<Assigning>("combat.22", {
  "combat.23": choose(
    (table, assigning) => {
      const { who, left } = assigning;
      if (left === 0) return null;
      const next = assignable(table, assigning);
      if (next.length === 0) return null;
      const options = next.map((card): Option => ({ kind: "card", card }));
      return { seat: who, ask: "assignDamage", options, open: true, about: NONE };
    },
    (table, locals, option) => {
      if (option.kind !== "card") return;
      const { who, against, left } = locals;
      const isLast = unassigned(table, against).length === 1;
      const lethal = needed(table, option.card);
      const amount = isLast ? left : Math.min(left, lethal);
      if (amount > lethal) combatOf(table).excess[who] = amount - lethal;
      table.state.game.assigned.push({ card: option.card, amount });
      locals.left -= amount;
      if (locals.left > 0) repeat(table);
    },
  ),
});

/** How much damage the player who is asked has still to assign; 0 while nobody assigns any. */
export function damageLeft({ decisions }: RiftboundTable): number {
  const frame = decisions[0]?.stack.at(-1);
  return frame?.procedure === assign.id ? (frame.locals as Assigning).left : 0;
}

/** combat.24, combat.25 What a unit must be assigned to die, with what will be prevented; nothing, should it have enough. */
function needed(table: RiftboundTable, card: CardId): number {
  return Math.max(0, toLethal(table, card) + prevented(table, card));
}

function fightersOf(table: RiftboundTable, seat: Seat): CardId[] {
  return unitsOf(table, seat, locationOf(combatOf(table).battlefield));
}

function isAssigned(table: RiftboundTable, card: CardId): boolean {
  return table.state.game.assigned.some((each) => each.card === card);
}

function unassigned(table: RiftboundTable, seat: Seat): CardId[] {
  return fightersOf(table, seat).filter((card) => !isAssigned(table, card));
}

/** keywords.13, keywords.14, combat.26, combat.27 Tank first, Backline last; what has both goes as the assigner likes. */
function assignable(table: RiftboundTable, { who, against }: Assigning): CardId[] {
  const rest = unassigned(table, against);
  // terms.26
  const isHeeded = (card: CardId, name: string): boolean =>
    has(table, card, name) && !applies(table, `ignored ${name}`, "seat", who);
  const isBoth = (card: CardId): boolean => isHeeded(card, "tank") && isHeeded(card, "backline");
  const rank = (card: CardId): number => (isHeeded(card, "tank") ? 0 : isHeeded(card, "backline") ? 2 : 1);
  const plain = rest.filter((card) => !isBoth(card));
  const lowest = Math.min(2, ...plain.map(rank));
  const plainBegun = fightersOf(table, against).some(
    (card) => isAssigned(table, card) && !isBoth(card) && rank(card) > 0,
  );
  return rest.filter((card) => (isBoth(card) ? lowest !== 1 || !plainBegun : rank(card) === lowest));
}

/** combat.14 to combat.20 Who has won, and whose the Battlefield is. */
const resolution = procedure<object>("combat.14", {
  "combat.14": (table) => {
    const { battlefield, attacker, defender, hasRecalled } = combatOf(table);
    const location = locationOf(battlefield);
    const present = seatsAt(table, location);
    const [only] = present;
    // combat.15: no result.
    if (present.length !== 1 || only === undefined || hasRecalled) return;
    if (only === attacker || only === defender) raise(table, "combatWon", { seat: only, zone: location });
  },
  // combat.16: both are left, and the Battlefield stays Contested.
  "combat.16": (table) => {
    if (areOpposed(table, combatOf(table).battlefield)) finish(table);
  },
  "combat.17": (table) => {
    const { battlefield } = combatOf(table);
    const location = locationOf(battlefield);
    const state = battlefieldOf(table, battlefield);
    const [only] = seatsAt(table, location);
    state.contestedBy = NONE;
    if (only === undefined) {
      // combat.18
      if (state.controller !== NONE) raise(table, "controlLost", { seat: state.controller, zone: location });
    } else if (state.controller !== only) call(table, gainControl, { who: only, location, wasOpen: false });
  },
});

/** combat.21 Roles go, and what lasts for this Combat ends. */
const endCombat = procedure<object>("combat.21", {
  "combat.21": (table) => {
    const { battlefield } = combatOf(table);
    const location = locationOf(battlefield);
    const cards = unitsAt(table, location).slice();
    for (const card of allUnits(table)) {
      cardAt(table, card).role = "none";
      cardAt(table, card).hasFought = false;
    }
    table.state.game.showdown = null;
    raise(table, "combatEnded", { zone: location, cards });
    raise(table, "combatEffectsEnded", {});
  },
});

export const combatProcedures = [fight, damage, assign, resolution, endCombat];
