import { type CardView, NONE, type Seat } from "@gyoji/kernel";
import { cardName, gameSays, seatName } from "@gyoji/narration";
import { Glyph } from "../../card/Glyph.tsx";
import { useTable } from "../../table/context.ts";
import { zoneCalled, zoneInWords } from "../../table/names.ts";
import { zoneSpot } from "../../table/targets.ts";
import { SomeCards, ZoneCards } from "../../table/ZoneCards.tsx";
import { factsOf } from "./facts.ts";
import { Here } from "./Here.tsx";

/** A Battlefield: the units of the others, its card and whose it is, one's own units, what lies facedown there. */
export function Battlefield({ number, near }: { readonly number: number; readonly near: Seat }) {
  const context = useTable();
  const { view, reader } = context;
  const at = zoneCalled(context, `at${number}`, NONE);
  const { showdown } = factsOf(view);
  const isFought = showdown?.battlefield === number - 1;
  const others = reader.names.map((_, seat) => seat).filter((seat) => seat !== near);
  return (
    <div
      className="battlefield"
      data-fought={isFought || undefined}
      data-spot={zoneSpot(at)}
      role="group"
      aria-label={zoneInWords(context, at)}
    >
      <Here zone={at} name={zoneInWords(context, at)} />
      {others.map((seat) => (
        <Units key={seat} number={number} seat={seat} />
      ))}
      <div className="battlefield-plate">
        <ZoneCards zone={zoneCalled(context, `battlefield${number}`, NONE)} size="small" />
        <Standing number={number} />
      </div>
      <Units number={number} seat={near} />
    </div>
  );
}

/** Whose a Battlefield is, and what goes on there. */
function Standing({ number }: { readonly number: number }) {
  const context = useTable();
  const { view, reader } = context;
  const [card] = view.zones[zoneCalled(context, `battlefield${number}`, NONE)] ?? [];
  const { battlefields, showdown } = factsOf(view);
  const { controller = NONE, contestedBy = NONE } = battlefields[number - 1] ?? {};
  const fight =
    showdown?.battlefield === number - 1 ? (showdown.isCombat ? "board combat" : "board showdown") : "";
  return (
    <p className="battlefield-standing">
      {card?.shown === true && <strong>{cardName(reader, card.id)}</strong>}
      <span>
        {controller === NONE
          ? gameSays(reader, "board uncontrolled")
          : gameSays(reader, "board controlled", { player: seatName(reader, controller) })}
      </span>
      {contestedBy !== NONE && (
        <span className="battlefield-contested">
          {gameSays(reader, "board contested", { player: seatName(reader, contestedBy) })}
        </span>
      )}
      {fight !== "" && (
        <strong className="battlefield-fight">
          <Glyph name="riftbound-combat" /> {gameSays(reader, fight)}
        </strong>
      )}
    </p>
  );
}

function Units({ number, seat }: { readonly number: number; readonly seat: Seat }) {
  const context = useTable();
  const { reader } = context;
  const isOwn = (card: CardView): boolean => card.shown && card.facts["controller"] === seat;
  return (
    <div
      className="battlefield-units"
      role="group"
      aria-label={gameSays(reader, "board units", { player: seatName(reader, seat) })}
    >
      <SomeCards zone={zoneCalled(context, `at${number}`, NONE)} size="table" which={isOwn} />
      <ZoneCards zone={zoneCalled(context, `facedown${number}`, seat)} size="small" />
    </div>
  );
}
