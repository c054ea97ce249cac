import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@gyoji/lexicon";
import { describe, expect, test } from "vitest";
import { dataFolder } from "../packs.ts";
import { main } from "../program.ts";
import { pipeWith } from "../testing/fakeIo.ts";
import { temporaryFolder } from "../testing/folder.ts";

const at = temporaryFolder();

async function runningIn(home: string, ...args: readonly string[]) {
  const io = pipeWith([], { XDG_DATA_HOME: at(home) });
  const code = await main(args, io);
  return { code, out: io.written(), err: io.complaints() };
}

const packsIn = (home: string): string[] => {
  const folder = join(at(home), "gyoji", "packs", "riftbound");
  return existsSync(folder) ? readdirSync(folder) : [];
};

function card(code: string, name: string, text: string, more: object = {}): object {
  return { code, name, type: "Unit", domains: ["Fury"], energy: 2, might: 2, text, ...more };
}

const CARDS = [
  card("MOON-001", "Lamp Carrier", "When you play me, draw 1."),
  card("MOON-001a", "Lamp Carrier (Alternate Art)", "When you play me, draw 1."),
  card("MOON-002", "Lamp Zorker", "[Assault]\nWhen you play me, zork 1 unit."),
  card("MOON-003", "Lamp Sorker", "When you attack, zork 2 units."),
];
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const GOOD = at("cards.json", JSON.stringify(CARDS));

describe("import", () => {
  test("writes a pack and says which cards can be played, what is missing, and what would unlock the most", async () => {
    const { code, out, err } = await runningIn("good", "import", "riftbound", GOOD);
    expect([code, err]).toEqual([0, ""]);
    expect(packsIn("good")).toEqual(["MOON.json"]);
    expect(out).toContain("MOON: 1 of 3 cards can be played (33%)");
    expect(out).toContain("MOON-002 Lamp Zorker\n  2:19 “zork 1 unit.”");
    expect(out).toContain("Can be played\n  Lamp Carrier [MOON-001]\n");
    expect(out.indexOf("zork n units")).toBe(-1);
    expect(out).toMatch(/zork N units: 1 card/u);
    const again = await runningIn("good", "import", "riftbound", GOOD, "--json");
    expect(JSON.parse(again.out)).toMatchObject({
      sets: [{ id: "MOON", playable: 1, total: 3 }],
      printings: 1,
      playable: [{ id: "MOON-001", name: "Lamp Carrier", set: "MOON" }],
      unplayable: [{ id: "MOON-002", misses: [{ line: 2, phrase: "zork N unit" }] }, { id: "MOON-003" }],
    });
    expect(packsIn("good")).toEqual(["MOON.json"]);
  });

  test("of many printings and many sets is read back", async () => {
    const many = [
      ...Array.from({ length: 60 }, (_, n) =>
        card(`MANY-${n + 1}`, "Lamp Carrier", "When you play me, draw 1."),
      ),
      ...Array.from({ length: 120 }, (_, n) =>
        card(`S${LETTERS[n % 26]}${LETTERS[Math.floor(n / 26)]}-1`, `Card ${n}`, ""),
      ),
    ];
    const made = await runningIn("many", "import", "riftbound", at("many.json", JSON.stringify(many)));
    expect(made).toMatchObject({ code: 0, err: "" });
    expect(await runningIn("many", "card", "MANY-060")).toMatchObject({ code: 0, err: "" });
  });

  test("of more than a pack can hold is refused before it is written", async () => {
    const text = "Draw 1. ".repeat(240);
    const lists = [1, 2].map((list) =>
      at(
        `huge${list}.json`,
        JSON.stringify(
          Array.from({ length: 6_000 }, (_, n) => card(`HUGE-${list}${n}`, `Card ${list} ${n}`, text)),
        ),
      ),
    );
    const { code, err } = await runningIn("huge", "import", "riftbound", ...lists);
    expect(code).toBe(1);
    expect(err).toContain("Import fewer files at once");
    expect(packsIn("huge")).toEqual([]);
  });

  test("tells packs of different sets apart, and says when one takes the place of another", async () => {
    const list = (file: string, ...sets: readonly string[]) =>
      at(file, JSON.stringify(sets.map((set, n) => card(`${set}-${n + 1}`, `${set} Card`, ""))));
    const first = ["AAA", "BBB", "CCC", "DDD"];
    const said = [
      await runningIn("apart", "import", "riftbound", list("e.json", ...first, "EEE")),
      await runningIn("apart", "import", "riftbound", list("f.json", ...first, "FFF")),
      await runningIn(
        "apart",
        "import",
        "riftbound",
        at("one.json", JSON.stringify([card("first", "First", "")])),
      ),
      await runningIn(
        "apart",
        "import",
        "riftbound",
        at("二.json", JSON.stringify([card("second", "Second", "")])),
      ),
    ];
    expect(said.map(({ code, err }) => [code, err])).toEqual(said.map(() => [0, ""]));
    expect(said.map(({ out }) => out).join("")).not.toContain("takes the place");
    expect(packsIn("apart")).toHaveLength(4);
    expect(packsIn("apart")).toContain("ONE.json");
    const again = await runningIn("apart", "import", "riftbound", at("e.json"));
    expect(again.out).toContain("takes the place");
    expect(packsIn("apart")).toHaveLength(4);
  });

  test.runIf(process.platform === "linux")("says where no folder can be made", async () => {
    const io = pipeWith([], { XDG_DATA_HOME: "/proc" });
    expect(await main(["import", "riftbound", GOOD], io)).toBe(1);
    expect(io.complaints()).toContain("/proc");
  });

  test("says that a folder is none, and takes only files for packs", async () => {
    const file = at("no folder", "");
    const out = await runningIn("nobody", "import", "riftbound", GOOD, "--out", file);
    expect(out).toMatchObject({ code: 1, out: "" });
    expect(out.err).toContain("not a folder");
    mkdirSync(join(at("plain"), "gyoji", "packs"), { recursive: true });
    writeFileSync(join(at("plain"), "gyoji", "packs", "riftbound"), "");
    expect((await runningIn("plain", "card", "lamp")).err).toContain("not a folder");
    mkdirSync(join(at("within"), "gyoji", "packs", "riftbound", "folder.json"), { recursive: true });
    expect(await runningIn("within", "import", "riftbound", GOOD)).toMatchObject({ code: 0, err: "" });
    const below = await runningIn("no folder", "import", "riftbound", GOOD);
    expect(below.err).toContain("cannot be written");
  });

  test("goes where it is told to", async () => {
    mkdirSync(at("out"));
    expect(await runningIn("nobody", "import", "riftbound", GOOD, "--out", at("out"))).toMatchObject({
      code: 0,
    });
    expect(readdirSync(at("out"))).toEqual(["MOON.json"]);
    expect(packsIn("nobody")).toEqual([]);
    const nowhere = await runningIn("nobody", "import", "riftbound", GOOD, "--out", at("not there"));
    expect(nowhere).toMatchObject({ code: 1, out: "" });
  });

  const text = JSON.stringify(CARDS);
  const bad: readonly (readonly [string, string | Uint8Array, RegExp])[] = [
    ["a file that is cut off", text.slice(0, -40), /bad\.json:1:\d+: the file ends too soon/u],
    ["another game’s list", JSON.stringify([{ name: "Forest", type_line: "Land" }]), /no card of Riftbound/u],
    ["a card file", "game: horobeat\nset: { id: A, name: { en: A } }\ncards: []\n", /no card list/u],
    ["a web page", "<!DOCTYPE html>\n<html><body>404</body></html>", /web page/u],
    ["200 MB", new Uint8Array(200_000_000), /too big/u],
    ["UTF-16", Buffer.from(`\ufeff${text}`, "utf16le"), /Save the file as UTF-8/u],
    ["UTF-16 without a mark", Buffer.from(text, "utf16le"), /Save the file as UTF-8/u],
    [
      "Latin-1",
      Buffer.from(JSON.stringify([card("MOON-1", "Café", "")]), "latin1"),
      /Save the file as UTF-8/u,
    ],
    [
      "a card without a type",
      JSON.stringify([...CARDS, { code: "MOON-4", name: "A" }]),
      /“A” has no “type”/u,
    ],
    [
      "a text in a group that is not known",
      JSON.stringify([{ ...card("MOON-1", "A", ""), text: { html: "Draw 1." } }]),
      /“text” of the card “A”/u,
    ],
    [
      "a text that is a list",
      JSON.stringify([{ ...card("MOON-1", "A", ""), text: ["Draw 1."] }]),
      /“text” of the card “A”/u,
    ],
    ["a control character", JSON.stringify([card("MOON-1", "A", "Draw\u001b[31m 1.")]), /control character/u],
    ["a deep list", `${"[".repeat(99)}${"]".repeat(99)}`, /too deeply/u],
    ["no card", "[]", /no cards/u],
    ["a card of the program", JSON.stringify([card("TM-201", "Mine", "")]), /TM-201/u],
    [
      "names that differ by accents",
      JSON.stringify([card("MOON-1", "Café", ""), card("MOON-2", "Cafe", "", { energy: 3 })]),
      /MOON-002 and MOON-001/u,
    ],
    [
      "a ring of printings",
      JSON.stringify([
        card("MOON-1", "A", "", { basePrint: "MOON-2" }),
        card("MOON-2", "B", "", { basePrint: "MOON-1" }),
      ]),
      /variant of the other/u,
    ],
  ];

  test.each(bad)(
    "of %s ends with a sentence in each language, and writes nothing",
    async (_, content, said) => {
      const file = at("bad.json", content);
      const sentences = [];
      for (const language of LANGUAGES) {
        const { code, out, err } = await runningIn("bad", "import", "riftbound", file, "--lang", language);
        expect([code, out]).toEqual([1, ""]);
        sentences.push(err);
      }
      expect(sentences[0]).toMatch(said);
      expect(new Set(sentences).size).toBe(LANGUAGES.length);
      expect(packsIn("bad")).toEqual([]);
    },
  );

  test("of a list that says otherwise of a card than a pack that is there is refused, and leaves it", async () => {
    await runningIn("two", "import", "riftbound", GOOD);
    const other = [card("MOON-001", "Lamp Carrier", "Draw 3."), card("SUN-001", "Sun", "")];
    const { code, err } = await runningIn(
      "two",
      "import",
      "riftbound",
      at("other.json", JSON.stringify(other)),
    );
    expect(code).toBe(1);
    expect(err).toContain("MOON-001");
    expect(packsIn("two")).toEqual(["MOON.json"]);
  });

  test("is not there for games that have no lists", async () => {
    const { code, err } = await runningIn("other", "import", "horobeat", GOOD);
    expect(code).toBe(1);
    expect(err).toContain("HORO-BEAT");
  });
});

describe("card", () => {
  test("shows a card of a pack in three languages, with its steps", async () => {
    await runningIn("cards", "import", "riftbound", GOOD);
    const { code, out } = await runningIn("cards", "card", "lamp carrier");
    expect(code).toBe(0);
    expect(out).toContain("When you play me, draw 1.");
    expect(out).toContain("1枚引く");
    expect(out).toMatch(/1\. When that happens:\n {3}\S+ {2}/u);
    expect((await runningIn("cards", "card", "MOON-001a")).out).toBe(out);
    expect(JSON.parse((await runningIn("cards", "card", "MOON-001", "--json")).out)).toMatchObject({
      id: "MOON-001",
      game: "riftbound",
      steps: [{ kind: "triggered" }],
    });
  });

  test("says of a card what is not understood, lists several, and knows the project's", async () => {
    const unplayable = await runningIn("cards", "card", "MOON-002");
    expect(unplayable.code).toBe(1);
    expect(unplayable.out).toContain("“zork 1 unit.”");
    const several = await runningIn("cards", "card", "lamp", "--game", "riftbound");
    expect(several.out).toContain("MOON-001  Lamp Carrier\nMOON-002  Lamp Zorker");
    expect((await runningIn("cards", "card", "TM-202")).out).toContain("Kite Racer");
    expect(await runningIn("cards", "card", "quetzalcoatlus")).toMatchObject({ code: 1, out: "" });
  });

  test("says that a pack was changed by hand", async () => {
    await runningIn("changed", "import", "riftbound", GOOD);
    const file = join(at("changed"), "gyoji", "packs", "riftbound", "MOON.json");
    writeFileSync(file, readFileSync(file, "utf8").replace("draw 1", "draw 9"));
    const { code, err } = await runningIn("changed", "card", "lamp carrier");
    expect(code).toBe(1);
    expect(err).toContain("MOON.json");
  });
});

test("what is the user's own lies where each system keeps it", () => {
  expect(dataFolder({ XDG_DATA_HOME: "/x" }, "linux")).toBe(join("/x", "gyoji"));
  expect(dataFolder({ HOME: "/h" }, "linux")).toBe(join("/h", ".local", "share", "gyoji"));
  expect(dataFolder({ HOME: "/h" }, "darwin")).toBe(join("/h", "Library", "Application Support", "gyoji"));
  expect(dataFolder({ HOME: "/h", LOCALAPPDATA: "/l" }, "win32")).toBe(join("/l", "gyoji"));
});
