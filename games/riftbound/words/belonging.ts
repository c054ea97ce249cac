import { effectOf } from "@gyoji/game/effects";
import { isTerminalTree, meaningOf, type PhraseTree, type Tree } from "@gyoji/lexicon";
import type { CardType } from "../definition.ts";
import { words } from "./index.ts";
import { always, type CompiledEffect, NO_COST, type Part } from "./meaning.ts";

/*
 * What belongs to something else on its card: a sentence that goes on with the one before it, a word that means what
 * has been spoken of. Without that it would do nothing, and its card less than it says.
 */

/** What a phrase needs beside it. */
type Needed =
  | "object"
  | "player"
  | "deed"
  | "amount"
  | "done"
  | "channeling"
  | "condition"
  | "additional cost"
  | "name"
  | "would";

const NEEDS: Readonly<Record<string, Needed>> = {
  it: "object",
  "that unit": "object",
  "that gear": "object",
  "that spell": "object",
  "that Equipment": "object",
  "one of them": "object",
  them: "object",
  "the rest": "object",
  "draw the rest": "object",
  "one of its": "object",
  "its Might": "object",
  "its Energy cost": "object",
  "its controller": "object",
  "its owner": "object",
  there: "object",
  "there, spoken of": "object",
  "attached to it": "object",
  "from among them": "object",
  "from it": "object",
  "it's so": "object",
  "it's there": "object",
  "it's the only one": "object",
  "it's a": "object",
  "it died of this": "object",
  "it has less Might than me": "object",
  "it's alone": "object",
  "with less Might than it": "object",
  "with less Might than it (several)": "object",
  "with more Might than it": "object",
  "with more Might than it (several)": "object",
  "to its location": "object",
  "move with it": "object",
  "swap places with it": "object",
  "make new choices": "object",
  "give it more": "object",
  "raise its Might to that of": "object",
  "double its Might": "object",
  "swap their Mights": "object",
  "that player": "player",
  "they themselves": "player",
  "you and that player each": "player",
  "you do": "deed",
  "you don't": "deed",
  "when you do": "deed",
  "you couldn't channel so many": "channeling",
  "that many": "amount",
  "deal that much": "amount",
  "add that much": "amount",
  "add that much Energy": "amount",
  "done this way, one": "done",
  "done this way, several": "done",
  "whatever was done this way, one": "done",
  "done this way after its figures, one": "done",
  "buff spent, one": "done",
  "whatever was done this way, several": "done",
  "done this way after its figures, several": "done",
  "buff spent, several": "done",
  otherwise: "condition",
  "you paid the additional cost": "additional cost",
  "with that name": "name",
  "with that name (several)": "name",
  "with that tag": "name",
  "with that tag (several)": "name",
  "give that much and more": "would",
  "twice that many": "would",
  "that much and more": "would",
};

/** Effects that bring objects into sight without a word for them. */
const SHOWING: ReadonlySet<string> = new Set([
  "look at the top",
  "look at the top card",
  "banish the top",
  "reveal the top",
  "reveal the top card",
  "reveal the top rune",
  "reveal your hand",
  "reveal their hand",
  "they reveal the top card",
  "they reveal their hand",
  "predict",
  "predict one",
  "discard",
]);
const CONDITIONAL: ReadonlySet<string> = new Set(["if", "but only if", "if, instead"]);
const PAID_BESIDES: ReadonlySet<string> = new Set([
  "additional cost",
  "optional additional cost",
  "optional additional cost that lowers",
  "optional additional cost that frees",
  "accelerate",
  "Repeat",
]);
const DEPENDENT: ReadonlySet<string> = new Set(["Legion", "Level", "Empowered"]);
/** What says how often, around what does it so often. */
const PAYING: ReadonlySet<string> = new Set(["pay any amount", "pay any amount of Energy"]);
/** What tells one player from others. */
const OF_ONE_PLAYER: ReadonlySet<string> = new Set([
  "an opponent does",
  "choose an opponent",
  "choose a player",
  "you and an opponent each",
]);
/** Damage is not as many as those that it is dealt to. */
const DEALING: ReadonlySet<string> = new Set([
  "deal",
  "deal equal to",
  "deal to each its own",
  "deal for each",
  "deal split",
  "deal that much",
  "deal so much",
]);
const DISCARDING: ReadonlySet<string> = new Set(["they discard", "they discard their hand"]);
const SPENDING_XP = "spend XP";
const EXCESS: ReadonlySet<string> = new Set(["you assigned so much excess damage"]);
const CHANNELING: ReadonlySet<string> = new Set(["channel", "channel exhausted"]);
/** When a text knows what was paid for playing its card. */
const OF_MY_PLAY: ReadonlySet<string> = new Set([
  "you play me",
  "you play me to a battlefield",
  "you play me from face down",
]);
const SEVERAL_ACTS = "several acts";
const OF_HERE: ReadonlySet<string> = new Set(["here", "at my battlefield", "here, spoken of", "to here"]);
const NAMING: ReadonlySet<string> = new Set(["name a card", "name a tag"]);
const OF_OBJECTS = /noun|^moments?$|^tokens?$|^would$|^target$/iu;
const OF_PLAYERS = /^(?:moments?|time|players)$/u;
const DEEDS = /^(?:effects?|firm|payable|deeds?|comeback)$/u;
/** Moments of something that there is so much of. */
const OF_AMOUNTS = /damage|XP|points/u;
/** Deeds with when and whether they are done. */
const OF_DEEDS = /^(?:effects?|firm|payable|deeds?|comeback|response|sentence)$/u;

/** All phrases that are named here: for tests. */
export const phrasesNamed: readonly string[] = [
  ...Object.keys(NEEDS),
  ...SHOWING,
  ...CONDITIONAL,
  ...PAID_BESIDES,
  ...DEPENDENT,
  ...NAMING,
  ...OF_HERE,
  ...CHANNELING,
  ...PAYING,
  ...EXCESS,
  ...OF_ONE_PLAYER,
  ...DEALING,
  ...DISCARDING,
  SPENDING_XP,
  ...OF_MY_PLAY,
  SEVERAL_ACTS,
];

/** A sentence of a card, with what it makes of the card. */
interface Read {
  readonly tree: Tree;
  readonly parts: readonly Part[];
}

/**
 * Which sentence of a card belongs to something that its card does not have, or -1.
 * @param types those of the card; none for a text that is given to one
 */
export function astrayOn(types: readonly CardType[], trees: readonly Tree[]): number {
  const sentences = trees.map((tree): Read => ({ tree, parts: meaningOf(words, tree)() }));
  return sentences.findIndex(
    (sentence, at) =>
      isWithoutPartner(types, sentences, at) ||
      [...phrasesIn(sentence.tree)].some(
        (phrase) => !isThere(phrase, sentences, at) || isStrayText(phrase) || isNowhere(types, phrase),
      ),
  );
}

/** What lies nowhere has no "here". */
function isNowhere(types: readonly CardType[], { entry }: PhraseTree): boolean {
  return (
    OF_HERE.has(entry) && types.length > 0 && types.every((type) => type === "spell" || type === "legend")
  );
}

/** What comes before a sentence in its paragraph: an ability and what goes on with it. */
function paragraphBefore(sentences: readonly Read[], at: number): readonly Read[] {
  const begins = sentences.findLastIndex(({ parts }, index) => index <= at && !parts.every(goesOn));
  return sentences.slice(Math.max(0, begins), at);
}

function goesOn({ part }: Part): boolean {
  return part === "effect" || part === "instead" || part === "limit" || part === "once";
}

/** Whether a sentence goes on with an ability or a spell's text that is not there. */
function isWithoutPartner(types: readonly CardType[], sentences: readonly Read[], at: number): boolean {
  const before = paragraphBefore(sentences, at).flatMap(({ parts }) => parts);
  const isCarriedOut = before.some(({ part }) => part === "performed" || part === "effect");
  const sentence = sentences[at];
  // What is so of a card before it is played hangs on nothing that is so in play.
  const isDependent =
    sentence !== undefined && !isTerminalTree(sentence.tree) && DEPENDENT.has(sentence.tree.entry);
  return (sentence?.parts ?? []).some((part) => {
    switch (part.part) {
      case "effect":
        return !isCarriedOut && !types.includes("spell");
      case "instead":
        return !isCarriedOut;
      case "limit":
        return !(part.of === "this" ? before : sentences.flatMap(({ parts }) => parts)).some(isActivated);
      case "once":
        return !before.some(isTriggered);
      case "repeat":
        return isDependent || !sentences.some(({ parts }) => parts.some((each) => each.part === "effect"));
      case "timing":
      case "additionalCost":
      case "flow":
      case "offDomain":
        return isDependent;
      case "performed":
      case "ability":
      case "inTrash":
        return false;
    }
  });
}

const NO_TEXT: CompiledEffect = {
  chooses: null,
  does: effectOf("", []),
  possible: always,
  adds: false,
  yields: null,
};

function isActivated(part: Part): boolean {
  if (part.part !== "performed") return false;
  const ability = part.make(NO_TEXT, NO_COST);
  return ability.kind === "performed" && ability.what === "activated";
}

function isTriggered(part: Part): boolean {
  return part.part === "performed" && part.make(NO_TEXT, NO_COST).kind === "triggered";
}

/** The phrases of a sentence; a text that is given to something is a text of its own. */
function* phrasesIn(tree: Tree): Generator<PhraseTree> {
  if (isTerminalTree(tree)) return;
  yield tree;
  for (const [slot, inner] of Object.entries(tree.slots)) if (slot !== "text") yield* phrasesIn(inner);
}

function isStrayText({ slots: { text } }: PhraseTree): boolean {
  return text !== undefined && !isTerminalTree(text) && astrayOn([], [text]) >= 0;
}

/** Whether what a phrase needs is said before it or beside it; some of it may stand anywhere on the card. */
function isThere(phrase: PhraseTree, sentences: readonly Read[], at: number): boolean {
  const needed = NEEDS[phrase.entry];
  if (needed === undefined) return true;
  const own = sentences[at]?.tree;
  const isCountable = needed === "done" || needed === "amount";
  const before = paragraphBefore(sentences, at)
    .filter((each) => !isCountable || !isPaidBesides(each))
    .flatMap(({ tree }) => [...phrasesIn(tree)]);
  const beside = own === undefined ? [] : [...phrasesBeside(own, phrase, wholeAround(phrase, needed))];
  if (isCountable)
    return (
      [...withoutMixed(before), ...withoutMixed(beside)].some((each) => isWhat(needed, each)) ||
      isPaidOnce(sentences, at)
    );
  return (
    [...before, ...beside].some((each) => isWhat(needed, each)) ||
    sentences.some(({ tree }) => [...phrasesIn(tree)].some((each) => isAnywhere(needed, each)))
  );
}

/** Phrases without several acts that are paid together: how many there were of which is not told apart. */
function withoutMixed(phrases: readonly PhraseTree[]): readonly PhraseTree[] {
  const mixed = new Set(
    phrases
      .filter(({ entry }) => entry === SEVERAL_ACTS)
      .map((each) => [...phrasesIn(each)].filter(isCounted))
      .filter(({ length }) => length > 1)
      .flat(),
  );
  return phrases.filter((each) => !mixed.has(each));
}

/** Whether one act, and no other, is paid besides for a card, and a text of it knows that: as a spell's, or when it is played. */
function isPaidOnce(sentences: readonly Read[], at: number): boolean {
  const paragraph = [...paragraphBefore(sentences, at), ...sentences.slice(at, at + 1)];
  const knows =
    paragraph.every(({ parts }) => parts.every(({ part }) => part !== "performed" && part !== "ability")) ||
    paragraph.some(({ tree }) => [...phrasesIn(tree)].some(({ entry }) => OF_MY_PLAY.has(entry)));
  const paid = sentences.filter(isPaidBesides).flatMap(({ tree }) => [...phrasesIn(tree)].filter(isCounted));
  return knows && paid.length === 1;
}

function isPaidBesides({ tree }: Read): boolean {
  return !isTerminalTree(tree) && PAID_BESIDES.has(tree.entry);
}

function isAnywhere(needed: Needed, { entry }: PhraseTree): boolean {
  if (needed === "name") return NAMING.has(entry);
  return (needed === "deed" || needed === "additional cost") && PAID_BESIDES.has(entry);
}

/** The phrases of a sentence beside one of them, without what that is part of. */
function* phrasesBeside(tree: Tree, phrase: PhraseTree, isWhole: IsWhole): Generator<PhraseTree> {
  if (isTerminalTree(tree) || tree === phrase || (isWhole(tree) && hasOfItsOwn(tree, phrase, isWhole)))
    return;
  if (PAYING.has(tree.entry) || !hasOfItsOwn(tree, phrase, () => false)) yield tree;
  for (const inner of Object.values(tree.slots)) yield* phrasesBeside(inner, phrase, isWhole);
}

/** Whether a phrase has another in it that is in no whole within. */
function hasOfItsOwn({ slots }: PhraseTree, phrase: PhraseTree, isWhole: IsWhole): boolean {
  return Object.values(slots).some(
    (inner) =>
      inner === phrase || (!isTerminalTree(inner) && !isWhole(inner) && hasOfItsOwn(inner, phrase, isWhole)),
  );
}

type IsWhole = (phrase: PhraseTree) => boolean;

/** What a phrase cannot find what it needs in: the deed that it is part of, or what is described by it. */
function wholeAround(phrase: PhraseTree, needed: Needed): IsWhole {
  if (categoryOf(phrase).startsWith("place")) return (each) => /noun/iu.test(categoryOf(each));
  const deeds = needed === "deed" || needed === "done" ? OF_DEEDS : DEEDS;
  return (each) => deeds.test(categoryOf(each)) && !PAYING.has(each.entry);
}

function categoryOf({ entry }: PhraseTree): string {
  return words.entries.get(entry)?.category.name ?? "";
}

/** Whether what is done is done to so many objects. */
function isCounted(phrase: PhraseTree): boolean {
  const { entry, slots } = phrase;
  const category = categoryOf(phrase);
  if (category === "payable") return entry !== SPENDING_XP;
  return DEEDS.test(category) && ("who" in slots || DISCARDING.has(entry)) && !DEALING.has(entry);
}

function isWhat(needed: Needed, phrase: PhraseTree): boolean {
  const { entry } = phrase;
  const category = categoryOf(phrase);
  switch (needed) {
    case "object":
      return SHOWING.has(entry) || (OF_OBJECTS.test(category) && NEEDS[entry] === undefined);
    case "player":
      return OF_PLAYERS.test(category) || OF_OBJECTS.test(category) || OF_ONE_PLAYER.has(entry);
    case "deed":
      return DEEDS.test(category) || category === "response";
    case "done":
      return isCounted(phrase) || SHOWING.has(entry);
    case "amount":
      return (
        isCounted(phrase) ||
        PAYING.has(entry) ||
        EXCESS.has(entry) ||
        (category === "moment" && OF_AMOUNTS.test(entry))
      );
    case "channeling":
      return CHANNELING.has(entry);
    case "condition":
      return CONDITIONAL.has(entry);
    case "would":
      return ["would", "fate", "course"].includes(category);
    case "additional cost":
    case "name":
      return false;
  }
}
