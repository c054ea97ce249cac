import { gensoModule } from "@gyoji/genso";
import { horobeatModule } from "@gyoji/horobeat";
import { moncolleModule } from "@gyoji/moncolle";
import { riftboundModule } from "@gyoji/riftbound";
import { playBareGenso } from "./bare/genso.ts";
import { playBareHorobeat } from "./bare/horobeat.ts";
import { playBareMoncolle } from "./bare/moncolle.ts";
import { playBareRiftbound } from "./bare/riftbound.ts";
import { benchGame, type Report } from "./game.ts";

/*
 * `npm run bench [-- GAME] [--json] [--smoke]`: how fast the machine is, for one core and in one run.
 */

const GAMES: Readonly<Record<string, (milliseconds: number) => Report>> = {
  horobeat: (milliseconds) =>
    benchGame(
      {
        module: horobeatModule,
        options: { opening: "random" },
        playBare: playBareHorobeat,
        text: "When this Horobito wins a battle, if it is on Lines 2 to 5, recover 1 of your red Horobito, then draw 2 cards.",
        middle: 60,
      },
      milliseconds,
    ),
  riftbound: (milliseconds) =>
    benchGame(
      {
        module: riftboundModule,
        options: { mode: "duel" },
        playBare: playBareRiftbound,
        text: "When you play me, if you control another Mech, deal 2 to an enemy unit at a battlefield, then draw 1.",
        middle: 80,
      },
      milliseconds,
    ),
  moncolle: (milliseconds) =>
    benchGame(
      {
        module: moncolleModule,
        options: { edition: "guide" },
        playBare: playBareMoncolle,
        text: "○ When this unit is destroyed, deal 1D+1 fire damage to 1 enemy unit of level 3 or lower, then draw 1 card if it is your turn.",
        middle: 120,
      },
      milliseconds,
    ),
  genso: (milliseconds) =>
    benchGame(
      {
        module: gensoModule,
        options: { janken: "random", survivors: "discard" },
        playBare: playBareGenso,
        text: "[burst] give this character ATK +100 for each fire die of yours, then draw 1 card if you attack first.",
        middle: 40,
      },
      milliseconds,
    ),
};

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
