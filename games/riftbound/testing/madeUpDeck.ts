/**
 * A card list of made-up cards in a set whose numbers deck codes know, one of which cannot be played; a legal deck of the
 * others, and its code.
 */
export function madeUpDeck(): {
  readonly cards: readonly object[];
  readonly list: string;
  readonly code: string;
} {
  const unit = { type: "Unit", energy: 2, might: 2 };
  const guards = Array.from({ length: 13 }, (_, at) => card(10 + at, `River Guard ${at + 1}`, unit));
  const cards = [
    card(1, "Nuan - River Warden", { type: "Legend", domains: ["Calm", "Mind"], tags: ["Nuan"] }),
    card(2, "Nuan - Keeper of Reeds", { ...unit, supertype: "Champion", tags: ["Nuan"], text: "[Tank]" }),
    card(3, "Lotus Landing", { type: "Battlefield", domains: ["Colorless"] }),
    card(4, "Ferry Steps", { type: "Battlefield", domains: ["Colorless"] }),
    card(5, "Old Pier", { type: "Battlefield", domains: ["Colorless"] }),
    card(6, "Calm Rune", { type: "Rune", supertype: "Basic" }),
    ...guards,
    card(40, "River Zorker", { ...unit, text: "When you play me, zork 1 unit." }),
  ];
  const list = [
    "Legend:",
    "1 Nuan, River Warden",
    "Champion:",
    "1 Nuan, Keeper of Reeds",
    "MainDeck:",
    ...guards.map((_, at) => `3 River Guard ${at + 1}`),
    "Battlefields:",
    "1 Lotus Landing",
    "1 Ferry Steps",
    "1 Old Pier",
    "Runes:",
    "12 Calm Rune",
    "",
  ].join("\n");
  return { cards, list, code: CODE };
}

const CODE = "CMAQCBIAAYAAAAAAAAAAAAABBUCQACQLBQGQ4DYQCEJBGFAVCYAACBIFAAAQEAYEAUAAAAABAUAAE";

function card(number: number, name: string, more: object): object {
  return {
    code: `VEN-${String(number).padStart(3, "0")}`,
    name,
    domains: ["Calm"],
    tags: [],
    energy: null,
    might: null,
    text: null,
    ...more,
  };
}
