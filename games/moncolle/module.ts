import type { GameModule } from "@gyoji/game";
import { cardFileJsonSchema } from "@gyoji/lexicon";
import { cardSchema } from "./cards.ts";
import { playableMoncolle } from "./playable.ts";
import { rulebook } from "./rulebook.ts";
import { scenario } from "./scenario/index.ts";
import type { MoncolleState } from "./state.ts";
import { trials } from "./trials.ts";
import { words } from "./words/index.ts";

/** Monster Collection, whole. */
export const moncolleModule: GameModule<MoncolleState> = {
  ...playableMoncolle,
  rulebook,
  lexicon: words,
  cardSchema: cardFileJsonSchema("moncolle", cardSchema),
  scenario,
  trials,
};
