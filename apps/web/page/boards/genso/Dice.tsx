import { ELEMENT_NAMES, OMNI_NAME } from "@gyoji/genso/presentation";
import type { Seat } from "@gyoji/kernel";
import { gameSays, type Reader } from "@gyoji/narration";
import { Glyph } from "../../card/Glyph.tsx";
import { useTable } from "../../table/context.ts";
import { faceCalled, factsOf, type SideFacts } from "./facts.ts";

/** The dice of a player in a battle, sorted; what counts towards both costs; and the ATK that comes of it. */
export function Dice({ seat }: { readonly seat: Seat }) {
  const { reader, view } = useTable();
  const { battle } = factsOf(view);
  const side = battle?.sides[seat] ?? null;
  const player = reader.names[seat] ?? "";
  return (
    <div className="gs-dice" role="group" aria-label={gameSays(reader, "board dice", { player })}>
      {side === null || side.dice.length === 0 ? (
        <span className="gs-none">
          {battle !== null && gameSays(reader, battle.first === seat ? "board first" : "board no dice")}
        </span>
      ) : (
        <>
          <Faces side={side} />
          <Count side={side} />
        </>
      )}
      {side !== null && <Atk side={side} />}
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
      {lying.map(({ face, at, counts }) => (
        <span
          key={at}
          className="gs-die"
          data-counts={counts || undefined}
          style={{ "--face": `var(--element-${faceCalled(face)})` }}
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

/** calc.3, calc.8, calc.9 The count, and which costs it reaches. */
function Count({ side: { count, costs } }: { readonly side: SideFacts }) {
  const { reader } = useTable();
  return (
    <span className="gs-count">
      <strong>{gameSays(reader, "board count", { count })}</strong>
      {(["skill", "burst"] as const).map((way) => (
        <span key={way} data-reached={count >= costs[way] || undefined}>
          {gameSays(reader, `board ${way}`, { cost: costs[way] })}
          {count >= costs[way] && (
            <span className="visually-hidden"> {gameSays(reader, "board reached")}</span>
          )}
        </span>
      ))}
    </span>
  );
}

/** calc.14 Base ATK, what is added to it, and what comes of it. */
function Atk({ side: { base, atk } }: { readonly side: SideFacts }) {
  const { reader } = useTable();
  const added = atk - base;
  return (
    <span className="gs-atk">
      <span className="visually-hidden">{gameSays(reader, "figure ATK")}</span>
      {added !== 0 && (
        <span>
          {base} {added > 0 ? "+" : "−"} {Math.abs(added)} ={" "}
        </span>
      )}
      <strong>{atk}</strong>
    </span>
  );
}
