const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Bytes as Base32 text without padding. */
export function toBase32(bytes: readonly number[]): string {
  let text = "";
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += ALPHABET[(held >> (bits - 5)) & 31];
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + ALPHABET[(held << (5 - bits)) & 31] : text;
}

/**
 * The bytes of a Base32 text, and whether it breaks off within one; where it is none, the offset of the character at
 * fault.
 */
export function fromBase32(
  text: string,
): { readonly bytes: number[]; readonly cut: boolean } | { readonly wrong: number } {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (let at = 0; at < text.length; at++) {
    const value = ALPHABET.indexOf(text.charAt(at).toUpperCase());
    if (value < 0) return { wrong: at };
    held = (held << 5) | value;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 255);
    held &= (1 << bits) - 1;
  }
  // What is left over fills a byte up, with nothing in it.
  return { bytes, cut: bits >= 5 || held !== 0 };
}
