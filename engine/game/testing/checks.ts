import {
  answer,
  copyState,
  type Decision,
  dealFaces,
  forkTable,
  hashOf,
  hiddenFrom,
  run,
  type Seat,
  type State,
  type Table,
  tableOn,
  view,
  viewEvent,
  viewRefusals,
  why,
} from "@gyoji/kernel";

/*
 * What must be so on every table; each throws an Error that says what is not.
 */

/** No card is lost or doubled. */
export function checkCards<S extends State>({ state }: Table<S>): void {
  const found = new Array<number>(state.cards.length).fill(-1);
  for (const [zone, cards] of state.zones.entries())
    for (const card of cards) {
      if (found[card] !== -1) throw new Error(`card ${card} lies in zones ${found[card]} and ${zone}`);
      found[card] = zone;
    }
  for (const [card, { zone }] of state.cards.entries())
    if (found[card] !== zone) throw new Error(`card ${card} lies in zone ${found[card]}, not ${zone}`);
}

/** Every option that is offered can be taken. */
export function checkOptions<S extends State>(table: Table<S>): void {
  for (const [at, { decision }] of table.decisions.entries())
    for (let index = 0; index < decision.options.length; index++) {
      const tried = forkTable(table);
      const pending = tried.decisions[at];
      if (pending === undefined) throw new Error("a copy of the table decides something else");
      answer(tried, pending, index);
      checkCards(tried);
    }
}

/** The state is the same after it has been through JSON. */
export function checkJson<S extends State>(table: Table<S>): void {
  const loaded = tableOn(table.game, table.pool, JSON.parse(JSON.stringify(table.state)) as S, false);
  run(loaded);
  if (hashOf(loaded.state) !== hashOf(table.state))
    throw new Error("the state changed on its way through JSON");
}

/**
 * What a seat does not know changes nothing that it sees. Left out while a question to another seat tells what has
 * been answered in secret.
 */
export function checkSecrets<S extends State>(table: Table<S>, tells: (decision: Decision) => boolean): void {
  for (let seat = 0; seat < table.game.seats; seat++) {
    if (table.decisions.some(({ decision }) => decision.seat !== seat && tells(decision))) continue;
    const other = withOtherFaces(table, seat);
    const [one, two] = [table, other].map((each) => JSON.stringify(seenBy(each, seat)));
    if (one !== two)
      throw new Error(`seat ${seat} sees what it should not: ${difference(one ?? "", two ?? "")}`);
  }
}

/** The same table to the eyes of a seat: the faces that it does not know are turned around. */
function withOtherFaces<S extends State>(table: Table<S>, seat: Seat): Table<S> {
  const other = tableOn(table.game, table.pool, copyState(table), false);
  for (const alike of hiddenFrom(other, other.state, seat)) {
    const faces = alike.map(({ definition }) => definition).toReversed();
    dealFaces(other, alike, faces);
  }
  run(other);
  return other;
}

function seenBy<S extends State>(table: Table<S>, seat: Seat): unknown {
  return { view: view(table, seat), why: why(table, seat), refusals: viewRefusals(table, seat) };
}

function difference(one: string, two: string): string {
  let at = 0;
  while (at < one.length && one[at] === two[at]) at++;
  return `…${one.slice(Math.max(0, at - 120), at + 80)}… and …${two.slice(Math.max(0, at - 40), at + 80)}…`;
}

/** Events name no card to a seat that did not know its face. */
export function checkEvents<S extends State>(table: Table<S>): void {
  for (const logged of table.log ?? [])
    for (let seat = 0; seat < table.game.seats; seat++)
      for (const [at, card] of viewEvent(table, seat, logged).cards.entries())
        if ((card !== null) !== (((logged.known[at] ?? 0) & (1 << seat)) !== 0))
          throw new Error(
            `${logged.event.kind} tells seat ${seat} a card that it does not know, or hides one`,
          );
}
