import { codeUnder, namesIn, testMessages } from "@gyoji/game/testing/suites";
import { expect, test } from "vitest";
import { events } from "../events.ts";
import { passing } from "../passing.ts";
import { zonesFor } from "../state.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";
import { th } from "./th.ts";

const CODE = codeUnder(new URL("..", import.meta.url), /testing|scenario/u);

testMessages({
  messages: { en, th, ja },
  events: Object.keys(events),
  zones: zonesFor(4).map(({ name }) => name),
});

test("everything that is asked has a question", () => {
  for (const ask of namesIn(CODE, /\bask: "(\w+)"/gu)) expect(en).toHaveProperty([`ask ${ask}`]);
});

test("every way of passing is said", () => {
  for (const { stop } of passing) expect(en).toHaveProperty([`stop ${stop}`]);
});

test("every option has its words", () => {
  for (const word of namesIn(CODE, /\bkind: "word", word: "([^"]+)"/gu))
    expect(en).toHaveProperty([`option ${word}`]);
  for (const way of ["play", "flow", "hidden", "ambush", "move", "hide", "exhaustRune", "recycleRune"])
    expect(en).toHaveProperty([`option ${way}`]);
});

test("every refusal can be told", () => {
  for (const reason of namesIn(CODE, /\bno\("[a-z]+\.\d+", "(\w+)"/gu))
    expect(en).toHaveProperty([`refused ${reason}`]);
  for (const reason of ["notYourTurn", "othersTurn"]) expect(en).toHaveProperty([`refused ${reason}`]);
  for (const reason of namesIn(CODE, /"(deck [a-z ]+)"/gu)) expect(en).toHaveProperty([reason]);
});
