import { expect, test } from "vitest";
import { format } from "./format.ts";

test("a name that ends in a figure or a Latin letter is set off from Thai letters, once", () => {
  const values = { seat: "ผู้เล่น 1" };
  expect(format("{seat}ผ่าน", "th", values)).toBe("ผู้เล่น 1 ผ่าน");
  expect(format("{seat} ผ่าน", "th", values)).toBe("ผู้เล่น 1 ผ่าน");
  expect(format("{seat}ผ่าน", "th", { seat: "คุณ" })).toBe("คุณผ่าน");
  expect(format("ถึง {seat}แล้ว", "th", { seat: "Leo (X" })).toBe("ถึง Leo (X แล้ว");
});

test("a name that begins with a figure or a Latin letter is set off from Thai letters, and a Thai one is not", () => {
  expect(format("ของ{card}ผ่าน", "th", { card: "Comet Dash" })).toBe("ของ Comet Dash ผ่าน");
  expect(format("ของ {card}", "th", { card: "Comet Dash" })).toBe("ของ Comet Dash");
  expect(format("ของ{card}ผ่าน", "th", { card: "ดาวหาง" })).toBe("ของดาวหางผ่าน");
});

test("a name that ends in a full stop takes no second one", () => {
  expect(format("{card}.", "en", { card: "Leo Jr." })).toBe("Leo Jr.");
  expect(format("{card}。", "ja", { card: "終わり。" })).toBe("終わり。");
  expect(format("{card}.", "en", { card: "Leo" })).toBe("Leo.");
});
