import { NONE, type Seat } from "@gyoji/kernel";
import { squareName } from "@gyoji/moncolle/presentation";
import { cardName, findCard, gameSays, seatName } from "@gyoji/narration";
import { Glyph } from "../../card/Glyph.tsx";
import { useTable } from "../../table/context.ts";
import { Declared } from "../../table/Declared.tsx";
import { Sign } from "../../table/Sign.tsx";
import type { CombatFacts } from "./facts.ts";
import { Party } from "./Party.tsx";

interface CombatProps {
  readonly combat: CombatFacts;
  readonly near: Seat;
}

/** A combat as a scene of its own: the two parties in order, their dice, what is declared, and the damage going through. */
export function Combat({ combat, near }: CombatProps) {
  const { reader } = useTable();
  const title = gameSays(reader, "board combat", { square: squareName(combat.square) });
  return (
    <section className="mc-combat" aria-label={title}>
      <Fighters combat={combat} seat={1 - near} />
      <div className="mc-between">
        <strong className="mc-title">{title}</strong>
        <Declared glyph="moncolle-stack" />
      </div>
      <Fighters combat={combat} seat={near} />
    </section>
  );
}

/** One side of a combat. */
function Fighters({ combat, seat }: { readonly combat: CombatFacts; readonly seat: Seat }) {
  const { reader } = useTable();
  const isStruck = struckSide(combat) === seat || combat.isTie;
  const blows = isStruck ? (combat.through[seat] ?? []) : [];
  return (
    <div className="mc-fighters" data-struck={isStruck || undefined}>
      <p className="mc-standing">
        <strong>{seatName(reader, seat)}</strong>
        <Role combat={combat} seat={seat} />
        <Die combat={combat} seat={seat} />
        <span className="mc-strength">
          {gameSays(reader, "board strength", { strength: combat.strength[seat] ?? 0 })}
        </span>
      </p>
      <Party
        square={combat.square}
        seat={seat}
        size="table"
        under={(card) => {
          const blow = blows.find((each) => each.card === card);
          return blow === undefined ? null : <Through {...blow} />;
        }}
      />
    </div>
  );
}

/** Who is about to take damage, or `NONE`. */
function struckSide({ striker, attacking }: CombatFacts): Seat {
  const strikes = striker === NONE ? attacking : striker;
  return strikes === NONE ? NONE : 1 - strikes;
}

function Role({ combat, seat }: { readonly combat: CombatFacts; readonly seat: Seat }) {
  const { reader } = useTable();
  const { attacking, isTie, mover } = combat;
  if (attacking === NONE && !isTie)
    return <span>{gameSays(reader, mover === seat ? "board mover" : "board holder")}</span>;
  const role = isTie ? "together" : attacking === seat ? "attacking" : "defending";
  return (
    <span className="mc-role">
      <Glyph name={`moncolle-${role}`} /> {gameSays(reader, `board ${role}`)}
    </span>
  );
}

/** skill.12 The die of a side, and what is added to it. */
function Die({ combat, seat }: { readonly combat: CombatFacts; readonly seat: Seat }) {
  const { reader } = useTable();
  const roll = combat.rolls[seat] ?? 0;
  const initiative = combat.initiative[seat] ?? 0;
  const said =
    roll === 0
      ? gameSays(reader, "board no die")
      : gameSays(reader, "board die", { roll, initiative, sum: roll + initiative });
  const added = `${initiative < 0 ? "−" : "+"}${Math.abs(initiative)}`;
  return (
    <span className="mc-dice">
      <Sign says={said}>
        <span key={roll} className="mc-die" data-roll={roll}>
          {PIPS[roll]?.map((at) => (
            <i key={at} style={{ gridArea: at }} />
          ))}
        </span>
        {roll === 0 ? added : `${added} = ${roll + initiative}`}
      </Sign>
    </span>
  );
}

/** Where the pips of each face lie: row and column of three. */
const PIPS: readonly (readonly string[])[] = [
  [],
  ["2 / 2"],
  ["1 / 1", "3 / 3"],
  ["1 / 1", "2 / 2", "3 / 3"],
  ["1 / 1", "1 / 3", "3 / 1", "3 / 3"],
  ["1 / 1", "1 / 3", "2 / 2", "3 / 1", "3 / 3"],
  ["1 / 1", "1 / 3", "2 / 1", "2 / 3", "3 / 1", "3 / 3"],
];

/** play.19 What a unit would take of the strike, and whether it falls. */
function Through({
  card,
  amount,
  falls,
}: {
  readonly card: number;
  readonly amount: number;
  readonly falls: boolean;
}) {
  const { reader, view } = useTable();
  const found = findCard(view, card);
  const name = found === null ? "" : cardName(reader, found.view.id);
  return (
    <span className="mc-through" data-falls={falls || undefined}>
      <span className="visually-hidden">
        {gameSays(reader, falls ? "board falls" : "board takes", { card: name, amount })}
      </span>
      <span aria-hidden="true">
        −{amount} {falls && <Glyph name="moncolle-falls" />}
      </span>
    </span>
  );
}
