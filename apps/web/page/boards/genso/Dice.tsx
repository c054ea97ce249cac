import { ELEMENT_NAMES, OMNI_NAME } from "@gyoji/genso/presentation";
import type { Seat } from "@gyoji/kernel";
import { gameSays, type Reader } from "@gyoji/narration";
import { Glyph } from "../../card/Glyph.tsx";
import { useTable } from "../../table/context.ts";
import { atkParts } from "./atk.ts";
import { faceCalled, factsOf, type SideFacts } from "./facts.ts";
import { OwnThrow } from "./Throw.tsx";
import { orderThrows } from "./throws.ts";

/** What a player does in a battle: the throw, the dice, what counts towards both costs, and the ATK that comes of it. */
export function Dice({ seat }: { readonly seat: Seat }) {
  const { reader, table, view } = useTable();
  const { battle } = factsOf(view);
  const forOrder = orderThrows(table.log);
  const side = battle?.sides[seat] ?? null;
  const player = reader.names[seat] ?? "";
  const isFirst = forOrder === null ? battle?.first === seat : forOrder.winner === seat;
  const isChoosing = view.decision?.ask === "attackBy" && view.seat === seat;
  return (
    <div className="gs-dice" role="group" aria-label={gameSays(reader, "board dice", { player })}>
      <span className="gs-rolled">
        <OwnThrow seat={seat} />
        {side !== null && side.dice.length > 0 && <Faces side={side} />}
        {isFirst && (
          <span className="gs-first">
            {gameSays(reader, forOrder === null ? "board first" : "board order won")}
          </span>
        )}
      </span>
      {side !== null && (
        <span className="gs-sum" data-choosing={isChoosing || undefined}>
          <Count side={side} />
          <Atk side={side} />
        </span>
      )}
    </div>
  );
}

/** The dice: those that count come first, but while one is to be chosen they lie in their order. */
function Faces({ side }: { readonly side: SideFacts }) {
  const { reader, view } = useTable();
  const isChosen = view.decision?.ask === "chooseDie";
  const dice = side.dice.map((face, at) => ({ face, at, counts: side.counts[at] === true }));
  const lying = isChosen
    ? dice
    : dice.toSorted((one, other) => Number(other.counts) - Number(one.counts) || one.face - other.face);
  return (
    <span className="gs-faces" key={isChosen ? "chosen" : side.dice.join()}>
      <span className="visually-hidden">{inWords(lying, reader)}</span>
      {lying.map(({ face, at, counts }, place) => (
        <span
          key={at}
          className="gs-die"
          data-counts={counts || undefined}
          style={{ "--face": `var(--element-${faceCalled(face)})`, "--from": `${at - place}` }}
          title={nameOf(face, reader)}
          aria-hidden="true"
        >
          <Glyph name={`genso-${faceCalled(face)}`} />
        </span>
      ))}
    </span>
  );
}

function nameOf(face: number, { language }: Reader): string {
  const called = faceCalled(face);
  return (called === "omni" ? OMNI_NAME : ELEMENT_NAMES[called])[language];
}

function inWords(dice: readonly { readonly face: number }[], reader: Reader): string {
  return dice.map(({ face }) => nameOf(face, reader)).join(", ");
}

/** calc.3, calc.8, calc.9 The count, which costs it reaches, and what that adds. */
function Count({ side }: { readonly side: SideFacts }) {
  const { reader } = useTable();
  const { count, costs, rises, dice, way } = side;
  const isRolled = dice.length > 0;
  return (
    <span className="gs-count">
      {isRolled && <strong>{gameSays(reader, "board count", { count })}</strong>}
      {(["skill", "burst"] as const).map((each) => {
        const isReached = isRolled && count >= costs[each];
        return (
          <span key={each} data-reached={isReached || undefined} data-chosen={way === each || undefined}>
            {gameSays(reader, `board ${each}`, { cost: costs[each] })}
            <span className="gs-rise"> +{rises[each]}</span>
            {isReached && <span className="visually-hidden"> {gameSays(reader, "board reached")}</span>}
          </span>
        );
      })}
    </span>
  );
}

/** calc.14 How the ATK is built up, step by step, and what comes of it. */
function Atk({ side }: { readonly side: SideFacts }) {
  const { reader, table } = useTable();
  const [base, ...added] = atkParts(reader, table.log, side);
  return (
    <span className="gs-atk">
      <span>{gameSays(reader, "figure ATK")}</span>
      {added.length > 0 && (
        <>
          <span className="gs-part" title={base?.label}>
            {base?.amount}
          </span>
          {added.map(({ label, amount }, at) => (
            <span key={at} className="gs-part" title={label}>
              {amount > 0 ? "+" : "−"}
              {Math.abs(amount)}
              <span className="visually-hidden"> {label}</span>
            </span>
          ))}
          <span className="gs-part">=</span>
        </>
      )}
      <strong key={side.atk}>{side.atk}</strong>
    </span>
  );
}
