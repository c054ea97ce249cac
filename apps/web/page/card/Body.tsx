import "./card.css";
import "./pose.css";
import type { CSSProperties, ReactNode } from "react";
import { Glyph } from "./Glyph.tsx";
import type { CardPose } from "./look.ts";

/** How much of a card is told: what it is and does at a glance, with its marks, or all of it in full. */
export type CardSize = "small" | "table" | "reading";

/** What every card has: its edge, how it lies, and what can be done with it. */
export function Body(props: {
  readonly pose: CardPose;
  readonly size?: CardSize;
  readonly colors?: CSSProperties;
  readonly children: ReactNode;
}) {
  const { pose, size, colors, children } = props;
  return (
    <span
      className="card"
      style={colors}
      data-size={size}
      data-glow={pose.glow}
      data-turned={pose.turned || undefined}
      data-stands={pose.stands || undefined}
      data-new={pose.isNew || undefined}
    >
      <span className="card-face">{children}</span>
      {pose.glow === "chosen" && (
        <span className="card-chosen">
          <Glyph name="done" />
        </span>
      )}
    </span>
  );
}
