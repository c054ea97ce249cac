import { answer, decisionOf, forkTable, type Refusal, type State, type Table } from "@gyoji/kernel";
import { compare } from "./compare.ts";
import type { Fault } from "./problem.ts";
import { type Illegal, letterOf, type ScenarioGame } from "./scenario.ts";
import { chosenBy, offered, sameWords } from "./words.ts";

/**
 * Why these words are not as illegal as expected. Words of earlier decisions are answered on a table aside; the
 * first that is not offered must be refused for the reason given.
 */
export function faultsOfIllegal<S extends State>(
  adaptor: ScenarioGame<S>,
  table: Table<S>,
  illegal: Illegal,
): Fault[] {
  const aside = forkTable(table);
  const seat = letterOf(illegal.seat);
  for (const [at, part] of illegal.words.entries()) {
    const pending = decisionOf(aside, illegal.seat);
    const chosen = chosenBy(part, offered(adaptor, aside, illegal.seat));
    if (chosen.kind === "several")
      return [{ kind: "ambiguous", seat, words: part, matching: chosen.matching }];
    if (chosen.kind === "none" || pending === null) return faultsOfRefusal(adaptor, aside, illegal, at);
    if (at < illegal.words.length - 1) answer(aside, pending, chosen.index);
  }
  return [{ kind: "legalAfterAll", seat, words: illegal.words.join(" › ") }];
}

function faultsOfRefusal<S extends State>(
  adaptor: ScenarioGame<S>,
  table: Table<S>,
  illegal: Illegal,
  at: number,
): Fault[] {
  const seat = letterOf(illegal.seat);
  const words = illegal.words.slice(at).join(" › ");
  const all = table.game.refusals(table, illegal.seat);
  const meant = all.filter(({ option }) => {
    const spelled = adaptor.spell(table, option);
    return sameWords(spelled, illegal.words[at] ?? "") || sameWords(spelled, words);
  });
  if (meant.length === 0)
    return [
      { kind: "notRefused", seat, words, refused: all.map(({ option }) => adaptor.spell(table, option)) },
    ];
  const expected = expectedRefusal(illegal);
  if (meant.some((refusal) => compare(expected, refusal, "").length === 0)) return [];
  return [{ kind: "refusedOtherwise", seat, words, expected, found: meant.map(shown) }];
}

function expectedRefusal({ rule, reason, figures }: Illegal): Record<string, unknown> {
  return { rule, ...(reason === null ? {} : { reason }), ...(figures === null ? {} : { figures }) };
}

function shown({ rule, reason, figures }: Refusal): Omit<Refusal, "option"> {
  return { rule, reason, figures };
}
