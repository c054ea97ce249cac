import type { Case } from "../case.ts";
import { choiceCases } from "./choices.ts";
import { conditionCases } from "./conditions.ts";
import { factCases } from "./facts.ts";
import { momentCases } from "./moments.ts";
import { namingCases } from "./naming.ts";
import { nounCases } from "./nouns.ts";
import { resourceCases } from "./resources.ts";
import { rulingCases } from "./rulings.ts";
import { sentenceCases } from "./sentences.ts";
import { verbCases } from "./verbs.ts";
import { wouldCases } from "./woulds.ts";

export const cases: readonly Case[] = [
  ...resourceCases,
  ...verbCases,
  ...nounCases,
  ...conditionCases,
  ...factCases,
  ...sentenceCases,
  ...choiceCases,
  ...momentCases,
  ...wouldCases,
  ...namingCases,
  ...rulingCases,
];
