import "./plate.css";
import { memo } from "react";
import { Body, type CardSize } from "./Body.tsx";
import { elementColors } from "./elements.ts";
import { Glyph } from "./Glyph.tsx";
import { type CardLook, type CardPose, type Figure, isSamePose } from "./look.ts";
import { Picture } from "./Picture.tsx";

interface CardProps {
  readonly look: CardLook;
  readonly pose: CardPose;
  readonly size: CardSize;
}

/** A card with its face up. It is as wide as what it is in. Drawn again only when something of it has changed. */
export const Card = memo(DrawnCard, isSame);

function isSame(before: CardProps, after: CardProps): boolean {
  return before.look === after.look && before.size === after.size && isSamePose(before.pose, after.pose);
}

function DrawnCard({ look, pose, size }: CardProps) {
  return (
    <Body pose={pose} size={size} colors={elementColors(look.elements)}>
      <span className="card-art">
        <Picture id={look.id} glyph={look.glyph} />
        {size === "reading" && look.original !== "" && <Original name={look.original} />}
      </span>
      {look.cost !== null && <Cost {...look.cost} />}
      <span className="card-plate">
        <span className="card-name">{look.name}</span>
        {size !== "small" && <Kind {...look} />}
        {size !== "small" && look.text.length > 0 && <Text abilities={look.text} />}
        <span className="card-foot">
          {size !== "small" && look.marks.length > 0 && <Marks marks={look.marks} />}
          {look.figure !== null && <FootFigure {...look.figure} />}
        </span>
      </span>
    </Body>
  );
}

/** What kind of card it is; its traits where there is room for them. */
function Kind({ kind, traits }: Pick<CardLook, "kind" | "traits">) {
  return (
    <span className="card-kind">
      {kind}
      {traits.length > 0 && <span className="card-traits"> · {traits.join(" · ")}</span>}
    </span>
  );
}

/** The name as it is printed, which is Japanese. */
function Original({ name }: { readonly name: string }) {
  return (
    <span className="card-original" lang="ja" style={{ "--letters": String(name.length) }}>
      {name}
    </span>
  );
}

function Cost({ label, value }: Figure) {
  return (
    <span className="card-cost">
      <span className="visually-hidden">{label} </span>
      {value}
    </span>
  );
}

function FootFigure({ label, value, change }: NonNullable<CardLook["figure"]>) {
  return (
    <span className="card-figure" data-change={change}>
      <span className="card-figure-label">{label} </span>
      {value}
    </span>
  );
}

function Text({ abilities }: { readonly abilities: readonly string[] }) {
  return (
    <span className="card-text">
      {abilities.map((ability) => (
        <span key={ability}>{ability}</span>
      ))}
    </span>
  );
}

function Marks({ marks }: { readonly marks: CardLook["marks"] }) {
  return (
    <span className="card-marks">
      {marks.map(({ label, glyph }) => (
        <span key={label} className="card-mark">
          <Glyph name={glyph} />
          <span className="card-mark-label">{label}</span>
        </span>
      ))}
    </span>
  );
}
