import { memo } from "react";
import { Body } from "./Body.tsx";
import { type CardPose, isSamePose } from "./look.ts";
import { Shapes } from "./Picture.tsx";
import { drawsOf } from "./picture/draws.ts";
import { circle, type Shape } from "./picture/shape.ts";
import { asanoha } from "./picture/textiles.ts";

const GROUND: readonly Shape[] = [asanoha(drawsOf("the back of a card"))];

/** The fan that a referee points with; the sun and the moon are cut into it. */
const FAN =
  "M50 18.4C57.4 14.7 68.5 17.1 72.2 26.1C75.2 33.9 70.8 40.6 67.5 43.3C65.5 45 65.5 47 66.8 49C69.8 53.7 68.5 61.4 62.1 64.8C57.4 67.1 52.7 66.8 50 66.5C47.3 66.8 42.6 67.1 37.9 64.8C31.5 61.4 30.2 53.7 33.2 49C34.5 47 34.5 45 32.5 43.3C29.2 40.6 24.8 33.9 27.8 26.1C31.5 17.1 42.6 14.7 50 18.4Z" +
  circle(50, 33, 8.6) +
  circle(50, 33, 6.6) +
  "M45.2 53.6a5.2 5.2 0 1 0 9.6 0a6.2 6.2 0 0 1-9.6 0z" +
  "M48.3 67.5h3.4v15.5a1.7 1.7 0 0 1-3.4 0z";

const TASSELS = "M50 80c-6 0-9 2.5-9.5 7M50 80c6 0 9 2.5 9.5 7";

const CREST: readonly Shape[] = [
  { tone: "ground", d: circle(50, 50, 44) },
  { tone: "foil", d: circle(50, 50, 44) + circle(50, 50, 42.6) + FAN },
  { tone: "line", d: TASSELS },
];

/** A card with its face down: all look the same. */
export const CardBack = memo(DrawnBack, (before, after) => isSamePose(before.pose, after.pose));

function DrawnBack({ pose }: { readonly pose: CardPose }) {
  return (
    <Body pose={pose}>
      <span className="card-art">
        <svg
          className="picture"
          viewBox="0 0 100 100"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <Shapes shapes={GROUND} />
        </svg>
        <svg className="picture-crest" viewBox="0 0 100 100" aria-hidden="true">
          <Shapes shapes={CREST} />
        </svg>
      </span>
    </Body>
  );
}
