import type { Board } from "../board.ts";
import { details, look } from "./look.ts";
import { Table } from "./Table.tsx";
import "./board.css";

/** The table of HORO-BEAT. */
export const horobeatBoard: Board = {
  Table,
  look,
  details,
  isOpen: (name, isNear) =>
    name === "hand" ? isNear : ["ena", "hearts"].includes(name) || /^(?:waza|horobito)/u.test(name),
  isStack: (name) => name.startsWith("horobito"),
  isShared: () => false,
  waysTo: (name, occupied) => {
    if (name.startsWith("horobito")) return occupied ? ["overBeat", "waza", "boost"] : ["newLine"];
    if (name.startsWith("waza")) return ["waza", "boost"];
    return [];
  },
};
