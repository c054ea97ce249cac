import { answerUnasked } from "@gyoji/game";
import type { OptionView, View } from "@gyoji/kernel";
import { expect, test } from "vitest";
import { gensoPresentation } from "./presentation.ts";

const FIX: OptionView = { kind: "word", word: "fix" };
const CLOAK: OptionView = { kind: "use", card: 4, way: "lay" };

function seen(ask: string, options: readonly OptionView[]): View {
  const decision = { seat: 0, rule: "", ask, options, open: false, about: -1 };
  return { seat: 0, zones: [], facts: {}, decision, waitingFor: [], outcome: null, agreed: [] };
}

const unasked = (view: View, ...stops: readonly string[]) => answerUnasked(gensoPresentation, view, stops);

test.each(["discardForFaces", "calculation", "mayDo"])("with nothing to add, %s goes on by itself", (ask) => {
  expect(unasked(seen(ask, [FIX]))).toBe(0);
  expect(unasked(seen(ask, [FIX]), ask)).toBeNull();
});

test("who has something to lay is asked", () => {
  expect(unasked(seen("calculation", [FIX, CLOAK]))).toBeNull();
});

test("who may do something is asked whether they do", () => {
  const answers = ["no", "yes"].map((word): OptionView => ({ kind: "word", word }));
  expect(unasked(seen("mayDo", answers))).toBeNull();
});

test("a throw is always asked for", () => {
  const throws = ["rock", "paper", "scissors"].map((word): OptionView => ({ kind: "word", word }));
  expect(unasked(seen("throwForAttack", throws))).toBeNull();
});
