import { readFileSync } from "node:fs";
import { icons } from "@iconify-json/game-icons";
import { expect, test } from "vitest";
import { parse } from "yaml";

const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");
const names = JSON.parse(textOf("./glyphs.json")) as Readonly<Record<string, string>>;

test("the sprite has the icons of the list, as tools/glyphs.mjs writes them", () => {
  const symbols = [...textOf("./glyphs.svg").matchAll(/<symbol id="glyph-([^"]+)"[^>]*>(.*)<\/symbol>/g)];
  const found = symbols.map(([, name, drawing]) => [name, drawing]);
  expect(found).toEqual(Object.entries(names).map(([name, icon]) => [name, icons.icons[icon]?.body]));
});

test("every tribe of HORO-BEAT has an icon", () => {
  const tribes = parse(textOf("../../../../games/horobeat/cards/tribes.yaml")) as readonly { key: string }[];
  expect(tribes.filter(({ key }) => names[`horobeat-${key}`] === undefined)).toEqual([]);
});
