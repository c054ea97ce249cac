import { crest } from "./crest.ts";
import { type Draws, drawsOf } from "./draws.ts";
import { SCENERY } from "./scenery.ts";
import type { Shape } from "./shape.ts";
import { SPRINKLES } from "./sprinkle.ts";
import { TEXTILES } from "./textiles.ts";

/** What is printed over the colour of a card, from its back to its front. */
export interface PictureShapes {
  readonly ground: readonly Shape[];
  readonly crest: readonly Shape[];
}

/** The picture of a card: always the same for the same id. */
export function pictureOf(id: string): PictureShapes {
  const draws = drawsOf(id);
  const ground = draws.oneOf<(draws: Draws) => readonly Shape[]>([cloth, cloth, view, view, both]);
  return { ground: ground(draws), crest: crest(draws) };
}

const cloth = (draws: Draws) => [draws.oneOf(TEXTILES)(draws), draws.oneOf(SPRINKLES)(draws)];

const view = (draws: Draws) => [...draws.oneOf(SCENERY)(draws), draws.oneOf(SPRINKLES)(draws)];

const both = (draws: Draws) => [draws.oneOf(TEXTILES)(draws), ...draws.oneOf(SCENERY)(draws)];
