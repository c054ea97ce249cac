import type { GameModule } from "@gyoji/game";
import { cardFileJsonSchema } from "@gyoji/lexicon";
import { cardSchema } from "./cards.ts";
import { playableHorobeat } from "./playable.ts";
import { rulebook } from "./rulebook.ts";
import { scenario } from "./scenario/index.ts";
import type { HorobeatState } from "./state.ts";
import { trials } from "./trials.ts";
import { words } from "./words/index.ts";

/** HORO-BEAT, whole. */
export const horobeatModule: GameModule<HorobeatState> = {
  ...playableHorobeat,
  rulebook,
  lexicon: words,
  cardSchema: cardFileJsonSchema("horobeat", cardSchema),
  scenario,
  trials,
};
