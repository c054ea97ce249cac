import type { EventView } from "@gyoji/kernel";
import { expect, test } from "vitest";
import { orderThrows, throwsOf } from "./throws.ts";

function event(kind: string, seat = -1, amount = 0): EventView {
  return { kind, rule: "", seat, cards: [], amount, zone: -1, source: null, face: "", name: "" };
}

test("throws are those of what is thrown for now, the last ones after equal ones", () => {
  const log = [
    event("threw", 0, 2),
    event("threw", 1, 3),
    event("battleBegan"),
    event("threw", 0, 1),
    event("threw", 1, 1),
    event("threw", 0, 3),
    event("threw", 1, 2),
  ];
  expect(throwsOf(log.slice(0, 2))).toEqual(["paper", "scissors"]);
  expect(throwsOf(log.slice(0, 3))).toEqual([null, null]);
  expect(throwsOf(log.slice(0, 5))).toEqual(["rock", "rock"]);
  expect(throwsOf(log)).toEqual(["scissors", "paper"]);
  expect(throwsOf([...log, event("battleEnded")])).toEqual([null, null]);
});

test("how the order was found is known until something else is thrown", () => {
  const log = [event("threw", 0, 2), event("threw", 1, 1), event("orderFound", 0), event("battleBegan")];
  expect(orderThrows(log.slice(0, 2))).toBeNull();
  expect(orderThrows(log)).toEqual({ winner: 0, thrown: ["paper", "rock"] });
  expect(orderThrows([...log, event("threw", 0, 3)])).toBeNull();
});
