/** All that is drawn of a card, in words and figures, already in the player's language. */
export interface CardLook {
  /** Id of its face: the same id always has the same picture. */
  readonly id: string;
  /** Names of its colours or elements; none for a colourless card. Each has a CSS property `--element-NAME`. */
  readonly elements: readonly string[];
  /** Name of an icon of the sprite. */
  readonly glyph: string;
  /** In the player's language, and as printed if that is another one ("" otherwise). */
  readonly name: string;
  readonly original: string;
  /** What kind of card it is, such as `Horobito`, and what it is beside that, such as its tribes. */
  readonly kind: string;
  readonly traits: readonly string[];
  /** The figure in its upper corner and what it is called, such as its Cost. */
  readonly cost: Figure | null;
  /** The figure at its foot and what it is called, such as its Power now. */
  readonly figure: (Figure & { readonly change: "up" | "down" | "none" }) | null;
  /** Further facts in few words, such as Boost and Trigger. */
  readonly marks: readonly { readonly label: string; readonly glyph: string }[];
  /** Its text, one ability each. */
  readonly text: readonly string[];
}

export interface Figure {
  readonly label: string;
  readonly value: string;
}

/** How a card lies on the table. */
export interface CardPose {
  /** Turned sideways: Down, used. */
  readonly turned: boolean;
  /** What the player can do with it now. */
  readonly glow: "none" | "resource" | "possible" | "suggested" | "chosen";
  /** It has just come here. */
  readonly isNew: boolean;
  /** It takes part in what is going on, such as the battle of its Line. */
  readonly stands: boolean;
}

/** Whether two poses look the same. */
export function isSamePose(one: CardPose, other: CardPose): boolean {
  return (
    one.turned === other.turned &&
    one.glow === other.glow &&
    one.isNew === other.isNew &&
    one.stands === other.stands
  );
}
