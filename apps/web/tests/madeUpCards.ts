/** A card list of made-up cards for Riftbound, and a legal deck of them as a list. */
export function madeUpCards(): { readonly cards: string; readonly list: string } {
  const guards = Array.from({ length: 13 }, (_, at) =>
    card(10 + at, `River Guard ${at + 1}`, { text: "[Tank]" }),
  );
  const cards = [
    card(1, "Nuan - River Warden", { type: "Legend", domains: ["Calm", "Mind"], tags: ["Nuan"] }),
    card(2, "Nuan - Keeper of Reeds", { supertype: "Champion", tags: ["Nuan"] }),
    card(3, "Lotus Landing", { type: "Battlefield", domains: ["Colorless"] }),
    card(4, "Ferry Steps", { type: "Battlefield", domains: ["Colorless"] }),
    card(5, "Old Pier", { type: "Battlefield", domains: ["Colorless"] }),
    card(6, "Calm Rune", { type: "Rune", supertype: "Basic" }),
    card(40, "River Zorker", { text: "When you play me, zork 1 unit." }),
    ...guards,
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
  ].join("\n");
  return { cards: JSON.stringify(cards), list };
}

function card(number: number, name: string, more: object): object {
  return {
    code: `MOON-${String(number).padStart(3, "0")}`,
    name,
    type: "Unit",
    domains: ["Calm"],
    tags: [],
    energy: 2,
    might: 2,
    ...more,
  };
}
