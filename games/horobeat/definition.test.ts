import { describeCardFileError } from "@gyoji/lexicon";
import { expect } from "vitest";
import { readCards } from "./cards.ts";
import { property } from "./testing/property.ts";

const horobito = { id: "X", name: { en: "X" }, type: "horobito", cost: 1, colors: ["red"], power: 1000 };

/** What is wrong with a card file of one card; empty if nothing is. */
function wrong(card: object): string[] {
  const file = { game: "horobeat", set: { id: "test", name: { en: "test" } }, cards: [card] };
  const read = readCards("test.yaml", JSON.stringify(file));
  return read.ok ? [] : read.errors.map((error) => describeCardFileError(error, "en"));
}

property("2.2.1", "a card is a Horobito or a Waza", () => {
  expect(wrong(horobito)).toEqual([]);
  expect(wrong({ ...horobito, type: "waza" })).toEqual([]);
  expect(wrong({ ...horobito, type: "item" })).toHaveLength(1);
});

property("2.4.1", "a card has none, some or all of the colours red, blue and green", () => {
  for (const colors of [[], ["blue"], ["red", "green"], ["red", "blue", "green"]])
    expect(wrong({ ...horobito, colors })).toEqual([]);
  expect(wrong({ ...horobito, colors: ["yellow"] })).toHaveLength(1);
});

property("2.8.1.2", "a Boost has a Cost and a Power", () => {
  expect(wrong({ ...horobito, boost: { cost: 1, power: 2000 } })).toEqual([]);
  expect(wrong({ ...horobito, boost: { cost: 1 } })).toHaveLength(1);
  expect(wrong({ ...horobito, boost: { power: 2000 } })).toHaveLength(1);
});
