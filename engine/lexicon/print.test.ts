import { expect, test } from "vitest";
import { category } from "./category.ts";
import { entry } from "./entry.ts";
import { lexicon } from "./lexicon.ts";
import { parseText } from "./parse.ts";
import { printText } from "./print.ts";
import { numberTerminal } from "./terminals.ts";

const label = { en: "", th: "", ja: "" };
const sentence = category<string>("sentence", { label });
const beast = category<string>("beast", { label });
const entries = [
  entry(
    sentence,
    "when",
    { beast, n: numberTerminal },
    { en: "{beast} draws {n}.", th: "เมื่อ{beast}จั่ว{n}ใบ", ja: "{beast}は{n}枚引く。" },
    () => "",
  ),
  entry(beast, "fox", {}, { en: "Fox", th: "Fox", ja: "狐" }, () => ""),
  entry(beast, "red fox", {}, { en: "red Fox", th: "Fox [แดง]", ja: "赤の狐" }, () => ""),
  entry(beast, "cat", {}, { en: "Cat", th: "แมว", ja: "猫" }, () => ""),
];
const words = lexicon({ entries, text: sentence });

test.each([
  ["Fox draws 2.", "เมื่อ Fox จั่ว 2 ใบ"],
  ["Red Fox draws 2.", "เมื่อ Fox [แดง] จั่ว 2 ใบ"],
  ["Cat draws 2.", "เมื่อแมวจั่ว 2 ใบ"],
])("Thai parts Latin words, numbers and brackets from its own: %s", (english, thai) => {
  const read = parseText(words, "en", english);
  expect(read.ok && printText(words, "th", read.trees)).toBe(thai);
  expect(parseText(words, "th", thai)).toEqual(read);
});

test("the other languages are joined as they are written", () => {
  const read = parseText(words, "en", "Fox draws 2.");
  expect(read.ok && printText(words, "ja", read.trees)).toBe("狐は2枚引く。");
});

test("an English article is as it sounds", () => {
  const thing = category<string>("thing", { label });
  const deed = category<string>("deed", { label });
  const things = ["unit", "enemy", "[Empowered] unit", "usher"];
  const takes = entry(
    deed,
    "take",
    { thing },
    { en: ["take a {thing}", "take an {thing}"], th: "เอา{thing}", ja: "{thing}を取る" },
    () => "",
  );
  const named = things.map((each) => entry(thing, each, {}, { en: each, th: each, ja: each }, () => ""));
  const lexiconOfThings = lexicon({ entries: [takes, ...named], text: deed });
  const printed = things.map((each) =>
    printText(lexiconOfThings, "en", [{ entry: "take", slots: { thing: { entry: each, slots: {} } } }]),
  );
  expect(printed).toEqual(["Take a unit", "Take an enemy", "Take an [Empowered] unit", "Take an usher"]);
});
