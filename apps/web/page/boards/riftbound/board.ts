import type { Board } from "../board.ts";
import { details, look } from "./look.ts";
import { Table } from "./Table.tsx";
import "./board.css";

/** The table of Riftbound. */
export const riftboundBoard: Board = {
  Table,
  look,
  details,
  isOpen: (name, isNear) =>
    name === "hand"
      ? isNear
      : ["base", "legend", "champion", "chain"].includes(name) || /^(?:at|battlefield|facedown)/u.test(name),
  isStack: () => false,
  isShared: () => false,
  waysTo: (name) => {
    if (name === "base") return ["play", "move", "flow"];
    if (name.startsWith("at")) return ["move", "play", "ambush", "hidden"];
    return name.startsWith("facedown") ? ["hide"] : [];
  },
};
