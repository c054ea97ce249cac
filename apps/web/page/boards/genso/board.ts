import type { Board } from "../board.ts";
import { details, look } from "./look.ts";
import { isPlace } from "./places.ts";
import { Table } from "./Table.tsx";
import "./board.css";
import "./dice.css";

/** The table of Genso Standard. */
export const gensoBoard: Board = {
  Table,
  look,
  details,
  isOpen: (name, isNear) => (name === "hand" ? isNear : name === "leader" || isPlace(name)),
  isStack: () => false,
  isShared: () => false,
  waysTo: (name) => (isPlace(name) ? ["lay"] : []),
};
