import { expect, test } from "vitest";
import { kindOf, matchIn } from "./text.ts";

test("a report holds a match; other texts stay as they are", () => {
  expect(matchIn('{ "gyoji": "report", "match": { "gyoji": "match" } }')).toBe('{"gyoji":"match"}');
  expect(matchIn('{ "gyoji": "match" }')).toBe('{ "gyoji": "match" }');
  expect(matchIn("{ cut")).toBe("{ cut");
  expect(matchIn("null")).toBe("null");
});

test("a list of banned cards says so in its first line that says something", () => {
  expect(kindOf("bans.txt", "\n\n# ours\n\nBanned:\n- Lamp")).toBe("bans");
  expect(kindOf("deck.txt", `${"\n".repeat(4000)}3 banned: x`)).toBe("deck");
});

test("decks, matches and cards are told apart by the form of their text, or by the name of their file", () => {
  const match = '{ "gyoji": "match", "name": 1 }';
  for (const text of [match, "{", "{}", '{"gyoji":"report"}'])
    expect(kindOf("match.json", text)).toBe("match");
  expect(kindOf("deck.yaml", match)).toBe("deck");
  for (const text of ["game: toy\n", "{game: toy, cards: {T-01: 3}}", "3 Lamp Carrier\n", "CMAQCBIA"])
    expect(kindOf("deck", text)).toBe("deck");
  for (const text of [
    '[{"name":"A"}]',
    '{"items":[]}',
    '{"id":1,"name":"A"}\n{}',
    '{"gyoji":"pack"}',
    "<html>",
  ])
    expect(kindOf("cards.json", text)).toBe("cards");
  for (const text of ["banned:\n- Lamp Carrier\n", "# of spring\n\nBanned:\nLamp Carrier\n"])
    expect(kindOf("bans.txt", text)).toBe("bans");
  expect(kindOf("deck.txt", "3 Banned: Lamp\n")).toBe("deck");
  expect(kindOf("cards.csv", "name,type\n")).toBe("cards");
  expect(kindOf("cards.json", "\ufffd\ufffd[\0")).toBe("cards");
});
