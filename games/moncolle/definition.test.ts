import { describeCardFileError } from "@gyoji/lexicon";
import { expect } from "vitest";
import { readCards } from "./cards.ts";
import { ELEMENTS } from "./definition.ts";
import { property } from "./testing/property.ts";

const unit = {
  id: "X",
  name: { en: "X" },
  type: "unit",
  level: 1,
  movement: "walking",
  attack: 1,
  defence: 1,
};

/** What is wrong with a card file of one card; empty if nothing is. */
function wrong(card: object): string[] {
  const file = { game: "moncolle", set: { id: "test", name: { en: "test" } }, cards: [card] };
  const read = readCards("test.yaml", JSON.stringify(file));
  return read.ok ? [] : read.errors.map((error) => describeCardFileError(error, "en"));
}

property(
  ["skill.4", "skill.5", "skill.6", "skill.7", "skill.8", "skill.9"],
  "a card has one of six elements or none",
  () => {
    for (const element of ELEMENTS) expect(wrong({ ...unit, element })).toEqual([]);
    expect(wrong(unit)).toEqual([]);
    expect(wrong({ ...unit, element: "metal" })).toHaveLength(1);
  },
);

property(["move.1", "move.2", "move.3"], "a unit walks, floats or flies", () => {
  for (const movement of ["walking", "floating", "flying"]) expect(wrong({ ...unit, movement })).toEqual([]);
  expect(wrong({ ...unit, movement: "swimming" })).toHaveLength(1);
});

property(
  "ability.1",
  "what stands on a card has a mark, or is a skill, or is what a spell or item does",
  () => {
    for (const mark of ["✓ [normal]", "× [counter]", "⊕ [limited] discard 1 card:", "○ [combat]"])
      expect(wrong({ ...unit, text: `${mark} draw 1 card.` })).toEqual([]);
    expect(wrong({ ...unit, text: "◇ discard 1 card: summon this to your mother field." })).toEqual([]);
    expect(wrong({ ...unit, text: "Charge: +1" })).toEqual([]);
    expect(wrong({ ...unit, text: "[normal] draw 1 card." })).toHaveLength(1);
    const spell = { id: "X", name: { en: "X" }, type: "spell", cost: 1 };
    expect(wrong({ ...spell, text: "[normal] draw 1 card." })).toEqual([]);
    expect(wrong({ ...spell, text: "✓ [normal] draw 1 card." })).toHaveLength(1);
    const item = { id: "X", name: { en: "X" }, type: "item", cost: 1 };
    expect(wrong({ ...item, text: "[normal] draw 1 card." })).toEqual([]);
    expect(wrong({ ...item, equipment: true, text: "○ the equipped unit has attack +1." })).toEqual([]);
    expect(wrong({ ...item, equipment: true, text: "[normal] draw 1 card." })).toHaveLength(1);
  },
);
