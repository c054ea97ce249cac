/**
 * Loads every piece of the font of Thai and Latin letters, then the one of Japanese names and texts, of which the
 * browser fetches the pieces that are shown. Whenever a piece comes, all text is laid out anew whose first font has
 * pieces that have not: that would be all of the table.
 */
export async function loadFonts(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((piece) => piece.load()));
  await import("@fontsource-variable/noto-sans-jp/index.css");
}
