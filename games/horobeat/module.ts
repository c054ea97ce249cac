import type { CardSource, Compiled, Deck, GameModule, Rule } from "@gyoji/game";
import type { Pool } from "@gyoji/kernel";
import { cardFileJsonSchema, sharedIds } from "@gyoji/lexicon";
import { z } from "zod";
import sd01 from "./cards/decks/hb-sd01.yaml";
import sd02 from "./cards/decks/hb-sd02.yaml";
import drum from "./cards/decks/yk-drum.yaml";
import lantern from "./cards/decks/yk-lantern.yaml";
import { cardSchema, define, poolOfCards, projectCards, readCards } from "./cards.ts";
import type { HorobeatDefinition } from "./definition.ts";
import { cardFigures, cardLines, cardName, headline } from "./describe.ts";
import { horobeat } from "./game.ts";
import { en } from "./messages/en.ts";
import { ja } from "./messages/ja.ts";
import { th } from "./messages/th.ts";
import rulebook from "./rulebook.yaml";
import { checkDeck } from "./rules/deck.ts";
import { scenario } from "./scenario/index.ts";
import { type HorobeatState, lineNumbers } from "./state.ts";
import { words } from "./words/index.ts";

const names = z.strictObject({ en: z.string(), th: z.string(), ja: z.string() });
const deckFile = z.strictObject({
  game: z.literal("horobeat"),
  name: names,
  cards: z.record(z.string(), z.int().positive()),
});

function deck(id: string, file: unknown): Deck {
  const { name, cards } = deckFile.parse(file);
  return { id, name, cards };
}

const rules = z.object({
  rules: z.array(
    names
      .extend({ id: z.string(), kind: z.string(), testable: z.boolean() })
      .transform(({ id, kind, testable, ...summary }): Rule => ({ id, kind, testable, summary })),
  ),
});

/** The project's cards, and those of card files: all or none. */
function compile(sources: readonly CardSource[]): Compiled<HorobeatState> {
  const files = sources.map(({ file, source }) => readCards(file, source));
  const errors = files.flatMap((file) => (file.ok ? [] : file.errors));
  if (errors.length === 0) errors.push(...sharedIds(sources));
  if (errors.length > 0) return { ok: false, errors };
  const added = files.flatMap((file) => (file.ok ? file.cards.map(define) : []));
  const own = new Set(added.map(({ id }) => id));
  // A card file may bring its own version of a card of the project.
  const kept = projectCards().filter(({ id }) => !own.has(id));
  const replaced = projectCards().flatMap(({ id }) => (own.has(id) ? [id] : []));
  const pool: Pool<HorobeatState> = poolOfCards([...kept, ...added]);
  return { ok: true, pool, added, replaced };
}

/** HORO-BEAT, whole. */
export const horobeatModule: GameModule<HorobeatState> = {
  game: horobeat,
  name: { en: "HORO-BEAT", th: "HORO-BEAT", ja: "HORO-BEAT" },
  notice: { en: en.notice, th: th.notice, ja: ja.notice },
  // 5.2.2: a program may find the first player by chance instead.
  options: [{ name: "opening", values: ["janken", "random"], simulated: "random" }],
  decks: [deck("HB-SD01", sd01), deck("HB-SD02", sd02), deck("YK-LANTERN", lantern), deck("YK-DRUM", drum)],
  rulebook: rules.parse(rulebook).rules,
  layout: {
    // 4.1.4: "count" shows how many cards there are; lists show it too.
    beside: [
      { zone: "hearts", look: "cards" },
      { zone: "ena", look: "cards" },
      { zone: "deck", look: "count" },
      { zone: "graveyard", look: "count" },
      { zone: "check", look: "cards" },
      { zone: "hand", look: "cards" },
    ],
    columns: lineNumbers(),
    rows: [
      { zone: "waza{}", look: "cards" },
      { zone: "horobito{}", look: "stack" },
    ],
  },
  lexicon: words,
  cardSchema: cardFileJsonSchema("horobeat", cardSchema),
  scenario,
  messages: { en, th, ja },
  compile,
  checkDeck: (pool, cards) => checkDeck(pool as Pool<HorobeatState, HorobeatDefinition>, cards),
  cardName: (definition, language) => cardName(definition as HorobeatDefinition, language),
  cardLines: (definition, language) => cardLines(definition as HorobeatDefinition, language),
  cardFigures,
  headline,
};
