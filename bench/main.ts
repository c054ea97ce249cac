import { benchHorobeat, type Report } from "./horobeat.ts";

/*
 * `npm run bench [-- GAME] [--json] [--smoke]`: how fast the machine is, for one core and in one run.
 */

const GAMES: Readonly<Record<string, (milliseconds: number) => Report>> = { horobeat: benchHorobeat };

const args = process.argv.slice(2);
const games = args.filter((arg) => !arg.startsWith("--"));
const unknown = games.find((game) => !Object.hasOwn(GAMES, game));
if (unknown === undefined) report(games.length > 0 ? games : Object.keys(GAMES));
else {
  process.stderr.write(`no game ${unknown}; there are: ${Object.keys(GAMES).join(", ")}\n`);
  process.exitCode = 1;
}

function report(names: readonly string[]): void {
  for (const name of names) {
    const figures = GAMES[name]?.(args.includes("--smoke") ? 60 : 700);
    if (figures === undefined) continue;
    process.stdout.write(args.includes("--json") ? `${JSON.stringify(figures)}\n` : asLines(name, figures));
  }
}

function asLines(name: string, figures: Report): string {
  const lines = Object.entries<number>({ ...figures }).map(
    ([what, value]) => `  ${what.padEnd(30)} ${round(value)}`,
  );
  return `${name}\n${lines.join("\n")}\n`;
}

function round(value: number): string {
  return value >= 100 ? String(Math.round(value)) : value.toFixed(2);
}
