/* What the phrases of a game's card language mean, where games mean alike. */
export { effectCategories } from "./categories.ts";
export {
  always,
  type Condition,
  type Context,
  contextOf,
  type Doing,
  type Effect,
  type EffectStep,
  effectOf,
  fresh,
  type Happened,
  type Modifier,
  type Moment,
  type Names,
  type Sentence,
  type Would,
} from "./effect.ts";
export { flowBy } from "./flow.ts";
export { sentencesBy } from "./sentences.ts";
export { type Choosing, type Group, type Target, targetsBy } from "./targets.ts";
export { flowWords } from "./words.ts";
