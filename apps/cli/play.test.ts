import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { LANGUAGES } from "@gyoji/lexicon";
import { expect, test, vi } from "vitest";
import { writable } from "./files.ts";
import { inputOf } from "./play/input.ts";
import { main } from "./program.ts";
import { pipeWith, silentPipe, terminalWith } from "./testing/fakeIo.ts";
import { temporaryFolder } from "./testing/folder.ts";

const at = temporaryFolder();
/** Takes the second option where there is one, else the first. */
const ANSWERS = Array.from({ length: 4000 }, (_, line) => (line % 2 === 0 ? "2" : "1"));

interface Saved {
  readonly hash: string;
  readonly entries: readonly unknown[];
  readonly players: readonly string[];
}

function saved(file: string): Saved {
  return JSON.parse(readFileSync(file, "utf8")) as Saved;
}

function playing(file: string, ...more: readonly string[]): string[] {
  return ["play", "horobeat", "--seed", "7", "--bot", "random", "--save", file, ...more];
}

function playingRiftbound(file: string, ...more: readonly string[]): string[] {
  return ["play", "riftbound", "--seed", "3", "--bot", "random", "--save", at(file), ...more];
}

test.each(LANGUAGES)("a whole match by piped answers (%s)", async (lang) => {
  const file = at(`whole-${lang}.json`);
  const io = pipeWith(ANSWERS);
  expect(await main(playing(file, "--lang", lang), io)).toBe(0);
  expect(io.complaints()).toBe("");
  expect(io.written()).toContain(`gyoji replay ${file}`);
  // A key that stands for itself is a message that is missing.
  expect(io.written()).not.toMatch(/\b(ask|option|event|zone|refused|turned) [a-z]+[A-Z0-9]?/u);
  expect(io.written()).not.toContain("undefined");
});

test("the three languages play the same match", () => {
  const [one, ...others] = LANGUAGES.map((lang) => saved(at(`whole-${lang}.json`)).hash);
  expect(one).toMatch(/^[0-9a-f]+$/u);
  expect(new Set(others)).toEqual(new Set([one]));
});

test("nothing is wider than the screen", async () => {
  const { width } = await import("./text.ts");
  for (const lang of LANGUAGES) {
    const io = pipeWith(ANSWERS.slice(0, 200));
    await main(playing(at(`wide-${lang}.json`), "--lang", lang), io);
    const wide = io
      .written()
      .split("\n")
      .filter((line) => width(line) > 80 && !line.includes("wide-"));
    expect(wide).toEqual([]);
  }
});

test("quitting and going on ends like playing through", async () => {
  const file = at("halves.json");
  expect(await main(playing(file), pipeWith([...ANSWERS.slice(0, 16), "q"]))).toBe(0);
  const half = saved(file);
  expect(half.players).toEqual(["person", "random"]);
  expect(await main(["resume", file], pipeWith(ANSWERS))).toBe(0);
  expect(saved(file).entries.length).toBeGreaterThan(half.entries.length);
  expect(saved(file).hash).toBe(saved(at("whole-en.json")).hash);
});

test("the end of input and a signal leave a save that goes on", async () => {
  const ended = at("ended.json");
  const io = pipeWith(["1", "1"]);
  expect(await main(playing(ended), io)).toBe(0);
  expect(io.written()).toContain(`gyoji resume ${ended}`);
  const signalled = at("signalled.json");
  const waiting = silentPipe();
  const running = main(playing(signalled), waiting);
  setTimeout(waiting.stop, 50);
  expect(await running).toBe(0);
  expect(saved(signalled).entries.length).toBeGreaterThanOrEqual(0);
  expect(await main(["resume", signalled], pipeWith(["q"]))).toBe(0);
});

test("the seat is kept in the save", async () => {
  const file = at("second.json");
  await main(playing(file, "--seat", "second"), pipeWith(["1", "q"]));
  expect(saved(file).players).toEqual(["random", "person"]);
});

test("why, card, rule, log, table, save, undo and help answer", async () => {
  const file = at("asking.json");
  const copy = at("copy.json");
  const typed = [
    "1",
    "?",
    "h",
    "r 6.2.4",
    "c leojin",
    "l",
    "t",
    `s ${copy}`,
    "u",
    "nonsense",
    "99",
    "c nobody",
    "r 99",
    "q",
  ];
  const io = pipeWith(typed);
  expect(await main(playing(file, "--option", "opening=random"), io)).toBe(0);
  const text = io.written();
  for (const part of [
    "Where we are",
    "concede",
    "6.2.4",
    "Swift Thunder Fusion Leojin",
    copy,
    "“nobody”",
    "no rule “99”",
  ])
    expect(text).toContain(part);
  expect(saved(copy).entries.length).toBeGreaterThan(0);
});

test("conceding loses the match", async () => {
  const io = pipeWith(["concede"]);
  expect(await main(playing(at("conceded.json")), io)).toBe(0);
  expect(io.written()).toContain("Opponent won the match. You conceded. [1.4.1");
});

test("showing one's hand is no answer: the same is asked again", async () => {
  await main(playingRiftbound("shown.json"), pipeWith(["show", "show team", "q"]));
  const shown = saved(at("shown.json")).entries;
  expect(shown).toContainEqual([0, "showAll"]);
  expect(shown).not.toContainEqual([0, "showMates"]);
  const none = pipeWith(["show", "q"]);
  await main(playing(at("none.json")), none);
  expect(none.written()).toContain("nothing that you could show");
});

test("a saved match is not overwritten by another one", async () => {
  const file = at("precious.json", "{}");
  const io = pipeWith(["q"], { npm_lifecycle_event: "gyoji" });
  expect(await main(playing(file), io)).toBe(1);
  expect(io.complaints()).toContain(
    `there is already a saved match. Resume it (npm run gyoji -- resume ${file})`,
  );
  expect(io.written()).toBe("");
  expect(readFileSync(file, "utf8")).toBe("{}");
});

test("who started through npm is told to type that again", async () => {
  const io = pipeWith(["q"], { npm_lifecycle_event: "gyoji" });
  const file = at("npm.json");
  expect(await main(playing(file), io)).toBe(0);
  expect(io.written()).toContain(`npm run gyoji -- resume ${file}`);
});

test("where we are goes from the outside to the inside, and of several cards only the names are told", async () => {
  const io = pipeWith(["1", "?", "c thunder", "c hd01-001", "q"]);
  expect(await main(playing(at("stack.json"), "--option", "opening=random"), io)).toBe(0);
  const text = io.written();
  const where = text.slice(text.indexOf("Where we are"), text.indexOf("What is not possible"));
  const rules = [...where.matchAll(/^ {2}(\d[\d.]*) {2}/gmu)].map((match) => match[1] ?? "");
  expect(rules.length).toBeGreaterThan(1);
  for (const [depth, rule] of rules.entries())
    expect(rules.slice(0, depth).some((outer) => `${outer}.`.startsWith(`${rule}.`))).toBe(false);
  const several = text.slice(text.indexOf("Thunder"));
  expect(several).toMatch(/^.*Thunder.* {2}HD\d\d-\d{3}\n.*Thunder.* {2}\S+\n/mu);
  expect(text).toMatch(/ {2}HD01-001\n {2}\S/u);
});

test("what goes without saying is answered and said, unless every question is wanted", async () => {
  const plain = pipeWith(ANSWERS.slice(0, 60));
  await main(playingRiftbound("unasked.json"), plain);
  expect(plain.written()).toContain("For you: Pass.");
  const asking = pipeWith(ANSWERS.slice(0, 60));
  await main(playingRiftbound("asked.json", "--ask-all"), asking);
  expect(asking.written()).not.toContain("For you:");
  expect(asking.written()).toContain("You have Priority");
});

test("what was answered for a player can be taken back, and is asked then", async () => {
  for (let answers = 6; answers < 60; answers += 2) {
    const io = pipeWith([...ANSWERS.slice(0, answers), "u", "q"]);
    await main(playingRiftbound(`taken-${answers}.json`), io);
    const [beforeUndo = "", afterUndo = ""] = io.written().split("> ").slice(-3, -1);
    if (!beforeUndo.includes("For you: Pass.")) continue;
    expect(afterUndo).not.toContain("For you:");
    expect(afterUndo).toMatch(/You have (?:Priority|Focus)/u);
    return;
  }
  throw new Error("nothing was answered for the player");
});

test("two persons at one terminal", async () => {
  const file = at("hotseat.json");
  const io = pipeWith(["1", "2", "1", "1", "q"]);
  expect(await main(playing(file, "--hotseat"), io)).toBe(0);
  expect(saved(file).players).toEqual(["person", "person"]);
  expect(io.written()).toContain("Player 2");
});

test("two persons hand the terminal over", async () => {
  const io = terminalWith(["1", "", "2", "", "1", "u", "no", "u", "yes", "q"]);
  expect(await main(playing(at("handed.json"), "--hotseat"), io)).toBe(0);
  expect(io.written()).toContain("\u001b[2J");
  expect(io.written()).toContain("your opponent must agree");
});

test.each([
  [["--deck", "nobody"], "no deck “nobody”"],
  [["--bot", "nobody"], "no bot “nobody”"],
  [["--seat", "3"], "no seat “3”"],
  [["--seed", "x"], "--seed"],
  [["--option", "opening=x"], "opening=x"],
  [["--cards", "nowhere.yaml"], "nowhere.yaml"],
] as const)("what cannot be played is refused: %s", async (more, complaint) => {
  const io = pipeWith();
  expect(await main([...playing(at("refused.json")), ...more], io)).toBe(1);
  expect(io.complaints()).toContain(complaint);
});

test.each([
  ["no/such/folder.json", "no such folder"],
  [".", "this is a folder"],
])("a place that cannot be written is refused before the first question: %s", async (name, complaint) => {
  const io = pipeWith(["q"]);
  expect(await main(playing(at(name)), io)).toBe(1);
  expect(io.complaints()).toContain(complaint);
  expect(io.written()).toBe("");
});

test("trying whether a place can be written leaves nothing there", async () => {
  const io = pipeWith(["q"]);
  expect(await main(playing(at("untouched.json"), "--deck", "nobody"), io)).toBe(1);
  expect(writable(at("untouched.json"))).toBeNull();
  expect(existsSync(at("untouched.json"))).toBe(false);
});

test("a place that is lost in the middle of a match gives way to the usual one", async () => {
  const folder = at("lost");
  process.chdir(at("."));
  mkdirSync(folder);
  const io = silentPipe();
  const running = main(playing(join(folder, "match.json")), io);
  await vi.waitFor(() => expect(io.written()).toContain("> "));
  rmSync(folder, { recursive: true });
  io.stop();
  expect(await running).toBe(0);
  expect(io.complaints()).toContain("cannot be written");
  expect(io.written()).toContain("gyoji resume gyoji-horobeat-7.json");
  expect(saved(at("gyoji-horobeat-7.json")).hash).toMatch(/^[0-9a-f]+$/u);
});

test.each([1, 60])(
  "a reader that goes away after %d lines leaves a save, told where errors go",
  async (lines) => {
    const file = at(`unheard-${lines}.json`);
    const io = pipeWith(ANSWERS);
    io.hangUpAfter(lines);
    expect(await main(playing(file), io)).toBe(0);
    expect(io.complaints()).toContain(`gyoji resume ${file}`);
    expect(await main(["resume", file], pipeWith(["q"]))).toBe(0);
  },
);

test("numbers may be typed in full width or in Thai", () => {
  for (const typed of ["12", "１２", "๑๒"]) expect(inputOf(typed)).toEqual({ kind: "choose", number: 12 });
  for (const typed of ["? 3", "？３", "?๓"]) expect(inputOf(typed)).toEqual({ kind: "read", number: 3 });
});

test.each([
  ["c", { kind: "missing", key: "c" }],
  ["r", { kind: "missing", key: "r" }],
  ["? x", { kind: "unknown" }],
  ["99999999999", { kind: "choose", number: 99999999999 }],
  ["show", { kind: "show", toMates: false }],
  ["show team", { kind: "show", toMates: true }],
  ["s ./ｍｙ file.json", { kind: "save", file: "./ｍｙ file.json" }],
])("“%s” is read as what it means", (typed, input) => {
  expect(inputOf(typed)).toEqual(input);
});

test("at a terminal conceding is confirmed", async () => {
  const file = at("sure.json");
  const io = terminalWith(["concede", "no", "q"]);
  await main(playing(file), io);
  expect(saved(file).entries).not.toContainEqual([0, "concede"]);
  const sure = at("surer.json");
  await main(playing(sure), terminalWith(["concede", "concede"]));
  expect(saved(sure).entries).toContainEqual([0, "concede"]);
});

test("an own version of a card of the project is told", async () => {
  const mine = at(
    "own.yaml",
    "game: horobeat\nset: { id: O, name: { en: Own } }\ncards:\n- { id: HD01-001, name: { en: Own }, type: horobito, cost: 1, colors: [red], power: 1000 }\n",
  );
  const io = pipeWith(["q"]);
  expect(await main(playing(at("own.json"), "--cards", mine), io)).toBe(0);
  expect(io.complaints()).toContain("Own (HD01-001)");
  const twice = pipeWith(["q"]);
  expect(await main(playing(at("own.json"), "--cards", mine, mine), twice)).toBe(1);
  expect(twice.complaints()).toContain("own.yaml:4:9: The card “HD01-001” is in");
});

test("at a terminal one plays within two Enters", async () => {
  const io = terminalWith(["", "", "s", "q"]);
  process.chdir(at("."));
  expect(await main([], io)).toBe(0);
  expect(io.written()).toContain("HORO-BEAT");
});

const scenarioFile = (path: string) => fileURLToPath(new URL(`../../games/${path}`, import.meta.url));
const SCENARIO = scenarioFile("riftbound/scenarios/combat/both-beginnings.yaml");

test("the table of a scenario is played by hand, for all seats, and never saved", async () => {
  const io = pipeWith(["1", "1", "u", "s", "q"]);
  expect(await main(["scenario", SCENARIO, "--play"], io)).toBe(0);
  expect(io.complaints()).toBe("");
  const shown = io.written();
  expect(shown).toContain("A Combat that begins with its Showdown begins as both");
  expect(shown).toContain("Player 1: Your Main Phase");
  expect(shown).toContain("Player 2: Your Main Phase");
  expect(shown).toContain("A table from a scenario is not saved.");
  // Once as it came, once after the last answer was taken back.
  expect(shown.split("Turn 6 · turn of Player 2")).toHaveLength(3);
});

test.each([
  [[SCENARIO, SCENARIO], "one scenario"],
  [[scenarioFile("riftbound/scenarios/chain/passing-in-turn-order.yaml")], "3 players"],
  [[scenarioFile("horobeat/scenarios/5-preparation/deck-of-50.yaml")], "no table"],
])("what cannot be played by hand is said (%#)", async (files, said) => {
  const io = pipeWith([]);
  expect(await main(["scenario", ...files, "--play"], io)).toBe(1);
  expect(io.complaints()).toContain(said);
});
