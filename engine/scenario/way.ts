import {
  copyState,
  type Entry,
  enter,
  type Match,
  run,
  type State,
  type Table,
  tableOn,
} from "@gyoji/kernel";

/** How an entry is carried out: all ways must come to the same. */
export interface Way {
  readonly name: "straight" | "json" | "rewind";
  enter<S extends State>(match: Match<S>, entry: Entry): void;
}

export const straight: Way = { name: "straight", enter };

/** The state goes through JSON before every entry. */
export const throughJson: Way = {
  name: "json",
  enter: (match, entry) => {
    match.table = tableAgain(match.table, ({ state }) => JSON.parse(JSON.stringify(state)) as typeof state);
    enter(match, entry);
  },
};

/** Every entry is made, taken back and made again. */
export const withRewind: Way = {
  name: "rewind",
  enter: (match, entry) => {
    const before = tableAgain(match.table, copyState);
    enter(match, entry);
    match.table = before;
    enter(match, entry);
  },
};

function tableAgain<S extends State>(table: Table<S>, copy: (table: Table<S>) => S): Table<S> {
  const again = tableOn(table.game, table.pool, copy(table), table.log !== null);
  again.learned = table.learned.slice();
  run(again);
  return again;
}
