import type { GamePresentation } from "@gyoji/game";
import { plainNames, type Reader } from "@gyoji/narration";
import { useEffect, useMemo, useState } from "react";
import type { GameHere } from "../registry.ts";
import { playerNames } from "../state/playerNames.ts";
import { settings } from "../state/settings.ts";
import { useStore } from "../state/store.ts";
import type { TableState } from "../state/table.ts";

/** How the player reads a table: in their language, with the names that the players have for them. */
export function useReader(game: GamePresentation, rulebook: GameHere["rulebook"], table: TableState): Reader {
  const { language } = useStore(settings);
  const [rules, setRules] = useState<Reader["rulebook"]>([]);
  useEffect(() => {
    void rulebook().then(setRules);
  }, [rulebook]);
  const { printed, opened, now } = table;
  const { players, replay } = opened;
  const seat = now.view.seat;
  return useMemo(() => {
    const names = replay === null ? playerNames(game, players, seat, language) : plainNames(game, language);
    return { game, rulebook: rules, language, names, printed: (id) => printed.get(id) };
  }, [game, rules, language, printed, players, seat, replay]);
}
