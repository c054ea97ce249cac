import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { main } from "../program.ts";
import { projectRoot } from "../project.ts";
import { pipeWith } from "../testing/fakeIo.ts";
import { temporaryFolder } from "../testing/folder.ts";
import { matchCount, pairingOf, pairsOf } from "./plan.ts";
import { csvOf, rateOf, tallyOf } from "./tally.ts";

const at = temporaryFolder();

function simulating(csv: string, ...more: readonly string[]): string[] {
  const decks = ["--decks", "HB-SD01,HB-SD02", "--bots", "random"];
  return ["sim", "horobeat", ...decks, "--matches", "6", "--seed", "5", "--csv", csv, "--json", ...more];
}

test("each pair plays both ways round", () => {
  expect(pairsOf(3)).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
  expect(pairsOf(1)).toEqual([[0, 0]]);
  const entrant = { name: "", bot: "random", deck: { cards: {}, sideboard: {} } };
  const simulation = {
    game: "",
    seats: 2,
    entrants: [entrant, entrant],
    options: {},
    sources: [],
    seed: 1,
    matches: 4,
  };
  expect(matchCount(simulation)).toBe(4);
  const seats = [0, 1, 2, 3].map((number) => pairingOf(simulation, number).seats);
  expect(seats).toEqual([
    [0, 1],
    [1, 0],
    [0, 1],
    [1, 0],
  ]);
  expect(new Set([0, 1, 2, 3].map((number) => pairingOf(simulation, number).seed)).size).toBe(4);
});

test("all seats are filled and counted, those of a side together", () => {
  const entrant = { name: "", bot: "random", deck: { cards: {}, sideboard: {} } };
  const simulation = {
    game: "",
    seats: 4,
    entrants: [entrant, entrant],
    options: {},
    sources: [],
    seed: 1,
    matches: 2,
  };
  const [one, other] = [pairingOf(simulation, 0), pairingOf(simulation, 1)];
  expect(one.seats).toEqual([0, 1, 0, 1]);
  expect(other.seats).toEqual([1, 0, 1, 0]);
  const ended = { end: "won", rule: "", turns: 3, decisions: 9 } as const;
  const results = [one, other].map((pairing) => ({ ...pairing, ...ended, winners: [0, 2] }));
  const { entrants, seats } = tallyOf(simulation, results);
  expect(entrants.map(({ won, played }) => [won, played])).toEqual([
    [1, 2],
    [1, 2],
  ]);
  expect(seats.map(({ won }) => won)).toEqual([2, 0, 2, 0]);
  expect(csvOf(simulation, results).split("\n")[1]).toContain(",1 3,won,");
});

test("Wilson's interval", () => {
  const { low, high } = rateOf("", 5, 10);
  expect(low).toBeCloseTo(0.2366, 4);
  expect(high).toBeCloseTo(0.7634, 4);
  expect(rateOf("", 0, 0)).toMatchObject({ low: 0, high: 1 });
});

test("the same seed gives the same results, whatever the number of workers", async () => {
  const one = pipeWith();
  expect(await main(simulating(at("one.csv"), "--workers", "1"), one)).toBe(0);
  const root = projectRoot();
  const command = [join(root, "tools/start.mjs"), ...simulating(at("two.csv"), "--workers", "2")];
  const two = spawnSync(process.execPath, command, { cwd: root, encoding: "utf8" });
  expect(two.stderr.replaceAll(/Building.*\n/gu, "")).toBe("");
  expect(two.status).toBe(0);
  expect(JSON.parse(two.stdout)).toEqual(JSON.parse(one.written()));
  const csv = readFileSync(at("one.csv"), "utf8");
  expect(readFileSync(at("two.csv"), "utf8")).toBe(csv);
  expect(csv.trim().split("\n")).toHaveLength(7);
}, 60_000);

test("the tally in words", async () => {
  const io = pipeWith();
  const args = [
    "sim",
    "horobeat",
    "--bots",
    "random",
    "--matches",
    "2",
    "--seed",
    "1",
    "--workers",
    "1",
    "--lang",
    "ja",
  ];
  expect(await main(args, io)).toBe(0);
  expect(io.written()).toContain("HB-SD01 (random)");
  expect(io.written()).toContain("95%");
  expect(io.written()).toMatch(/平均は\d+\.\dラウンド、/u);
});

test.each([
  [["--decks", "nobody"], "nobody"],
  [["--matches", "0"], "--matches"],
  [["--workers", "x"], "--workers"],
  [["--bots", "nobody"], "nobody"],
])("what cannot be simulated is refused: %s", async (more, complaint) => {
  const io = pipeWith();
  expect(await main(["sim", "horobeat", ...more], io)).toBe(1);
  expect(io.complaints()).toContain(complaint);
});
