import { isNode, parseDocument } from "yaml";

/** A line and a column, both from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The place of an offset in a text. */
export function placeOfOffset(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf("\n") + 1;
  return { line: before.split("\n").length, column: before.length - start + 1 };
}

/** Where a part of a YAML or JSON text begins, or the innermost part around it that is there. */
export function placeOfPath(text: string, path: readonly (string | number)[]): Place {
  const document = parseDocument(text, { uniqueKeys: false, prettyErrors: false });
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return placeOfOffset(text, node.range[0]);
  }
  return { line: 1, column: 1 };
}
