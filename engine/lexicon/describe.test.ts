import { describe, expect, test } from "vitest";
import { underline, width } from "./caret.ts";
import { completions, describeProblem, detectLanguage, parseText } from "./index.ts";
import { sample } from "./testing/sample.ts";

function told(text: string, file?: string): string[] {
  const language = detectLanguage(text);
  const parsed = parseText(sample, language, text);
  if (parsed.ok) throw new Error("understood");
  return describeProblem(parsed.problem, { text, language, ...(file === undefined ? {} : { file }) }).split(
    "\n",
  );
}

const briefly = (problem: Parameters<typeof describeProblem>[0]) =>
  describeProblem(problem, { text: "x", language: "en", line: 4, column: 7 });

describe("what is said of a text that is not understood", () => {
  test("in English", () => {
    expect(told("[Swift]\nWhen this beast arrives, drw 1.", "fox.yaml")).toEqual([
      "fox.yaml:2:26: “drw” is not understood.",
      "  When this beast arrives, drw 1.",
      "                           ^^^",
      "  Did you mean “draw {amount}”?",
      "  Here could stand: “draw {amount}”, “you may {deed}”, “find {card name}”, “if {condition}, {effect}.”, “wake {amount} of {beasts}”",
    ]);
  });

  test("in Thai, where marks take no column", () => {
    expect(told("เมื่อสัตว์ตัวนี้มาถึง จั่วการ์ก 2 ใบ")).toEqual([
      "1:31: ไม่เข้าใจคำว่า “ก”",
      "  เมื่อสัตว์ตัวนี้มาถึง จั่วการ์ก 2 ใบ",
      `${" ".repeat(2 + width("เมื่อสัตว์ตัวนี้มาถึง จั่วการ์"))}^`,
      "  หมายถึง “จั่วการ์ด {จำนวน} ใบ” หรือเปล่า?",
      "  ตรงนี้เขียนได้ว่า: “จั่วการ์ด {จำนวน} ใบ”",
    ]);
  });

  test("in Japanese, where letters take two columns", () => {
    expect(told("この獣が到着した時、カードを２枚引け。")).toEqual([
      "1:18: 「け」が理解できません。",
      "  この獣が到着した時、カードを２枚引け。",
      `${" ".repeat(2 + 17 * 2)}^^`,
      "  「枚引く」のことですか？",
      "  ここに書けるもの：「枚引く」",
    ]);
  });

  test("a text that ends too soon", () => {
    expect(told("Guard ")).toEqual([
      "1:6: The text ends too soon.",
      "  Guard ",
      "       ^",
      "  Here could stand: “{number}”",
    ]);
  });

  test("an empty text", () => {
    expect(told(" \n")[0]).toContain("The text is empty.");
  });

  test("letters that were swapped", () => {
    expect(told("Wehn this beast arrives, draw 1.")).toContain("  Did you mean “When {event}, {effect}.”?");
  });

  test("nothing is guessed where nothing is alike", () => {
    expect(told("Banish everything.").some((line) => line.includes("Did you mean"))).toBe(false);
  });

  test("a bracket without a partner", () => {
    expect(told("Guard 2 (safe")).toEqual([
      "1:9: This bracket has no partner.",
      "  Guard 2 (safe",
      "          ^",
    ]);
  });

  test("other problems", () => {
    expect(briefly({ kind: "tooComplex" })).toBe("4:7: The text is too complex.");
    expect(briefly({ kind: "tooLong", length: 2001, limit: 2000 })).toContain("2,001");
    expect(
      briefly({
        kind: "ambiguous",
        readings: [
          { trees: [], words: "[a] b" },
          { trees: [], words: "a [b]" },
        ],
      }),
    ).toBe("4:7: The text can be read in two ways:\n  [a] b\n  a [b]");
  });
});

describe("carets", () => {
  test.each([
    ["a\tbc", 2, 1, "a\tbc\n \t^"],
    ["ab", 2, 0, "ab\n  ^"],
    ["x\r\nabc\r\nz", 4, 2, "abc\n ^^"],
    ["獣が🦊来た", 4, 2, "獣が🦊来た\n      ^^^^"],
    ["น้ำ ที่", 4, 3, "น้ำ ที่\n   ^"],
  ])("%j", (text, offset, length, expected) => {
    expect(underline(text, offset, length)).toBe(expected);
  });
});

const inserts = (language: "en" | "th" | "ja", text: string) =>
  completions(sample, language, text).map(({ insert, from }) => text.slice(0, from) + insert);

describe("completions", () => {
  test("go on with a word that is begun", () => {
    expect(completions(sample, "en", "When this beast arrives, dr")).toContainEqual({
      phrase: "draw {amount}",
      insert: "draw ",
      from: 25,
    });
    expect(inserts("th", "เมื่อสัตว์ตัวนี้มา")).toContain("เมื่อสัตว์ตัวนี้มาถึง");
    expect(inserts("ja", "この獣が到")).toEqual(["この獣が到着した"]);
  });

  test("offer what may come next", () => {
    expect(inserts("en", "draw 1")).toEqual(["draw 1.", "draw 1 card", "draw 1 cards", "draw 1, then "]);
    expect(inserts("en", "draw")).toEqual(["draw", "draw twice "]);
    expect(inserts("en", "")).toContain("[Swift]");
  });

  test("offer a new sentence after a whole one", () => {
    expect(inserts("ja", "守護1")).toContain("守護1［迅速］");
  });

  test("offer nothing behind words that are not understood", () => {
    expect(completions(sample, "en", "Banish ")).toEqual([]);
    expect(completions(sample, "en", "Guard (")).toEqual([]);
  });
});
