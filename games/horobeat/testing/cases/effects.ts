import { type Case, ends, enters, fights, horobito, PASS, stands, uses } from "../case.ts";

/* What a text does. */

const ALL_UP = ["up", "up", "up", "up", "up"];
const strong = { lines: { 1: "blue 2/9000" } };

/** X's text on entering. */
function entering(effect: string): string {
  return `When this Horobito enters, ${effect}.`;
}

/** On using X. */
function using(effect: string): string {
  return `When you use this Waza, ${effect}.`;
}

export const effectCases: Readonly<Record<string, readonly Case[]>> = {
  draw: [
    enters(entering("draw 2 cards"), {}, [], { "A.handCount": 2, "A.deckCount": 8 }),
    enters(entering("draw 3 cards"), { A: { deck: 2 } }, [], { "A.handCount": 2, outcome: "none" }),
    enters(entering("draw 0 cards"), {}, [], { "A.handCount": 0 }),
  ],
  "player draws": [
    enters(entering("each player draws 1 card"), {}, [], { "A.handCount": 1, "B.handCount": 1 }),
    enters(entering("your opponent draws 2 cards"), { A: { hand: ["any"] } }, [], {
      "A.handCount": 1,
      "B.handCount": 2,
    }),
  ],
  discard: [
    enters(entering("discard 1 card"), { A: { hand: ["red 1/1000", "blue 1/1000"] } }, ["A blue 1/1000"], {
      "A.hand": ["red 1/1000"],
      "A.graveyard": ["blue 1/1000"],
    }),
    // 7.8.2.1: as many as there are, and then there is nothing to ask.
    enters(entering("discard 3 cards"), { A: { hand: ["2 any"] } }, [], {
      "A.hand": [],
      "A.graveyard": ["any", "any"],
    }),
  ],
  "opponent discards": [
    enters(
      entering("your opponent discards 1 card"),
      { A: { hand: ["any"] }, B: { hand: ["red 1/1000", "blue 1/1000"] } },
      ["B red 1/1000"],
      { "B.hand": ["blue 1/1000"], "B.graveyard": ["red 1/1000"] },
    ),
  ],
  recover: [
    enters(
      entering("recover 1 of your other Horobito"),
      { A: { lines: { 1: "any Down", 2: "any Down" } } },
      ["A Line 2 of A"],
      { "A.lines.1": "any Down", "A.lines.2": "any" },
    ),
  ],
  // 9.1.2: no damage, so no destruction.
  "make Down": [
    enters(entering("make the opposite Horobito Down"), { B: { lines: { 1: "any Down" } } }, [], {
      "B.lines.1": "any Down",
    }),
  ],
  destroy: [
    enters(entering("destroy the opposite Horobito"), { B: { lines: { 1: ["red 1/1000", "any"] } } }, [], {
      "B.lines.1": "empty",
      "B.graveyard": ["any", "red 1/1000"],
    }),
  ],
  "damage Horobito": [
    enters(
      entering("deal 2 damage to all your opponent's Horobito"),
      { B: { lines: { 1: "any", 2: "any Down" } } },
      [],
      { "B.lines.1": "any Down", "B.lines.2": "empty" },
    ),
  ],
  "make Ena ready": [
    enters(
      entering("make 1 of your Ena ready"),
      { A: { ena: ["red used", "blue used"] } },
      ["A blue 1/1000"],
      { "A.ena": ["red 1/1000 used", "blue 1/1000 ready"] },
    ),
  ],
  "make Ena used": [
    enters(entering("make 2 of your opponent's Ena used"), { B: { ena: ["2 red"] } }, [], { "B.used": 2 }),
  ],
  "Ena into the graveyard": [
    enters(entering("put 1 of your Ena into the graveyard"), { A: { ena: ["red"] } }, [], {
      "A.ena": [],
      "A.graveyard": ["red 1/1000"],
    }),
  ],
  "Ena to hand": [
    enters(
      entering("return 1 of your opponent's Ena to its owner's hand"),
      { A: { hand: ["any"] }, B: { ena: ["red"] } },
      [],
      { "B.ena": [], "B.hand": ["red 1/1000"] },
    ),
  ],

  "return to hand": [
    enters(
      entering("return the opposite Horobito to its owner's hand"),
      { A: { hand: ["any"] }, B: { lines: { 1: ["red 1/1000", "any Down"] } } },
      [],
      { "B.handCount": 2, "B.lines.1": "empty" },
    ),
  ],
  // 9.10.3: what comes to the top keeps the state.
  "return the top card": [
    enters(
      entering("return the top card of the opposite Horobito to its owner's hand"),
      { A: { hand: ["any"] }, B: { lines: { 1: ["red 1/1000", "any Down"] } } },
      [],
      { "B.hand": ["any"], "B.lines.1": "red 1/1000 Down" },
    ),
    // 9.10.2: a Waza is no Horobito.
    enters(
      entering("return the top card of the opposite Horobito to its owner's hand"),
      { A: { hand: ["any"] }, B: { lines: { 1: ["red 1/1000", "red waza 1/1000", "any"] } } },
      [],
      { "B.lines.1": "empty", "B.graveyard": ["red waza 1/1000", "red 1/1000"] },
    ),
  ],
  "top card onto the deck": [
    enters(
      entering("put the top card of the opposite Horobito on top of its owner's deck"),
      { A: { hand: ["any"] }, B: { deck: ["any"], lines: { 1: "red 1/1000" } } },
      [],
      { "B.deck": ["red 1/1000", "any"] },
    ),
  ],
  "top card under the deck": [
    enters(
      entering("put the top card of the opposite Horobito under its owner's deck"),
      { A: { hand: ["any"] }, B: { deck: ["any"], lines: { 1: "red 1/1000" } } },
      [],
      { "B.deck": ["any", "red 1/1000"] },
    ),
  ],
  "top card into Ena": [
    enters(
      entering("put the top card of the opposite Horobito into its owner's Ena Zone"),
      { B: { lines: { 1: "red 1/1000" } } },
      [],
      { "B.ena": ["red 1/1000 ready"] },
    ),
  ],
  "destroy the top card": [
    enters(
      entering("destroy the top card of the opposite Horobito"),
      { B: { lines: { 1: ["red 1/1000", "any"] } } },
      [],
      { "B.graveyard": ["any"], "B.lines.1": "red 1/1000" },
    ),
  ],
  "destroy the bottom card": [
    enters(
      entering("destroy the bottom card of the opposite Horobito"),
      { B: { lines: { 1: ["red 1/1000", "any"] } } },
      [],
      { "B.graveyard": ["red 1/1000"], "B.lines.1": "any" },
    ),
    // 7.4.3: a single card is the bottom card too.
    enters(entering("destroy the bottom card of the opposite Horobito"), { B: { lines: { 1: "any" } } }, [], {
      "B.graveyard": ["any"],
      "B.lines.1": "empty",
    }),
  ],
  "destroy a card under": [
    enters(
      entering("destroy a card under the opposite Horobito"),
      { B: { lines: { 1: ["red 1/1000", "blue 1/1000", "any"] } } },
      ["A red 1/1000"],
      { "B.graveyard": ["red 1/1000"], "B.stacks.1": ["blue 1/1000", "any"] },
    ),
    enters(entering("destroy a card under the opposite Horobito"), { B: { lines: { 1: "any" } } }, [], {
      "B.lines.1": "any",
    }),
    enters(
      entering("destroy a card under all your opponent's Horobito"),
      { B: { lines: { 1: ["red 1/1000", "any"], 2: ["blue 1/1000", "any"] } } },
      [],
      { "B.graveyard": ["red 1/1000", "blue 1/1000"] },
    ),
  ],
  "return the cards under": [
    enters(
      entering("return all cards under the opposite Horobito to their owner's hand"),
      { A: { hand: ["any"] }, B: { lines: { 1: ["red 1/1000", "blue 1/1000", "any"] } } },
      [],
      { "B.hand": ["red 1/1000", "blue 1/1000"], "B.stacks.1": ["any"] },
    ),
  ],
  // 9.5.1: the one right under it only.
  "return the Over-Beat origin": [
    stands(
      entering("return the Over-Beat origin to its owner's hand"),
      {
        X: { cost: 2 },
        A: { hand: ["X", "any"], lines: { 1: ["red 1/1000", "blue 1/1000"] }, ena: ["red"] },
      },
      ["A Over-Beat X"],
      {
        "A.hand": ["any", "blue 1/1000"],
        "A.stacks.1": ["red 1/1000", "X"],
      },
    ),
  ],

  // 9.4.2: with its state and the cards under it.
  "swap two": [
    enters(
      entering("swap 2 of your other Horobito"),
      { A: { lines: { 1: ["any", "red 1/1000 Down"], 3: "blue 1/1000" } } },
      [],
      { "A.stacks.3": ["any", "red 1/1000"], "A.lines.3": "red 1/1000 Down", "A.lines.1": "blue 1/1000" },
    ),
    enters(entering("swap 2 of your other Horobito"), { A: { lines: { 1: "red 1/1000" } } }, [], {
      "A.lines.1": "red 1/1000",
    }),
  ],
  "swap this": [
    enters(
      entering("swap this Horobito with 1 of your Horobito"),
      { A: { lines: { 1: "red 1/1000" } } },
      [],
      { "A.lines.1": "X", "A.lines.2": "red 1/1000" },
    ),
  ],
  "move to the outermost Line": [
    enters(
      entering("move all your opponent's Horobito to the outermost free Line"),
      { B: { lines: { 1: "red 1/1000", 2: "blue 1/1000" } } },
      [],
      { "B.lines.5": "red 1/1000", "B.lines.4": "blue 1/1000", "B.lines.1": "empty" },
    ),
  ],

  // 6.4.1.1: until the End Phase.
  "Power until the End Phase": [
    enters(entering("give this Horobito Power +2000"), {}, [], { "A.power.1": 5000 }),
    ends("When the End Phase begins, give this Horobito Power +2000.", {}, { "A.power.1": 5000 }),
  ],
  "Power until the end of the battle": [
    uses(using("give your Horobito in this Line Power +2000 until the end of this battle"), {}, [], {
      "A.power.1": 7000,
    }),
    uses(using("give your Horobito in this Line Power +2000 until the end of this battle"), {}, PASS, {
      "A.power.1": 4000,
    }),
  ],
  "Cost this Round": [
    enters(
      entering("give the opposite Horobito Cost +2 until the end of the Round"),
      { B: { lines: { 1: "red 1/1000" } } },
      [],
      { "B.cost.1": 3 },
    ),
  ],
  "keyword until the end of the battle": [
    uses(using("give your Horobito in this Line Double Damage until the end of this battle"), {}, PASS, {
      "B.heartCount": 4,
    }),
  ],
  "keyword until the end of the Round": [
    uses(using("give your Horobito in this Line Barrier 1 until the end of the Round"), { B: strong }, PASS, {
      "A.hearts": ALL_UP,
    }),
  ],
  "not destroyed this Round": [
    enters(
      entering("this Horobito is not destroyed until the end of the Round, then destroy this Horobito"),
      {},
      [],
      { "A.lines.1": "X" },
    ),
  ],
  "not over-beaten this Round": [
    enters(
      entering("this Horobito cannot be over-beaten until the end of the Round"),
      { A: { hand: ["colourless 1/1000"], ena: ["red"] } },
      [],
      { options: ["end", "new Line colourless 1/1000"] },
    ),
  ],
  "damage of this battle": [
    uses(
      using("the damage your Horobito in this Line deals to your opponent in this battle is +1"),
      {},
      PASS,
      { "B.heartCount": 4 },
    ),
  ],
  "no battle here": [
    uses(using("no battle occurs in this Line until the end of the Round"), {}, [], {
      line: 2,
      "A.graveyard": ["X"],
      "B.hearts": ALL_UP,
    }),
  ],
  "no damage this battle": [
    uses(using("you take no damage until the end of this battle"), { B: strong }, PASS, {
      "A.hearts": ALL_UP,
      "A.lines.1": "red 2/4000 Down",
    }),
  ],

  // 1.3.2: both at once is a draw.
  "damage player": [
    enters(entering("deal 2 damage to your opponent"), {}, [], { "B.hearts": ["up", "up", "up", "up"] }),
    enters(entering("deal 1 damage to each player"), { A: { hearts: 0 }, B: { hearts: 0 } }, [], {
      outcome: "drawn",
    }),
  ],
  "damage player without Finish": [
    enters(entering("deal 1 damage that cannot Finish to your opponent"), { B: { hearts: 0 } }, [], {
      outcome: "none",
    }),
    enters(entering("deal 1 damage that cannot Finish to your opponent"), {}, [], { "B.hearts.0": "Down" }),
  ],
  // 7.6.3
  "damage Hearts": [
    enters(entering("deal 1 damage to your opponent's Hearts"), { B: { hearts: 0 } }, [], {
      outcome: "none",
    }),
    enters(entering("deal 3 damage to your opponent's Hearts"), { A: { hand: ["any"] } }, ["B to hand"], {
      "B.hearts": ["Down", "up", "up", "up"],
      "B.handCount": 1,
    }),
  ],
  // 7.7.1.1: checked when the effect is done.
  "destroy the top Heart": [
    enters(entering("destroy the top Heart of each player, then draw 1 card"), {}, [], {
      "A.handCount": 1,
      asked: "A keepChecked",
      "B.check": ["any"],
    }),
  ],
  "recover Hearts": [
    enters(
      entering("recover 1 of your Hearts"),
      { A: { hearts: ["any Down", "any Down"] }, B: { hearts: ["any Down"] } },
      ["A Heart 2"],
      { "A.hearts": ["Down", "up"], "B.hearts": ["Down"] },
    ),
  ],
  "add a Heart": [
    enters(
      entering("put the top card of your deck on top of your Hearts"),
      { A: { hearts: ["any Down"] } },
      [],
      { "A.hearts": ["up", "Down"], "A.deckCount": 9 },
    ),
  ],
  // 8.3.1.1: no Trigger.
  "take the top Heart": [
    enters(entering("take your top Heart to hand"), { A: { hearts: ["red 1/1000 draw", "any"] } }, [], {
      "A.hand": ["red 1/1000 draw"],
      "A.heartCount": 1,
      "A.check": [],
    }),
  ],
  "win the game": [enters(entering("you win the game"), {}, [], { outcome: "A won" })],
  "lose the game": [
    enters(entering("your opponent loses the game"), {}, [], { outcome: "A won" }),
    enters(entering("each player loses the game"), {}, [], { outcome: "drawn" }),
  ],

  "charge from the deck": [
    enters(entering("put the top card of your deck into your Ena Zone"), {}, [], {
      "A.ready": 1,
      "A.deckCount": 9,
    }),
  ],
  "player charges from the deck": [
    enters(entering("each player puts the top card of their deck into their Ena Zone"), {}, [], {
      "A.ready": 1,
      "B.ready": 1,
    }),
  ],
  mill: [
    enters(
      entering("your opponent puts the top card of their deck into their graveyard"),
      { A: { hand: ["any"] } },
      [],
      { "B.graveyard": ["any"], "B.deckCount": 9 },
    ),
  ],
  "charge from hand": [
    // Asked even when only one qualifies: nobody else knows.
    enters(
      entering("put 1 red card from your hand into your Ena Zone"),
      { A: { hand: ["red 1/1000", "blue 1/1000"] } },
      ["A red 1/1000"],
      { "A.ena": ["red 1/1000 ready"], "A.hand": ["blue 1/1000"] },
    ),
  ],
  "hand under the deck": [
    enters(
      entering("put 1 card from your hand under your deck"),
      { A: { deck: ["any"], hand: ["red 1/1000", "blue 1/1000"] } },
      ["A red 1/1000"],
      { "A.deck": ["any", "red 1/1000"] },
    ),
  ],
  "graveyard to hand": [
    enters(
      entering("return 1 Waza card from your graveyard to your hand"),
      { A: { graveyard: ["red 1/1000", "red waza 1/1000"] } },
      [],
      { "A.hand": ["red waza 1/1000"], "A.graveyard": ["red 1/1000"] },
    ),
  ],
  "graveyard under the deck": [
    enters(
      entering("put 1 card from your graveyard under your deck"),
      { A: { deck: ["any"], graveyard: ["red 1/1000"] } },
      [],
      { "A.deck": ["any", "red 1/1000"] },
    ),
  ],
  "graveyard to Ena": [
    enters(
      entering("put 2 cards from your graveyard into your Ena Zone"),
      { A: { graveyard: ["red 1/1000"] } },
      [],
      { "A.ena": ["red 1/1000 ready"] },
    ),
  ],
  // 6.3.4.3.1
  "card out of the Waza Zone": [
    uses(
      using("put 1 card in your opponent's Waza Zone of this Line into the graveyard"),
      { B: { waza: { 1: ["red waza 1/2000"] } } },
      [],
      { "B.power.1": 3000, "B.graveyard": ["red waza 1/2000"] },
    ),
  ],

  // 9.3.1, 9.3.2
  "graveyard onto the Line": [
    enters(
      entering("put 1 Cost 2 or less Horobito card from your graveyard on the Line"),
      {
        cards: [horobito("Ghost", "When this Horobito enters, draw 1 card.")],
        A: { graveyard: ["Ghost", "red 3/1000", "red waza 1/1000"] },
      },
      [],
      {
        "A.lines.2": "Ghost",
        "A.handCount": 1,
      },
    ),
  ],
  "hand onto the Line": [
    enters(
      entering("put 1 Horobito card from your hand on the Line"),
      { A: { hand: ["red 9/1000", "red waza 1/1000"] } },
      ["A red 9/1000"],
      { "A.lines.2": "red 9/1000" },
    ),
  ],
  // 2.9.1: A is its user, B its owner; it goes back to B.
  "opponent's graveyard onto the Line": [
    enters(
      `${entering("put 1 Horobito card from your opponent's graveyard on your Line")}\nWhen another of your Horobito enters, destroy that Horobito.\nWhen another of your Horobito is destroyed, draw 1 card.`,
      { B: { graveyard: ["red 9/1000"] } },
      [],
      {
        "A.handCount": 1,
        "B.graveyard": ["red 9/1000"],
      },
    ),
  ],
  "Over-Beat from hand": [
    enters(
      entering("use 1 Horobito card from your hand by Over-Beat"),
      { X: { cost: 0 }, A: { hand: ["red 9/1000"] } },
      ["A red 9/1000"],
      { "A.stacks.1": ["X", "red 9/1000"] },
    ),
  ],
  // 9.12.1: for nothing, its condition asked all the same.
  "use a Waza from hand": [
    fights(
      "When the battle of this Horobito begins, use 1 Waza from your hand without paying its Cost.",
      { A: { hand: ["red waza 3/2000", "any"] } },
      ["A red waza 3/2000"],
      { "A.power.1": 5000, "A.waza.1": ["red waza 3/2000"], asked: "A battleAction" },
    ),
  ],

  // 9.2.2, 9.2.3
  "reveal from hand": [
    enters(
      entering("reveal 1 red card from your hand, then make 1 of your opponent's Horobito Down"),
      { A: { hand: ["red 1/1000", "blue 1/1000"] }, B: { lines: { 1: "any", 2: "any" } } },
      ["A red 1/1000"],
      { "seen.A.hand": ["red 1/1000", "?"] },
    ),
    enters(
      entering("reveal 1 red card from your hand"),
      { A: { hand: ["red 1/1000", "blue 1/1000"] } },
      ["A red 1/1000"],
      { "seen.A.hand": ["?", "?"], "A.hand": ["red 1/1000", "blue 1/1000"] },
    ),
  ],
  "opponent reveals the hand": [
    enters(
      entering("your opponent reveals their hand"),
      { A: { hand: ["any"] }, B: { hand: ["red 1/1000"] } },
      [],
      { events: ["entered", "revealed"], "B.hand": ["red 1/1000"] },
    ),
  ],
  "reveal the top card": [
    enters(
      entering("reveal the top card of your deck and take it to hand if it is a Waza card"),
      { A: { deck: ["red waza 1/1000", "any"] } },
      [],
      { "A.hand": ["red waza 1/1000"], "A.deckCount": 1 },
    ),
    enters(
      entering("reveal the top card of your deck and take it to hand if it is a Waza card"),
      { A: { deck: ["red 1/1000", "any"] } },
      [],
      { "A.hand": [], "A.deckCount": 2, "seen.A.deck": ["?", "?"] },
    ),
  ],
  "look at the top and take": [
    enters(
      entering(
        "look at the top 3 cards of your deck, reveal up to 1 Waza card of them and take it to hand, and put the rest under your deck",
      ),
      { A: { deck: ["red 1/1000", "red waza 1/1000", "blue 1/1000", "any"] } },
      ["A red waza 1/1000", "A blue 1/1000"],
      {
        "A.hand": ["red waza 1/1000"],
        "A.deck": ["any", "blue 1/1000", "red 1/1000"],
      },
    ),
    // Asked even when none qualifies.
    enters(
      entering(
        "look at the top 2 cards of your deck, reveal up to 1 Waza card of them and take it to hand, and put the rest under your deck",
      ),
      { A: { deck: ["red 1/1000", "blue 1/1000", "any"] } },
      [],
      { options: ["done"], asked: "A takeToHand" },
    ),
  ],
  "search the deck": [
    enters(
      entering("search your deck for 1 Waza card, reveal it, take it to hand and shuffle your deck"),
      { A: { deck: ["red 1/1000", "red waza 1/1000", "any"] } },
      ["A red waza 1/1000"],
      {
        "A.hand": ["red waza 1/1000"],
        "A.deckCount": 2,
        events: ["entered", "lookedAt", "revealed", "tookToHand", "shuffled"],
      },
    ),
    enters(
      entering("search your deck for 1 Waza card, reveal it, take it to hand and shuffle your deck"),
      {},
      ["A done"],
      { "A.deckCount": 10, "A.hand": [] },
    ),
  ],
  "shuffle the deck": [
    enters(entering("shuffle your deck"), { A: { hand: ["any"] } }, [], { events: ["entered", "shuffled"] }),
  ],
};
