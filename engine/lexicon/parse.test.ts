import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  category,
  entry,
  type Language,
  lexicon,
  meaningOf,
  numberTerminal,
  parse,
  parseText,
  print,
  printText,
} from "./index.ts";
import { detectLanguage } from "./language.ts";
import { effects, sample } from "./testing/sample.ts";

function meaning(language: Language, text: string): string {
  const parsed = parseText(sample, language, text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  return parsed.trees.map((tree) => meaningOf(sample, tree)).join(" + ");
}

describe("texts that are understood", () => {
  test.each([
    ["en", "When this beast arrives, draw 1 card.", "when(arrives,draw(1))"],
    ["en", "Whenever this beast wins a fight, you may draw twice 2 cards.", "when(wins,may(draw(4)))"],
    [
      "en",
      "When this beast wins a fight, if you have 3 or more your red beasts, draw 1.",
      "when(wins,if(have(3,yours(red)),draw(1)))",
    ],
    [
      "th",
      "เมื่อสัตว์ตัวนี้มาถึง จั่วการ์ด 2 ใบ จากนั้น ปลุกสัตว์สีแดงของเรา 1 ตัว",
      "when(arrives,draw(2);wake(1,yours(red)))",
    ],
    [
      "ja",
      "この獣が戦いに勝った時、自分の獣が2体以上いるなら、カードを1枚引く。",
      "when(wins,if(have(2,yours),draw(1)))",
    ],
  ] as const)("%s %s", (language, text, expected) => {
    expect(meaning(language, text)).toBe(expected);
  });

  test("letter case, width, line breaks and typographic marks do not matter", () => {
    expect(meaning("en", "WHEN this\n  beast ARRIVES , wake １ of your opponent’s beasts．")).toBe(
      "when(arrives,wake(1,theirs))",
    );
    expect(meaning("ja", "[迅速]\n守護 ３")).toBe("swift + guard(3)");
    expect(meaning("ja", "この獣が到着した時,カードを１枚\n引く｡")).toBe("when(arrives,draw(1))");
    expect(meaning("th", "เมื่อ สัตว์ตัวนี้ มาถึง\u200bจั่วการ์ด1ใบ")).toBe("when(arrives,draw(1))");
  });

  test("letters written as several characters equal the composed ones", () => {
    expect(meaning("ja", "守護2".normalize("NFD"))).toBe("guard(2)");
    expect(meaning("ja", "望むならカードを1枚引く。".normalize("NFD"))).toBe("may(draw(1))");
    expect(meaning("th", "คาถา: ปลุกสัตว์สีนํ้าเงินของเรา 1 ตัว")).toBe("wake(1,yours(blue))");
  });

  test("reminder text is skipped wherever white space may stand", () => {
    expect(meaning("en", "Guard 2 (It is (really) safe.) [Swift] (Very fast.)")).toBe("guard(2) + swift");
    expect(meaning("ja", "守護2（守る。）［迅速］")).toBe("guard(2) + swift");
    expect(meaning("en", "draw (not many) 1 card.")).toBe("draw(1)");
  });

  test("names in quotation marks keep their letters", () => {
    expect(meaning("en", "find “Old  Fox”.")).toBe("find(Old Fox)");
    expect(meaning("ja", "『ＡＢＣ（仮）』を探す。")).toBe("find(ＡＢＣ（仮）)");
  });

  test("one phrase of any category can be read alone", () => {
    const parsed = parse(sample, "en", effects, "draw 2 cards, then you may draw 1");
    expect(parsed.ok && parsed.tree).toEqual({
      entry: "then",
      slots: {
        first: { entry: "draw", slots: { n: { terminal: "number", value: 2 } } },
        then: {
          entry: "may",
          slots: { deed: { entry: "draw", slots: { n: { terminal: "number", value: 1 } } } },
        },
      },
    });
  });
});

describe("texts that are not understood", () => {
  test.each([
    ["draw1.", 0],
    ["d raw 1.", 0],
    ["drawtwice 2.", 0],
    ["draw 1card.", 6],
    ["draw 1. swiftGuard 1", 8],
    ["draw 100000.", 5],
    ["draw 1", 6],
  ])("%s", (text, offset) => {
    const parsed = parseText(sample, "en", text);
    expect(parsed.ok).toBe(false);
    expect(!parsed.ok && parsed.problem).toMatchObject({ kind: "notUnderstood", offset });
  });

  test("a bracket without a partner", () => {
    expect(parseText(sample, "en", "Guard 2 (safe")).toEqual({
      ok: false,
      problem: { kind: "unbalanced", offset: 8 },
    });
    expect(parseText(sample, "ja", "守護2）")).toEqual({
      ok: false,
      problem: { kind: "unbalanced", offset: 3 },
    });
  });

  test("a text that is too long", () => {
    expect(parseText(sample, "en", "a".repeat(2001))).toEqual({
      ok: false,
      problem: { kind: "tooLong", length: 2001, limit: 2000 },
    });
  });

  test("a category of another lexicon is a mistake of the program", () => {
    const other = category<string>("other", { label: { en: "other", th: "อื่น", ja: "他" } });
    expect(() => parse(sample, "en", other, "x")).toThrow('"other"');
  });
});

const everywhere = (words: string) => ({ en: words, th: words, ja: words });

describe("ambiguity and bounds", () => {
  const label = { en: "thing", th: "สิ่ง", ja: "物" };
  const atom = category<string>("atom", { label });
  const lists = category<string>("list", { label, includes: [atom] });
  const pair = entry(
    lists,
    "pair",
    { a: atom, b: lists },
    everywhere("{a}+{b}"),
    ({ a, b }) => `(${a}+${b})`,
  );
  const x = entry(atom, "x", {}, everywhere("x"), () => "x");

  test("two ways to group words are shown with brackets", () => {
    const group = entry(atom, "group", { list: lists }, everywhere("-{list}"), ({ list }) => `-${list}`);
    const parsed = parse(lexicon({ entries: [pair, x, group], text: lists }), "en", lists, "-x+x");
    expect(
      !parsed.ok &&
        parsed.problem.kind === "ambiguous" &&
        parsed.problem.readings.map(({ words }) => words).sort(),
    ).toEqual(["[-[[x]+[x]]]", "[[-[x]]+[x]]"]);
  });

  test("two entries with the same words are told apart by their ids", () => {
    const again = entry(atom, "again", {}, { en: "X", th: "ก", ja: "あ" }, () => "again");
    const double = lexicon({ entries: [x, again], text: atom });
    const parsed = parse(double, "en", atom, "x");
    expect(
      !parsed.ok &&
        parsed.problem.kind === "ambiguous" &&
        parsed.problem.readings.map(({ words }) => words).sort(),
    ).toEqual(["[X]", "[x]"]);
    const twin = entry(atom, "twin", {}, everywhere("x"), () => "twin");
    const same = parse(lexicon({ entries: [x, twin], text: atom }), "en", atom, "x");
    expect(
      !same.ok && same.problem.kind === "ambiguous" && same.problem.readings.map(({ words }) => words).sort(),
    ).toEqual(["[twin: x]", "[x: x]"]);
  });

  test("two wordings of one entry that both fit are one reading", () => {
    const loose = entry(
      atom,
      "loose",
      { n: numberTerminal },
      { en: ["go {n}", "GO {n}"], th: "ไป {n}", ja: "行く{n}" },
      ({ n }) => `${n}`,
    );
    expect(parse(lexicon({ entries: [loose], text: atom }), "en", atom, "go 3").ok).toBe(true);
  });

  test("a text with very many readings is refused at once", () => {
    const both = entry(lists, "both", { a: atom, b: lists }, everywhere("{a}{b}"), () => "");
    const round = entry(atom, "round", { list: lists }, everywhere("<{list}>"), () => "");
    const opened = entry(atom, "opened", { list: lists }, everywhere("<{list}"), () => "");
    const wild = lexicon({ entries: [pair, both, x, round, opened], text: lists });
    const problem = (text: string) => {
      const parsed = parse(wild, "ja", lists, text);
      return parsed.ok ? "understood" : parsed.problem.kind;
    };
    expect(problem("<".repeat(40) + "x".repeat(30) + ">".repeat(20))).toBe("ambiguous");
    expect(problem("<x".repeat(1000))).toBe("tooComplex");
    expect(problem("x+".repeat(999))).toBe("tooComplex");
  });
});

test("the language of a text shows in its letters", () => {
  expect([
    detectLanguage("Draw 1"),
    detectLanguage("จั่ว 1"),
    detectLanguage("1枚"),
    detectLanguage("ドロー"),
  ]).toEqual(["en", "th", "ja", "ja"]);
});

const treesOf = (language: Language, text: string) => {
  const parsed = parseText(sample, language, text);
  if (!parsed.ok) throw new Error(text);
  return parsed.trees;
};

describe("printing", () => {
  test("the words agree with the number", () => {
    expect(printText(sample, "en", treesOf("en", "draw 1."))).toBe("Draw 1 card.");
    expect(printText(sample, "en", treesOf("en", "draw 2 card."))).toBe("Draw 2 cards.");
    expect(printText(sample, "en", treesOf("en", "draw twice 1."))).toBe("Draw twice 1 cards.");
  });

  test("one line a sentence, and a capital only where a sentence begins", () => {
    const trees = treesOf("en", '[swift] find "old fox". draw 3.');
    expect(printText(sample, "en", trees)).toBe('[Swift]\nFind "old fox".\nDraw 3 cards.');
    expect(trees.map((one) => print(sample, "en", one))[1]).toBe('find "old fox".');
  });

  test("a tree of another lexicon is a mistake of the program", () => {
    expect(() => print(sample, "en", { entry: "nothing", slots: {} })).toThrow('"nothing"');
    expect(() => print(sample, "en", { entry: "guard", slots: {} })).toThrow("{n}");
    expect(() => meaningOf(sample, { terminal: "nothing", value: 1 })).toThrow('"nothing"');
  });
});

test("no text, however odd, makes the parser throw", () => {
  const pieces = fc.constantFrom(
    "draw ",
    "1",
    "twice ",
    "，",
    "（",
    ")",
    "この獣",
    "時、",
    "จั่ว",
    "\u0e48",
    "\ud83d",
    '"',
    "[Swift]",
    "\n",
    "い\u3099",
  );
  const odd = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(pieces).map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(odd, fc.constantFrom<Language>("en", "th", "ja"), (text, language) => {
      const parsed = parseText(sample, language, text);
      if (parsed.ok)
        expect(parseText(sample, language, printText(sample, language, parsed.trees))).toEqual(parsed);
      else if (parsed.problem.kind === "notUnderstood") {
        expect(parsed.problem.offset).toBeGreaterThanOrEqual(0);
        expect(parsed.problem.offset + parsed.problem.length).toBeLessThanOrEqual(text.length);
      }
    }),
  );
});

/** A text of which the second sentence is astray. */
const withoutSecond = (language: Language, text: string) =>
  parseText(sample, language, text, sample.text, (sentences) => (sentences.length > 1 ? 1 : -1));

describe("a sentence that belongs to something that is not there", () => {
  test.each([
    ["en", "Guard 2\n [Swift]  Draw 1.", "[Swift]"],
    ["ja", "守護２　[迅速]", "[迅速]"],
  ] as const)("is a problem where it stands: %s %s", (language, text, words) => {
    const parsed = withoutSecond(language, text);
    expect(parsed).toEqual({
      ok: false,
      problem: { kind: "astray", offset: text.indexOf(words), length: words.length },
    });
  });

  test("is none where it belongs", () => {
    expect(withoutSecond("en", "Guard 2").ok).toBe(true);
  });
});
