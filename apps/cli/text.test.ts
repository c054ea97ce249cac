import { expect, test } from "vitest";
import { aligned, hanging, pad, width, wrap } from "./text.ts";

test("kana and kanji take two columns, Thai marks none", () => {
  expect(width("手札")).toBe(4);
  expect(width("กี่")).toBe(1);
  expect(width("น้ำ")).toBe(2);
  expect(pad("手", 4)).toBe("手  ");
});

test("lines break between words, also where a script writes no spaces", () => {
  expect(wrap("one two three", 8)).toEqual(["one two", "three"]);
  for (const text of ["このカードを使いますか。はい、使います。", "จะเก็บการ์ดบนมือชุดนี้หรือคืนทั้งหมดแล้วจั่วใหม่"]) {
    const lines = wrap(text, 12);
    expect(lines.join("")).toBe(text);
    expect(lines.every((line) => width(line) <= 12)).toBe(true);
    expect(lines.some((line) => /^[、。]/u.test(line))).toBe(false);
  }
});

test("further lines hang under the text", () => {
  expect(hanging("1  ", "one two three four five", 14)).toBe("1  one two\n   three four\n   five");
});

test("a short note in brackets is not broken", () => {
  expect(wrap("Leo 4/4000 (+2 under)", 16)).toEqual(["Leo 4/4000", "(+2 under)"]);
});

test("columns line up", () => {
  expect(
    aligned([
      ["手", "a"],
      ["b", "c"],
    ]),
  ).toEqual(["手  a", "b   c"]);
});
