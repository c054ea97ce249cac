import { contextOf } from "@gyoji/game/effects";
import { cardAt, raise } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { battlefieldCard, battlefields } from "../rules/information.ts";
import { BATTLEFIELD_TOKENS, type TokenKind, tokenId } from "../tokens.ts";
import { effect, terrain, wideFact } from "./categories.ts";
import { some } from "./choosing.ts";
import { adding } from "./facts.ts";
import { on, plainly } from "./flow.ts";
import { type Effect, hereOf, type Noun } from "./meaning.ts";

/* Battlefields that are replaced with tokens (types.15, action.38). */

const battlefieldInPlay: Noun = {
  is: () => true,
  among: (table) => battlefields(table).map((at) => battlefieldCard(table, at)),
  isSecret: false,
};

/** The Battlefield stays what it is for its controller and its units; only its card is another one. */
function replacing(face: string): Effect {
  return (scope) => {
    scope.made.known.push(face);
    return on(some(battlefieldInPlay, { count: () => 1, how: "exactly" }), {
      rule: "action.38",
      does: (table, { self }, cards) =>
        raise(table, "replaced", { seat: self.user, cards, source: self.card, more: { face } }),
    })(scope);
  };
}

/** action.38 What a token has replaced comes back in its place. */
const bringingBack = plainly("action.38", (table, { self: { card, stay, user } }) => {
  if (cardAt(table, card).stay === stay) raise(table, "broughtBack", { seat: user, cards: [card] });
});

function words(kind: TokenKind): Entry {
  const { en, th, ja } = kind.names;
  return entry(
    terrain,
    en,
    {},
    { en: `${en} battlefield token`, th: `โทเคนสนามรบ ${th}`, ja: `${ja}・バトルフィールドトークン` },
    () => tokenId(kind),
  );
}

export const terrainWords: readonly Entry[] = [
  ...BATTLEFIELD_TOKENS.map(words),
  entry(
    effect,
    "replace a battlefield",
    { what: terrain },
    {
      en: "replace a battlefield with a {what}",
      th: "แทนที่สนามรบ 1 แห่งด้วย{what}",
      ja: "バトルフィールド1つを{what}に置き換える",
    },
    ({ what }) => replacing(what),
  ),
  entry(
    effect,
    "bring the battlefield back",
    {},
    {
      en: "replace this with the battlefield it replaced",
      th: "แทนที่การ์ดนี้ด้วยสนามรบที่มันแทนที่",
      ja: "これを、これが置き換えたバトルフィールドに置き換える",
    },
    () => bringingBack,
  ),
  // move.3
  entry(
    wideFact,
    "move here from anywhere",
    {},
    {
      en: "units can move here from anywhere",
      th: "ยูนิตเคลื่อนมาที่นี่จากที่ใดก็ได้",
      ja: "ユニットはどこからでもここに移動できる",
    },
    () => (met) => [
      adding("openToMoves", "zone", "table", met, (table, self, zone) =>
        zone === hereOf(table, contextOf(self)) ? 1 : null,
      ),
    ],
  ),
];
