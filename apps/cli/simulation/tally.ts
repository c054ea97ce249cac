import type { Simulation } from "./plan.ts";
import type { Result } from "./playMatch.ts";

/** How often something was won, with the interval that the true rate lies in with 95% confidence. */
export interface Rate {
  readonly name: string;
  readonly won: number;
  readonly played: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** What a simulation comes to. */
export interface Tally {
  readonly matches: number;
  readonly entrants: readonly Rate[];
  readonly seats: readonly Rate[];
  readonly turns: number;
  readonly decisions: number;
  readonly drawn: number;
  readonly looped: number;
  readonly stopped: number;
}

/** Counts the results. Matches of an entrant against itself say nothing of it, only of the seats. */
export function tallyOf({ seats: count, entrants }: Simulation, results: readonly Result[]): Tally {
  const apart = results.filter(({ seats }) => new Set(seats).size > 1);
  const ended = (end: Result["end"]): number => results.filter((result) => result.end === end).length;
  return {
    matches: results.length,
    entrants: entrants.map(({ name, bot }, at) => {
      const played = apart.filter(({ seats }) => seats.includes(at));
      return rateOf(
        `${name} (${bot})`,
        played.filter(({ seats, winners }) => winners.some((seat) => seats[seat] === at)).length,
        played.length,
      );
    }),
    seats: Array.from({ length: count }, (_, seat) =>
      rateOf(
        String(seat + 1),
        results.filter(({ winners }) => winners.includes(seat)).length,
        results.length,
      ),
    ),
    turns: mean(results.map(({ turns }) => turns)),
    decisions: mean(results.map(({ decisions }) => decisions)),
    drawn: ended("drawn"),
    looped: ended("looped"),
    stopped: ended("stopped"),
  };
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

const Z_95 = 1.959963984540054;

/** A rate with Wilson's score interval. */
export function rateOf(name: string, won: number, played: number): Rate {
  if (played === 0) return { name, won, played, rate: 0, low: 0, high: 1 };
  const rate = won / played;
  const spread = Z_95 ** 2 / played;
  const middle = (rate + spread / 2) / (1 + spread);
  const half = (Z_95 * Math.sqrt((rate * (1 - rate)) / played + spread / (4 * played))) / (1 + spread);
  return { name, won, played, rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** The results as comma-separated values, one match a row. */
export function csvOf({ seats: count, entrants }: Simulation, results: readonly Result[]): string {
  const players = Array.from({ length: count }, (_, seat) => [`deck ${seat + 1}`, `bot ${seat + 1}`]).flat();
  const head = ["match", "seed", ...players, "winners", "end", "rule", "turns", "decisions"];
  const rows = results.map(({ number, seed, seats, winners, end, rule, turns, decisions }) => {
    const seated = seats.flatMap((seat) => [entrants[seat]?.name ?? "", entrants[seat]?.bot ?? ""]);
    const won = winners.map((seat) => seat + 1).join(" ");
    return [number + 1, seed, ...seated, won, end, rule, turns, decisions];
  });
  return `${[head, ...rows].map((row) => row.map(quoted).join(",")).join("\n")}\n`;
}

function quoted(value: string | number): string {
  const text = String(value);
  return /[",\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
