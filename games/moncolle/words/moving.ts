import { fresh } from "@gyoji/game/effects";
import { type CardId, call, cardAt, choose, type Option, raise, repeat } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { arrange } from "../rules/arranging.ts";
import { levelOf, roomAt, squareOf, unitsAt, userOf } from "../rules/information.ts";
import { enterSquare } from "../rules/movement.ts";
import { beside, motherSquare } from "../squares.ts";
import { opponentOf, partyZone, squareAt, squareOfParty } from "../state.ts";
import { effect, target } from "./categories.ts";
import {
  type Context,
  type Effect,
  type EffectStep,
  foeOf,
  hereOf,
  onUnits,
  single,
  type Table,
  type Target,
} from "./meaning.ts";

/* Units that effects tap, stand up, move and put in another order. */

/** The fields beside a unit without an opposing unit, on which it fits. */
function openBeside(table: Table, unit: CardId): number[] {
  const seat = userOf(table, unit);
  return beside(squareOf(table, unit)).filter(
    (square) =>
      squareAt(table, square).kind !== "none" &&
      unitsAt(table, opponentOf(seat), square).length === 0 &&
      levelOf(table, unit) <= roomAt(table, seat, square),
  );
}

/** Each unit that is meant goes to a field beside it that the user chooses. */
function shifts(who: Target): Effect {
  return (scope) => {
    const name = fresh(scope);
    const { steps, possible, cards } = who(scope);
    const rest = (table: Table, context: Context): readonly CardId[] => {
      const done = (context.vars[name] as readonly CardId[] | undefined) ?? [];
      return cards(table, context).filter(
        (card) => !done.includes(card) && openBeside(table, card).length > 0,
      );
    };
    const shifting: EffectStep = {
      rule: "play.20",
      step: choose<Table, Context>(
        (table, context) => {
          const [unit] = rest(table, context);
          if (unit === undefined) return null;
          const options = openBeside(table, unit).map(
            (square): Option => ({ kind: "zone", zone: partyZone(userOf(table, unit), square) }),
          );
          return { seat: context.self.user, ask: "shiftTo", options, open: true, about: unit };
        },
        (table, context, option) => {
          const [unit] = rest(table, context);
          if (unit === undefined || option.kind !== "zone") return;
          const done = (context.vars[name] as readonly CardId[] | undefined) ?? [];
          context.vars[name] = [...done, unit];
          repeat(table);
          goTo(table, unit, squareOfParty(option.zone));
        },
      ),
    };
    return { steps: [...steps, shifting], possible };
  };
}

/** A unit goes to a square without opposing units, which becomes its side's. */
function goTo(table: Table, unit: CardId, to: number): void {
  const seat = userOf(table, unit);
  const from = squareOf(table, unit);
  raise(table, "shifted", { seat, cards: [unit], zone: partyZone(seat, to) });
  call(table, enterSquare, { who: seat, to, from });
}

/** A unit goes to the top or to the bottom of its party. */
function reordered(who: Target, isTop: boolean): Effect {
  return onUnits("play.16", who, (table, [unit]) => {
    if (unit === undefined) return;
    const { zone } = cardAt(table, unit);
    const others = unitsAt(table, userOf(table, unit), squareOf(table, unit))
      .filter((card) => card !== unit)
      .toReversed();
    const cards = isTop ? [unit, ...others] : [...others, unit];
    raise(table, "arranged", { seat: userOf(table, unit), cards, zone });
  });
}

/** The user puts a party here in another order. */
function rearranged(isOwn: boolean): Effect {
  return single(
    "play.16",
    (table, context) => {
      const { user } = context.self;
      const square = hereOf(table, context.self);
      if (square !== 0)
        call(table, arrange, { who: user, side: isOwn ? user : foeOf(context), square, chosen: [] });
    },
    (table, context) => {
      const square = hereOf(table, context.self);
      return square !== 0 && unitsAt(table, isOwn ? context.self.user : foeOf(context), square).length > 1;
    },
  );
}

function turns(kind: "turned" | "stoodUp", who: Target): Effect {
  return onUnits("ability.2", who, (table, cards, { self }) =>
    raise(table, kind, { cards, source: self.card }),
  );
}

export const movingWords: readonly Entry[] = [
  // ability.2
  entry(
    effect,
    "tap",
    { who: target },
    { en: "tap {who}", th: "ตะแคง{who}", ja: "{who}を行動完了にする" },
    ({ who }) => turns("turned", who),
  ),
  entry(
    effect,
    "stand up",
    { who: target },
    { en: "stand {who} up", th: "ตั้ง{who}ขึ้น", ja: "{who}を起こす" },
    ({ who }) => turns("stoodUp", who),
  ),
  // play.21
  entry(
    effect,
    "may move again",
    { who: target },
    {
      en: "{who} may move again this turn",
      th: "{who}เคลื่อนที่ได้อีกครั้งในเทิร์นนี้",
      ja: "{who}はこのターンもう一度進軍できる",
    },
    ({ who }) =>
      onUnits("play.21", who, (table, cards, { self }) => {
        raise(table, "refreshed", { cards, source: self.card });
      }),
  ),
  entry(
    effect,
    "move beside",
    { who: target },
    { en: "move {who} to a field beside it", th: "ย้าย{who}ไปยังฟิลด์ที่ติดกัน", ja: "{who}を隣の地形に移す" },
    ({ who }) => shifts(who),
  ),
  entry(
    effect,
    "move home",
    { who: target },
    { en: "move {who} to its mother field", th: "ย้าย{who}ไปยังฟิลด์แม่ของมัน", ja: "{who}を自軍の本陣に移す" },
    ({ who }) =>
      onUnits("play.20", who, (table, cards) => {
        for (const unit of cards) {
          const seat = userOf(table, unit);
          const to = motherSquare(seat);
          if (to === squareOf(table, unit) || unitsAt(table, opponentOf(seat), to).length > 0) continue;
          if (levelOf(table, unit) <= roomAt(table, seat, to)) goTo(table, unit, to);
        }
      }),
  ),
  // play.16
  entry(
    effect,
    "to the top",
    { who: target },
    {
      en: "put {who} on top of its party",
      th: "เลื่อน{who}ขึ้นบนสุดของปาร์ตี้",
      ja: "{who}をパーティの一番上に移す",
    },
    ({ who }) => reordered(who, true),
  ),
  entry(
    effect,
    "to the bottom",
    { who: target },
    {
      en: "put {who} at the bottom of its party",
      th: "เลื่อน{who}ลงล่างสุดของปาร์ตี้",
      ja: "{who}をパーティの一番下に移す",
    },
    ({ who }) => reordered(who, false),
  ),
  entry(
    effect,
    "rearrange yours",
    {},
    { en: "rearrange your party", th: "จัดลำดับปาร์ตี้ของเราใหม่", ja: "自軍パーティを組み直す" },
    () => rearranged(true),
  ),
  entry(
    effect,
    "rearrange theirs",
    {},
    { en: "rearrange the enemy party", th: "จัดลำดับปาร์ตี้ฝ่ายตรงข้ามใหม่", ja: "敵軍パーティを組み直す" },
    () => rearranged(false),
  ),
];
