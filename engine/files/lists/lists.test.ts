import type { PackedCard } from "@gyoji/game";
import { describe, expect, test } from "vitest";
import { FileError, type FileTrouble } from "../fileError.ts";
import { packOf, packText, readPack, readRecords, shelfOf, sourcesOf } from "./index.ts";

function troubleOf(read: () => unknown): FileTrouble {
  try {
    read();
  } catch (error) {
    if (error instanceof FileError) return error.trouble;
    throw error;
  }
  throw new Error("not refused");
}

const fieldsIn = (text: string) => readRecords("x", text).map(({ fields }) => fields);

describe("the records of a list", () => {
  test("are those of an array, of pages, of lines, of rows", () => {
    const wanted = [{ a: "1" }, { a: "2" }];
    expect(fieldsIn('[{"a":"1"},{"a":"2"}]')).toEqual(wanted);
    expect(fieldsIn('[{"items":[{"a":"1"}]},{"items":[{"a":"2"}]}]')).toEqual(wanted);
    expect(fieldsIn('{"items":[{"a":"1"},{"a":"2"}],"page":1}')).toEqual(wanted);
    expect(fieldsIn('{"a":"1"}\n\n{"a":"2"}\n')).toEqual(wanted);
    expect(fieldsIn("a,b\n1,\n2,\n").map(({ a }) => ({ a }))).toEqual(wanted);
    expect(fieldsIn('a;b\n"1;\n2";x\n')).toEqual([{ a: "1;\n2", b: "x" }]);
  });

  test("know their places", () => {
    const [, second] = readRecords("x", '[\n  {"a":1},\n  {"a":2}\n]');
    expect(second?.place()).toEqual({ line: 3, column: 3 });
    expect(readRecords("x", '{"a":1}\n{"a":2}')[1]?.place()).toEqual({ line: 2, column: 1 });
    expect(readRecords("x", "a,b\n1,2\n3,4")[1]?.place()).toEqual({ line: 3, column: 1 });
  });

  const wrong: readonly (readonly [string, string, object])[] = [
    ["nothing", " \n", { kind: "list empty" }],
    ["an empty list", "[]", { kind: "list empty" }],
    ["a web page", "<!doctype html><html></html>", { kind: "list html" }],
    ["an array that is cut off", '[{"a":1},{"a":', { kind: "list cut" }],
    ["lines that are cut off", '{"a":1}\n{"a":', { kind: "list cut", line: 2 }],
    ["what is no JSON", '[{"a":1},\n{a:1}]', { kind: "list notJson", line: 2 }],
    [
      "a character of another encoding",
      '[{"a":"caf\ufffd"}]',
      { kind: "list encoding", line: 1, column: 11 },
    ],
    ["two bytes a character", "[\0{\0}\0]\0", { kind: "list encoding" }],
    ["numbers", "[1,2]", { kind: "list no cards" }],
    ["plain words", "Once upon a time", { kind: "list no cards" }],
    ["an open quotation mark", 'a,b\n1,2\n"3,4\n', { kind: "list quote" }],
    ["a deep list", `${"[".repeat(500)}${"]".repeat(500)}`, { kind: "list tooDeep" }],
    ["a very deep list", `${"[".repeat(100_000)}${"]".repeat(100_000)}`, { kind: "list tooDeep" }],
    ["a saved match", '[{"gyoji":"match"},1]', { kind: "list no cards" }],
    ["too many", `[${"{},".repeat(20_000)}{}]`, { kind: "list tooMany" }],
  ];

  test.each(wrong)("are not there in %s", (_, text, trouble) => {
    expect(troubleOf(() => readRecords("x", text))).toMatchObject({ file: "x", ...trouble });
  });

  test("are whole or not read, wherever a file is cut off", () => {
    const text = JSON.stringify([{ a: "[x]" }, { b: { c: [1] } }]);
    for (let end = 1; end < text.length; end++)
      expect(["list cut", "list notJson"]).toContain(
        troubleOf(() => readRecords("x", text.slice(0, end))).kind,
      );
  });
});

const card = (id: string, more: object = {}): PackedCard => ({ id, name: { en: `Card ${id}` }, ...more });
const pack = (...cards: readonly PackedCard[]) => packOf("some", [{ id: "ONE", cards }]);

describe("a pack", () => {
  const text = packText(pack(card("ONE-001", { text: { en: "Draw 1." } }), card("ONE-002")));

  test("is read as it was written", () => {
    expect(readPack("x", text)).toEqual(pack(card("ONE-001", { text: { en: "Draw 1." } }), card("ONE-002")));
    expect(packText(readPack("x", text))).toBe(text);
    expect(pack().name).toBe("ONE");
  });

  test("that was changed, cut off, or is something else is refused", () => {
    expect(troubleOf(() => readPack("x", text.replace("Draw 1", "Draw 9")))).toMatchObject({
      kind: "pack changed",
    });
    expect(troubleOf(() => readPack("x", text.slice(0, -9)))).toMatchObject({ kind: "list cut" });
    expect(troubleOf(() => readPack("x", text.replace('"format":1', '"format":2')))).toMatchObject({
      kind: "pack form",
      path: "format",
    });
    expect(troubleOf(() => readPack("x", '{"gyoji":"match"}'))).toMatchObject({
      kind: "other file",
      is: "match",
    });
    expect(troubleOf(() => readPack("x", '{"gyoji":"pack","sets":[]}'))).toMatchObject({ kind: "pack form" });
  });

  test("and another may hold the same card, but not otherwise", () => {
    const one = pack(card("ONE-001"), card("ONE-002"));
    const other = packOf("some", [{ id: "TWO", cards: [card("ONE-001")] }]);
    expect([...shelfOf([one, other]).keys()]).toEqual(["ONE-001", "ONE-002"]);
    const differing = packOf("some", [{ id: "TWO", cards: [card("ONE-001", { might: 3 })] }]);
    expect(troubleOf(() => shelfOf([one, differing]))).toEqual({
      kind: "pack conflict",
      file: "TWO",
      other: "ONE",
      card: "ONE-001",
      field: "might",
    });
  });

  test("gives the cards that a deck needs as card files, the same whatever else it has", () => {
    const shelf = shelfOf([pack(card("ONE-002"), card("ONE-001"), card("ONE-003"))]);
    const [source] = sourcesOf("some", shelf, ["ONE-002", "ONE-001", "ELSE-1"]);
    expect(JSON.parse(source?.source ?? "")).toEqual({
      game: "some",
      set: { id: "ONE", name: { en: "ONE" } },
      cards: [card("ONE-001"), card("ONE-002")],
    });
    expect(sourcesOf("some", shelf, ["ONE-001", "ONE-002"])).toEqual([source]);
  });
});
