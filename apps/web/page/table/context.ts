import type { View } from "@gyoji/kernel";
import type { Reader } from "@gyoji/narration";
import { createContext, useContext } from "react";
import type { Board } from "../boards/board.ts";
import type { Say } from "../say.ts";
import type { TableState } from "../state/table.ts";
import type { Spot, Targets } from "./targets.ts";

/** What every part of the table works with. */
export interface TableContext {
  readonly board: Board;
  readonly reader: Reader;
  readonly say: Say;
  readonly table: TableState;
  readonly view: View;
  /** What can be chosen now by touching the table. */
  readonly targets: Targets;
  /** Those of them that only bring what one pays with. */
  readonly resources: ReadonlySet<Spot>;
  /** Cards that have just come to where they are. */
  readonly fresh: ReadonlySet<number>;
  /** The spot that the guide suggests, if it does. */
  readonly suggested: Spot | null;
  /** The index of the option that the guide suggests, or -1. */
  readonly advice: number;
}

/** What can be done at the table. It is the same object as long as the table stands, whatever the table is. */
export interface TableActions {
  /** Touches a place: chooses it if that is possible, else reads it. */
  readonly touch: (spot: Spot) => void;
  /** Reads the card or place, and why it cannot be chosen. */
  readonly read: (spot: Spot) => void;
  /** Shows a card beside the table while the pointer is over it, where there is room. */
  readonly hover: (spot: Spot) => void;
  /** Drops a card on a place. */
  readonly drop: (card: Spot, on: Spot) => void;
}

const Context = createContext<TableContext | null>(null);
const Actions = createContext<TableActions | null>(null);

export const TableProvider = Context.Provider;
export const ActionsProvider = Actions.Provider;

/** What can be done at the table around a part. */
export function useActions(): TableActions {
  const actions = useContext(Actions);
  if (actions === null) throw new Error("no table around this part");
  return actions;
}

/** What a part of the table works with; it must stand inside a table. */
export function useTable(): TableContext {
  const context = useContext(Context);
  if (context === null) throw new Error("no table around this part");
  return context;
}
