import type { GameModule } from "@gyoji/game";
import { cardFileJsonSchema } from "@gyoji/lexicon";
import { cardSchema } from "./cards.ts";
import { playableRiftbound } from "./playable.ts";
import { rulebook } from "./rulebook.ts";
import { scenario } from "./scenario/index.ts";
import type { RiftboundState } from "./state.ts";
import { trials } from "./trials.ts";
import { words } from "./words/index.ts";

/** Riftbound, whole. */
export const riftboundModule: GameModule<RiftboundState> = {
  ...playableRiftbound,
  rulebook,
  lexicon: words,
  cardSchema: cardFileJsonSchema("riftbound", cardSchema),
  scenario,
  trials,
};
