import type { Seat } from "@gyoji/kernel";
import { gameSays } from "@gyoji/narration";
import { Glyph } from "../../card/Glyph.tsx";
import { type TableContext, useTable } from "../../table/context.ts";
import { factsOf } from "./facts.ts";
import { isPlace } from "./places.ts";
import { lastThrows, orderThrows, type Throw, throwsOf } from "./throws.ts";

/**
 * What a player throws, for the order of the battles or for attacking first: nobody sees it before both have thrown. What
 * was thrown for the order stays until the next question is answered.
 */
export function OwnThrow({ seat }: { readonly seat: Seat }) {
  const context = useTable();
  const { reader, table, view } = context;
  const { battle, order, phase } = factsOf(view);
  const isForOrder = phase === "selection" && order.length === 0 && havePlaced(context);
  if (battle === null && !isForOrder) return null;
  const forOrder = orderThrows(table.log);
  const thrown = (forOrder?.thrown ?? throwsOf(table.log))[seat] ?? null;
  const isOpen = forOrder === null && (isForOrder || battle?.stage === "firstAttack");
  if (thrown === null && !isOpen) return null;
  const said = thrown === null ? gameSays(reader, "board not thrown") : gameSays(reader, `option ${thrown}`);
  return (
    <span className="gs-throw" data-open={isOpen || undefined} title={said}>
      <span className="visually-hidden">{said}</span>
      {thrown === null ? <span aria-hidden="true">?</span> : <Hand thrown={thrown} />}
    </span>
  );
}

/** turn.6 Whether the characters have been placed: both players place theirs at the same time. */
function havePlaced({ reader, view }: Pick<TableContext, "reader" | "view">): boolean {
  return reader.game.zones.some(({ name }, zone) => isPlace(name) && (view.zones[zone] ?? []).length > 0);
}

function Hand({ thrown }: { readonly thrown: Throw }) {
  return <Glyph name={`genso-${thrown}-throw`} />;
}

/** Both throws as they are revealed, for a moment; they and what came of it stay beside the dice. */
export function Revealed({ near }: { readonly near: Seat }) {
  const { table } = useTable();
  const { at, log } = table.now;
  const thrown = lastThrows(log.events);
  const [own, other] = [thrown[near] ?? null, thrown[1 - near] ?? null];
  if (own === null || other === null) return null;
  return (
    <div className="gs-revealed" key={at} data-tie={own === other || undefined} aria-hidden="true">
      <Hand thrown={other} />
      <Hand thrown={own} />
    </div>
  );
}
