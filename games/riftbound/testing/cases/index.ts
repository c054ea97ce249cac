import type { Case } from "../case.ts";
import { alternativeCases } from "./alternatives.ts";
import { choiceCases } from "./choices.ts";
import { combinedCases } from "./combined.ts";
import { comparingCases } from "./comparing.ts";
import { conditionCases } from "./conditions.ts";
import { factCases } from "./facts.ts";
import { historyCases } from "./history.ts";
import { lastingCases } from "./lasting.ts";
import { losingCases } from "./losing.ts";
import { momentCases } from "./moments.ts";
import { namingCases } from "./naming.ts";
import { nounCases } from "./nouns.ts";
import { recoveringCases } from "./recovering.ts";
import { resourceCases } from "./resources.ts";
import { rulingCases } from "./rulings.ts";
import { sentenceCases } from "./sentences.ts";
import { tallyCases } from "./tallies.ts";
import { templateCases } from "./templates.ts";
import { verbCases } from "./verbs.ts";
import { widerCases } from "./wider.ts";
import { wouldCases } from "./woulds.ts";

export const cases: readonly Case[] = [
  ...resourceCases,
  ...verbCases,
  ...nounCases,
  ...conditionCases,
  ...comparingCases,
  ...factCases,
  ...sentenceCases,
  ...choiceCases,
  ...momentCases,
  ...historyCases,
  ...wouldCases,
  ...namingCases,
  ...rulingCases,
  ...widerCases,
  ...tallyCases,
  ...lastingCases,
  ...recoveringCases,
  ...losingCases,
  ...combinedCases,
  ...alternativeCases,
  ...templateCases,
];
