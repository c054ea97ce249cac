import {
  type Ability,
  type CardId,
  type Definition,
  definitionOf,
  type EffectLocals,
  type Procedure,
} from "@gyoji/kernel";
import type { PlayableType, RiftboundState, RiftboundTable } from "./state.ts";

/** deck.28 The domains, as bits. */
export const DOMAINS = { fury: 1, calm: 2, mind: 4, body: 8, chaos: 16, order: 32 } as const;
export type Domain = keyof typeof DOMAINS;
/** parts.15 Any domain. */
export const ANY_DOMAIN = 63;
/** How many kinds of Power a Rune Pool holds: of the six domains, and universal. */
export const POWERS = 7;
export const UNIVERSAL = 6;

/** types.1, types.2, types.3 */
export type CardType = "unit" | "gear" | "spell" | "rune" | "battlefield" | "legend";

/** runes.1 Resources that a cost asks for. Each Power is a set of domains, any of which pays it. */
export interface Resources {
  readonly energy: number;
  readonly power: readonly number[];
}

/** parts.16 Stands for the domains of the card, which are known where the text is put onto one. */
export const OWN_DOMAINS = 64;

/** runes.19 What an ability Adds for certain. */
export interface Yield extends Resources {
  /** golden.6 What alone it can be spent on playing; null for anything. */
  readonly only: PlayableType | null;
}

/** What is printed on a card. */
export interface RiftboundPrinted {
  readonly id: string;
  readonly names: Readonly<Partial<Record<"en" | "th" | "ja", string>>>;
  /** types.17 A card may have several types. */
  readonly types: readonly CardType[];
  /** parts.3 */
  readonly isChampion: boolean;
  readonly isSignature: boolean;
  readonly tags: readonly string[];
  /** Bits of `DOMAINS`. */
  readonly domains: number;
  readonly cost: Resources;
  /** parts.6 */
  readonly might: number;
  /** parts.10 */
  readonly mightBonus: number;
  readonly isToken: boolean;
  /** deck.23 Whether the card file that it is from says that it is banned. */
  readonly isMarkedBanned: boolean;
  /** parts.7 The text in each language, one ability a line. */
  readonly words: Readonly<Record<"en" | "th" | "ja", string>>;
}

export type EffectProcedure = Procedure<RiftboundTable, EffectLocals>;

/** When a card or an ability may be played or used (keywords.8, keywords.10). */
export type Timing = "normal" | "action" | "reaction";

/** A cost beside resources, such as a discard: whether it can be paid, and how it is. */
interface CostAct {
  possible(table: RiftboundTable, locals: EffectLocals): boolean;
  readonly does: EffectProcedure;
  /** Whether it is done to nothing but the source. */
  readonly isOfItself: boolean;
}

/** What has to be paid: resources, exhausting the source (parts.12), and other acts. */
export interface Cost extends Resources {
  readonly exhausts: boolean;
  readonly acts: readonly CostAct[];
}

/** costs.2 A cost on top of what a card costs. */
export interface AdditionalCost {
  /** What has been chosen is remembered under this name. */
  readonly name: string;
  /** costs.3 */
  readonly isOptional: boolean;
  readonly cost: Cost;
  /** By how much paying it lowers what the card costs. */
  readonly less: Resources;
}

/** What is chosen and what is carried out: of a spell, of an ability. */
interface Performance {
  /** play.6 The choices that are made while it is played; null when there are none. */
  readonly chooses: EffectProcedure | null;
  /** target.3 Whether there is enough to choose from. */
  possible(table: RiftboundTable, locals: EffectLocals): boolean;
  /** keywords.28 What it may cost to carry it out once more, or null. */
  readonly repeat: Resources | null;
  /** ability.14 Whether its controller decides when it is Finalized. */
  readonly isOptional: boolean;
}

/** ability.8 */
export interface Activated extends Performance {
  readonly kind: "performed";
  readonly what: "activated";
  readonly timing: Timing;
  readonly cost: Cost;
  /** runes.19 Whether it Adds resources, and so resolves at once. */
  readonly adds: boolean;
  /** play.12 What it can be counted on for whenever something is paid, at no cost but of itself; null for nothing. */
  readonly yields: Yield | null;
  /** Whether it can be used now, beside its cost and timing. */
  readonly usable: (table: RiftboundTable, locals: EffectLocals) => boolean;
  readonly does: EffectProcedure;
}

/** What a spell does when it resolves. */
export interface SpellText extends Performance {
  readonly kind: "performed";
  readonly what: "spell";
  readonly does: EffectProcedure;
}

/** ability.19 What effects call a Triggered Ability. */
export type TriggerName = "deathknell" | "";

/** Text that is triggered, with what is chosen and paid when it is Finalized (ability.14, play.6). */
export type Triggering = Extract<Ability<RiftboundState>, { kind: "triggered" }> &
  Performance & {
    /** What has to be paid when it is Finalized; null when nothing has. */
    readonly cost: Cost | null;
    /** ability.19 What it is called, for what refers to such abilities. */
    readonly called: TriggerName;
    /** ability.27 How often it may be used in a turn; 0 for any number. */
    readonly timesEachTurn: number;
    /** Which time in a turn its condition is met it goes off; 0 for each. */
    readonly nth: number;
  };

export type RiftboundAbility =
  | Triggering
  | Activated
  | SpellText
  | Exclude<Ability<RiftboundState>, { kind: "triggered" | "performed" }>;

/** A card as it is printed, and what its text does. */
export interface RiftboundDefinition extends RiftboundPrinted, Definition<RiftboundState> {
  readonly abilities: readonly RiftboundAbility[];
  /** keywords.8, keywords.10 Action and Reaction, as printed. */
  readonly timing: Timing;
  readonly additionalCosts: readonly AdditionalCost[];
  /** keywords.37 What playing it from the Trash may cost; none without Flow. */
  readonly flows: readonly Resources[];
  /** keywords.26 The ability that Attaches it, by index, or -1. */
  readonly equip: number;
  /** deck.27 How many cards of other domains a Legend lets its deck hold. */
  readonly offDomain: number;
  /** Faces that it brings with it: its Effect Text, texts that it gives. */
  readonly gives: readonly RiftboundDefinition[];
  /** parts.9 The face with its Effect Text, by id, or "". */
  readonly effectText: string;
  /** ability.6 The face with what of its text works in the Trash, by id, or "". */
  readonly inTrash: string;
}

/** The face that a card has now: its own, or that of what it is a copy of (layers.4). */
export function faceOf(table: RiftboundTable, card: CardId): RiftboundDefinition {
  return definitionOf(table, card) as RiftboundDefinition;
}

/** A face by its index in the pool. */
export function faceAt(table: RiftboundTable, index: number): RiftboundDefinition {
  return table.pool.definitions[index] as RiftboundDefinition;
}

/** golden.3 Whether what is printed so is a card of a Main Deck. */
export function isOfMainDeck({ types }: RiftboundPrinted): boolean {
  return types.some((type) => type === "unit" || type === "gear" || type === "spell");
}

/** parts.2, deck.17 The full name, which makes two cards the same: the original one. */
export function fullName({ names }: RiftboundPrinted): string {
  return names.en ?? names.th ?? names.ja ?? "";
}

/** Nothing to pay. */
export const FREE: Resources = { energy: 0, power: [] };
