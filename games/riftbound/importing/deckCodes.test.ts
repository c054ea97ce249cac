import { getCodeFromDeck, getDeckFromCode } from "@piltoverarchive/riftbound-deck-codes";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromBase32, toBase32 } from "./bytes.ts";
import {
  type CodedCard,
  type CodedDeck,
  CodeError,
  type CodeProblem,
  readDeckCode,
  writeDeckCode,
} from "./deckCodes.ts";

const deck = (main: readonly CodedCard[], more: Partial<CodedDeck> = {}): CodedDeck => ({
  main,
  sideboard: [],
  chosen: "",
  ...more,
});

const inOrder = (cards: readonly CodedCard[]): CodedCard[] =>
  cards.toSorted((a, b) => (a.print < b.print ? -1 : 1));

function versionOf(code: string): number {
  const read = fromBase32(code);
  return "bytes" in read ? (read.bytes[0] ?? 0) & 15 : 0;
}

function problemOf(read: () => unknown): CodeProblem {
  try {
    read();
  } catch (error) {
    if (error instanceof CodeError) return error.problem;
    throw error;
  }
  throw new Error("not refused");
}

const print = fc
  .tuple(
    fc.constantFrom("OGN", "OGS", "ARC", "SFD", "UNL", "VEN", "RAD"),
    fc.constantFrom("", "R", "SP"),
    fc.integer({ min: 1, max: 400 }),
    fc.constantFrom("", "a", "s", "b"),
  )
  .map(([set, kind, number, variant]) => {
    const width = { "": 3, R: 2, SP: 1 }[kind] ?? 3;
    return `${set}-${kind}${String(number).padStart(width, "0")}${variant}`;
  });

const cards = (most: number, least = 0) =>
  fc.uniqueArray(fc.record({ print, count: fc.integer({ min: 1, max: most }) }), {
    selector: (card) => card.print,
    minLength: least,
    maxLength: 40,
  });

/* As the other program has cards. */
const theirs = (list: readonly CodedCard[]) =>
  list.map((card) => ({ cardCode: card.print, count: card.count }));
const ours = (list: readonly { cardCode: string; count: number }[]): CodedCard[] =>
  inOrder(list.map((card) => ({ print: card.cardCode, count: card.count })));

describe("a deck code", () => {
  test("of any deck is read back as it", () => {
    fc.assert(
      fc.property(cards(40, 1), cards(15), fc.boolean(), (main, sideboard, hasChosen) => {
        const written = deck(main, { sideboard, chosen: hasChosen ? (main[0]?.print ?? "") : "" });
        const read = readDeckCode(writeDeckCode(written));
        expect(inOrder(read.main)).toEqual(inOrder(main));
        expect(inOrder(read.sideboard)).toEqual(inOrder(sideboard));
        expect(read.chosen).toBe(written.chosen);
      }),
    );
  });

  test("does not mind its case", () => {
    const code = writeDeckCode(deck([{ print: "OGN-007a", count: 3 }]));
    expect(readDeckCode(code.toLowerCase())).toEqual(readDeckCode(code));
  });

  test("has the lowest version that can hold the deck", () => {
    const main = [{ print: "OGN-007", count: 12 }];
    const side = { sideboard: [{ print: "OGN-008", count: 3 }] };
    expect(versionOf(writeDeckCode(deck(main)))).toBe(1);
    expect(versionOf(writeDeckCode(deck(main, side)))).toBe(2);
    expect(versionOf(writeDeckCode(deck(main, { chosen: "OGN-009" })))).toBe(3);
    expect(versionOf(writeDeckCode(deck([...main, { print: "UNL-R01", count: 1 }])))).toBe(4);
    expect(versionOf(writeDeckCode(deck([{ print: "OGN-007", count: 13 }])))).toBe(5);
    expect(versionOf(writeDeckCode(deck(main, { sideboard: [{ print: "OGN-008", count: 4 }] })))).toBe(5);
  });

  test("says the same to another program, and what that says is read", () => {
    const known = print.filter((each) => /^(?:OGN|OGS|ARC|SFD)-\d/u.test(each));
    const some = (most: number, least: number) =>
      fc.uniqueArray(fc.record({ print: known, count: fc.integer({ min: 1, max: most }) }), {
        selector: (card) => card.print,
        minLength: least,
        maxLength: 20,
      });
    fc.assert(
      fc.property(some(12, 1), some(3, 0), fc.boolean(), (main, sideboard, hasChosen) => {
        const chosen = hasChosen ? (main[0]?.print ?? "") : "";
        const foreign = readDeckCode(
          getCodeFromDeck(theirs(main), theirs(sideboard), chosen === "" ? undefined : chosen),
        );
        expect({ ...foreign, main: inOrder(foreign.main), sideboard: inOrder(foreign.sideboard) }).toEqual({
          main: inOrder(main),
          sideboard: inOrder(sideboard),
          chosen,
        });
        const read = getDeckFromCode(writeDeckCode(deck(main, { sideboard, chosen })));
        expect(ours(read.mainDeck)).toEqual(inOrder(main));
        expect(ours(read.sideboard)).toEqual(inOrder(sideboard));
        expect(read.chosenChampion ?? "").toBe(chosen);
      }),
      { numRuns: 60 },
    );
  });

  const wrong: readonly (readonly [string, string, CodeProblem])[] = [
    ["another alphabet", "CI0A", { kind: "sign", at: 3 }],
    ["another format", toBase32([0x21, 0]), { kind: "format", at: 1, found: 2 }],
    ["a later version", toBase32([0x16, 0]), { kind: "version", at: 1, found: 6 }],
    ["no version", toBase32([0x10, 0]), { kind: "version", at: 1, found: 0 }],
    ["an unknown set", toBase32([0x11, 1, 1, 9, 0, 1]), { kind: "set", at: 4, found: 9 }],
    ["an unknown variant", toBase32([0x11, 1, 1, 0, 9, 1]), { kind: "variant", at: 5, found: 9 }],
    ["an unknown flag", toBase32([0x15, 2]), { kind: "flag", at: 2, found: 2 }],
    [
      "an unknown kind of number",
      toBase32([0x15, 1, 1, 1, 1, 1, 0, 0, 7, 1]),
      { kind: "flag", at: 9, found: 7 },
    ],
    ["no count", toBase32([0x15, 0, 1, 0, 0]), { kind: "count", at: 4, found: 0 }],
    ["an endless count", toBase32([0x11, 255, 255, 255, 255, 127]), { kind: "count", at: 3, found: 16383 }],
    ["an early end", toBase32([0x11, 1, 1, 0, 0]), { kind: "short", at: 6 }],
  ];

  test.each(wrong)("with %s is refused with its place", (_, code, problem) => {
    expect(problemOf(() => readDeckCode(code))).toEqual(problem);
  });

  test("with something left over is refused", () => {
    const read = fromBase32(writeDeckCode(deck([{ print: "OGN-007", count: 3 }])));
    const bytes = "bytes" in read ? read.bytes : [];
    expect(problemOf(() => readDeckCode(toBase32([...bytes, 0])))).toEqual({
      kind: "left",
      at: bytes.length + 1,
    });
  });

  test("of which any part is missing is never another deck, and never ends otherwise", () => {
    const code = writeDeckCode(
      deck(
        [
          { print: "OGN-007", count: 3 },
          { print: "SFD-200", count: 1 },
        ],
        { chosen: "OGN-007" },
      ),
    );
    for (let end = 0; end < code.length; end++)
      expect(["short", "sign", "left"]).toContain(problemOf(() => readDeckCode(code.slice(0, end))).kind);
  });

  test("of bytes by chance is read or refused", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        try {
          readDeckCode(toBase32([...bytes]));
        } catch (error) {
          expect(error).toBeInstanceOf(CodeError);
        }
      }),
    );
  });

  test("cannot hold a card without a number that codes know", () => {
    expect(problemOf(() => writeDeckCode(deck([{ print: "TM-201", count: 1 }])))).toEqual({
      kind: "unwritable",
      print: "TM-201",
      count: 1,
    });
  });
});
