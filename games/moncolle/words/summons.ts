import { fresh } from "@gyoji/game/effects";
import { call, choose, type Option, type Seat } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { foremostFirst } from "../rules/reach.ts";
import { cannotCome, summon } from "../rules/summoning.ts";
import { motherSquare } from "../squares.ts";
import { discardsOf, handOf, partyZone, squareAt } from "../state.ts";
import { arrival, cardNoun, effect } from "./categories.ts";
import {
  act,
  type Context,
  type Effect,
  type EffectStep,
  hereOf,
  type Noun,
  onCards,
  picked,
  type Table,
  userOfText,
} from "./meaning.ts";
import { among } from "./nouns.ts";

/* Units that are summoned by effects. */

type Where = (table: Table, context: Context) => number;
const toHere: Where = (table, { self }) => hereOf(table, self);
const toMother: Where = (_table, { self }) => motherSquare(self.user);

/** play.5 One of the cards that fit on a square is chosen and summoned there. */
function summons(from: (seat: Seat) => number, kind: Noun, isHidden: boolean, where: Where): Effect {
  const fits: Noun = (table, card, context) => {
    const square = where(table, context);
    if (square === 0 || !kind(table, card, context)) return false;
    return cannotCome(table, context.self.user, card, square) === null;
  };
  const group = among(from, fits, isHidden);
  return onCards("ability.6", picked(group, 1, userOfText, "summonWhich"), (table, [card], context) => {
    const { user: who } = context.self;
    if (card !== undefined) call(table, summon, { who, card, square: where(table, context), place: 0 });
  });
}

/** ability.6 The card of the text comes to one of some squares. */
function arrives(squares: (table: Table, who: Seat) => readonly number[]): Effect {
  const open = (table: Table, { self: { user, card } }: Context): readonly number[] =>
    squares(table, user).filter((square) => cannotCome(table, user, card, square) === null);
  return (scope) => {
    const name = fresh(scope);
    const asking: EffectStep = {
      rule: "ability.6",
      step: choose<Table, Context>(
        (table, context) => {
          const options = open(table, context).map(
            (square): Option => ({ kind: "zone", zone: partyZone(context.self.user, square) }),
          );
          if (options.length === 0) return null;
          const { user, card } = context.self;
          return { seat: user, ask: "summonWhere", options, open: true, about: card };
        },
        (_table, context, option) => {
          if (option.kind === "zone") context.vars[name] = option.zone;
        },
      ),
    };
    const comes = act("ability.6", (table, context) => {
      const { user: who, card } = context.self;
      const square = open(table, context).find((each) => partyZone(who, each) === context.vars[name]);
      if (square !== undefined) call(table, summon, { who, card, square, place: 0 });
    });
    return { steps: [asking, comes], possible: (table, context) => open(table, context).length > 0 };
  };
}

export const summonWords: readonly Entry[] = [
  // ability.6
  entry(
    arrival,
    "to the mother field",
    {},
    {
      en: "summon this to your mother field",
      th: "เรียกยูนิตนี้ลงบนฟิลด์แม่ของเรา",
      ja: "このユニットを自分の本陣に召喚する",
    },
    () => arrives((_table, who) => [motherSquare(who)]),
  ),
  entry(
    arrival,
    "to a field you control",
    {},
    {
      en: "summon this to a field you control",
      th: "เรียกยูนิตนี้ลงบนฟิลด์ที่เราครอง",
      ja: "このユニットを自分の地形に召喚する",
    },
    () =>
      arrives((table, who) =>
        foremostFirst(who).filter((square) => squareAt(table, square).controller === who),
      ),
  ),
  entry(
    effect,
    "summon from hand here",
    { kind: cardNoun },
    {
      en: "summon 1 {kind} from your hand here",
      th: "เรียก{kind} 1 ใบจากมือลงที่นี่",
      ja: "手札の{kind}1枚をここに召喚する",
    },
    ({ kind }) => summons(handOf, kind, true, toHere),
  ),
  entry(
    effect,
    "summon from the discards here",
    { kind: cardNoun },
    {
      en: "summon 1 {kind} from your discards here",
      th: "เรียก{kind} 1 ใบจากกองทิ้งของเราลงที่นี่",
      ja: "自分の捨て札の{kind}1枚をここに召喚する",
    },
    ({ kind }) => summons(discardsOf, kind, false, toHere),
  ),
  entry(
    effect,
    "summon from the discards to the mother field",
    { kind: cardNoun },
    {
      en: "summon 1 {kind} from your discards to your mother field",
      th: "เรียก{kind} 1 ใบจากกองทิ้งของเราลงบนฟิลด์แม่ของเรา",
      ja: "自分の捨て札の{kind}1枚を自分の本陣に召喚する",
    },
    ({ kind }) => summons(discardsOf, kind, false, toMother),
  ),
];
