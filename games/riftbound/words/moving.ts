import { type CardId, call, cardAt, NONE, type Option, type ZoneId } from "@gyoji/kernel";
import { type Entry, entry, type Words } from "@gyoji/lexicon";
import {
  battlefieldOf,
  battlefields,
  isEnemy,
  isOpenBattlefield,
  isUnit,
  unitsOf,
} from "../rules/information.ts";
import { cannotEnter, moveByEffect } from "../rules/movement.ts";
import { baseOf, battlefieldAt, choose, locationOf } from "../state.ts";
import { destination, effect, effects, pronoun, response, spot, targets } from "./categories.ts";
import { it, me as itself, known, referents, spokenPlace } from "./choosing.ts";
import { inTurn, on, optional } from "./flow.ts";
import {
  act,
  type Context,
  type Destination,
  doing,
  type Effect,
  type EffectStep,
  fresh,
  hereOf,
  type Table,
  type Target,
} from "./meaning.ts";
import { simply } from "./triggers.ts";

/* Where things go, and moving them (move.9). */

const allBattlefields = (table: Table): ZoneId[] => battlefields(table).map((at) => locationOf(at));
const baseFor = (table: Table, card: CardId): ZoneId => baseOf(cardAt(table, card).controller);

/** move.1 Another place than where it is, that it can come to. */
const anywhere: Destination = (table, _context, card) =>
  [baseFor(table, card), ...allBattlefields(table)].filter((zone) => canGo(table, card, zone));

function canGo(table: Table, card: CardId, zone: ZoneId): boolean {
  return (
    cardAt(table, card).zone !== zone && cannotEnter(table, cardAt(table, card).controller, zone) === null
  );
}

/**
 * play.6 Moves cards to one place, which is chosen with them.
 * @param to where each of them can go; what the first one can do decides
 */
function moving(who: Target, to: Destination): Effect {
  return (scope) => {
    const name = fresh(scope);
    const moved = on(who, {
      rule: "move.9",
      fits: isUnit,
      does: (table, context, cards) => {
        for (const card of cards) {
          const places = to(table, context, card);
          const chosen = context.vars[name] as ZoneId | undefined;
          const zone = chosen !== undefined && chosen !== NONE ? chosen : places[0];
          if (zone !== undefined)
            call(table, moveByEffect, { who: context.self.user, cards: [card], to: zone });
        }
      },
    })(scope);
    const asking = choosePlace(name, to);
    return scope.isLate
      ? { ...moved, steps: [...moved.steps.slice(0, -2), asking, ...moved.steps.slice(-2)] }
      : { ...moved, choices: [...moved.choices, asking], adds: false };
  };
}

/** play.6 Asks where "it" is to go, where there is a choice. */
function choosePlace(name: string, to: Destination): EffectStep {
  const begin = (table: Table, context: Context): readonly ZoneId[] => {
    const [first] = referents(context);
    return first === undefined ? [] : to(table, context, first.card);
  };
  return {
    rule: "play.6",
    step: choose<Context>(
      (table, context) => {
        const zones = begin(table, context);
        if (zones.length < 2) return null;
        const options = zones.map((zone): Option => ({ kind: "zone", zone }));
        return {
          seat: context.self.user,
          ask: "chooseDestination",
          options,
          open: true,
          about: referents(context)[0]?.card ?? NONE,
        };
      },
      (_table, context, option) => {
        if (option.kind === "zone") context.vars[name] = option.zone;
      },
    ),
  };
}

function place(id: string, words: Words, to: Destination): Entry {
  return entry(destination, id, {}, words, () => to);
}

const toBattlefields =
  (is: (table: Table, context: Context, zone: ZoneId) => boolean): Destination =>
  (table, context, card) =>
    allBattlefields(table).filter((zone) => canGo(table, card, zone) && is(table, context, zone));

const toHere: Destination = (table, context) => [hereOf(table, context)];

/** Where the card with the text is; of what is nowhere, such as a spell, one for all that are moved. */
const toSame: Destination = (table, context, card) => {
  const here = hereOf(table, context);
  return battlefieldAt(here) === NONE ? toBattlefields(() => true)(table, context, card) : [here];
};

/** Where what was spoken of before is, or was. */
const toBefore: Destination = (_table, context, card) => {
  const before = (context.vars["before"] as { card: CardId; zone: ZoneId }[] | undefined) ?? [];
  const all = [...before, ...referents(context)];
  const spoken = all.find((each) => each.card !== card) ?? all[0]; // with nothing else spoken of, where it was itself
  const zone = spokenPlace(context);
  return spoken !== undefined ? [spoken.zone] : zone === NONE ? [] : [zone];
};

const destinations: readonly Entry[] = [
  place("to here", { en: ["to here", "to this battlefield"], th: "มาที่สนามรบนี้", ja: "この場所に" }, toHere),
  place(
    "to the same battlefield",
    { en: "to the same battlefield", th: "ไปสนามรบเดียวกัน", ja: "同じバトルフィールドに" },
    toSame,
  ),
  place(
    "to base",
    {
      en: ["to its base", "to base", "to their base", "to their bases", "to its owner's base", "to a base"],
      th: "ไปฐาน",
      ja: "ベースに",
    },
    (table, _context, card) => [baseFor(table, card)],
  ),
  place(
    "to your base",
    { en: ["to your base", "into your base", "at your base"], th: "ไปฐานของคุณ", ja: "あなたのベースに" },
    (_table, { self }) => (self.user === NONE ? [] : [baseOf(self.user)]),
  ),
  // From there to anywhere, or from elsewhere to there.
  place(
    "to or from base",
    { en: ["to or from its base", "to or from base"], th: "ไปหรือออกจากฐาน", ja: "ベースにまたはベースから" },
    (table, _context, card) =>
      cardAt(table, card).zone === baseFor(table, card)
        ? allBattlefields(table).filter((zone) => canGo(table, card, zone))
        : [baseFor(table, card)],
  ),
  place(
    "to a battlefield",
    {
      en: ["to a battlefield", "to another battlefield", "to a different battlefield", "to any battlefield"],
      th: "ไปสนามรบ",
      ja: "バトルフィールドに",
    },
    toBattlefields(() => true),
  ),
  place(
    "to an open battlefield",
    { en: "to an open battlefield", th: "ไปสนามรบที่เปิดอยู่", ja: "オープンなバトルフィールドに" },
    toBattlefields((table, _context, zone) => isOpenBattlefield(table, zone)),
  ),
  place(
    "to your battlefield",
    {
      en: "to a battlefield you control",
      th: "ไปสนามรบที่คุณควบคุม",
      ja: "あなたがコントロールするバトルフィールドに",
    },
    toBattlefields(
      (table, { self }, zone) => battlefieldOf(table, battlefieldAt(zone)).controller === self.user,
    ),
  ),
  place(
    "to where you have units",
    {
      en: ["to a battlefield where you have units", "to a battlefield where you have a unit"],
      th: "ไปสนามรบที่คุณมียูนิต",
      ja: "あなたのユニットがいるバトルフィールドに",
    },
    toBattlefields((table, { self }, zone) => unitsOf(table, self.user, zone).length > 0),
  ),
  place(
    "to where its controller has units",
    {
      en: [
        "to a location where there's a unit with the same controller",
        "to a location where its controller has a unit",
      ],
      th: "ไปที่ที่ผู้ควบคุมของมันมียูนิตอื่น",
      ja: "同じコントローラーの他のユニットがいる場所に",
    },
    (table, context, card) =>
      anywhere(table, context, card).filter(
        (zone) => unitsOf(table, cardAt(table, card).controller, zone).length > 0,
      ),
  ),
  place(
    "to an enemy battlefield",
    {
      en: ["to an enemy battlefield", "to a battlefield an opponent controls"],
      th: "ไปสนามรบของศัตรู",
      ja: "敵のバトルフィールドに",
    },
    toBattlefields((table, { self }, zone) =>
      isEnemy(table, self.user, battlefieldOf(table, battlefieldAt(zone)).controller),
    ),
  ),
  place(
    "to its location",
    {
      en: [
        "to its location",
        "to its battlefield",
        "to that battlefield",
        "to that location",
        "to that enemy unit's battlefield",
        "to that unit's battlefield",
      ],
      th: "ไปที่ตำแหน่งของมัน",
      ja: "それの場所に",
    },
    toBefore,
  ),
  entry(
    spot,
    "in your base, spoken of",
    {},
    { en: ["in your base", "in base"], th: "ในฐาน", ja: "ベースの中に" },
    () =>
      (_table, { self }) =>
        self.user === NONE ? [] : [baseOf(self.user)],
  ),
  entry(spot, "here, spoken of", {}, { en: "here", th: "มาที่นี่", ja: "ここに" }, () => toHere),
  entry(spot, "there, spoken of", {}, { en: "there", th: "ไปที่นั่น", ja: "そこに" }, () => toBefore),
];

/** I go where it is, and it where I was. */
const swappingPlaces: Effect = (scope) => {
  const name = fresh(scope);
  return doing([
    act("move.9", (table, context) => {
      const [me = NONE] = itself(table, context);
      const [other] = referents(context);
      const mine = me === NONE ? NONE : cardAt(table, me).zone;
      context.vars[name] = [mine, other?.zone ?? NONE];
      if (me !== NONE && other !== undefined)
        call(table, moveByEffect, { who: context.self.user, cards: [me], to: other.zone });
    }),
    act("move.9", (table, context) => {
      const [mine = NONE] = context.vars[name] as readonly number[];
      const cards = it(table, context);
      if (cards.length > 0 && mine !== NONE)
        call(table, moveByEffect, { who: context.self.user, cards, to: mine });
    }),
  ]);
};

export const movingWords: readonly Entry[] = [
  ...destinations,
  entry(
    effect,
    "move with it",
    {},
    {
      en: ["move me with it", "move me along with it"],
      th: "เคลื่อนการ์ดนี้ไปกับมัน",
      ja: "このカードもそれと共に移動させる",
    },
    () => moving(known(itself), toBefore),
  ),
  entry(
    effects,
    "I may be moved with it",
    {},
    {
      en: ["I may be moved with it", "I may move with it"],
      th: "การ์ดนี้อาจถูกเคลื่อนไปกับมัน",
      ja: "このカードもそれと共に移動させてもよい",
    },
    () => optional(moving(known(itself), toBefore)),
  ),
  entry(
    response,
    "it takes me along",
    {},
    {
      en: ["I may be moved with it", "I may move with it"],
      th: "การ์ดนี้อาจถูกเคลื่อนไปกับมัน",
      ja: "このカードもそれと共に移動させてもよい",
    },
    () => ({ ...simply(moving(known(itself), toBefore)), isOptional: true }),
  ),
  entry(
    effect,
    "swap places with it",
    {},
    {
      en: "move me to its location and it to my original location",
      th: "สลับที่ของการ์ดนี้กับมัน",
      ja: "このカードとそれの場所を入れ替える",
    },
    () => swappingPlaces,
  ),
  entry(
    effect,
    "move",
    { who: targets, to: destination },
    { en: "move {who} {to}", th: "เคลื่อน{who}{to}", ja: "{who}を{to}移動させる" },
    ({ who, to }) => moving(who, to),
  ),
  entry(
    effect,
    "move each its own",
    { who: targets, to: destination, other: targets, there: destination },
    {
      en: ["move {who} {to} and {other} {there}", "move {who} {to} and move {other} {there}"],
      th: "เคลื่อน{who}{to} และเคลื่อน{other}{there}",
      ja: "{who}を{to}移動させ、{other}を{there}移動させる",
    },
    ({ who, to, other, there }) => inTurn(moving(who, to), moving(other, there)),
  ),
  entry(
    effect,
    "move it",
    { who: pronoun, to: spot },
    { en: "move {who} {to}", th: "เคลื่อน{who}{to}", ja: "{who}を{to}移動させる" },
    ({ who, to }) => moving(who, to),
  ),
  entry(
    effect,
    "move anywhere",
    { who: targets },
    { en: "move {who}", th: "เคลื่อน{who}ไปที่ใดก็ได้", ja: "{who}を好きな場所に移動させる" },
    ({ who }) => moving(who, anywhere),
  ),
];
