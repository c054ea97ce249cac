import { type Entry, type Lexicon, lexicon } from "@gyoji/lexicon";
import { activationWords } from "./activations.ts";
import { additionalCostWords } from "./additionalCosts.ts";
import { adjectiveWords } from "./adjectives.ts";
import { alternativeWords } from "./alternatives.ts";
import { amountWords } from "./amounts.ts";
import { sentence } from "./categories.ts";
import { combatWords } from "./combats.ts";
import { comparingWords } from "./comparing.ts";
import { conditionWords } from "./conditions.ts";
import { copyingWords } from "./copying.ts";
import { costWords } from "./costs.ts";
import { counteringWords } from "./countering.ts";
import { damageWords } from "./damage.ts";
import { durationWords } from "./durations.ts";
import { enteringFactWords } from "./enteringFacts.ts";
import { equippingWords } from "./equipping.ts";
import { factWords } from "./facts.ts";
import { forbiddingWords } from "./forbidding.ts";
import { givingWords } from "./giving.ts";
import { historyWords } from "./history.ts";
import { joiningWords } from "./joining.ts";
import { keywordSentenceWords } from "./keywordSentences.ts";
import { keywordWords } from "./keywords.ts";
import { lastingWords } from "./lasting.ts";
import { laterWords } from "./later.ts";
import { lookingWords } from "./looking.ts";
import { losingWords } from "./losing.ts";
import type { Sentence } from "./meaning.ts";
import { modeWords } from "./modes.ts";
import { momentWords } from "./moments.ts";
import { movingWords } from "./moving.ts";
import { namingWords } from "./naming.ts";
import { nextPlayWords } from "./nextPlays.ts";
import { nounWords } from "./nouns.ts";
import { outcomeWords } from "./outcomes.ts";
import { placeWords } from "./places.ts";
import { playerConditionWords } from "./playerConditions.ts";
import { playerFactWords } from "./playerFacts.ts";
import { playingWords } from "./playing.ts";
import { priceWords } from "./prices.ts";
import { reachingFactWords } from "./reachingFacts.ts";
import { recoveringWords } from "./recovering.ts";
import { resourceWords } from "./resources.ts";
import { sentenceWords } from "./sentences.ts";
import { tallyWords } from "./tallies.ts";
import { targetWords } from "./targets.ts";
import { terrainWords } from "./terrain.ts";
import { tokenWords } from "./tokenWords.ts";
import { verbWords } from "./verbs.ts";
import { wouldWords } from "./woulds.ts";

/** Every phrase of Riftbound's card language. */
export const entries: readonly Entry[] = [
  ...sentenceWords,
  ...adjectiveWords,
  ...additionalCostWords,
  ...activationWords,
  ...keywordSentenceWords,
  ...outcomeWords,
  ...playerConditionWords,
  ...playerFactWords,
  ...enteringFactWords,
  ...reachingFactWords,
  ...recoveringWords,
  ...alternativeWords,
  ...factWords,
  ...costWords,
  ...keywordWords,
  ...momentWords,
  ...conditionWords,
  ...historyWords,
  ...comparingWords,
  ...combatWords,
  ...joiningWords,
  ...laterWords,
  ...wouldWords,
  ...modeWords,
  ...verbWords,
  ...resourceWords,
  ...damageWords,
  ...givingWords,
  ...losingWords,
  ...copyingWords,
  ...durationWords,
  ...lastingWords,
  ...movingWords,
  ...playingWords,
  ...tokenWords,
  ...nextPlayWords,
  ...counteringWords,
  ...lookingWords,
  ...equippingWords,
  ...priceWords,
  ...targetWords,
  ...tallyWords,
  ...nounWords,
  ...namingWords,
  ...forbiddingWords,
  ...terrainWords,
  ...placeWords,
  ...amountWords,
];

/** The card language of Riftbound. */
export const words: Lexicon<Sentence> = lexicon({ entries, text: sentence });
