import { type Pool, poolOf } from "@gyoji/kernel";
import {
  type CardFile,
  type CardReading,
  type CompiledText,
  cardsOf,
  detectLanguage,
  meaningOf,
  parseText,
  printEverywhere,
  readCardFile,
  type Tree,
  wholeNumber,
} from "@gyoji/lexicon";
import * as z from "zod/mini";
import {
  ANY_DOMAIN,
  type CardType,
  DOMAINS,
  type Domain,
  type Resources,
  type RiftboundAbility,
  type RiftboundDefinition,
  type RiftboundPrinted,
  type SpellText,
} from "./definition.ts";
import { keywords } from "./keywords.ts";
import { PROJECT_FILES } from "./projectFiles.ts";
import { copyOf } from "./rules/copiedText.ts";
import { KEYWORD_FACES, keywordFace } from "./rules/keywords.ts";
import { PREVENTION } from "./rules/preventing.ts";
import type { RiftboundState } from "./state.ts";
import { BATTLEFIELD_TOKENS, TOKENS, type TokenKind, tokenId } from "./tokens.ts";
import { astrayOn } from "./words/belonging.ts";
import { aroundCost, beginText } from "./words/choosing.ts";
import { alternatively, inTurn } from "./words/flow.ts";
import { words } from "./words/index.ts";
import { prevention } from "./words/instead.ts";
import { keywordTexts } from "./words/keywordTexts.ts";
import {
  act,
  type CompiledEffect,
  type Condition,
  compiled,
  compiledCost,
  type Effect,
  type Made,
  NO_PRICE,
  type Part,
  type Performed,
} from "./words/meaning.ts";
import { ownDomains } from "./words/symbols.ts";

/** As many printings of a card as a card list may have. */
const MOST_PRINTS = 20_000;
const domain = z.enum(Object.keys(DOMAINS) as [Domain, ...Domain[]]);
const figure = wholeNumber(0, 99);
const tags = z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(8)));
const TYPES = [
  "unit",
  "gear",
  "spell",
  "rune",
  "battlefield",
  "legend",
] as const satisfies readonly CardType[];

/** Whether a text beside the main one can be compiled. */
function isUnderstood(text: string): boolean {
  return parseText(words, detectLanguage(text), text, words.text, (sentences) => astrayOn([], sentences)).ok;
}

/** What a card file says of a Riftbound card beside its id, name and text. */
export const cardSchema = z.strictObject({
  type: z.union([z.enum(TYPES), z.array(z.enum(TYPES)).check(z.minLength(1), z.maxLength(2))]),
  champion: z.optional(z.boolean()),
  signature: z.optional(z.boolean()),
  tags,
  domains: z.optional(z.array(domain).check(z.maxLength(6))),
  /** Energy. */
  cost: z.optional(figure),
  /** A domain for each Power of the cost; or how many there are, each of any domain of the card (parts.16). */
  power: z.optional(z.union([z.array(domain).check(z.maxLength(9)), wholeNumber(0, 9)])),
  might: z.optional(figure),
  mightBonus: z.optional(figure),
  /** deck.23 Whether it is banned where formats go by what card files say. */
  banned: z.optional(z.boolean()),
  /** The numbers of its printings, by which deck lists may call it. */
  prints: z.optional(
    z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(MOST_PRINTS)),
  ),
  /** parts.9 */
  effectText: z.optional(z.string().check(z.minLength(1), z.maxLength(2000), z.refine(isUnderstood))),
});

type Written = z.infer<typeof cardSchema> & CompiledText;

/** How cards of this game are read. */
const reading: CardReading<z.infer<typeof cardSchema>> = {
  game: "riftbound",
  lexicon: words,
  schema: cardSchema,
  astray: ({ type }, sentences) => astrayOn([type].flat(), sentences),
};

/** parts.8 Reads and compiles a card file; all of it or none. */
export function readCards(file: string, source: string): CardFile<z.infer<typeof cardSchema>> {
  return readCardFile(reading, file, source);
}

/** A card as the machine knows it. */
export function define(card: Written): RiftboundDefinition {
  const domains = (card.domains ?? []).reduce((bits, each) => bits | DOMAINS[each], 0);
  const printed: RiftboundPrinted = {
    id: card.id,
    names: card.name,
    types: [card.type].flat(),
    isChampion: card.champion ?? false,
    isSignature: card.signature ?? false,
    tags: card.tags ?? [],
    domains,
    cost: { energy: card.cost ?? 0, power: powerOf(card.power ?? [], domains) },
    might: card.might ?? 0,
    mightBonus: card.mightBonus ?? 0,
    isToken: false,
    isMarkedBanned: card.banned ?? false,
    words: card.words,
  };
  const face = faceWith(printed, partsOfTrees(card.abilities));
  if (card.effectText === undefined) return face;
  const id = `${card.id} effect text`;
  const effectText = textFace(printed, id, compiledText(card.effectText));
  return {
    ...face,
    effectText: id,
    gives: [...face.gives, effectText],
    brings: [...face.brings, id, ...effectText.brings],
  };
}

/** parts.15, parts.16 The Power of a cost: of the domains that are written, or of the card's own. */
function powerOf(written: readonly Domain[] | number, domains: number): number[] {
  if (typeof written !== "number") return written.map((each) => DOMAINS[each]);
  return new Array<number>(written).fill(domains === 0 ? ANY_DOMAIN : domains);
}

function partsOfTrees(trees: readonly Tree[]): Part[] {
  return trees.flatMap((tree) => meaningOf(words, tree)());
}

/** A text that is not in the main part of a card file. */
function compiledText(text: string): { parts: readonly Part[]; words: RiftboundPrinted["words"] } {
  const parsed = parseText(words, detectLanguage(text), text);
  if (!parsed.ok) throw new Error(`not understood: ${text}`);
  return { parts: partsOfTrees(parsed.trees), words: printEverywhere(words, parsed.trees) };
}

/** A face that is only a text, given to something by the card that is printed so. */
function textFace(
  printed: RiftboundPrinted,
  id: string,
  {
    parts,
    words: printedWords,
  }: { readonly parts: readonly Part[]; readonly words: RiftboundPrinted["words"] },
): RiftboundDefinition {
  return faceWith(
    { ...printed, id, words: printedWords, cost: { energy: 0, power: [] }, isToken: true },
    parts,
  );
}

/** What is printed with what its text does. */
function faceWith(printed: RiftboundPrinted, parts: readonly Part[]): RiftboundDefinition {
  const { id, domains } = printed;
  const made: Made = { procedures: [], known: [], faces: [] };
  const { abilities, equip } = abilitiesOf(id, parts, made);
  const additionalCosts = partsOf(parts, "additionalCost").map(({ name, isOptional, price, less }, at) => ({
    name: `${name} ${at + 1}`,
    isOptional,
    cost: ownDomains(compiledCost(`${id} additional ${at + 1}`, price, made, aroundCost(null)), domains),
    less: ownDomains(less, domains),
  }));
  const inTrash = partsOf(parts, "inTrash").flatMap((each) => each.parts);
  if (inTrash.length > 0) made.faces.push({ id: `${id} in trash`, parts: inTrash });
  const gives = made.faces.map((face) =>
    textFace({ ...printed, ...face.printed }, face.id, {
      parts: face.parts,
      words: face.printed?.words ?? NO_WORDS,
    }),
  );
  return {
    ...printed,
    abilities: abilities.map((ability) => withDomains(ability, domains)),
    procedures: made.procedures,
    gives,
    brings: [...KEYWORD_FACES, ...made.known, ...gives.flatMap((face) => [face.id, ...face.brings])],
    timing: partsOf(parts, "timing")[0]?.timing ?? "normal",
    additionalCosts,
    flows: partsOf(parts, "flow").map(({ cost }) => ownDomains(cost, domains)),
    equip,
    offDomain: partsOf(parts, "offDomain").reduce((sum, each) => sum + each.count, 0),
    effectText: "",
    inTrash: inTrash.length > 0 ? `${id} in trash` : "",
  };
}

const NO_WORDS = { en: "", th: "", ja: "" };

type Of<P extends Part["part"]> = Extract<Part, { readonly part: P }>;

function partsOf<P extends Part["part"]>(parts: readonly Part[], part: P): readonly Of<P>[] {
  return parts.filter((each): each is Of<P> => each.part === part);
}

/** parts.16 The card's own domain in the costs of its abilities. */
function withDomains(ability: RiftboundAbility, domains: number): RiftboundAbility {
  if (ability.kind === "triggered" && ability.cost !== null)
    return { ...ability, cost: ownDomains(ability.cost, domains) };
  if (ability.kind !== "performed") return ability;
  const repeat = ability.repeat === null ? null : ownDomains(ability.repeat, domains);
  return ability.what === "activated"
    ? { ...ability, repeat, cost: ownDomains(ability.cost, domains) }
    : { ...ability, repeat };
}

/** An ability as sentences make it; those after one that carries something out may add to it. */
type Paragraph =
  | { readonly kind: "plain"; readonly ability: RiftboundAbility }
  | {
      readonly kind: "performed";
      readonly text: Performed;
      /** What it does, one sentence after the other. */
      readonly effects: readonly Effect[];
      readonly limits: readonly Condition[];
    };

/**
 * The abilities that a card's sentences make. A sentence that only says what is done belongs to the ability before it;
 * without one it is what the card does as a spell (play.17).
 */
function paragraphsOf(parts: readonly Part[]): Paragraph[] {
  const found: Paragraph[] = [];
  const repeat = partsOf(parts, "repeat")[0]?.cost ?? null;
  for (const part of parts) {
    const last = found.at(-1);
    switch (part.part) {
      case "performed":
        found.push({ kind: "performed", text: part, effects: [part.effect], limits: [] });
        break;
      case "ability":
        found.push({ kind: "plain", ability: part.ability });
        break;
      case "effect":
        if (last?.kind === "performed")
          found.splice(-1, 1, withEffects(last, [...last.effects, part.effect]));
        else {
          const text = asSpell(part.effect, repeat);
          found.push({ kind: "performed", text, effects: [part.effect], limits: [] });
        }
        break;
      case "instead":
        if (last?.kind === "performed") {
          const [usual = part.effect, ...before] = last.effects.toReversed();
          const either = alternatively(part.met, usual, part.effect);
          found.splice(-1, 1, withEffects(last, [...before.toReversed(), either]));
        }
        break;
      case "limit":
        if (last?.kind === "performed" && part.of === "this")
          found.splice(-1, 1, { ...last, limits: [...last.limits, part.usable] });
        break;
      case "once":
        if (last?.kind === "performed") found.splice(-1, 1, { ...last, text: onceEachTurn(last.text) });
        break;
      case "timing":
      case "additionalCost":
      case "inTrash":
      case "flow":
      case "offDomain":
      case "repeat":
        break;
    }
  }
  return found;
}

/** ability.27 */
function onceEachTurn(text: Performed): Performed {
  return {
    ...text,
    make: (effect, cost) => {
      const ability = text.make(effect, cost);
      return ability.kind === "triggered" ? { ...ability, timesEachTurn: 1 } : ability;
    },
  };
}

function withEffects(
  paragraph: Extract<Paragraph, { kind: "performed" }>,
  effects: readonly Effect[],
): Paragraph {
  return { ...paragraph, effects, text: { ...paragraph.text, effect: effects.reduce(inTurn) } };
}

/** ability.2, keywords.4 What the sentences of a face make, compiled; and which ability Equips it (keywords.26), or -1. */
function abilitiesOf(
  id: string,
  parts: readonly Part[],
  made: Made,
): { abilities: RiftboundAbility[]; equip: number } {
  const paragraphs = paragraphsOf(parts);
  const everywhere = partsOf(parts, "limit").flatMap(({ of, usable }) => (of === "all" ? [usable] : []));
  const abilities = paragraphs.map((each, at) =>
    each.kind === "plain"
      ? each.ability
      : limited(performed(`${id} text ${at + 1}`, each.text, made), [...each.limits, ...everywhere]),
  );
  const equip = paragraphs.findIndex((each) => each.kind === "performed" && each.text.equips);
  return { abilities, equip };
}

function performed(key: string, { effect, price, about, make }: Performed, made: Made): RiftboundAbility {
  const begin = act("ability.13", (table, context) => beginText(table, context, about));
  return make(compiled(key, effect, made, [begin]), compiledCost(key, price, made, aroundCost(about)));
}

/** golden.6 An ability that can only be used when something is so. */
function limited(ability: RiftboundAbility, limits: readonly Condition[]): RiftboundAbility {
  if (limits.length === 0 || ability.kind !== "performed" || ability.what !== "activated") return ability;
  return {
    ...ability,
    usable: (table, context) => ability.usable(table, context) && limits.every((met) => met(table, context)),
  };
}

/** What a spell does. */
function asSpell(effect: Effect, repeat: Resources | null): Performed {
  return {
    part: "performed",
    effect,
    price: NO_PRICE,
    about: null,
    equips: false,
    make: ({ chooses, does, possible }: CompiledEffect): SpellText => ({
      kind: "performed",
      what: "spell",
      chooses,
      does,
      possible,
      repeat,
      isOptional: false,
    }),
  };
}

/** The faces that no card file has: tokens, and the texts of keywords. */
const standardFaces = lazily((): readonly RiftboundDefinition[] => [
  ...[...TOKENS, ...BATTLEFIELD_TOKENS].map(tokenFace),
  ...keywordTexts.map(({ name, parts }) => standardText(keywordFace(name), wordOf(name), parts)),
  standardText(PREVENTION, PREVENT, [prevention]),
]);

/** action.32 */
const PREVENT = { en: "Prevent", th: "Prevent", ja: "軽減" };

function standardText(
  id: string,
  names: RiftboundPrinted["names"],
  parts: readonly Part[],
): RiftboundDefinition {
  return textFace({ ...printedAs(id), names }, id, { parts, words: NO_WORDS });
}

/** What a keyword is called. */
function wordOf(name: string): RiftboundPrinted["names"] {
  const isMeant = (word: string): boolean => word.replace("-", "").toLowerCase() === name.toLowerCase();
  return keywords.find(({ word }) => isMeant(word.en))?.word ?? {};
}

function lazily<T>(make: () => T): () => T {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

function printedAs(id: string): RiftboundPrinted {
  return {
    id,
    names: {},
    types: [],
    isChampion: false,
    isSignature: false,
    tags: [],
    domains: 0,
    cost: { energy: 0, power: [] },
    might: 0,
    mightBonus: 0,
    isToken: true,
    isMarkedBanned: false,
    words: NO_WORDS,
  };
}

/** tokens.3, tokens.4 */
function tokenFace(kind: TokenKind): RiftboundDefinition {
  const { text, might, names, type } = kind;
  const compiledOne = text === "" ? { parts: [], words: NO_WORDS } : compiledText(text);
  const printed = { ...printedAs(tokenId(kind)), names, types: [type], might, tags: kind.tags };
  return faceWith({ ...printed, words: compiledOne.words }, compiledOne.parts);
}

/** A face, and those that its text gives. */
function withGiven(face: RiftboundDefinition): RiftboundDefinition[] {
  return [face, ...face.gives.flatMap(withGiven)];
}

/** The faces of several card files as one pool, with those that they give and those that every game may meet. */
export function poolOfCards(
  definitions: readonly RiftboundDefinition[],
): Pool<RiftboundState, RiftboundDefinition> {
  // A kind of token may be made by several cards.
  const faces = new Map<string, RiftboundDefinition>();
  for (const face of definitions.flatMap(withGiven)) faces.set(face.id, face);
  const all = [...faces.values(), ...standardFaces().filter(({ id }) => !faces.has(id))];
  return poolOf<RiftboundState, RiftboundDefinition>(all.some(copiesText) ? withCopies(all) : all);
}

function copiesText({ abilities }: RiftboundDefinition): boolean {
  return abilities.some((each) => each.kind === "stated" && each.what === "copiesText");
}

/** layers.4 The same with a second face of each unit, which what copies texts brings. */
function withCopies(faces: readonly RiftboundDefinition[]): RiftboundDefinition[] {
  const copies = faces
    .filter(({ types }) => types.includes("unit"))
    .map((face): RiftboundDefinition => ({ ...face, id: copyOf(face.id), isToken: true }));
  const brings = copies.map(({ id }) => id);
  return [
    ...faces.map((face) => (copiesText(face) ? { ...face, brings: [...face.brings, ...brings] } : face)),
    ...copies,
  ];
}

let project: readonly RiftboundDefinition[] | null = null;

/** The project's own cards; compiled when first asked for. */
export function projectCards(): readonly RiftboundDefinition[] {
  project ??= PROJECT_FILES.flatMap((data) => cardsOf(reading, data).map(define));
  return project;
}
