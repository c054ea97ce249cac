import { type CardId, cardAt, NONE, type Option, raise, type ZoneId } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { FREE, type Resources } from "../definition.ts";
import { locationsFor } from "../rules/finalizing.ts";
import { isPermanent } from "../rules/information.ts";
import { enterTokens, playByEffect } from "../rules/playing.ts";
import { CHAIN, choose, type Way } from "../state.ts";
import {
  anySpot,
  deed,
  destination,
  effect,
  noun,
  others,
  pronoun,
  several,
  spot,
  symbols,
  targets,
  token,
  tokens,
} from "./categories.ts";
import { all, follow, it, mention, referents } from "./choosing.ts";
import { on } from "./flow.ts";
import {
  type Amount,
  act,
  type Context,
  type Destination,
  doing,
  type Effect,
  fresh,
  type MadeToken,
  type Noun,
  type Table,
  type Target,
} from "./meaning.ts";

/* Playing cards by effects, and making tokens. */

/** Plays cards; where a place is said, there. */
export function playing(who: Target, way: Way, to: Destination | null, less: Resources = FREE): Effect {
  return on(who, {
    rule: "play.5",
    does: (table, context, cards) => {
      for (const card of cards) {
        const places = to?.(table, context, card) ?? null;
        playByEffect(table, { who: context.self.user, card, way, places, less });
      }
    },
    isDone: (table, card) => cardAt(table, card).zone === CHAIN,
  });
}

/** How much of the cost is left out, and how that is said. */
const COSTS: readonly {
  readonly id: string;
  readonly way: Way;
  readonly en: readonly string[];
  readonly th: string;
  readonly ja: string;
}[] = [
  { id: "", way: "effect", en: [""], th: "", ja: "" },
  {
    id: ", ignoring its cost",
    way: "free",
    en: [", ignoring its cost", ", ignoring their costs"],
    th: "โดยไม่ต้องจ่าย Cost",
    ja: "コストを無視して",
  },
  {
    id: ", ignoring any and all costs",
    way: "costless",
    en: [", ignoring any and all costs"],
    th: "โดยไม่ต้องจ่ายค่าใดๆ เลย",
    ja: "あらゆるコストを無視して",
  },
  {
    id: ", ignoring its Energy cost",
    way: "noEnergy",
    en: [", ignoring its Energy cost", " without paying its Energy cost"],
    th: "โดยไม่ต้องจ่ายค่า Energy",
    ja: "エナジーコストを無視して",
  },
];

const plays: readonly Entry[] = COSTS.flatMap(({ id, way, en, th, ja }) => [
  entry(
    effect,
    `play${id}`,
    { who: targets },
    { en: en.map((cost) => `play {who}${cost}`), th: `เล่น{who}${th}`, ja: `${ja}{who}をプレイする` },
    ({ who }) => playing(who, way, null),
  ),
  entry(
    effect,
    `play somewhere${id}`,
    { who: others, to: destination },
    {
      en: en.map((cost) => `play {who} {to}${cost}`),
      th: `เล่น{who}{to}${th}`,
      ja: `${ja}{who}を{to}プレイする`,
    },
    ({ who, to }) => playing(who, way, to),
  ),
  entry(
    effect,
    `play it somewhere${id}`,
    { who: pronoun, to: spot },
    {
      en: en.map((cost) => `play {who} {to}${cost}`),
      th: `เล่น{who}{to}${th}`,
      ja: `${ja}{who}を{to}プレイする`,
    },
    ({ who, to }) => playing(who, way, to),
  ),
  entry(
    deed,
    `they play${id}`,
    { who: targets },
    { en: en.map((cost) => `plays {who}${cost}`), th: `เล่น{who}${th}`, ja: `${ja}{who}をプレイする` },
    ({ who }) => playing(who, way, null),
  ),
  entry(
    deed,
    `they play somewhere${id}`,
    { who: targets, to: destination },
    {
      en: en.map((cost) => `plays {who} {to}${cost}`),
      th: `เล่น{who}{to}${th}`,
      ja: `${ja}{who}を{to}プレイする`,
    },
    ({ who, to }) => playing(who, way, to),
  ),
]);

/** action.39, play.7 Makes tokens, which come onto the board together: where is chosen if it is not said. */
function making(
  what: MadeToken,
  n: Amount,
  how: "exhausted" | "ready" | "usual",
  to: Destination | null,
): Effect {
  return (scope) => {
    const face = what(scope);
    const name = fresh(scope);
    const first = fresh(scope);
    const create = act("action.39", (table, context) => {
      context.vars[first] = table.state.cards.length;
      context.vars[name] = NONE;
      const { user: seat, card: source } = context.self;
      const amount = n(table, context);
      if (amount > 0) raise(table, "created", { seat, amount, source, more: { face } });
    });
    // However many there are: more may have been made instead.
    const made = act("action.39", (table, context) =>
      mention(table, context, cardsFrom(table, context.vars[first] as CardId)),
    );
    const asking = choose<Context>(
      (table, context) => {
        const options = placesFor(table, context, to).map((zone): Option => ({ kind: "zone", zone }));
        if (options.length === 0) return null;
        return {
          seat: context.self.user,
          ask: "chooseLocation",
          options,
          open: true,
          about: context.self.card,
        };
      },
      (_table, context, option) => {
        if (option.kind === "zone") context.vars[name] = option.zone;
      },
    );
    const entered = act("play.15", (table, context) => {
      const zone = context.vars[name] as ZoneId;
      context.vars["did"] = zone !== NONE;
      if (zone !== NONE) enterTokens(table, context.self.user, it(table, context), zone, how);
    });
    const after = act("play.15", (table, context) =>
      follow(
        table,
        context,
        referents(context).map(({ card }) => card),
      ),
    );
    return doing([create, made, { rule: "play.7", step: asking }, entered, after]);
  };
}

/** action.38 Puts a token in the place of each of them. */
function replacing(who: Target, what: MadeToken): Effect {
  return (scope) => {
    const face = what(scope);
    return on(who, {
      rule: "action.38",
      fits: isPermanent,
      does: (table, { self }, cards) =>
        raise(table, "replaced", { seat: self.user, cards, source: self.card, more: { face } }),
      isDone: (table, card) => !isPermanent(table, card),
    })(scope);
  };
}

/** The cards that have come to be since there were so many. */
function cardsFrom(table: Table, first: number): CardId[] {
  return Array.from({ length: table.state.cards.length - first }, (_, at) => first + at);
}

/** play.7 Where what has been made may come onto the board. */
function placesFor(table: Table, context: Context, to: Destination | null): readonly ZoneId[] {
  const [card] = it(table, context);
  if (card === undefined) return [];
  return (
    to?.(table, context, card) ?? locationsFor(table, context.self.user, card, { way: "play", places: null })
  );
}

const STATES: readonly {
  readonly how: "exhausted" | "ready" | "usual";
  readonly before: string;
  readonly after: string;
  readonly th: string;
  readonly ja: string;
}[] = [
  { how: "usual", before: "", after: "", th: "", ja: "" },
  { how: "ready", before: "ready ", after: "", th: "แบบ Ready", ja: "レディで" },
  { how: "exhausted", before: "", after: " exhausted", th: "แบบ Exhausted", ja: "消耗した状態で" },
];

const howMany =
  (kind: Noun): Amount =>
  (table, context) =>
    all(kind)(table, context).length;

const makes: readonly Entry[] = STATES.flatMap(({ how, before, after, th, ja }) => [
  entry(
    effect,
    `play a token, ${how}`,
    { what: token },
    { en: `play a ${before}{what}${after}`, th: `เล่น{what} 1 ตัว${th}`, ja: `{what}1つを${ja}プレイする` },
    ({ what }) => making(what, () => 1, how, null),
  ),
  entry(
    effect,
    `play a token somewhere, ${how}`,
    { what: token, to: anySpot },
    {
      en: [`play a ${before}{what} {to}${after}`, `play a ${before}{what} in {to}${after}`].slice(0, 1),
      th: `เล่น{what} 1 ตัว{to}${th}`,
      ja: `{to}{what}1つを${ja}プレイする`,
    },
    ({ what, to }) => making(what, () => 1, how, to),
  ),
  entry(
    effect,
    `play tokens, ${how}`,
    { n: several, what: tokens },
    {
      en: `play {n} ${before}{what}${after}`,
      th: `เล่น{what} {n} ตัว${th}`,
      ja: `{what}{n}つを${ja}プレイする`,
    },
    ({ n, what }) => making(what, () => n, how, null),
  ),
  entry(
    effect,
    `play tokens somewhere, ${how}`,
    { n: several, what: tokens, to: anySpot },
    {
      en: `play {n} ${before}{what} {to}${after}`,
      th: `เล่น{what} {n} ตัว{to}${th}`,
      ja: `{to}{what}{n}つを${ja}プレイする`,
    },
    ({ n, what, to }) => making(what, () => n, how, to),
  ),
  entry(
    effect,
    `play a token for each, ${how}`,
    { what: token, kind: noun },
    {
      en: `play a ${before}{what}${after} for each {kind}`,
      th: `เล่น{what}ต่อ{kind}แต่ละตัว${th}`,
      ja: `{kind}1つにつき{what}1つを${ja}プレイする`,
    },
    ({ what, kind }) => making(what, howMany(kind), how, null),
  ),
  entry(
    effect,
    `play a token somewhere for each, ${how}`,
    { what: token, to: anySpot, kind: noun },
    {
      en: `play a ${before}{what} {to}${after} for each {kind}`,
      th: `เล่น{what}{to}ต่อ{kind}แต่ละตัว${th}`,
      ja: `{kind}1つにつき{to}{what}1つを${ja}プレイする`,
    },
    ({ what, to, kind }) => making(what, howMany(kind), how, to),
  ),
]);

export const playingWords: readonly Entry[] = [
  ...plays,
  ...makes,
  entry(
    effect,
    "play at a lower cost",
    { who: targets, less: symbols },
    {
      en: "play {who}, reducing its cost by {less}",
      th: "เล่น{who}โดยลด Cost {less}",
      ja: "コストを{less}減らして{who}をプレイする",
    },
    ({ who, less }) => playing(who, "effect", null, less),
  ),
  entry(
    effect,
    "play somewhere at a lower cost",
    { who: others, to: destination, less: symbols },
    {
      en: "play {who} {to}, reducing its cost by {less}",
      th: "เล่น{who}{to}โดยลด Cost {less}",
      ja: "コストを{less}減らして{who}を{to}プレイする",
    },
    ({ who, to, less }) => playing(who, "effect", to, less),
  ),
  // action.38
  entry(
    effect,
    "replace",
    { who: targets, what: token },
    { en: "replace {who} with a {what}", th: "แทนที่{who}ด้วย{what}", ja: "{who}を{what}に置き換える" },
    ({ who, what }) => replacing(who, what),
  ),
];
