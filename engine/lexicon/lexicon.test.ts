import { describe, expect, test } from "vitest";
import { category, type Entry, entry, lexicon, numberTerminal, plural, type Words } from "./index.ts";
import { checkLaws } from "./testing/index.ts";
import { sample } from "./testing/sample.ts";

test("the laws hold for the sample", () => {
  expect(() => checkLaws(sample, { runs: 15 })).not.toThrow();
});

const label = { en: "thing", th: "สิ่ง", ja: "物" };
const thing = category<number>("thing", { label });
const everywhere = (words: string): Words => ({ en: words, th: words, ja: words });
const one = entry(thing, "one", {}, everywhere("one"), () => 1);
const build =
  (...all: Entry[]) =>
  () =>
    lexicon({ entries: all, text: thing });

describe("a law that is broken is found", () => {
  test("two entries with the same words", () => {
    const both = build(
      one,
      entry(thing, "uno", {}, everywhere("one"), () => 1),
    )();
    expect(() => checkLaws(both)).toThrow("two ways");
  });

  test("numbers that run together", () => {
    const pair = entry(
      thing,
      "pair",
      { a: numberTerminal, b: numberTerminal },
      { en: "{a} {b}", th: "{a} {b}", ja: "{a}{b}" },
      () => 1,
    );
    expect(() => checkLaws(build(pair)())).toThrow('"pair" (ja)');
  });
});

describe("mistakes in entries are named", () => {
  const n = numberTerminal;
  test.each([
    ["two entries", () => build(one, one)(), 'id "one"'],
    [
      "an unknown slot",
      () => build(entry(thing, "bad", {}, everywhere("x {n}"), () => 1))(),
      '"bad" (en): unknown slot {n}',
    ],
    [
      "a missing slot",
      () => build(entry(thing, "bad", { n }, { en: "x {n}", th: "x", ja: "x{n}" }, () => 1))(),
      '"bad" (th): missing slot {n}',
    ],
    [
      "a missing slot in a further wording",
      () => build(entry(thing, "bad", { n }, { ...everywhere("x {n}"), en: ["x {n}", "x"] }, () => 1))(),
      '"bad" (en): missing slot {n}',
    ],
    [
      "a slot that stands twice",
      () => build(entry(thing, "bad", { n }, everywhere("{n} or {n}"), () => 1))(),
      "twice",
    ],
    ["a round bracket", () => build(entry(thing, "bad", {}, everywhere("x (y)"), () => 1))(), "bracket"],
    ["a stray bracket", () => build(entry(thing, "bad", {}, everywhere("x {"), () => 1))(), "bracket"],
    ["no words", () => build(entry(thing, "bad", {}, everywhere(" "), () => 1))(), "no words"],
    [
      "an empty list of words",
      () => build(entry(thing, "bad", {}, { ...everywhere("x"), ja: [] }, () => 1))(),
      '"bad"',
    ],
    [
      "a plural on an unknown slot",
      () => build(entry(thing, "bad", {}, { ...everywhere("x"), en: plural("n", "x", "xs") }, () => 1))(),
      '"bad"',
    ],
    ["no entry at all", build(), '"thing"'],
    [
      "an endless phrase",
      build(entry(thing, "bad", { thing }, everywhere("more {thing}"), () => 1)),
      '"bad"',
    ],
    [
      "left recursion",
      build(
        one,
        entry(thing, "bad", { thing }, everywhere("{thing} more"), () => 1),
      ),
      '"bad" (en): left recursion',
    ],
    [
      "left recursion in one language",
      build(
        one,
        entry(thing, "bad", { thing }, { en: "more {thing}", th: "อีก{thing}", ja: "{thing}もっと" }, () => 1),
      ),
      '"bad" (ja): left recursion',
    ],
  ])("%s", (_, make, message) => {
    expect(make).toThrow(message);
  });

  test("left recursion through other categories", () => {
    const outer = category<number>("outer", { label, includes: [thing] });
    const wrap = entry(outer, "wrap", { thing }, everywhere("{thing}!"), () => 1);
    const back = entry(thing, "back", { outer }, everywhere("{outer}?"), () => 1);
    expect(() => lexicon({ entries: [one, wrap, back], text: outer })).toThrow("left recursion");
  });

  test("two categories with one name", () => {
    const twin = category<number>("thing", { label });
    expect(() =>
      lexicon({ entries: [one, entry(twin, "two", {}, everywhere("two"), () => 2)], text: thing }),
    ).toThrow('"thing"');
  });
});
