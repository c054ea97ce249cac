import type { Seat, State, Table } from "@gyoji/kernel";

/** A player that thinks: sees what its seat sees, and picks one of the legal options. */
export interface Bot {
  /**
   * The index of the option that `seat` picks at its pending decision.
   * @param seed makes the choice reproducible: the same table and seed give the same index
   */
  choose<S extends State>(table: Table<S>, seat: Seat, seed: number): number;
}
