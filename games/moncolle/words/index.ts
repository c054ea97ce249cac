import { type Entry, type Lexicon, lexicon } from "@gyoji/lexicon";
import { amountWords } from "./amounts.ts";
import { cardWords } from "./cardEffects.ts";
import { sentence } from "./categories.ts";
import { conditionWords } from "./conditions.ts";
import { counteringWords } from "./countering.ts";
import { damageWords } from "./damage.ts";
import { flowWords } from "./flow.ts";
import { lastingWords } from "./lasting.ts";
import type { Sentence } from "./meaning.ts";
import { modifierWords } from "./modifiers.ts";
import { momentWords } from "./moments.ts";
import { movingWords } from "./moving.ts";
import { nounWords } from "./nouns.ts";
import { sentenceWords } from "./sentences.ts";
import { skillWords } from "./skills.ts";
import { summonWords } from "./summons.ts";
import { targetWords } from "./targets.ts";
import { timingWords } from "./timings.ts";

/** Every phrase of Monster Collection's card language. */
export const entries: readonly Entry[] = [
  ...sentenceWords,
  ...timingWords,
  ...skillWords,
  ...momentWords,
  ...conditionWords,
  ...modifierWords,
  ...flowWords,
  ...damageWords,
  ...lastingWords,
  ...movingWords,
  ...cardWords,
  ...summonWords,
  ...counteringWords,
  ...amountWords,
  ...targetWords,
  ...nounWords,
];

/** The card language of Monster Collection. */
export const words: Lexicon<Sentence> = lexicon({ entries, text: sentence });
