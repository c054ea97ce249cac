import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@gyoji/lexicon";
import { expect, test, vi } from "vitest";
import { main } from "../program.ts";
import { projectRoot } from "../project.ts";
import { pipeWith, silentPipe } from "../testing/fakeIo.ts";
import { temporaryFolder } from "../testing/folder.ts";

const at = temporaryFolder();

async function running(...args: readonly string[]) {
  const io = pipeWith();
  const code = await main(args, io);
  return { code, out: io.written(), err: io.complaints() };
}

const MINE = `game: horobeat
set: { id: MINE, name: { en: Mine } }
cards:
- id: MINE-1
  name: { en: Test Fox }
  type: horobito
  cost: 1
  colors: [red]
  power: 1000
  text: Double Damage.
`;

test("games", async () => {
  const { code, out } = await running("games");
  expect(code).toBe(0);
  expect(out).toContain("horobeat");
  expect(JSON.parse((await running("games", "--json")).out)).toMatchObject([
    { id: "horobeat" },
    { id: "riftbound" },
    { id: "moncolle" },
    { id: "genso" },
  ]);
});

test("schema", async () => {
  const { code, out } = await running("schema", "horobeat");
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ type: "object" });
});

test("an unknown game is refused", async () => {
  for (const command of ["play", "sim", "words", "rules", "schema"])
    expect(await running(command, "nonsense")).toMatchObject({ code: 1, out: "" });
});

test("check shows cards in three languages, and what is wrong with its place", async () => {
  const good = await running("check", at("mine.yaml", MINE));
  expect(good.code).toBe(0);
  expect(good.out).toContain("Test Fox");
  expect(good.out).toContain("ダブルダメージ");
  const file = at("wrong.yaml", MINE.replace("Double Damage", "Double Nonsense"));
  const bad = await running("check", file);
  expect(bad.code).toBe(1);
  expect(bad.err).toContain(`${file}:10:`);
  expect((await running("check", at("gameless.yaml", "cards: []\n"))).err).toContain("gameless.yaml:1:1");
  expect((await running("check", at("elsewhere.yaml", "game: elsewhere\n"))).err).toContain("elsewhere");
  expect((await running("check", at("nowhere.yaml"))).err).toContain("nowhere.yaml");
  expect(JSON.parse((await running("check", at("mine.yaml"), "--json")).out)).toMatchObject([
    { id: "MINE-1" },
  ]);
});

test("check --watch checks again when a file changes, until it is told to end", async () => {
  const io = silentPipe();
  const file = at("watched.yaml", MINE);
  const watching = main(["check", file, "--watch"], io);
  await vi.waitFor(() => expect(io.written()).toContain("Watching"));
  writeFileSync(file, MINE.replace("Test Fox", "Other Fox"));
  await vi.waitFor(() => expect(io.written()).toContain("Other Fox"), { timeout: 3000 });
  writeFileSync(file, MINE.replace("Double", "Treble"));
  await vi.waitFor(() => expect(io.complaints()).toContain("watched.yaml:10:"), { timeout: 3000 });
  io.stop();
  expect(await watching).toBe(0);
});

test("words are a phrase book that can be searched", async () => {
  const { code, out } = await running("words", "horobeat", "--search", "double damage");
  expect(code).toBe(0);
  expect(out).toContain("ダブルダメージ");
  expect((await running("words", "horobeat", "--search", "no such words")).code).toBe(1);
});

test("rules are summed up, searched, and say where they are carried out", async () => {
  expect((await running("rules", "horobeat", "--lang", "th")).out).toContain("6.2.4");
  expect((await running("rules", "horobeat", "--search", "surrender")).out).toContain("1.4.1");
  const { code, out } = await running("rules", "horobeat", "6.2.4");
  expect(code).toBe(0);
  expect(out).toMatch(/games\/horobeat\/rules\/summonPhase\.ts:\d+/u);
  expect((await running("rules", "horobeat", "99.9")).code).toBe(1);
});

test("rules --coverage counts", async () => {
  const { out } = await running("rules", "horobeat", "--coverage", "--json");
  const { covered, total, open } = JSON.parse(out) as { covered: number; total: number; open: unknown[] };
  expect(total).toBeGreaterThan(200);
  expect(covered + open.length).toBe(total);
}, 120_000);

test("deck says whether it is legal, and where it is not", async () => {
  expect((await running("deck", "HB-SD01")).code).toBe(0);
  const mine = join(projectRoot(), "games/horobeat/cards/decks/hb-sd01.yaml");
  expect((await running("deck", mine)).code).toBe(0);
  const file = at("deck.yaml", "game: horobeat\nname: { en: Bad }\ncards:\n  HD01-001: 5\n  NO-SUCH: 1\n");
  for (const lang of LANGUAGES) {
    const { code, out } = await running("deck", file, "--lang", lang);
    expect(code).toBe(1);
    expect(out).toMatch(/deck\.yaml:4:\d+: .*5.*\[5\.1\.2\]/u);
    expect(out).toMatch(/deck\.yaml:5:\d+: .*NO-SUCH/u);
    expect(out).toMatch(/50.*\[5\.1\.1\]/u);
  }
});

test.each([
  ["game: horobeat\ncards: [\n", ":2:8:"],
  ["game: horobeat\ncards:\n  HD01-001: many\n", ":3:"],
  ["game: elsewhere\ncards: {}\n", "elsewhere"],
  ["cards: {}\n", ":1:1"],
  ["game: horobeat\ncards:\n  __proto__: 4\n", ":3:3: There is no card “__proto__”"],
  ["game: horobeat\ncards:\n  HD01-001: 4\n  HD01-001: 4\n", ":4:3: The field “HD01-001” stands twice."],
  [
    "game: horobeat\ncards:\n  HD01-001: 201\n",
    ":3:3: how many there are of “HD01-001” must be a whole number from 1 to 200.",
  ],
  ["game: horobeat\nsize: 1\ncards: {}\n", ":2:1: "],
  ["game: horobeat\ncards: []\n", ":2:1: “cards”"],
  ["game: elsewhere\ncards: {}\n", "form.yaml:1:7"],
  ["", "form.yaml:1:1"],
])("a deck file of another form is refused", async (source, complaint) => {
  const { code, err } = await running("deck", at("form.yaml", source));
  expect(code).toBe(1);
  expect(err).toContain(complaint);
});

test.each([
  ["deck", "game: horobeat\nset: { id: X }\ncards: []\n", "this is a card file, not a deck file."],
  ["deck", "game: horobeat\ntitle: T\ntable: {}\n", "this is a scenario, not a deck file."],
  ["deck", '{ "gyoji": "match", "game": "horobeat" }', "this is a saved match, not a deck file."],
  ["check", "game: horobeat\ncards: { HD01-001: 4 }\n", "1:1: This is a deck file, not a card file."],
  ["check", "game: horobeat\ntitle: T\ntable: {}\n", "1:1: This is a scenario, not a card file."],
  ["check", '{ "gyoji": "match", "game": "horobeat" }', "1:1: This is a saved match, not a card file."],
  ["scenario", "game: horobeat\ncards: { HD01-001: 4 }\n", "1:1: This is a deck file, not a scenario."],
  ["scenario", "game: horobeat\nset: { id: X }\ncards: []\n", "1:1: This is a card file, not a scenario."],
  ["scenario", '{ "gyoji": "match", "game": "horobeat" }', "1:1: This is a saved match, not a scenario."],
])("%s says what a file is that it does not take", async (command, source, complaint) => {
  const { code, err } = await running(command, at("other.yaml", source));
  expect(code).toBe(1);
  expect(err).toContain(complaint);
});

test("a deck file is refused by its length before it is read", async () => {
  const { err } = await running("deck", at("long.yaml", `game: horobeat\n${"# much\n".repeat(20_000)}`));
  expect(err).toContain("too big: at most 100,000 characters");
});

test("a scenario is played by hand or printed as data, not both", async () => {
  const { code, err } = await running("scenario", at("any.yaml", ""), "--play", "--json");
  expect(code).toBe(1);
  expect(err).toContain("leave --json or --play out");
});

test("scenario tells what differs", async () => {
  const refusal = (rule: string) =>
    at(
      "scenario.yaml",
      `game: horobeat\ntitle: Too small\nrules: ["5.1.1"]\nrefuse: { deck: { HD01-001: 4 } }\nexpect:\n  problems: [{ rule: "${rule}", reason: deck size }]\n`,
    );
  expect((await running("scenario", refusal("5.1.1"))).code).toBe(0);
  const bad = await running("scenario", refusal("5.1.2"));
  expect(bad.code).toBe(1);
  expect(bad.out).toContain("5.1.2");
  expect((await running("scenario", at("broken.yaml", "game: ["))).err).toContain("broken.yaml");
});
