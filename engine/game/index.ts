export type {
  CardSource,
  Compiled,
  Deck,
  DeckProblem,
  FormatOption,
  GameModule,
  Layout,
  Rule,
  ZoneLook,
} from "./module.ts";
