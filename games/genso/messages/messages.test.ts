import { codeUnder, namesIn, testMessages } from "@gyoji/game/testing/suites";
import { expect, test } from "vitest";
import { events } from "../events.ts";
import { passing } from "../passing.ts";
import { WAYS, ZONES } from "../state.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";
import { th } from "./th.ts";

const CODE = codeUnder(new URL("..", import.meta.url), /testing|scenario/u);

testMessages({
  messages: { en, th, ja },
  events: Object.keys(events),
  zones: ZONES.map(({ name }) => name),
});

test("everything that is asked has a question, and every question is asked", () => {
  const named = namesIn(
    CODE,
    /(?:\bask: |userOfText, |foeOf, |(?:deckSide|centre|discardSide): |, )"(\w+)"/gu,
  );
  for (const ask of namesIn(CODE, /\bask: "(\w+)"/gu)) expect(en).toHaveProperty([`ask ${ask}`]);
  const engine = [
    "replace",
    "orderEffects",
    "throwForOrder",
    "throwForAttack",
    "throwAgain",
    "mayDo",
    "chooseMode",
  ];
  const questions = Object.keys(en).flatMap((key) =>
    key.startsWith("ask ") ? [key.slice("ask ".length)] : [],
  );
  expect(questions.filter((ask) => !engine.includes(ask) && !named.includes(ask))).toEqual([]);
});

test("every way of passing is said", () => {
  for (const { stop } of passing) expect(en).toHaveProperty([`stop ${stop}`]);
});

test("every option has its words", () => {
  const words = [...namesIn(CODE, /\bkind: "word", word: "([^"]+)"/gu), ...WAYS];
  const ways = namesIn(CODE, /\bway: "(\w+)"/gu);
  for (const word of [...words, ...ways]) expect(en).toHaveProperty([`option ${word}`]);
});

test("every refusal can be told", () => {
  for (const reason of namesIn(CODE, /\brefusal\([^"]*(?:\{[^}]*\}, )?"[a-z]+\.\d+", "(\w+)"/gu))
    expect(en).toHaveProperty([`refused ${reason}`]);
  for (const reason of namesIn(CODE, /"(deck [a-z ]+)"/gu)) expect(en).toHaveProperty([reason]);
});
