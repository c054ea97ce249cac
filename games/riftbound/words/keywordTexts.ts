import { type CardId, call, cardAt, NONE, raise } from "@gyoji/kernel";
import { attach, weaponmaster } from "../rules/attaching.ts";
import { isUnit, keyword } from "../rules/information.ts";
import type { TriggeredKeyword } from "../rules/keywords.ts";
import { lookAtTop } from "../rules/looking.ts";
import { KILL } from "./acting.ts";
import { known, me, some } from "./choosing.ts";
import { on, plainly } from "./flow.ts";
import { giveMight } from "./giving.ts";
import { type Context, type Effect, hereOf, type Moment, type Part, type Table } from "./meaning.ts";
import { enemy, lying, own } from "./nouns.ts";
import { simply, triggered } from "./triggers.ts";

/* What the keywords do that are Triggered Abilities: rules/keywords.ts finds who has them. */

/** They are found by the rules and listen for nothing themselves. */
const never: Moment = { on: [], reach: "self", matches: () => false, cards: () => [] };

const ONE = { count: () => 1, how: "exactly" } as const;

const valueOf = (table: Table, { self }: Context, name: TriggeredKeyword): number =>
  keyword(table, self.card, name);

const EFFECTS: Readonly<Record<TriggeredKeyword, Effect>> = {
  // keywords.25
  vision: plainly("keywords.25", (table, { self }) =>
    call(table, lookAtTop, { who: self.user, count: 1, cards: [], kept: [] }),
  ),
  // keywords.24
  temporary: on(known(me), KILL),
  // keywords.32
  hunt: plainly("keywords.32", (table, context) =>
    raise(table, "gainedXp", { seat: context.self.user, amount: valueOf(table, context, "hunt") }),
  ),
  // keywords.27
  quickDraw: on(
    some(
      lying((table, card, context) => isUnit(table, card) && own(table, card, context)),
      ONE,
    ),
    {
      rule: "keywords.27",
      does: (table, { self }, [unit]) => {
        if (unit !== undefined && cardAt(table, self.card).stay === self.stay)
          attach(table, self.user, self.card, unit);
      },
    },
  ),
  // keywords.30
  weaponmaster: plainly("keywords.30", (table, { self }) =>
    call(table, weaponmaster, { who: self.user, unit: self.card, stay: self.stay, equipment: NONE }),
  ),
  // keywords.41
  disarm: on(
    some(
      lying((table, card, context) => isEnemyHere(table, card, context)),
      ONE,
    ),
    {
      rule: "keywords.41",
      does: (table, context, cards) => {
        for (const card of cards) weaken(table, context, card);
      },
    },
  ),
};

function isEnemyHere(table: Table, card: CardId, context: Context): boolean {
  return (
    isUnit(table, card) && enemy(table, card, context) && cardAt(table, card).zone === hereOf(table, context)
  );
}

function weaken(table: Table, context: Context, card: CardId): void {
  const amount = -valueOf(table, context, "disarm");
  giveMight(table, context, [card], amount, { until: "turn" });
}

/** The sentence of each such keyword. */
export const keywordTexts: readonly { readonly name: TriggeredKeyword; readonly parts: readonly Part[] }[] = (
  Object.keys(EFFECTS) as TriggeredKeyword[]
).map((name) => ({ name, parts: [triggered(never, simply(EFFECTS[name]))] }));
