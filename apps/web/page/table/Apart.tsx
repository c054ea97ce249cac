import "./apart.css";
import { NONE } from "@gyoji/kernel";
import type { ReactNode } from "react";
import { type TableContext, useTable } from "./context.ts";
import { zoneOf } from "./drop.ts";

/** What is said or shown beside a question, laid over the side of the table on which less can be chosen. */
export function Apart({ children }: { readonly children: ReactNode }) {
  const context = useTable();
  return (
    <div className="apart" data-side={isAboutFarSide(context) ? "near" : "far"}>
      {children}
    </div>
  );
}

/** Whether more can be chosen on the sides of others than on one's own. */
function isAboutFarSide({ view, targets, reader, board }: TableContext): boolean {
  let more = 0;
  for (const spot of targets.keys()) {
    const { name = "", seat = NONE } = reader.game.zones[zoneOf(view, spot)] ?? {};
    const isNear = seat === view.seat;
    if (board.isOpen(name, isNear)) more += isNear ? -1 : 1;
  }
  return more > 0;
}
