import "./cover.css";
import { Body } from "../card/Body.tsx";
import { elementColors } from "../card/elements.ts";
import type { CardPose } from "../card/look.ts";
import { Picture } from "../card/Picture.tsx";

/** A card of which only the picture is shown. */
export interface CoverCard {
  readonly id: string;
  readonly glyph: string;
  readonly elements: readonly string[];
}

const AT_REST: CardPose = { turned: false, glow: "none", isNew: false, stands: false };

/** A fan of cards that stands for a game. */
export function Cover({ cards }: { readonly cards: readonly CoverCard[] }) {
  return (
    <span className="cover" aria-hidden="true">
      {cards.map(({ id, glyph, elements }) => (
        <span key={id} className="cover-card">
          <Body pose={AT_REST} colors={elementColors(elements)}>
            <span className="card-art">
              <Picture id={id} glyph={glyph} />
            </span>
          </Body>
        </span>
      ))}
    </span>
  );
}
