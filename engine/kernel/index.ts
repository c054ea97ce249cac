export { attempt, fail, hasFailed, mayBackOut, undoAttempts } from "./attempt.ts";
export { type Card, type CardId, NONE, type Seat, type ZoneDeclaration, type ZoneId } from "./card.ts";
export { type Chance, ChanceScriptError, type Dice, diceOf, seedChance, type Throw } from "./chance.ts";
export { copyData, copyState } from "./copy.ts";
export { type DistinctOption, distinctOptions } from "./distinct.ts";
export {
  abilityKey,
  abilityOption,
  type News,
  newsSince,
  procedureOf,
  type Raised,
  raise,
  ruleInProgress,
  sameAbility,
} from "./event.ts";
export {
  type Ability,
  type Act,
  type AnyProcedure,
  type Choice,
  type Continuous,
  cardAt,
  type Decision,
  type Definition,
  definitionOf,
  type EffectLocals,
  type EventKind,
  type Game,
  type Laid,
  type LoggedEvent,
  type Option,
  type Pending,
  type Performed,
  type Pool,
  type PrintedCard,
  type Procedure,
  type Question,
  type Refusal,
  type Replacement,
  type Replacer,
  type Self,
  type Shown,
  type Stated,
  type Step,
  type Table,
  type Triggered,
  topOf,
  type VisitText,
  zoneAt,
} from "./game.ts";
export { hashOf } from "./hash.ts";
export { LONGEST_MATCH_FILE, MOST_ENTRIES } from "./limits.ts";
export { answer, run } from "./machine.ts";
export {
  ACTS,
  decisionOf,
  type Entry,
  enter,
  fork,
  forkTable,
  IllegalError,
  type Match,
  matchOn,
  rewind,
  type Setting,
  startMatch,
  tableOn,
  type Undo,
  undoOf,
} from "./match.ts";
export {
  applies,
  type Change,
  changes,
  end,
  last,
  modification,
  modifications,
  now,
  selfOf,
} from "./modifier.ts";
export { carry, everyone, hide, knows, type Position, pick, picks, place, show, shuffle } from "./place.ts";
export { poolOf, printedOf } from "./pool.ts";
export {
  asks,
  call,
  choose,
  finish,
  frameOf,
  procedure,
  repeat,
  ruleOf,
  type Steps,
  secretOf,
  skip,
  together,
} from "./procedure.ts";
export {
  jsonFault,
  type MatchFile,
  RecordError,
  type RecordProblem,
  readMatchFile,
  replayMatch,
  replayOn,
  toMatchFile,
} from "./record.ts";
export { dealFaces, hiddenFrom, sample } from "./sample.ts";
export { forget, reading, visitSources } from "./sources.ts";
export type {
  Branch,
  Frame,
  GameEvent,
  Lasting,
  OpenEvent,
  Outcome,
  State,
  Subject,
} from "./state.ts";
export { carryOut, type Waiting, waiting } from "./trigger.ts";
export {
  ALL,
  type CardView,
  type EventView,
  type OptionView,
  type RefusalView,
  type SeenCard,
  type View,
  view,
  viewEvent,
  viewRefusals,
} from "./view.ts";
export { type Place, why } from "./why.ts";
