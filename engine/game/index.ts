export type { CardSource, Compiled, DeckProblem, GameModule, PlayableGame } from "./module.ts";
export type {
  Deck,
  EventSound,
  FormatOption,
  GamePresentation,
  Keyword,
  Layout,
  Rule,
  Turns,
  ZoneLook,
} from "./presentation.ts";
