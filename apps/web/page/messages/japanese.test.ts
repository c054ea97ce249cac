import { expect, test } from "vitest";
import { presentations } from "../registry.ts";
import { ja as lobby } from "./lobby/ja.ts";
import { ja as panels } from "./panels/ja.ts";
import { ja as table } from "./table/ja.ts";

test("in Japanese a turn is called by its number in one way", async () => {
  const games = (await presentations()).map(({ messages }) => messages.ja);
  const messages = [lobby, panels, table, ...games].flatMap((catalogue) => Object.values(catalogue));
  expect(messages.filter((message) => /ターン[{\d]/u.test(message))).toEqual([]);
});
