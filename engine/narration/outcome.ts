import type { View } from "@gyoji/kernel";
import { gameSays, type Reader, seatName } from "./reader.ts";
import { ruleCalled } from "./rulebook.ts";
import { say } from "./say.ts";

/** How a match ended: who won, what happened, and the rule that ended it; "" while it goes on. */
export function outcomeInWords(reader: Reader, view: Pick<View, "outcome" | "agreed">): string {
  const { outcome } = view;
  const text = resultInWords(reader, view);
  if (outcome === null || outcome.kind === "looped") return text;
  const { rule } = outcome;
  const summary = ruleCalled(reader.rulebook, rule)?.summary[reader.language] ?? "";
  return say(reader.language, "outcome by rule", { text, rule, summary });
}

/** The same without its rule, for where that stands beside it. */
export function resultInWords(reader: Reader, { outcome, agreed }: Pick<View, "outcome" | "agreed">): string {
  switch (outcome?.kind) {
    case undefined:
      return "";
    case "looped":
      return [say(reader.language, "outcome looped"), ...repeatedRules(reader, outcome.cycle)].join("\n");
    case "won": {
      const names = { winner: namesOf(reader, outcome.winners), loser: namesOf(reader, outcome.losers) };
      const why = gameSays(reader, `end ${outcome.rule}`, names);
      return say(reader.language, "outcome won", { winner: names.winner, why });
    }
    case "drawn": {
      const end = agreed.length === reader.game.seats ? "agreed" : outcome.rule;
      return say(reader.language, "outcome drawn", { why: gameSays(reader, `end ${end}`) });
    }
  }
}

/** The rules that a loop goes through, each once: a step is labelled with its rule first. */
function repeatedRules(reader: Reader, cycle: readonly string[]): string[] {
  const ids = new Set(cycle.map((label) => label.split(" ")[0]));
  return [...ids].flatMap((id) => {
    const rule = ruleCalled(reader.rulebook, id ?? "");
    return rule === undefined ? [] : [`  ${rule.id}  ${rule.summary[reader.language]}`];
  });
}

function namesOf(reader: Reader, seats: readonly number[]): string {
  return seats.map((seat) => seatName(reader, seat)).join(", ");
}
