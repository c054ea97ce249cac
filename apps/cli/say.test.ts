import { expect, test } from "vitest";
import { speaker } from "./say.ts";

test("a command to type is the one that was typed", () => {
  expect(speaker("en")("misuse")).toContain("See gyoji --help");
  expect(speaker("th", { npm_lifecycle_event: "gyoji" })("misuse")).toContain("npm run gyoji -- --help");
});
