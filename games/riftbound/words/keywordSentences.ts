import { cardAt } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { type Timing } from "../definition.ts";
import { isUnit } from "../rules/information.ts";
import { isOnChain, itemOf } from "../rules/items.ts";
import { EMPOWER, mayBeEmpowered } from "./acting.ts";
import { count, dependentSentence, keywordList, price, response, sentence, symbols } from "./categories.ts";
import { known, me, some } from "./choosing.ts";
import { attaching } from "./equipping.ts";
import { mine } from "./facts.ts";
import { on } from "./flow.ts";
import { always, type Condition, type Effect, type Moment, type Sentence } from "./meaning.ts";
import { lying, own } from "./nouns.ts";
import { ended } from "./punctuation.ts";
import { one, stated } from "./sentences.ts";
import { activated, dependent, triggered } from "./triggers.ts";

/* Keywords that are whole sentences (keywords.1). */

const timing = (of: Timing): Sentence => one({ part: "timing", timing: of });

const died: Moment = {
  called: "deathknell",
  on: ["killed"],
  reach: "self",
  matches: (_table, self, { event }) => event.cards.includes(self.card),
  cards: (_table, self) => [self.card],
};

/** keywords.23 Whether its player has played another card this turn. */
export const legion: Condition = (table, { self, vars }) => {
  const played = table.state.game.cardsPlayed[self.user] ?? 0;
  return played > (countsItself(table, self.card, vars["item"]) ? 1 : 0);
};

/** Whether the card that asks has itself been counted this turn. */
function countsItself(table: Parameters<Condition>[0], card: number, item: unknown): boolean {
  if (typeof item === "number" && isOnChain(table, item)) {
    const found = itemOf(table, item);
    return found.kind === "card" ? found.isFinalized : cardAt(table, card).playedIn === table.state.game.turn;
  }
  return cardAt(table, card).playedIn === table.state.game.turn;
}

/** keywords.26 Attaches it to a unit of its player. */
const equip: Effect = attaching(
  known(me),
  some(
    lying((table, card, context) => isUnit(table, card) && own(table, card, context)),
    { count: () => 1, how: "exactly" },
  ),
);

const keywords: readonly Entry[] = [
  entry(
    sentence,
    "keywords",
    { all: keywordList },
    { en: "{all}", th: "{all}", ja: "{all}" },
    ({ all }) =>
      () =>
        all.flatMap((each) => mine(each)(always)),
  ),
  entry(sentence, "Action", {}, { en: "[Action]", th: "[Action]", ja: "[アクション]" }, () =>
    timing("action"),
  ),
  entry(sentence, "Reaction", {}, { en: "[Reaction]", th: "[Reaction]", ja: "[リアクション]" }, () =>
    timing("reaction"),
  ),
  entry(sentence, "Hidden", {}, { en: ["[Hidden]", "Hidden"], th: "[Hidden]", ja: "[ヒドゥン]" }, () =>
    stated("hidden"),
  ),
  entry(
    sentence,
    "Flow",
    { cost: symbols },
    { en: "[Flow] {cost}", th: "[Flow] {cost}", ja: "[フロー] {cost}" },
    ({ cost }) => one({ part: "flow", cost }),
  ),
  entry(
    sentence,
    "Repeat",
    { cost: symbols },
    { en: "[Repeat] {cost}", th: "[Repeat] {cost}", ja: "[リピート] {cost}" },
    ({ cost }) => one({ part: "repeat", cost }),
  ),
  // keywords.35
  entry(
    sentence,
    "Empower",
    { cost: price },
    { en: ["[Empower] {cost}", "[Empower] — {cost}"], th: "[Empower] {cost}", ja: "[エンパワー] {cost}" },
    ({ cost }) =>
      activated(cost, on(known(me), EMPOWER), "normal", (table, { self }) =>
        mayBeEmpowered(table, self.card),
      ),
  ),
  // keywords.26
  entry(
    sentence,
    "Equip",
    { cost: price },
    { en: ["[Equip] {cost}", "[Equip] — {cost}"], th: "[Equip] {cost}", ja: "[装備] {cost}" },
    ({ cost }) => activated(cost, equip, "normal", always, true),
  ),
  // keywords.15
  entry(
    sentence,
    "Deathknell",
    { does: response },
    {
      en: ended("[Deathknell][>] {does}", "[Deathknell] {does}", "[Deathknell] — {does}"),
      th: "[Deathknell][>] {does}",
      ja: "[デスネル][>] {does}",
    },
    ({ does }) => one(triggered(died, does)),
  ),
  entry(
    sentence,
    "Legion",
    { does: dependentSentence },
    { en: ["[Legion][>] {does}", "[Legion] — {does}"], th: "[Legion][>] {does}", ja: "[レギオン][>] {does}" },
    ({ does }) => dependent(legion, does),
  ),
  entry(
    sentence,
    "Level",
    { n: count, does: dependentSentence },
    {
      en: ["[Level {n}][>] {does}", "[Level {n}] — {does}"],
      th: "[Level {n}][>] {does}",
      ja: "[レベル{n}][>] {does}",
    },
    ({ n, does }) => dependent((table, { self }) => (table.state.game.xp[self.user] ?? 0) >= n, does),
  ),
  // keywords.36
  entry(
    sentence,
    "Empowered",
    { does: dependentSentence },
    {
      en: ["[Empowered][>] {does}", "[Empowered] — {does}"],
      th: "[Empowered][>] {does}",
      ja: "[エンパワー状態][>] {does}",
    },
    ({ does }) => dependent((table, { self }) => cardAt(table, self.card).empowered > 0, does),
  ),
];

export const keywordSentenceWords: readonly Entry[] = [...keywords];
