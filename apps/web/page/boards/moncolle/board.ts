import type { Board } from "../board.ts";
import { details, look } from "./look.ts";
import { Table } from "./Table.tsx";
import "./board.css";
import "./combat.css";

/** The table of Monster Collection. */
export const moncolleBoard: Board = {
  Table,
  look,
  details,
  isOpen: (name, isNear) =>
    name === "hand" ? isNear : name === "equipment" || name === "stack" || /^(?:party|field)/u.test(name),
  isStack: () => false,
  isShared: (name) => name.startsWith("party"),
  waysTo: (name) =>
    name.startsWith("party") ? ["move", "moveAll", "summon", "call", "field", "equip", "spell", "item"] : [],
};
