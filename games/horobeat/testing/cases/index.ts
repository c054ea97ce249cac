import type { Case } from "../case.ts";
import { conditionCases } from "./conditions.ts";
import { effectCases } from "./effects.ts";
import { modifierCases } from "./modifiers.ts";
import { momentCases } from "./moments.ts";
import { nounCases } from "./nouns.ts";
import { sentenceCases } from "./sentences.ts";

/** What each phrase does, by its entry. */
export const cases: Readonly<Record<string, readonly Case[]>> = {
  ...sentenceCases,
  ...momentCases,
  ...conditionCases,
  ...modifierCases,
  ...effectCases,
  ...nounCases,
};
