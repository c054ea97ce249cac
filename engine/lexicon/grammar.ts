import type { Category, Terminal } from "./category.ts";
import type { Entry } from "./entry.ts";
import type { Language } from "./language.ts";
import { type Hole, type Letters, patternOf, wordingsOf } from "./wording.ts";

/** All that can be a phrase of one category, in one language. */
export interface Rules {
  readonly category: Category<unknown>;
  /** Its place among all categories. */
  readonly index: number;
  readonly terminals: readonly Terminal<unknown>[];
  readonly productions: readonly Production[];
  /** Productions that may begin with a character; any other one only begins those of `open`. */
  readonly byFirst: ReadonlyMap<number, readonly Production[]>;
  /** Productions that begin with a terminal, whose characters are not known beforehand. */
  readonly open: readonly Production[];
}

/** One wording of an entry, with its slots bound to the rules of their categories. */
export interface Production {
  readonly entry: Entry;
  readonly wording: string;
  readonly slotNames: readonly string[];
  readonly pieces: readonly Piece[];
}

type Piece = Letters | Slot;

interface Slot extends Hole {
  /** Which of `slotNames` it fills. */
  readonly index: number;
  readonly rules: Rules;
}

export type Grammar = ReadonlyMap<string, Rules>;

interface OpenRules extends Rules {
  terminals: Terminal<unknown>[];
  productions: Production[];
  byFirst: Map<number, Production[]>;
  open: Production[];
}

/**
 * The grammar of one language, by category name.
 * Throws an Error that names the entry where a wording is wrong or begins, directly or through
 * others, with a slot of its own category.
 */
export function buildGrammar(
  categories: ReadonlyMap<string, Category<unknown>>,
  entries: readonly Entry[],
  language: Language,
): Grammar {
  const grammar = new Map<string, OpenRules>();
  for (const category of categories.values()) {
    grammar.set(category.name, {
      category,
      index: grammar.size,
      terminals: [],
      productions: [],
      byFirst: new Map(),
      open: [],
    });
  }
  const own = new Map<string, Production[]>();
  for (const entry of entries) {
    const productions = wordingsOf(entry, language).map((source) => bind(grammar, entry, language, source));
    own.set(entry.category.name, [...(own.get(entry.category.name) ?? []), ...productions]);
  }
  for (const rules of grammar.values()) {
    for (const part of withIncluded(rules.category)) {
      if (part.kind === "terminal") rules.terminals.push(part);
      else rules.productions.push(...(own.get(part.name) ?? []));
    }
  }
  refuseLeftRecursion(grammar, language);
  const firsts = new Map<Rules, Firsts>();
  for (const rules of grammar.values()) indexByFirst(rules, firsts);
  return grammar;
}

/** A category and all it includes, each once. */
export function withIncluded(category: Category<unknown>): Set<Category<unknown>> {
  const all = new Set<Category<unknown>>([category]);
  for (const part of all)
    if (part.kind === "phrases") for (const included of part.includes) all.add(included);
  return all;
}

function bind(
  grammar: ReadonlyMap<string, Rules>,
  entry: Entry,
  language: Language,
  source: string,
): Production {
  const slotNames = Object.keys(entry.slots);
  const pieces = patternOf(entry, language, source).map((piece): Piece => {
    if (piece.kind === "letters") return piece;
    const rules = grammar.get(entry.slots[piece.slot]?.name ?? "");
    if (rules === undefined) throw new Error(`entry "${entry.id}": slot {${piece.slot}} has no category`);
    return { ...piece, index: slotNames.indexOf(piece.slot), rules };
  });
  return { entry, wording: source, slotNames, pieces };
}

function refuseLeftRecursion(grammar: ReadonlyMap<string, Rules>, language: Language): void {
  const done = new Set<Rules>();
  const visit = (rules: Rules, path: readonly Rules[]): void => {
    if (done.has(rules)) return;
    for (const { entry, pieces } of rules.productions) {
      const [first] = pieces;
      if (first?.kind !== "hole") continue;
      if (first.rules === rules || path.includes(first.rules)) {
        const name = first.rules.category.name;
        throw new Error(
          `entry "${entry.id}" (${language}): left recursion, {${first.slot}} begins with a "${name}" again`,
        );
      }
      visit(first.rules, [...path, rules]);
    }
    done.add(rules);
  };
  for (const rules of grammar.values()) visit(rules, []);
}

function indexByFirst(rules: OpenRules, known: Map<Rules, Firsts>): void {
  for (const production of rules.productions) {
    const { codes, open } = firstsOf(production, known);
    if (open) rules.open.push(production);
    else for (const code of codes) rules.byFirst.set(code, [...(rules.byFirst.get(code) ?? []), production]);
  }
  for (const [code, productions] of rules.byFirst) rules.byFirst.set(code, [...productions, ...rules.open]);
}

interface Firsts {
  readonly codes: ReadonlySet<number>;
  readonly open: boolean;
}

function firstsOf(production: Production, known: Map<Rules, Firsts>): Firsts {
  const [first] = production.pieces;
  if (first?.kind === "hole") return firstsOfAll(first.rules, known);
  return { codes: new Set(first?.codes.slice(0, 1)), open: false };
}

function firstsOfAll(rules: Rules, known: Map<Rules, Firsts>): Firsts {
  const before = known.get(rules);
  if (before) return before;
  const inner = rules.productions.map((production) => firstsOf(production, known));
  const firsts = {
    codes: new Set(inner.flatMap(({ codes }) => [...codes])),
    open: rules.terminals.length > 0 || inner.some(({ open }) => open),
  };
  known.set(rules, firsts);
  return firsts;
}
