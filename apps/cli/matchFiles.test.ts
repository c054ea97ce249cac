import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { main } from "./program.ts";
import { pipeWith, terminalWith } from "./testing/fakeIo.ts";
import { temporaryFolder } from "./testing/folder.ts";

const at = temporaryFolder();
const file = at("match.json");
const io = pipeWith(Array.from({ length: 300 }, (_, line) => (line % 2 === 0 ? "2" : "1")));
await main(["play", "horobeat", "--seed", "3", "--bot", "random", "--save", file], io);
const good = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown> & {
  entries: unknown[];
  hash: string;
};

function changed(name: string, change: Record<string, unknown>): string {
  return at(name, JSON.stringify({ ...good, ...change }));
}

test("a replay verifies itself", async () => {
  const out = pipeWith();
  expect(await main(["replay", file, "--verify"], out)).toBe(0);
  expect(out.written()).toContain(good.hash);
  const json = pipeWith();
  expect(await main(["replay", file, "--json"], json)).toBe(0);
  expect(JSON.parse(json.written())).toMatchObject({ game: "horobeat", hash: good.hash, verified: true });
});

test("a pipe gets the log", async () => {
  const piped = pipeWith();
  const asked = pipeWith();
  expect(await main(["replay", file], piped)).toBe(0);
  expect(await main(["replay", file, "--log"], asked)).toBe(0);
  expect(piped.written()).toBe(asked.written());
  expect(piped.written()).toContain("Round 1. First");
});

test("of a match that is not over a log tells only what its person has seen", async () => {
  const half = at("half.json");
  await main(
    ["play", "horobeat", "--seed", "3", "--bot", "random", "--save", half],
    pipeWith(["1", "1", "q"]),
  );
  const own = pipeWith();
  await main(["replay", half], own);
  expect(own.written()).toMatch(/^The match is not over: this is only what Player 1 has seen\.\n/u);
  expect(own.written()).toMatch(/Player 2 drew \d+ cards|Player 2 drew a card/u);
  const unknown = JSON.parse(readFileSync(half, "utf8")) as Record<string, unknown>;
  delete unknown["players"];
  const everybody = pipeWith();
  await main(["replay", at("nobody.json", JSON.stringify(unknown)), "--log"], everybody);
  expect(everybody.written()).toMatch(/^The match is not over: this is only what everybody has seen\.\n/u);
  expect(everybody.written()).toMatch(/Player 1 drew \d+ cards/u);
});

test("a Round that was not played is said not to be there", async () => {
  const out = terminalWith(["g 99", "q"]);
  expect(await main(["replay", file], out)).toBe(0);
  expect(out.written()).toContain("There is no Round 99.");
});

test("at a terminal one steps through", async () => {
  const out = terminalWith(["n", "p", "g 2", "v 1", "v all", "?", "q"]);
  expect(await main(["replay", file], out)).toBe(0);
  expect(out.written()).toContain("Round 2");
});

test.each([
  ["missing", () => at("nowhere.json"), "no such file"],
  ["a folder", () => at("."), "folder"],
  ["empty", () => at("empty.json", ""), "1:1"],
  ["cut", () => at("cut.json", JSON.stringify(good).slice(0, 500)), "cut.json:1:"],
  ["not UTF-8", () => at("latin.json", Uint8Array.of(0x7b, 0x0a, 0x22, 0xe9, 0x22, 0x7d)), "latin.json:2:2"],
  ["too big", () => at("huge.json", new Uint8Array(4_000_001).fill(0x20)), "too big"],
  ["no match", () => at("other.json", '{\n  "gyoji": "deck"\n}'), "other.json:2:12"],
  ["of another game", () => changed("game.json", { game: "nonsense" }), "“nonsense”"],
  [
    "with a sideboard of a game without",
    () => changed("beside.json", { sideboards: [[], [["HD01-001", 1]]] }),
    "player 2 has a sideboard",
  ],
  ["with an unknown card", () => changed("card.json", { cards: { "XX-1": "0" } }), "XX-1"],
  ["with another text", () => changed("text.json", { cards: { "HD01-001": "0" } }), "reads differently"],
  ["with an illegal entry", () => changed("entry.json", { entries: [[0, 99]] }), "entry 1"],
  [
    "with a trap among its cards",
    () =>
      at(
        "trap.json",
        JSON.stringify({ ...good, cards: 0 }).replace('"cards":0', '"cards":{"__proto__":"0"}'),
      ),
    "cards.__proto__",
  ],
  ["deep", () => at("deep.json", "[".repeat(3_000_000)), "nested too deeply"],
  ["of another format", () => changed("format.json", { format: 2 }), "another version"],
  [
    "with too many entries",
    () => changed("many.json", { entries: Array.from({ length: 200_001 }, () => [0, 0]) }),
    "at most 200,000",
  ],
  ["followed by rubbish", () => at("rubbish.json", `${JSON.stringify(good)}\0`), "nothing else"],
  [
    "with unknown options",
    () => changed("option.json", { options: { opening: "never" } }),
    "“opening=never”",
  ],
  [
    "a deck file",
    () => at("deck.yaml", "game: horobeat\ncards: { HD01-001: 4 }\n"),
    "this is a deck file, not",
  ],
  [
    "a card file",
    () => at("set.yaml", "game: horobeat\nset: { id: X }\ncards: []\n"),
    "this is a card file, not",
  ],
  ["a scenario", () => at("sc.yaml", "game: horobeat\ntitle: T\ntable: {}\n"), "this is a scenario, not"],
  ["a report", () => at("report.json", '{ "gyoji": "report" }'), "this is a report of a problem, not"],
  ["with three players", () => changed("3.json", { players: ["person", "person", "person"] }), "3 players"],
  ["without players", () => changed("0.json", { players: [] }), "no players"],
  ["with an unknown player", () => changed("bot.json", { players: ["person", "hal"] }), "“hal”"],
  [
    "with too many kinds of cards in a deck",
    () => changed("kinds.json", { decks: [Array.from({ length: 27_000 }, () => ["HD01-001", 1]), []] }),
    "at most 200",
  ],
  [
    "with too many copies of a card",
    () => changed("copies.json", { decks: [[["HD01-001", 27_000]], []] }),
    "at most 200",
  ],
  [
    "with an illegal deck",
    () => changed("deck.json", { decks: [[["HD01-001", 4]], [["HD01-001", 4]]] }),
    "[5.1.1]",
  ],
  ["no group", () => at("list.json", "[1]"), "list.json:1:1: this is not a saved match of this program. "],
  ["with another end", () => changed("end.json", { hash: "0000" }), "0000"],
  ["with a bad card file", () => changed("sources.json", { sources: ["game: ["] }), "sources[0]:1:7"],
] as const)("a match that is %s is refused with a reason", async (_, make, complaint) => {
  const path = make();
  for (const command of ["replay", "resume"]) {
    const out = pipeWith();
    expect(await main([command, path], out)).toBe(1);
    expect(out.complaints()).toContain(complaint);
    expect(out.complaints()).not.toMatch(/\n\s+at /u);
  }
});
