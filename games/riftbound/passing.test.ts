import { answerUnasked } from "@gyoji/game";
import type { OptionView, View } from "@gyoji/kernel";
import { expect, test } from "vitest";
import { riftboundPresentation } from "./presentation.ts";

const PASS: OptionView = { kind: "word", word: "pass" };
const RUNE: OptionView = { kind: "use", card: 3, way: "exhaustRune" };
const OTHER_RUNE: OptionView = { kind: "use", card: 3, way: "recycleRune" };
const SPELL: OptionView = { kind: "use", card: 4, way: "play" };
const SEAT = 0;

function seen(ask: string, options: readonly OptionView[], newest: number): View {
  const decision = { seat: SEAT, rule: "", ask, options, open: false, about: -1 };
  const facts = { chain: [{ controller: 1 - newest }, { controller: newest }] };
  return { seat: SEAT, zones: [], facts, decision, waitingFor: [], outcome: null, agreed: [] };
}

const unasked = (view: View, ...stops: readonly string[]) =>
  answerUnasked(riftboundPresentation, view, stops);

test.each(["priority", "focus"])("with nothing but Runes to use, %s passes by itself", (ask) => {
  expect(unasked(seen(ask, [RUNE, PASS, OTHER_RUNE], 1))).toBe(1);
  expect(unasked(seen(ask, [RUNE, PASS, OTHER_RUNE], 1), "nothingToDo")).toBeNull();
  expect(unasked(seen(ask, [RUNE, PASS, OTHER_RUNE], 1), ask)).toBeNull();
});

const use = (ability: number): OptionView => ({
  kind: "ability",
  card: 5,
  text: 0,
  ability,
  id: "COIN",
  of: 2,
});

test("an ability that only Adds resources is no answer, another one of the same card is", () => {
  const coin = {
    shown: true,
    card: 5,
    id: "COIN",
    owner: SEAT,
    turned: false,
    facts: { adds: [0] },
  } as const;
  const view = (ability: number): View => ({
    ...seen("priority", [PASS, RUNE, use(ability)], 1),
    zones: [[coin]],
  });
  expect(unasked(view(0))).toBe(0);
  expect(unasked(view(0), "nothingToDo")).toBeNull();
  expect(unasked(view(1))).toBeNull();
});

test("who has an answer is asked", () => {
  expect(unasked(seen("priority", [PASS, SPELL], 1))).toBeNull();
  expect(unasked(seen("priority", [PASS], 1))).toBe(0);
  expect(unasked(seen("priority", [PASS], 1), "priority")).toBeNull();
});

test("nobody need answer an own item, unless they want to", () => {
  expect(unasked(seen("priority", [PASS, SPELL], SEAT))).toBe(0);
  expect(unasked(seen("priority", [PASS, SPELL], SEAT), "ownItem")).toBeNull();
  expect(unasked(seen("priority", [PASS, RUNE], SEAT), "ownItem")).toBe(0);
});

test("a turn does not end by itself", () => {
  expect(unasked(seen("mainPhase", [RUNE, { kind: "word", word: "end" }], 1))).toBeNull();
});
