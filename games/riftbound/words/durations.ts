import { type Entry, entry } from "@gyoji/lexicon";
import { duration } from "./categories.ts";
import type { Context } from "./meaning.ts";

/* How long something lasts. */

/** Until the player with the text begins a turn. */
const OWN_TURN = "own turn";

/** When something ends that lasts for so long: the name by which the rules end it. */
export function endingFor({ self }: Context, until: string): string {
  return until === OWN_TURN ? `turn of ${self.user}` : until;
}

export const durationWords: readonly Entry[] = [
  entry(
    duration,
    "this turn",
    {},
    {
      en: ["this turn", "until end of turn", "until the end of the turn"],
      th: "ในเทิร์นนี้",
      ja: "このターン、",
    },
    () => "turn",
  ),
  entry(
    duration,
    "this combat",
    {},
    { en: "this combat", th: "ในการต่อสู้นี้", ja: "この戦闘中、" },
    () => "combat",
  ),
  entry(
    duration,
    "until your next turn",
    {},
    {
      en: [
        "until your next turn",
        "until the start of your next turn",
        "until the start of your next Beginning Phase",
      ],
      th: "จนกว่าจะถึงเทิร์นถัดไปของคุณ",
      ja: "あなたの次のターンまで、",
    },
    () => OWN_TURN,
  ),
];
