import type { CSSProperties } from "react";

declare module "react" {
  interface CSSProperties {
    [property: `--${string}`]: string;
  }
}

/** Half of the strip in which one colour goes over into the next, in percent of the card. */
const BLEND = 3;

/** The colours of a card as properties: all of them across it, and its first one alone. */
export function elementColors(elements: readonly string[]): CSSProperties {
  const [first = "none", ...others] = elements;
  return {
    "--card-element": `var(--element-${first})`,
    "--card-elements": across([first, ...others]),
  };
}

function across(elements: readonly string[]): string {
  const share = 100 / elements.length;
  const stops = elements.flatMap((element, at) => {
    const from = at === 0 ? 0 : at * share + BLEND;
    const to = at === elements.length - 1 ? 100 : (at + 1) * share - BLEND;
    return `var(--element-${element}) ${from}% ${to}%`;
  });
  return `linear-gradient(115deg, ${stops.join(", ")})`;
}
