import type { Outcome, Table } from "@gyoji/kernel";
import { gameSays, type Reader, seatName } from "./reader.ts";

/** How a match ended: who won, what happened, and the rule that ended it; "" while it goes on. */
export function outcomeInWords(reader: Reader, table: Table): string {
  const { outcome } = table.state;
  switch (outcome?.kind) {
    case undefined:
      return "";
    case "looped":
      return [reader.say("outcome looped"), ...repeatedRules(reader, outcome.cycle)].join("\n");
    case "won": {
      const winner = namesOf(reader, outcome.winners);
      const loser = namesOf(reader, outcome.losers);
      return reader.say("outcome won", {
        winner,
        ...reason(reader, outcome, outcome.rule, { winner, loser }),
      });
    }
    case "drawn": {
      const agreed = table.state.agreed === (1 << table.game.seats) - 1;
      return reader.say("outcome drawn", reason(reader, outcome, agreed ? "agreed" : outcome.rule, {}));
    }
  }
}

/** The rules that a loop goes through, each once: a step is labelled with its rule first. */
function repeatedRules({ module, language }: Reader, cycle: readonly string[]): string[] {
  const ids = new Set(cycle.map((label) => label.split(" ")[0]));
  return [...ids].flatMap((id) => {
    const rule = module.rulebook.find((each) => each.id === id);
    return rule === undefined ? [] : [`  ${rule.id}  ${rule.summary[language]}`];
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
  const summary = reader.module.rulebook.find(({ id }) => id === rule)?.summary[reader.language] ?? "";
  return { why: gameSays(reader, `end ${end}`, names), rule, summary };
}
