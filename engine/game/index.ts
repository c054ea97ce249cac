export { broughtBy, countsOf } from "./brought.ts";
export type { CardSource } from "./cardSource.ts";
export { compileCards } from "./compile.ts";
export { mixed } from "./draw.ts";
export type {
  DeckList,
  Importing,
  KnownCard,
  ListedCard,
  Miss,
  PackedCard,
  PackedSet,
  ReadLists,
  Trial,
} from "./importing.ts";
export { type JankenRule, jankenBy, newJanken } from "./janken.ts";
export type { Compiled, DeckProblem, GameModule, PlayableGame, Trials, Way } from "./module.ts";
export type {
  Deck,
  DeckCards,
  Declared,
  EventSound,
  FormatOption,
  GamePresentation,
  GameTitle,
  Interlude,
  Keyword,
  Layout,
  Passing,
  Rule,
  ShownCard,
  Turns,
  ZoneLook,
} from "./presentation.ts";
export { countsIn, scenarioCardFile, scenarioPool, understood } from "./scenarioCards.ts";
export { lastKnownOf, settlingBy } from "./settling.ts";
export { switchedOn } from "./switchedOn.ts";
export { answerUnasked } from "./unasked.ts";
