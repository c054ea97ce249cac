import type { Interlude } from "@gyoji/game";
import { NONE } from "@gyoji/kernel";
import { IntlMessageFormat } from "intl-messageformat";
import { en } from "./messages/en.ts";
import { ja } from "./messages/ja.ts";
import { th } from "./messages/th.ts";
import { modeOf } from "./modes.ts";

const CATALOGUES = { en, th, ja };

/** modes.6, modes.7, modes.8 Between two games of a match: how many each side has won, and that the next one is set up anew. */
export const interlude: Interlude = {
  ends: ["gameWon", "gameDrawn"],
  told: ({ mode, wins, gameNumber, lastWinner }, language, names) => {
    const { games } = modeOf(String(mode)) ?? { games: 1 };
    const say = (key: keyof typeof en, values: Record<string, string | number>): string =>
      String(new IntlMessageFormat(CATALOGUES[language][key], language).format(values));
    const counts = (wins as readonly number[]).map((count, seat) =>
      say("interlude wins", { player: names[seat] ?? "", count }),
    );
    return [
      say("interlude score", { wins: counts.join(" · "), needed: Math.floor(games / 2) + 1 }),
      say(lastWinner === NONE ? "interlude next drawn" : "interlude next", { number: Number(gameNumber) }),
    ];
  },
};
