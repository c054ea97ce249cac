import type { Case } from "../case.ts";
import { effectCases } from "./effects.ts";
import { sentenceCases } from "./sentences.ts";

/** What texts do. */
export const cases: readonly Case[] = [...sentenceCases, ...effectCases];
