import {
  type Ability,
  cardAt,
  choose,
  type EffectLocals,
  last,
  NONE,
  place,
  poolOf,
  procedure,
  raise,
  type Steps,
} from "../index.ts";
import {
  cardsIn,
  powerOf,
  type ToyDefinition,
  type ToyPool,
  type ToyState,
  type ToyTable,
  zoneOf,
} from "./toyState.ts";

type ToyAbility = Ability<ToyState>;

const effect = (id: string, steps: Steps<ToyTable, EffectLocals>) => procedure(id, steps, "effect");

function face(id: string, power: number, cost: number, ...abilities: ToyAbility[]): ToyDefinition {
  return { id, power, cost, abilities, brings: [], procedures: [] };
}

function whenItself(on: string, id: string, steps: Steps<ToyTable, EffectLocals>): ToyAbility {
  const does = effect(id, steps);
  return {
    kind: "triggered",
    reach: "table",
    on: [on],
    applies: (_, self, { event }) => event.cards.includes(self.card),
    does,
  };
}

const scout = whenItself("entered", "scout", {
  "scout.1": (table, { self }) => raise(table, "drew", { seat: self.user, source: self.card }),
});

const bomb = whenItself("entered", "bomb", {
  "bomb.1": (table, { self }) => {
    const others = [0, 1]
      .flatMap((seat) => cardsIn(table, seat, "table"))
      .filter((card) => card !== self.card);
    raise(table, "destroyed", { cards: others, source: self.card });
  },
});

const ghost = whenItself("destroyed", "ghost", {
  "ghost.1": (table, { self, event, lastKnown }) => {
    const known = lastKnown?.[event?.cards.indexOf(self.card) ?? NONE] as { power: number };
    raise(table, "scored", { seat: self.user, amount: known.power, source: self.card });
  },
});

const phoenix = whenItself("destroyed", "phoenix", {
  "phoenix.1": (table, { self }) => place(table, self.card, zoneOf(self.user, "hand")),
  "phoenix.2": (table, { self }) => table.state.game.notes.push(`phoenix ${self.card}`),
});

const potion = whenItself("entered", "potion", {
  "potion.1": choose(
    (table, { self }) => ({
      seat: self.user,
      ask: "strengthen",
      options: cardsIn(table, self.user, "table").map((card) => ({ kind: "card", card })),
      open: true,
      about: self.card,
    }),
    (table, { self }, option) => {
      if (option.kind === "card")
        last(table, {
          layer: "power",
          on: "card",
          id: option.card,
          amount: 2,
          until: "turn",
          source: self.card,
        });
    },
  ),
});

const echo: ToyAbility = {
  kind: "triggered",
  reach: "table",
  on: ["scored"],
  applies: () => true,
  does: effect("echo", { "echo.1": (table, { self }) => raise(table, "scored", { seat: self.user }) }),
};

const banner: ToyAbility = {
  kind: "continuous",
  layer: "power",
  on: "card",
  reach: "table",
  amount: (table, self, id) => (id !== self.card && cardsIn(table, self.user, "table").includes(id) ? 1 : 0),
};

const hermit: ToyAbility = {
  kind: "continuous",
  layer: "power",
  on: "card",
  reach: "self",
  amount: (table, self) => (cardsIn(table, self.user, "table").length === 1 ? 2 : 0),
};

const rock: ToyAbility = {
  kind: "continuous",
  layer: "indestructible",
  on: "card",
  reach: "self",
  amount: () => 1,
};

const gag: ToyAbility = {
  kind: "continuous",
  layer: "mute",
  on: "seat",
  reach: "table",
  amount: (_, self, id) => (id === self.user ? 0 : 1),
};

/** Dies for the first of its user's other cards. */
const shield: ToyAbility = {
  kind: "replacement",
  on: "destroyed",
  affects: (table, self, { cards }) => {
    const saved = cards.find((card) => card !== self.card && cardAt(table, card).owner === self.user);
    return saved === undefined ? null : [saved];
  },
  takes: "all",
  does: effect("shield", {
    "shield.1": (table, { self }) => raise(table, "destroyed", { cards: [self.card] }),
  }),
};

/** Its user's cards go to the hand instead. */
const net: ToyAbility = {
  kind: "replacement",
  on: "destroyed",
  affects: (table, self, { cards }) => {
    const own = cards.filter((card) => cardAt(table, card).owner === self.user);
    return own.length === 0 ? null : own;
  },
  takes: "all",
  does: effect("net", {
    "net.1": (table, { self, event }) => {
      for (const card of event?.cards ?? []) place(table, card, zoneOf(self.user, "hand"));
    },
  }),
};

const elder: ToyAbility = {
  kind: "stated",
  what: "play",
  holds: (table, self) => cardsIn(table, self.user, "hand").length >= 3,
};

export const toyDefinitions: readonly ToyDefinition[] = [
  face("pebble", 1, 0),
  face("boulder", 3, 1),
  face("gamble", 5, 2),
  face("scout", 1, 0, scout),
  face("bomb", 1, 0, bomb),
  face("ghost", 2, 0, ghost),
  face("phoenix", 1, 0, phoenix),
  face("potion", 1, 0, potion),
  face("echo", 1, 0, echo),
  face("banner", 1, 0, banner),
  face("hermit", 1, 0, hermit),
  face("rock", 1, 0, rock),
  face("gag", 1, 0, gag),
  face("shield", 1, 0, shield),
  face("net", 1, 0, net),
  face("elder", 4, 0, elder),
];

export const toyPool: ToyPool = poolOf<ToyState, ToyDefinition>(toyDefinitions);

/** How strong a card is, with who used it: what is kept of one that leaves. */
export function lastKnownOf(table: ToyTable, card: number): { power: number; user: number } {
  return { power: powerOf(table, card), user: cardAt(table, card).owner };
}
