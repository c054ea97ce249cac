import { type Seat } from "@gyoji/kernel";
import { namesFor, plainNames, type Reader } from "@gyoji/narration";
import { useEffect, useMemo, useState } from "react";
import type { GameHere } from "../registry.ts";
import { settings } from "../state/settings.ts";
import { useStore } from "../state/store.ts";
import type { TableState } from "../state/table.ts";

/** How the player reads a table: in their language, with the names that the players have for them. */
export function useReader({ presentation, rulebook }: GameHere, table: TableState): Reader {
  const { language } = useStore(settings);
  const [rules, setRules] = useState<Reader["rulebook"]>([]);
  useEffect(() => {
    void rulebook().then(setRules);
  }, [rulebook]);
  const { printed, opened, now } = table;
  const me = onlyPerson(opened.players);
  const seat = now.view.seat;
  return useMemo(() => {
    const names =
      me === seat && opened.replay === null
        ? namesFor(presentation, me, language)
        : plainNames(presentation, language);
    return { game: presentation, rulebook: rules, language, names, printed: (id) => printed.get(id) };
  }, [presentation, rules, language, printed, me, seat, opened.replay]);
}

/** The seat of the one person at the table, or -1. */
function onlyPerson(players: readonly string[]): Seat {
  const persons = players.flatMap((player, seat) => (player === "person" ? [seat] : []));
  return persons.length === 1 ? (persons[0] ?? -1) : -1;
}
