export type { CardSource, Compiled, DeckProblem, GameModule, PlayableGame } from "./module.ts";
export type {
  Deck,
  FormatOption,
  GamePresentation,
  Keyword,
  Layout,
  Rule,
  ZoneLook,
} from "./presentation.ts";
