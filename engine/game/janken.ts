import {
  choose,
  NONE,
  type Option,
  type Procedure,
  procedure,
  raise,
  type Seat,
  type State,
  skip,
  type Table,
  together,
} from "@gyoji/kernel";

const THROWS = ["rock", "paper", "scissors"] as const;
const BOTH: readonly Seat[] = [0, 1];

interface Throwing {
  readonly who: Seat;
  /** Whether the throws before were equal. */
  readonly again: boolean;
  thrown: number;
}

interface Janken {
  parts: readonly Throwing[];
  again: boolean;
}

/** Rock, paper, scissors as a game uses it: what is called, and all the procedures that the game then has. */
export interface JankenRule<S extends State> {
  readonly janken: Procedure<Table<S>, Janken>;
  readonly procedures: readonly [Procedure<Table<S>, Janken>, Procedure<Table<S>, Throwing>];
}

/** The locals with which it is called. */
export function newJanken(): Janken {
  return { parts: [], again: false };
}

/**
 * Two players throw at once, each in secret; then both throws are told (`threw`, its amount 1 for rock, 2 for paper, 3 for
 * scissors); equal ones are repeated.
 * @param rule the number of the rule that has it done
 * @param won the kind of event that says who has won
 * @param asks the question of the first throw; after equal throws it is `throwAgain`
 */
export function jankenBy<S extends State>(rule: string, won: string, asks: string): JankenRule<S> {
  const throwOne = procedure<Table<S>, Throwing>(`${rule} throw`, {
    [rule]: choose(
      (_table, { who, again }) => {
        const options = THROWS.map((word): Option => ({ kind: "word", word }));
        const ask = again ? "throwAgain" : asks;
        return { seat: who, ask, options, open: true, about: NONE };
      },
      (_table, locals, option) => {
        locals.thrown = option.kind === "word" ? THROWS.findIndex((word) => word === option.word) : 0;
      },
    ),
  });
  const janken = procedure<Table<S>, Janken>(`${rule} janken`, {
    [rule]: (table, locals) =>
      together(
        table,
        locals,
        throwOne,
        BOTH.map((who) => ({ who, again: locals.again, thrown: 0 })),
      ),
    [`${rule} tell`]: (table, { parts }) => {
      for (const { who, thrown } of parts) raise(table, "threw", { seat: who, amount: thrown + 1 });
    },
    [`${rule} compare`]: (table, locals) => {
      const [one, two] = locals.parts.map(({ thrown }) => thrown);
      locals.again = one === two;
      if (one === undefined || two === undefined || one === two) return skip(table, -3);
      raise(table, won, { seat: (one + 3 - two) % 3 === 1 ? 0 : 1 });
    },
  });
  return { janken, procedures: [janken, throwOne] };
}
