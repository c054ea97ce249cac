import { answerUnasked } from "@gyoji/game";
import type { OptionView, View } from "@gyoji/kernel";
import { expect, test } from "vitest";
import { moncollePresentation } from "./presentation.ts";

const PASS: OptionView = { kind: "word", word: "pass" };
const SPELL: OptionView = { kind: "use", card: 4, way: "spell" };

function seen(ask: string, options: readonly OptionView[]): View {
  const decision = { seat: 0, rule: "", ask, options, open: false, about: -1 };
  return { seat: 0, zones: [], facts: {}, decision, waitingFor: [], outcome: null, agreed: [] };
}

const unasked = (view: View, ...stops: readonly string[]) => answerUnasked(moncollePresentation, view, stops);

test.each(["useNormal", "useCounter", "answer", "summonInstantly"])(
  "with nothing to use, %s passes by itself",
  (ask) => {
    expect(unasked(seen(ask, [PASS]))).toBe(0);
    expect(unasked(seen(ask, [PASS]), ask)).toBeNull();
  },
);

test("who has something to use is asked", () => {
  expect(unasked(seen("answer", [PASS, SPELL]))).toBeNull();
});

test("a turn does not end by itself while there is something to do", () => {
  expect(unasked(seen("move", [{ kind: "word", word: "stay" }, SPELL]))).toBeNull();
});
