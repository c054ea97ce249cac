import { mix } from "@gyoji/bots";
import { broughtBy, type GameModule } from "@gyoji/game";
import { enter, type Match, type Pool, type State, startMatch } from "@gyoji/kernel";
import { turnIn } from "@gyoji/narration";
import { botCalled } from "../play/seats.ts";
import { gameCalled, poolWith } from "../sources.ts";
import { type Pairing, pairingOf, type Simulation } from "./plan.ts";

/** More than any sensible match takes. */
const MOST_DECISIONS = 20_000;

/** How one match went. */
export interface Result extends Pairing {
  /** The seats that won. */
  readonly winners: readonly number[];
  readonly end: "won" | "drawn" | "looped" | "stopped";
  /** The rule that ended it, or "". */
  readonly rule: string;
  readonly turns: number;
  readonly decisions: number;
}

/** Plays some matches of a simulation, by number. */
export function playMatches(simulation: Simulation, from: number, to: number): Result[] {
  const module = gameCalled(simulation.game);
  const pool = poolWith(module, simulation.sources);
  return Array.from({ length: to - from }, (_, at) =>
    playOne(module, pool, simulation, pairingOf(simulation, from + at)),
  );
}

function playOne(module: GameModule, pool: Pool<State>, simulation: Simulation, pairing: Pairing): Result {
  const { options } = simulation;
  const entrants = pairing.seats.flatMap((each) => simulation.entrants[each] ?? []);
  const brought = broughtBy(entrants.map(({ deck }) => deck));
  const bots = entrants.map(({ bot }) => botCalled(bot));
  const match = startMatch(module.game, pool, { options, ...brought, seed: pairing.seed }, false);
  for (let decisions = 0; match.table.state.outcome === null && decisions < MOST_DECISIONS; decisions++) {
    const seat = match.table.decisions[0]?.decision.seat ?? 0;
    const index = bots[seat]?.choose(match.table, seat, mix(pairing.seed, decisions)) ?? 0;
    enter(match, { kind: "answer", seat, index });
  }
  return resultOf(module, match, pairing);
}

function resultOf(module: GameModule, { table, record }: Match, pairing: Pairing): Result {
  const { outcome } = table.state;
  const turns = turnIn(module, table.game.facts(table));
  const played = { ...pairing, turns, decisions: record.length };
  switch (outcome?.kind) {
    case "won":
      return { ...played, winners: outcome.winners, end: "won", rule: outcome.rule };
    case "drawn":
      return { ...played, winners: [], end: "drawn", rule: outcome.rule };
    case "looped":
      return { ...played, winners: [], end: "looped", rule: "" };
    case undefined:
      return { ...played, winners: [], end: "stopped", rule: "" };
  }
}
