import { type Entry, type Lexicon, lexicon } from "@gyoji/lexicon";
import { atkWords } from "./atk.ts";
import { cardWords } from "./cardEffects.ts";
import { leaderText } from "./categories.ts";
import { conditionWords } from "./conditions.ts";
import { countingWords } from "./counting.ts";
import { diceWords } from "./dice.ts";
import { elementWords } from "./elements.ts";
import { flowWords } from "./flow.ts";
import type { Sentence } from "./meaning.ts";
import { modifierWords } from "./modifiers.ts";
import { momentWords } from "./moments.ts";
import { sentenceWords } from "./sentences.ts";
import { targetWords } from "./targets.ts";

/** Every phrase of Genso's card language. */
export const entries: readonly Entry[] = [
  ...sentenceWords,
  ...momentWords,
  ...conditionWords,
  ...modifierWords,
  ...flowWords,
  ...atkWords,
  ...elementWords,
  ...diceWords,
  ...cardWords,
  ...countingWords,
  ...targetWords,
];

/** The card language of Genso. */
export const words: Lexicon<Sentence> = lexicon({ entries, text: leaderText });
