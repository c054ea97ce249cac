import "./picture.css";
import { memo } from "react";
import { glyphAddress } from "./Glyph.tsx";
import { pictureOf } from "./picture/picture.ts";
import type { Shape } from "./picture/shape.ts";

/** The picture that belongs to an id: its ground fills the room there is, its crest with the glyph is whole. */
export const Picture = memo(function Picture(props: { readonly id: string; readonly glyph: string }) {
  const { ground, crest } = pictureOf(props.id);
  return (
    <>
      <svg className="picture" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <Shapes shapes={ground} />
      </svg>
      <svg className="picture-crest" viewBox="0 0 100 100" aria-hidden="true">
        <Shapes shapes={crest} />
        <use href={glyphAddress(props.glyph)} x="26" y="26" width="48" height="48" />
      </svg>
    </>
  );
});

/** Shapes as they are printed one over the other. */
export function Shapes({ shapes }: { readonly shapes: readonly Shape[] }) {
  return shapes.map(({ tone, d }) => <path key={d} className={`tone-${tone}`} d={d} />);
}
