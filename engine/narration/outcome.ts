import type { Outcome, View } from "@gyoji/kernel";
import { gameSays, type Reader, seatName } from "./reader.ts";
import { ruleCalled } from "./rulebook.ts";
import { say } from "./say.ts";

/** How a match ended: who won, what happened, and the rule that ended it; "" while it goes on. */
export function outcomeInWords(
  reader: Reader,
  { outcome, agreed }: Pick<View, "outcome" | "agreed">,
): string {
  if (outcome === null) return "";
  switch (outcome.kind) {
    case "looped":
      return [say(reader.language, "outcome looped"), ...repeatedRules(reader, outcome.cycle)].join("\n");
    case "won": {
      const winner = namesOf(reader, outcome.winners);
      const loser = namesOf(reader, outcome.losers);
      return say(reader.language, "outcome won", {
        winner,
        ...reason(reader, outcome, outcome.rule, { winner, loser }),
      });
    }
    case "drawn": {
      const end = agreed.length === reader.game.seats ? "agreed" : outcome.rule;
      return say(reader.language, "outcome drawn", reason(reader, outcome, end, {}));
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

function reason(
  reader: Reader,
  { rule }: Exclude<Outcome, { kind: "looped" }>,
  end: string,
  names: Readonly<Record<string, string>>,
): { why: string; rule: string; summary: string } {
  const summary = ruleCalled(reader.rulebook, rule)?.summary[reader.language] ?? "";
  return { why: gameSays(reader, `end ${end}`, names), rule, summary };
}
