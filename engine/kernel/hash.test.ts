import { expect, test } from "vitest";
import { hashOf } from "./index.ts";

test("the fingerprint does not depend on the order of keys, but on everything else", () => {
  const hash = hashOf({ a: 1, b: [1, { c: 2, d: null }] });
  expect(hash).toMatch(/^[0-9a-f]{24}$/);
  expect(hashOf({ b: [1, { d: null, c: 2 }], a: 1 })).toBe(hash);
  expect(hashOf({ a: 1, b: [{ c: 2, d: null }, 1] })).not.toBe(hash);
  expect(hashOf({ a: "1", b: [1, { c: 2, d: null }] })).not.toBe(hash);
});
