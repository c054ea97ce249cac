import type { GameModule } from "@gyoji/game";
import { cardFileJsonSchema } from "@gyoji/lexicon";
import { cardSchema } from "./cards.ts";
import { playableGenso } from "./playable.ts";
import { rulebook } from "./rulebook.ts";
import { scenario } from "./scenario/index.ts";
import type { GensoState } from "./state.ts";
import { trials } from "./trials.ts";
import { words } from "./words/index.ts";

/** Genso, whole. */
export const gensoModule: GameModule<GensoState> = {
  ...playableGenso,
  rulebook,
  lexicon: words,
  cardSchema: cardFileJsonSchema("genso", cardSchema),
  scenario,
  trials,
};
