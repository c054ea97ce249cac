import { readFileSync } from "node:fs";
import { cardFileText, readPack } from "@gyoji/files/lists";
import type { CardSource, GameModule } from "@gyoji/game";
import { type Report, soak } from "@gyoji/game/testing";
import { gensoModule } from "@gyoji/genso";
import { horobeatModule } from "@gyoji/horobeat";
import type { State } from "@gyoji/kernel";
import { moncolleModule } from "@gyoji/moncolle";
import { riftboundModule } from "@gyoji/riftbound";

/*
 * `npm run soak [-- GAME] [--matches N] [--drawn N] [--seed S] [--closely N] [--pack FILE]`: random matches of one game, or of all:
 * N with the project's decks, N with decks drawn from all cards, those of a pack among them. In each: nothing crashes, no card is lost or doubled,
 * no event tells a secret, it ends and not in a loop; and at every Nth answer: every offered option can be taken, the
 * state survives JSON, and nothing that a seat does not know changes anything that it sees. Lists the cards of those
 * decks that were never played and the abilities that never did anything; exit code 1 if something is wrong.
 */

function number(name: string, otherwise: number): number {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
}

/** The cards of a pack that can be played, as card files. */
function packed<S extends State>(module: GameModule<S>): CardSource[] {
  const at = process.argv.indexOf("--pack");
  const file = at < 0 ? undefined : process.argv[at + 1];
  if (file === undefined || module.importing === undefined) return [];
  const { importing } = module;
  const { sets } = readPack(file, readFileSync(file, "utf8"));
  return sets.map(({ id, cards }) => {
    const playable = cards.filter((card) => importing.tryCard(card).misses.length === 0);
    return { file: id, source: cardFileText(module.id, id, playable) };
  });
}

function soakGame<S extends State>(module: GameModule<S>): void {
  const plan = {
    sources: packed(module),
    made: number("matches", 1000),
    drawn: number("drawn", 1000),
    seed: number("seed", 1),
    closely: number("closely", 40),
  };
  const report = soak(module, plan, (matches, faults) => {
    if (matches % 100 === 0) process.stderr.write(`${module.id}: ${matches} matches\n`);
    for (const fault of faults) process.stderr.write(`${fault}\n`);
  });
  process.stdout.write(inWords(module.id, report));
  if (report.faults.length > 0) process.exitCode = 1;
}

function inWords(id: string, { decisions, outcomes, faults, unplayed, unused }: Report): string {
  const ended = Object.entries(outcomes).map(([how, count]) => `${how} ${count}`);
  return [
    `${id}: ${decisions} decisions; ${ended.join(", ")}; ${faults.length} faults`,
    ...faults.map((fault) => `  ${fault}`),
    `  cards never played: ${unplayed.length}`,
    ...unplayed.map((card) => `    ${card}`),
    `  abilities that never did anything: ${unused.length}`,
    ...unused.map((ability) => `    ${ability}`),
    "",
  ].join("\n");
}

const GAMES: Readonly<Record<string, () => void>> = {
  horobeat: () => soakGame(horobeatModule),
  riftbound: () => soakGame(riftboundModule),
  moncolle: () => soakGame(moncolleModule),
  genso: () => soakGame(gensoModule),
};

const [name] = process.argv.slice(2).filter((arg) => !arg.startsWith("--") && Number.isNaN(Number(arg)));
if (name === undefined) for (const soakOne of Object.values(GAMES)) soakOne();
else if (Object.hasOwn(GAMES, name)) GAMES[name]?.();
else {
  process.stderr.write(`no game ${name}; there are: ${Object.keys(GAMES).join(", ")}\n`);
  process.exitCode = 1;
}
