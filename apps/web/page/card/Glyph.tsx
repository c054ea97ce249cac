/** Where `<use>` finds an icon of the sprite; glyphs.json has their names. */
export function glyphAddress(name: string): string {
  return `#glyph-${name}`;
}

/** An icon in the colour and at the size of the text around it. It says nothing to a screen reader. */
export function Glyph({ name }: { readonly name: string }) {
  return (
    <svg className="glyph" aria-hidden="true">
      <use href={glyphAddress(name)} />
    </svg>
  );
}
