import type { DeckList, KnownCard } from "@gyoji/game";
import { describe, expect, test } from "vitest";
import { playableRiftbound } from "../playable.ts";
import { troubleOf } from "../testing/lists.ts";
import { writeDeckCode } from "./deckCodes.ts";
import { importing } from "./index.ts";

const known = (id: string, name: string, ...prints: readonly string[]): KnownCard => ({
  id,
  names: [name],
  prints: [id, ...prints],
});

const CARDS: readonly KnownCard[] = [
  known("OGN-001", "Mali, Night Fisher", "OGN-001a", "OGN-299s"),
  known("OGN-002", "Café Owner’s Net"),
  known("OGN-003", "River of Lamps"),
  known("OGN-004", "Lamp Carrier"),
  known("RUNE-FURY", "Fury Rune"),
];

function projectPool() {
  const compiled = playableRiftbound.compile([]);
  if (!compiled.ok) throw new Error("the project's own cards");
  return compiled.pool;
}

const read = (text: string): DeckList => importing.readDeck("deck.txt", text, CARDS);
const counts = ({ main }: DeckList): (string | number)[][] => main.map(({ card, count }) => [card, count]);

describe("a deck list", () => {
  test("is read with headers, the chosen card first", () => {
    const list = read(
      "Legend:\n1 River of Lamps\n\nChampion:\n1 Mali, Night Fisher\n\nMainDeck:\n2 Mali - Night Fisher\n3 Lamp Carrier\n\nRunes:\n12 Fury Rune\n\nSideboard:\n2 Café Owner's Net\n",
    );
    expect(counts(list)).toEqual([
      ["OGN-001", 3],
      ["OGN-003", 1],
      ["OGN-004", 3],
      ["RUNE-FURY", 12],
    ]);
    expect(list.chosen).toBe("OGN-001");
    expect(list.sideboard).toMatchObject([{ card: "OGN-002", count: 2 }]);
  });

  test("is read in each form of its lines", () => {
    const forms = [
      "3 Lamp Carrier [OGN-004]",
      "3 OGN-004 Lamp Carrier",
      "3x OGN-004",
      "3 Lamp Carrier",
      "3x lamp carrier",
      "3 ogn-004-298",
      "3 LAMP  CARRIER (OGN-004)",
    ];
    for (const line of forms) expect([line, counts(read(line))]).toEqual([line, [["OGN-004", 3]]]);
    for (const line of ["2 Cafe Owner's Net", "2 CAFÉ OWNER’S NET"])
      expect(counts(read(line))).toEqual([["OGN-002", 2]]);
    expect(counts(read("Lamp Carrier"))).toEqual([["OGN-004", 1]]);
  });

  test("is read with headers of a hash, and remarks", () => {
    const list = read("# main\n3 Lamp Carrier\n# what a night\n// more\n# sideboard\n1 River of Lamps\n");
    expect(counts(list)).toEqual([["OGN-004", 3]]);
    expect(list.sideboard).toMatchObject([{ card: "OGN-003" }]);
    expect(counts(read("\ufeffMain Deck (3):\r\n3 Lamp Carrier\r\n"))).toEqual([["OGN-004", 3]]);
  });

  test("names variants of a card", () => {
    expect(read("2 OGN-001A\n1 OGN-299*").main).toEqual([
      { card: "OGN-001", print: "OGN-001a", count: 2, line: 1 },
      { card: "OGN-001", print: "OGN-299s", count: 1, line: 2 },
    ]);
  });

  test("tells every line that is wrong, with the nearest names", () => {
    expect(
      troubleOf(() => read("3 Lamp Carier\n\n  2 OGN-999 Nothing\n0 Lamp Carrier\n1 Quetzalcoatlus")),
    ).toEqual({
      kind: "list lines",
      file: "deck.txt",
      rest: { main: [], sideboard: [], chosen: "" },
      faults: [
        { kind: "list line no card", line: 1, column: 1, written: "Lamp Carier", nearest: ["Lamp Carrier"] },
        { kind: "list line no number", line: 3, column: 3, written: "OGN-999", nearest: [] },
        { kind: "list line count", line: 4, column: 1, written: "0", nearest: [] },
        { kind: "list line no card", line: 5, column: 1, written: "Quetzalcoatlus", nearest: [] },
      ],
    });
    expect(troubleOf(() => read("# main\n"))).toMatchObject({ faults: [{ kind: "list line none" }] });
    expect(troubleOf(() => read("3 Lamp\n3 Caf\ufffd"))).toMatchObject({
      kind: "list encoding",
      line: 2,
      column: 6,
    });
    expect(troubleOf(() => read("3 Lamp Carrier\n".repeat(10_000)))).toMatchObject({ kind: "list tooLong" });
  });

  test("is read whole: remarks do not count, and what is too long is refused", () => {
    const remarks = "# a remark\n\n".repeat(600);
    expect(counts(read(`${remarks}3 Lamp Carrier`))).toEqual([["OGN-004", 3]]);
    expect(troubleOf(() => read("Lamp Carrier\n".repeat(501)))).toEqual({
      kind: "list tooMany",
      file: "deck.txt",
      limit: 500,
    });
    const wrong = troubleOf(() => read("3 Nobody\n".repeat(40)));
    expect(wrong.kind === "list lines" && wrong.faults).toHaveLength(40);
  });

  test("is written as it is read", () => {
    const list = read(
      "Champion:\n1 Mali, Night Fisher\nMainDeck:\n2 Mali, Night Fisher\n3 OGN-004\nSideboard:\n1 River of Lamps",
    );
    const written = importing.deckList(list, CARDS, projectPool());
    expect(written).toContain("3 Lamp Carrier [OGN-004]");
    expect(counts(read(written))).toEqual(counts(list));
    expect(importing.deckList(read(written), CARDS, projectPool())).toBe(written);
  });
});

describe("a deck code", () => {
  const code = writeDeckCode({
    main: [
      { print: "OGN-001a", count: 3 },
      { print: "OGN-004", count: 2 },
    ],
    sideboard: [{ print: "OGN-003", count: 1 }],
    chosen: "OGN-001a",
  });

  test("names cards by their printings, and is written as it was", () => {
    expect(importing.isDeckCode(` ${code}\n`)).toBe(true);
    const list = read(code);
    expect(list.chosen).toBe("OGN-001");
    expect(counts(list)).toEqual([
      ["OGN-001", 3],
      ["OGN-004", 2],
    ]);
    expect(importing.deckCode(list)).toBe(code);
  });

  test("that is broken, or names what is not here, is refused", () => {
    expect(troubleOf(() => read(code.slice(0, -4)))).toMatchObject({ kind: "list code", problem: "short" });
    const other = writeDeckCode({ main: [{ print: "SFD-001", count: 3 }], sideboard: [], chosen: "SFD-001" });
    expect(troubleOf(() => read(other))).toMatchObject({
      faults: [{ kind: "list line no number", written: "SFD-001" }],
    });
    expect(troubleOf(() => importing.deckCode(read("3 Fury Rune")))).toMatchObject({
      kind: "list code",
      problem: "unwritable",
      card: "RUNE-FURY",
    });
  });

  test("that breaks off anywhere ends too soon", () => {
    for (let length = 16; length < code.length; length++)
      expect([length, troubleOf(() => read(code.slice(0, length)))]).toMatchObject([
        length,
        { kind: "list code", problem: "short" },
      ]);
  });

  test("is read without the spaces and line ends in it", () => {
    const broken = `${code.slice(0, 7)} ${code.slice(7, 13)}\n${code.slice(13)}`;
    expect(importing.isDeckCode(broken)).toBe(true);
    expect(read(broken)).toEqual(read(code));
    for (const list of [
      "CHAMPION\n3 LAMP CARRIER",
      "CHAMPION\n3X LAMP CARRIER",
      "Champion\nLamp Carrier Two",
    ])
      expect([list, importing.isDeckCode(list)]).toEqual([list, false]);
  });

  test("is no word of a list", () => {
    for (const text of ["3 Lamp Carrier", "Lamp Carrier", "Circle", "Legend:"])
      expect([text, importing.isDeckCode(text)]).toEqual([text, false]);
  });
});

test("a list of banned cards is read by names and numbers", () => {
  const bans = "# what we do without\nbanned:\n- Lamp Carrier\n- OGN-003\n";
  expect(importing.readBans("bans.yaml", bans, CARDS)).toEqual(["Lamp Carrier", "River of Lamps"]);
  expect(troubleOf(() => importing.readBans("bans.txt", "Lamp Carier\n", CARDS))).toMatchObject({
    faults: [{ line: 1, nearest: ["Lamp Carrier"] }],
  });
});
