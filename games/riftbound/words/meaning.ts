import { effectOf } from "@gyoji/game/effects";
import {
  type CardId,
  cardAt,
  type EffectLocals,
  type GameEvent,
  NONE,
  type OpenEvent,
  type Seat,
  type Self,
  type Step,
  type ZoneId,
} from "@gyoji/kernel";
import type {
  Cost,
  EffectProcedure,
  RiftboundAbility,
  RiftboundPrinted,
  Timing,
  TriggerName,
  Yield,
} from "../definition.ts";
import { keepChoices } from "../rules/finalizing.ts";
import { lastKnownOf } from "../rules/triggering.ts";
import { battlefieldZone, isOnBoard, locationOf, type RiftboundTable } from "../state.ts";

/*
 * What phrases mean. A phrase is compiled once, when a card is read, into conditions, figures and steps: those of the
 * choices that are made while it is played (play.6), and those that are carried out when it resolves (play.17).
 */

export type Table = RiftboundTable;
/** A text in use: whose it is, what set it off, and what has been chosen for it. */
export type Context = EffectLocals;
export type Condition = (table: Table, context: Context) => boolean;
export type Amount = (table: Table, context: Context) => number;
/** The seats that a phrase like "each opponent" means. */
export type Players = (table: Table, context: Context) => readonly Seat[];
/** Cards that a phrase describes. */
export type Group = (table: Table, context: Context) => readonly CardId[];
/** Whether a card is so. */
export type Is = (table: Table, card: CardId, context: Context) => boolean;

/** What a noun says: what its objects are, and where they are looked for. */
export interface Noun {
  readonly is: Is;
  /** null: on the board. */
  readonly among: Group | null;
  /** Whether it depends on what has been spoken of. */
  readonly isRelative?: boolean;
  /** Whether several of them are at one place together, and of what kind that is. */
  readonly sharing?: "battlefield" | "location";
  /** target.4 Whether they are where not everybody sees them. */
  readonly isSecret: boolean;
}

export interface EffectStep {
  readonly rule: string;
  readonly step: Step<Table, Context>;
}

/** What a card brings with it beside its abilities: procedures, and faces whose texts it gives. */
export interface Made {
  readonly procedures: EffectProcedure[];
  /** The ids of faces that every game knows, such as the tokens that it makes. */
  readonly known: string[];
  readonly faces: GivenFace[];
}

/** A text that a card gives to something, as a face of its own. */
export interface GivenFace {
  readonly id: string;
  readonly parts: readonly Part[];
  /** What is printed on it, where it is that of a token and not only a text. */
  readonly printed?: Pick<
    RiftboundPrinted,
    "names" | "types" | "might" | "mightBonus" | "tags" | "domains" | "isChampion" | "isSignature" | "words"
  >;
}

/** A kind of token: brings its face into play, and says which it is. */
export type MadeToken = (scope: Scope) => string;

/** Where a phrase stands in its text. */
export interface Scope {
  readonly key: string;
  /** How many names have been given to choices. */
  readonly names: { count: number };
  /** Whether choices are made on resolution, so that they are no targets (target.6, target.8). */
  readonly isLate: boolean;
  readonly made: Made;
  /** target.13 Whether what has to be chosen next can be, once this is. */
  readonly ahead?: Is;
}

/** What carries an effect out. */
export interface Doing {
  /** play.6 The choices made while it is played. */
  readonly choices: readonly EffectStep[];
  readonly steps: readonly EffectStep[];
  /** target.3 Whether there is enough to choose from. */
  readonly possible: Condition;
  /** runes.19 Whether all it does is Adding resources. */
  readonly adds: boolean;
  /** runes.19 What it Adds, where that is certain. */
  readonly yields?: Yield;
  /** How many of the first steps only find out what it is about. */
  readonly lead?: number;
  /** Whether it is done to nothing but the object that has the text. */
  readonly isOfItself?: boolean;
}

export type Effect = (scope: Scope) => Doing;

/** Which of the objects that a phrase describes a verb can do something to. */
export type Fits = (table: Table, card: CardId, context: Context) => boolean;

/** Cards that an effect is about, and the steps that choose them. */
export interface Choosing {
  readonly choices: readonly EffectStep[];
  readonly steps: readonly EffectStep[];
  readonly possible: Condition;
  /** Those that are still legal (resolve.1). */
  readonly cards: Group;
  /** The same as `possible` where that depends on what is chosen before: asked when that is. */
  readonly possibleThen?: Condition;
  /** Whether they are nothing but the object that has the text. */
  readonly isOfItself?: boolean;
}

export type Target = (scope: Scope, fits: Fits) => Choosing;

/** A moment: the kinds of event, which of them are meant, and which of their cards are "it". */
export interface Moment {
  /** ability.19 What an ability that triggers then is called. */
  readonly called?: TriggerName;
  readonly on: readonly string[];
  readonly reach: "self" | "table";
  readonly matches: (table: Table, self: Self, open: Happened) => boolean;
  readonly cards: (table: Table, self: Self, open: Happened) => readonly CardId[];
}

/** What would happen to an object: the kind of event, and whether it is one that is meant. */
export interface Fate {
  readonly on: string;
  readonly isMeant: (table: Table, context: Context, event: GameEvent, card: CardId) => boolean;
}

/** What would happen to somebody and can be replaced. */
export interface Would {
  readonly on: string;
  /** Which cards of the event it is about; none of them where it is about a player; null when this is not it. */
  readonly affects: (table: Table, context: Context, event: GameEvent) => readonly CardId[] | null;
}

export type Happened = Pick<OpenEvent, "event" | "lastKnown">;

/** The Locations that something can go to: of several, one is chosen. */
export type Destination = (table: Table, context: Context, card: CardId) => readonly ZoneId[];

/** What is done when something triggers. */
export interface Response {
  readonly does: Effect;
  /** ability.16 An "if" directly after the condition. */
  readonly met: Condition;
  /** ability.14 */
  readonly isOptional: boolean;
  /** What is paid when it is Finalized. */
  readonly price: Price;
}

/** What a continuous text adds to a layer of a card: a keyword, Might. */
export interface Gift {
  readonly layer: string;
  /** How much, for the card that has it. */
  readonly amount: (table: Table, context: Context, card: CardId) => number;
}

/** What has to be paid: resources, exhausting the source, and acts. */
export interface Price extends Omit<Cost, "acts"> {
  readonly acts: readonly Effect[];
}

/** A sentence of a card. */
export type Sentence = () => readonly Part[];

/** A Passive Ability, for as long as a condition holds (ability.4). */
export type Fact = (met: Condition) => readonly Part[];

/** What a sentence makes of its card. */
export type Part =
  | { readonly part: "ability"; readonly ability: RiftboundAbility }
  | Performed
  /** What a spell does, or a part of it, or what an ability before it does besides. */
  | { readonly part: "effect"; readonly effect: Effect }
  /** What is done instead of what the sentence before it says. */
  | { readonly part: "instead"; readonly met: Condition; readonly effect: Effect }
  | { readonly part: "timing"; readonly timing: Timing }
  | {
      readonly part: "additionalCost";
      readonly name: string;
      readonly isOptional: boolean;
      readonly price: Price;
      readonly less: Cost;
    }
  /** A limit of the ability before it, or of all abilities of the card. */
  | { readonly part: "limit"; readonly of: "this" | "all"; readonly usable: Condition }
  /** ability.27 The triggered ability before it triggers once in a turn. */
  | { readonly part: "once" }
  /** ability.6 What works in the Trash, and only there. */
  | { readonly part: "inTrash"; readonly parts: readonly Part[] }
  | { readonly part: "flow"; readonly cost: Cost }
  | { readonly part: "offDomain"; readonly count: number }
  | { readonly part: "repeat"; readonly cost: Cost };

/** An ability that carries something out; the sentences of effects that follow it belong to it. */
export interface Performed {
  readonly part: "performed";
  readonly effect: Effect;
  readonly price: Price;
  /** What "it" means at first. */
  readonly about: Group | null;
  /** keywords.26 Whether it is what Equips. */
  readonly equips: boolean;
  readonly make: (text: CompiledEffect, cost: Cost) => RiftboundAbility;
}

/** An effect as the procedures that choose for it and carry it out. */
export interface CompiledEffect {
  readonly chooses: EffectProcedure | null;
  readonly does: EffectProcedure;
  readonly possible: Condition;
  readonly adds: boolean;
  readonly yields: Yield | null;
}

export const always: Condition = () => true;

/** A step that does something. */
export function act(rule: string, step: (table: Table, context: Context) => void): EffectStep {
  return { rule, step };
}

/** An effect without choices. */
export function doing(steps: readonly EffectStep[], possible: Condition = always): Doing {
  return { choices: [], steps, possible, adds: false };
}

/** A name for what the next choice of a text chooses. */
export function fresh({ names }: Scope): string {
  names.count++;
  return `chosen${names.count}`;
}

/** Where choices are made on resolution. */
export function late(scope: Scope): Scope {
  return { ...scope, isLate: true };
}

/** The procedures of an effect; `begin` are steps that come before it and its choices. */
export function compiled(
  key: string,
  effect: Effect,
  made: Made,
  begin: readonly EffectStep[] = [],
): CompiledEffect {
  const { choices, steps, possible, adds, yields } = effect({
    key,
    names: { count: 0 },
    isLate: false,
    made,
  });
  const kept = [...begin, ...choices, act("play.6", keepChoices)];
  const chooses = choices.length === 0 ? null : effectOf(`${key} choices`, kept);
  if (chooses !== null) made.procedures.push(chooses);
  const certain = adds && chooses === null ? (yields ?? null) : null;
  return { chooses, does: effectOf(key, [...begin, ...steps]), possible, adds, yields: certain };
}

/** The steps before and after an act. */
export interface Around {
  readonly begin: EffectStep;
  readonly end: EffectStep;
}

/** costs.1 What is paid for something, with the procedures of its acts and what is around each. */
export function compiledCost(
  key: string,
  { energy, power, exhausts, acts }: Price,
  made: Made,
  { begin, end }: Around,
): Cost {
  return {
    energy,
    power,
    exhausts,
    acts: acts.map((effect, at) => {
      const name = `${key} cost ${at + 1}`;
      const done = effect({ key: name, names: { count: 0 }, isLate: true, made });
      const { steps, possible, isOfItself = false } = done;
      const does = effectOf(name, [begin, ...steps, end]);
      made.procedures.push(does);
      return { possible, does, isOfItself };
    }),
  };
}

/** Where the card with the text is, or was when the event took it off the board: what "here" means (golden.4). */
export function hereOf(table: Table, context: Context): number {
  const { self } = context;
  const { stay, zone } = cardAt(table, self.card);
  if (stay === self.stay && isOnBoard(zone)) return locationBeside(zone);
  return lastKnownOf(context, self.card)?.zone ?? NONE;
}

/** The Location of a Battlefield for its card; any other zone is itself. */
export function locationBeside(zone: number): number {
  return zone >= battlefieldZone(0) && zone < locationOf(0)
    ? zone - battlefieldZone(0) + locationOf(0)
    : zone;
}

/** Nothing to pay. */
export const NO_COST: Cost = { energy: 0, power: [], exhausts: false, acts: [] };
export const NO_PRICE: Price = { energy: 0, power: [], exhausts: false, acts: [] };
