import {
  applies,
  type CardId,
  call,
  cardAt,
  end,
  everyone,
  finish,
  modification,
  NONE,
  type Option,
  raise,
  repeat,
  type Seat,
  show,
  skip,
  zoneAt,
} from "@gyoji/kernel";
import { faceOf } from "../definition.ts";
import {
  type Battle,
  choose,
  type Fighter,
  type HorobeatTable,
  handOf,
  horobitoZone,
  LINES,
  opponentOf,
  procedure,
  wazaZone,
} from "../state.ts";
import { damageHorobito, damagePlayers } from "./damage.ts";
import { battleOf, horobitoIn, powerOf } from "./information.ts";
import { readyEna } from "./payCost.ts";
import { boost, cannotPayBoost, cannotPayWaza, cannotUseWaza, useWaza } from "./useWaza.ts";

const BOTH: readonly Seat[] = [0, 1];

/** 6.3 Battle Phase: the occupied Lines from the inside out (6.3.1.1). `line` is the last one processed. */
export const battlePhase = procedure<{ line: number }>("6.3", {
  "6.3.1.1": (table) => {
    table.state.game.phase = "battle";
    table.state.game.lineOneWinner = NONE;
    raise(table, "battlePhaseBegan", {});
  },
  // 6.3.1.2: only Lines with a Horobito; looked for when the Line before has ended (6.3.2.15, 6.3.2.16).
  "6.3.2.15": (table, locals) => {
    locals.line = nextLine(table, locals.line);
    if (locals.line > LINES) return finish(table);
    call(table, lineProcedure, { line: locals.line, passes: 0, who: table.state.game.first });
    repeat(table);
  },
});

function nextLine(table: HorobeatTable, after: number): number {
  let line = after + 1;
  while (line <= LINES && BOTH.every((seat) => horobitoIn(table, seat, line) === NONE)) line++;
  return line;
}

interface LineInProgress {
  readonly line: number;
  /** Passes in a row. */
  passes: number;
  /** Whose action it is. */
  who: Seat;
}

/** 6.3.2 The procedure of one Line. */
export const lineProcedure = procedure<LineInProgress>("6.3.2", {
  "6.3.2.1.1": (table, { line }) => {
    table.state.game.battle = newBattle(line);
    skipIfNoBattle(table, line, "6.3.2.1.1");
  },
  "6.3.2.2": (table, { line }) =>
    raise(table, "battleBegan", { cards: horobitoOfLine(table, line), amount: line }),
  "6.3.2.3": choose(
    (table, { line, who }) => {
      if (noBattleIn(table, line)) return null; // an effect of 6.3.2.2 may have seen to that
      const open = horobitoIn(table, who, line) === NONE || zoneAt(table, handOf(who)).length === 0;
      return { seat: who, ask: "battleAction", options: battleActions(table, who, line), open, about: NONE };
    },
    (table, locals, option) => {
      const { who } = locals;
      locals.passes = option.kind === "use" ? 0 : locals.passes + 1;
      locals.who = opponentOf(who);
      if (option.kind !== "use") return raise(table, "passed", { seat: who }); // 6.3.6.1
      show(table, option.card, everyone(table)); // declared: from now on everybody sees it
      call(table, option.way === "boost" ? boost : useWaza, { who, card: option.card });
    },
  ),
  // 6.3.2.14.1: an effect may have ended the battle before it is decided.
  "6.3.2.4": (table, { line, passes }) => {
    if (!skipIfNoBattle(table, line, "6.3.2.4") && passes < 2) skip(table, -2);
  },
  "6.3.2.5": (table) => decide(table),
  "6.3.2.8": (table) => {
    const { winner } = battleOf(table);
    if (winner !== NONE) raiseForFighter(table, "won", winner);
  },
  "6.3.2.9": (table) => {
    const { winner } = battleOf(table);
    if (winner === NONE) return;
    useBarrier(table, opponentOf(winner));
    raiseForFighter(table, "lost", opponentOf(winner));
  },
  "6.3.2.10": (table) => workOutDamage(table),
  "6.3.2.11": (table) => call(table, damageHorobito, { cards: damagedHorobito(table) }),
  "6.3.2.12": (table) => {
    const { damage, line, winner } = battleOf(table);
    const source = winner === NONE ? NONE : horobitoIn(table, winner, line);
    call(table, damagePlayers, { amounts: damage, finishes: true, source });
  },
  "6.3.2.13": (table, { line }) => {
    const cards = BOTH.filter((seat) => stillFights(table, seat)).map((seat) =>
      horobitoIn(table, seat, line),
    );
    raise(table, "battleEnded", { cards, amount: line });
  },
  "6.3.2.14": (table, { line }) => {
    const cards = BOTH.flatMap((seat) => zoneAt(table, wazaZone(seat, line)));
    if (cards.length > 0) raise(table, "wazaCleared", { cards });
  },
  "6.3.2.14 end": (table) => {
    end(table, "endOfBattle");
    table.state.game.battle = null;
  },
});

function newBattle(line: number): Battle {
  return {
    line,
    decided: false,
    winner: NONE,
    fought: [null, null],
    barrier: [0, 0],
    damage: [0, 0],
    uses: [null, null],
  };
}

/** 6.3.2.1.1 Whether no battle occurs in a Line: the effect lies on either player's Horobito Zone of it. */
function noBattleIn(table: HorobeatTable, line: number): boolean {
  return BOTH.some((seat) => applies(table, "noBattle", "zone", horobitoZone(seat, line)));
}

function skipIfNoBattle(table: HorobeatTable, line: number, from: string): boolean {
  if (!noBattleIn(table, line)) return false;
  skip(table, lineProcedure.labels.indexOf("6.3.2.14") - lineProcedure.labels.indexOf(from) - 1);
  return true;
}

/**
 * 6.3.3.1 What a player may do: pass (6.3.3.1.3), use one of the Waza in hand (6.3.3.1.1, 6.3.4.1) or Boost with one of
 * the Horobito (6.3.3.1.2, 6.3.5.1). Without a Horobito in the Line only pass (6.3.3.2).
 */
function battleActions(table: HorobeatTable, who: Seat, line: number): Option[] {
  const options: Option[] = [{ kind: "word", word: "pass" }];
  if (horobitoIn(table, who, line) === NONE) return options;
  const ready = readyEna(table, who);
  for (const card of zoneAt(table, handOf(who))) {
    const face = faceOf(table, card);
    if (face.type === "waza") {
      if (cannotPayWaza(table, card, ready) === "" && cannotUseWaza(table, who, card) === "")
        options.push({ kind: "use", card, way: "waza" });
    } else if (face.boost !== null && cannotPayBoost(table, card, ready) === "")
      options.push({ kind: "use", card, way: "boost" });
  }
  return options;
}

/** 6.3.2.5 Power against Power whatever the state (6.3.2.5.4); 6.3.2.7 one Horobito alone wins. */
function decide(table: HorobeatTable): void {
  const battle = battleOf(table);
  const cards = BOTH.map((seat) => horobitoIn(table, seat, battle.line));
  battle.fought = cards.map((card): Fighter | null =>
    card === NONE ? null : { card, stay: cardAt(table, card).stay },
  );
  battle.winner = winnerOf(table, cards);
  battle.decided = true;
  if (battle.line === 1) table.state.game.lineOneWinner = battle.winner;
  if (battle.winner === NONE && !cards.includes(NONE)) raise(table, "tied", { cards, amount: battle.line });
}

/** 6.3.2.5.1, 6.3.2.5.2 The seat with the higher Power; `NONE` in a tie (6.3.2.5.3) or if there is nobody. */
function winnerOf(table: HorobeatTable, [one, two]: readonly CardId[]): Seat {
  if (one === undefined || two === undefined || one === NONE || two === NONE)
    return one !== NONE ? 0 : two !== NONE ? 1 : NONE;
  const difference = powerOf(table, one) - powerOf(table, two);
  return difference > 0 ? 0 : difference < 0 ? 1 : NONE;
}

/** 6.3.2.6 Whether the Horobito that fought is still the top card it was at the comparison. */
function stillFights(table: HorobeatTable, seat: Seat): boolean {
  const { fought, line } = battleOf(table);
  const fighter = fought[seat] ?? null;
  if (fighter === null || horobitoIn(table, seat, line) !== fighter.card) return false;
  return cardAt(table, fighter.card).stay === fighter.stay;
}

function raiseForFighter(table: HorobeatTable, kind: "won" | "lost", seat: Seat): void {
  const { line } = battleOf(table);
  const cards = stillFights(table, seat) ? [horobitoIn(table, seat, line)] : [];
  raise(table, kind, { seat, cards, zone: horobitoZone(seat, line), amount: line });
}

/** 8.4.3.1 Barrier works when its Horobito loses, and goes on working if that is destroyed (8.4.3.1.1). */
function useBarrier(table: HorobeatTable, seat: Seat): void {
  if (!stillFights(table, seat)) return;
  const battle = battleOf(table);
  battle.barrier[seat] = modification(table, "barrier", "card", horobitoIn(table, seat, battle.line));
}

/** 6.3.2.10.2 The winner's player damage: Double Damage sets it to 2, then additions, then Barrier (6.3.2.10.3). */
function workOutDamage(table: HorobeatTable): void {
  const battle = battleOf(table);
  if (battle.winner === NONE) return;
  const dealer = horobitoIn(table, battle.winner, battle.line);
  if (dealer === NONE) return;
  const hit = opponentOf(battle.winner);
  const base = applies(table, "doubleDamage", "card", dealer) ? 2 : 1; // 8.4.2.1
  const dealt = base + modification(table, "playerDamage", "card", dealer);
  battle.damage[hit] = Math.max(0, dealt - (battle.barrier[hit] ?? 0));
}

/** 6.3.2.10.1 A winner and each side of a tie damage the Horobito opposite; their own state does not matter (6.3.2.10.4). */
function damagedHorobito(table: HorobeatTable): CardId[] {
  const { winner, line } = battleOf(table);
  const hit = winner === NONE ? table.game.order(table) : [opponentOf(winner)];
  return hit
    .filter((seat) => horobitoIn(table, opponentOf(seat), line) !== NONE)
    .map((seat) => horobitoIn(table, seat, line))
    .filter((card) => card !== NONE);
}

function horobitoOfLine(table: HorobeatTable, line: number): CardId[] {
  return BOTH.map((seat) => horobitoIn(table, seat, line)).filter((card) => card !== NONE);
}
