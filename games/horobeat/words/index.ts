import { type Entry, type Lexicon, lexicon } from "@gyoji/lexicon";
import { sentence } from "./categories.ts";
import { conditionWords } from "./conditions.ts";
import { damageWords } from "./damage.ts";
import { effectWords } from "./effects.ts";
import { flowWords } from "./flow.ts";
import { lastingWords } from "./lasting.ts";
import { lookingWords } from "./looking.ts";
import type { Sentence } from "./meaning.ts";
import { modifierWords } from "./modifiers.ts";
import { momentWords } from "./moments.ts";
import { nounWords } from "./nouns.ts";
import { sentenceWords } from "./sentences.ts";
import { targetWords } from "./targets.ts";
import { wouldWords } from "./woulds.ts";
import { zoneWords } from "./zones.ts";

/** Every phrase of HORO-BEAT's card language. */
export const entries: readonly Entry[] = [
  ...sentenceWords,
  ...momentWords,
  ...wouldWords,
  ...conditionWords,
  ...modifierWords,
  ...flowWords,
  ...effectWords,
  ...lastingWords,
  ...damageWords,
  ...zoneWords,
  ...lookingWords,
  ...targetWords,
  ...nounWords,
];

/** The card language of HORO-BEAT. */
export const words: Lexicon<Sentence> = lexicon({ entries, text: sentence });
