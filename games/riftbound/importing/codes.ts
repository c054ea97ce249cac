/** The number of a card: its set, its number in it, and which variant it is. */
export interface CardNumber {
  readonly set: string;
  /** Normal numbers have three digits, Runes R and two, special ones SP, tokens T. */
  readonly number: string;
  /** "" for the usual one, "s" for a signed one. */
  readonly variant: string;
}

const NUMBER = /^([a-z]{2,8})[-_ ](R|SP|T)?0*(\d{1,5})([a-z]|\*)?(?:[-/ ]\d{1,4})?$/iu;
/** How many digits there are at least behind the letters before a number. */
const WIDTHS: Readonly<Record<string, number>> = { "": 3, R: 2, SP: 1, T: 2 };

/** Reads the number of a card in any way that it is written: `OGN-007A`, `ogn-007a-298`, `OGN-223*`. */
export function cardNumber(written: string): CardNumber | null {
  const [, set, kind = "", digits, variant = ""] = NUMBER.exec(written.trim()) ?? [];
  if (set === undefined || digits === undefined) return null;
  return {
    set: set.toUpperCase(),
    number: `${kind.toUpperCase()}${digits.padStart(WIDTHS[kind.toUpperCase()] ?? 1, "0")}`,
    variant: variant === "*" ? "s" : variant.toLowerCase(),
  };
}

/** A number as we write it, such as `OGN-007a`. */
export function numberText({ set, number, variant }: CardNumber): string {
  return `${set}-${number}${variant}`;
}
