import { codeUnder, namesIn, testMessages } from "@gyoji/game/testing/suites";
import { expect, test } from "vitest";
import { events } from "../events.ts";
import { ZONES } from "../state.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";
import { th } from "./th.ts";

const CODE = codeUnder(new URL("..", import.meta.url), /messages/u);

testMessages({
  messages: { en, th, ja },
  events: Object.keys(events),
  zones: ZONES.map(({ name }) => name),
});

test("everything that is asked has a question, and every question is asked", () => {
  const asked = namesIn(CODE, /(?:\bask: |\bchosenOf\([^";]*, )"(\w*)"/gu);
  const engine = ["replace", "rockPaperScissors", "throwAgain", "orderEffects", "mayDo", "chooseMode"];
  const questions = Object.keys(en).flatMap((key) =>
    key.startsWith("ask ") ? [key.slice("ask ".length)] : [],
  );
  expect([...asked, ...engine].sort()).toEqual(questions.sort());
});

test("every option has its words", () => {
  const words = [
    ...namesIn(CODE, /\bword: "([^"]+)"/gu),
    "rock",
    "paper",
    "scissors",
    "newLine",
    "overBeat",
    "waza",
    "boost",
    ...["entry", "over", "draw", "lastOver"].map((trigger) => `${trigger} Trigger`),
  ];
  for (const word of words) expect(en).toHaveProperty([`option ${word}`]);
});

test("every refusal can be told", () => {
  const refused = CODE.split("\n").filter((line) => /refusal\(|cannot|\? "/u.test(line));
  const rules = refused.flatMap((line) => [...line.matchAll(/"(\d+(?:\.\d+)+)"/gu)].map((match) => match[1]));
  for (const rule of new Set(rules)) expect(en).toHaveProperty([`refused ${rule}`]);
});
