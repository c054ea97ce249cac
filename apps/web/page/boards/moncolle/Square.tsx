import { NONE, type Seat } from "@gyoji/kernel";
import { squareName } from "@gyoji/moncolle/presentation";
import { cardName, gameSays, seatName } from "@gyoji/narration";
import { Glyph } from "../../card/Glyph.tsx";
import { useActions, useTable } from "../../table/context.ts";
import { zoneCalled } from "../../table/names.ts";
import { type Spot, zoneSpot } from "../../table/targets.ts";
import { ZoneCards } from "../../table/ZoneCards.tsx";
import { factsOf } from "./facts.ts";
import { Party } from "./Party.tsx";
import { TopUnit } from "./TopUnit.tsx";

/** A square: its field and whose that is, how many levels stand there, and who does, the topmost first. */
export function Square({ square, near }: { readonly square: number; readonly near: Seat }) {
  const context = useTable();
  const { reader, view } = context;
  const { squares, combat } = factsOf(view);
  const { controller = NONE, kind = "none", limit = 0, levels = [] } = squares[square - 1] ?? {};
  const name = squareName(square);
  const field = zoneCalled(context, `field${square}`, NONE);
  const [card] = view.zones[field] ?? [];
  const fieldName = card?.shown === true ? cardName(reader, card.id) : "";
  const label = [
    gameSays(reader, "board square", {
      square: name,
      field: gameSays(reader, "board field", { kind, card: fieldName }),
    }),
    ...(controller === NONE
      ? []
      : [gameSays(reader, "board controlled", { player: seatName(reader, controller) })]),
  ].join(", ");
  const present = [near, 1 - near].filter((seat) => (levels[seat] ?? 0) > 0);
  // Who is in the combat lies in it.
  const standing = combat?.square === square ? [] : present;
  return (
    <div
      className="mc-square"
      role="group"
      aria-label={label}
      data-spot={zoneSpot(zoneCalled(context, `party${square}`, near))}
      data-kind={kind}
      data-held={controller === NONE ? undefined : controller === near ? "near" : "far"}
    >
      {combat === null && <Here square={square} near={near} name={name} />}
      <span className="mc-plate">
        <span className="mc-name" aria-hidden="true">
          {name}
        </span>
        {(kind === "mother" || kind === "down") && <Glyph name={`moncolle-${kind}`} />}
        {limit > 0 && present.length === 0 && <span className="mc-levels">{limit}</span>}
        {present.map((seat) => (
          <span key={seat} className="mc-levels">
            <span className="visually-hidden">
              {gameSays(reader, "board levels", { levels: levels[seat] ?? 0, limit })}
            </span>
            <span aria-hidden="true">
              {levels[seat]}/{limit}
            </span>
          </span>
        ))}
      </span>
      <div className="mc-there">
        {kind === "open" && (
          <span className="mc-field">
            <ZoneCards zone={field} size="small" />
          </span>
        )}
        {standing.map((seat) => (
          <Party key={seat} square={square} seat={seat} />
        ))}
      </div>
      {standing.map((seat) => (
        <TopUnit key={seat} square={square} seat={seat} />
      ))}
    </div>
  );
}

/** Chooses the square, or says why it cannot be chosen; all of it can be pressed. */
function Here({
  square,
  near,
  name,
}: {
  readonly square: number;
  readonly near: Seat;
  readonly name: string;
}) {
  const context = useTable();
  const { touch } = useActions();
  const spotOf = (seat: Seat): Spot => zoneSpot(zoneCalled(context, `party${square}`, seat));
  const [own, foe] = [spotOf(near), spotOf(1 - near)];
  const spot = context.targets.has(own) || !context.targets.has(foe) ? own : foe;
  return (
    <button
      type="button"
      className="mc-here"
      data-target={context.targets.has(spot) || undefined}
      data-suggested={context.suggested === spot || undefined}
      data-spot={spot}
      aria-label={name}
      onClick={() => touch(spot)}
    />
  );
}
