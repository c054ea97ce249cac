import { fresh } from "@gyoji/game/effects";
import { type CardId, call, choose, type Option, raise, repeat, type Seat, zoneAt } from "@gyoji/kernel";
import { type Entry, entry, numberTerminal as number, plural } from "@gyoji/lexicon";
import { damageHorobito } from "../rules/damage.ts";
import { under } from "../rules/information.ts";
import { handOf, horobitoZone, LINES, lineOf, seatOf } from "../state.ts";
import { effect, ena, group, ownGroup, players, target } from "./categories.ts";
import { bySeat, chosenOf, happensTo, onCards, oneByOne, onHorobito, raised, you, zoneOf } from "./doing.ts";
import {
  act,
  type Context,
  chosen,
  type Effect,
  type EffectStep,
  foeOf,
  type Group,
  ownHorobito,
  type Table,
  type Target,
} from "./meaning.ts";
import { overBeatOrigin } from "./targets.ts";

/* What a card's text does: drawing, Horobito and Ena on the table, moving them. */

const drawing = [
  // 4.4.6
  entry(
    effect,
    "draw",
    { n: number },
    {
      en: [plural("n", "draw {n} card", "draw {n} cards"), "draw {n}"],
      th: "จั่วการ์ด {n} ใบ",
      ja: "カードを{n}枚引く",
    },
    ({ n }) => draws(you, n),
  ),
  entry(
    effect,
    "player draws",
    { who: players, n: number },
    {
      en: plural("n", "{who} draws {n} card", "{who} draws {n} cards"),
      th: "{who}จั่วการ์ด {n} ใบ",
      ja: "{who}はカードを{n}枚引く",
    },
    ({ who, n }) => draws(who, n),
  ),
  entry(
    effect,
    "discard",
    { n: number },
    {
      en: [plural("n", "discard {n} card", "discard {n} cards"), "discard {n}"],
      th: "ทิ้งการ์ดในมือ {n} ใบ",
      ja: "手札を{n}枚捨てる",
    },
    ({ n }) => discards((_table, { self }) => self.user, n),
  ),
  // 8.2.2
  entry(
    effect,
    "opponent discards",
    { n: number },
    {
      en: plural("n", "your opponent discards {n} card", "your opponent discards {n} cards"),
      th: "ฝ่ายตรงข้ามเลือกทิ้งการ์ดในมือ {n} ใบ",
      ja: "相手は手札を{n}枚選んで捨てる",
    },
    ({ n }) => discards((_table, context) => foeOf(context), n),
  ),
];

function draws(who: Parameters<typeof bySeat>[1], n: number): Effect {
  return bySeat("4.4.6", who, (table, seat) => {
    if (n > 0) raise(table, "drew", { seat, amount: n });
  });
}

/** The seat that the phrase means chooses cards of its own hand, which go to the graveyard. */
function discards(who: (table: Table, context: Context) => Seat, n: number): Effect {
  const hand: Group = {
    hidden: false,
    cards: (table, context) => zoneAt(table, handOf(who(table, context))),
  };
  const discarded = chosen(hand, { count: () => n, how: "exactly", chooser: who, ask: "discard" });
  return onCards("7.8.2", discarded, (table, cards, context) =>
    raise(table, "discarded", { seat: who(table, context), cards, source: context.self.card }),
  );
}

const states = [
  // 9.1
  entry(
    effect,
    "recover",
    { who: target },
    { en: "recover {who}", th: "Recover {who}", ja: "{who}をリカバーする" },
    ({ who }) => happensTo("9.1.1", "recovered", who),
  ),
  entry(
    effect,
    "make Down",
    { who: target },
    { en: "make {who} Down", th: "ทำให้{who} Down", ja: "{who}をダウンさせる" },
    ({ who }) => happensTo("9.1.1", "madeDown", who),
  ),
  entry(
    effect,
    "destroy",
    { who: target },
    { en: "destroy {who}", th: "ทำลาย{who}", ja: "{who}を破壊する" },
    ({ who }) => happensTo("7.4.1", "destroyed", who),
  ),
  entry(
    effect,
    "damage Horobito",
    { n: number, who: target },
    {
      en: "deal {n} damage to {who}",
      th: "สร้างความเสียหาย {n} แก่{who}",
      ja: "{who}に{n}ダメージを与える",
    },
    ({ n, who }) =>
      onHorobito("7.3.1", who, (table, cards) => {
        if (n > 0) call(table, damageHorobito, { cards });
      }),
  ),
  entry(
    effect,
    "make Ena ready",
    { n: number, from: ena },
    { en: "make {n} of {from} ready", th: "ทำให้{from} {n} ใบพร้อมใช้", ja: "{from}{n}枚を使用可能にする" },
    ({ n, from }) => onEna("9.1.4", n, from, "enaReadied"),
  ),
  entry(
    effect,
    "make Ena used",
    { n: number, from: ena },
    {
      en: "make {n} of {from} used",
      th: "ทำให้{from} {n} ใบอยู่ในสภาพใช้แล้ว",
      ja: "{from}{n}枚を使用済みにする",
    },
    ({ n, from }) => onEna("9.1.4", n, from, "enaUsed"),
  ),
  entry(
    effect,
    "Ena into the graveyard",
    { n: number, from: ena },
    {
      en: "put {n} of {from} into the graveyard",
      th: "วาง{from} {n} ใบลงในสุสาน",
      ja: "{from}{n}枚を墓地に置く",
    },
    ({ n, from }) => onEna("2.10.1", n, from, "toGraveyard"),
  ),
  entry(
    effect,
    "Ena to hand",
    { n: number, from: ena },
    {
      en: "return {n} of {from} to its owner's hand",
      th: "นำ{from} {n} ใบกลับขึ้นมือเจ้าของ",
      ja: "{from}{n}枚を持ち主の手札に戻す",
    },
    ({ n, from }) => onEna("2.10.1", n, from, "tookToHand"),
  ),
];

/** Ena of one player; those that are so already may be chosen too (9.1.4). */
function onEna(rule: string, n: number, from: Group, kind: string): Effect {
  return onCards(rule, chosenOf(from, n, "chooseEnaFor"), (table, cards) => {
    const [first] = cards;
    if (first !== undefined) raise(table, kind, { seat: seatOf(zoneOf(table, first)), cards });
  });
}

/** 4.9.3.6, 9.10: the whole Horobito, or only its top card. */
const leaving = [
  entry(
    effect,
    "return to hand",
    { who: target },
    {
      en: "return {who} to its owner's hand",
      th: "นำ{who}กลับขึ้นมือเจ้าของ",
      ja: "{who}を持ち主の手札に戻す",
    },
    ({ who }) => happensTo("4.9.3.6", "returnedToHand", who),
  ),
  entry(
    effect,
    "return the top card",
    { who: target },
    {
      en: "return the top card of {who} to its owner's hand",
      th: "นำการ์ดใบบนสุดของ{who}กลับขึ้นมือเจ้าของ",
      ja: "{who}の一番上のカードを持ち主の手札に戻す",
    },
    ({ who }) => happensTo("9.10.1", "topReturnedToHand", who),
  ),
  entry(
    effect,
    "top card onto the deck",
    { who: target },
    {
      en: "put the top card of {who} on top of its owner's deck",
      th: "วางการ์ดใบบนสุดของ{who}ไว้บนสุดของเด็คเจ้าของ",
      ja: "{who}の一番上のカードを持ち主のデッキの上に置く",
    },
    ({ who }) => happensTo("9.10.1", "topToDeckTop", who),
  ),
  entry(
    effect,
    "top card under the deck",
    { who: target },
    {
      en: "put the top card of {who} under its owner's deck",
      th: "วางการ์ดใบบนสุดของ{who}ไว้ล่างสุดของเด็คเจ้าของ",
      ja: "{who}の一番上のカードを持ち主のデッキの下に置く",
    },
    ({ who }) => happensTo("9.10.1", "topToDeckBottom", who),
  ),
  entry(
    effect,
    "top card into Ena",
    { who: target },
    {
      en: "put the top card of {who} into its owner's Ena Zone",
      th: "วางการ์ดใบบนสุดของ{who}ลงใน Ena Zone ของเจ้าของ",
      ja: "{who}の一番上のカードを持ち主のエナゾーンに置く",
    },
    ({ who }) => happensTo("9.10.1", "topToEna", who),
  ),
  entry(
    effect,
    "destroy the top card",
    { who: target },
    {
      en: "destroy the top card of {who}",
      th: "ทำลายการ์ดใบบนสุดของ{who}",
      ja: "{who}の一番上のカードを破壊する",
    },
    ({ who }) => happensTo("9.11.2", "topDestroyed", who),
  ),
];

/** What lies under a Horobito. */
const underneath = [
  // 7.4.3
  entry(
    effect,
    "destroy the bottom card",
    { who: target },
    {
      en: "destroy the bottom card of {who}",
      th: "ทำลายการ์ดใบล่างสุดของ{who}",
      ja: "{who}の一番下のカードを破壊する",
    },
    ({ who }) => onHorobito("7.4.3", who, destroyBottom),
  ),
  // 9.11.3
  entry(
    effect,
    "destroy a card under",
    { who: target },
    {
      en: "destroy a card under {who}",
      th: "ทำลายการ์ด 1 ใบที่อยู่ข้างใต้{who}",
      ja: "{who}の下のカード1枚を破壊する",
    },
    ({ who }) => destroyingUnder(who),
  ),
  entry(
    effect,
    "return the cards under",
    { who: target },
    {
      en: "return all cards under {who} to their owner's hand",
      th: "นำการ์ดทั้งหมดที่อยู่ข้างใต้{who}กลับขึ้นมือเจ้าของ",
      ja: "{who}の下のカードすべてを持ち主の手札に戻す",
    },
    ({ who }) =>
      onHorobito("2.10.1", who, (table, cards, { self }) => {
        const lower = cards.flatMap((card) => under(table, card));
        if (lower.length > 0) raise(table, "tookToHand", { seat: self.user, cards: lower });
      }),
  ),
  // 9.5.1
  entry(
    effect,
    "return the Over-Beat origin",
    {},
    {
      en: "return the Over-Beat origin to its owner's hand",
      th: "นำ Horobito ต้นทางของ Over-Beat กลับขึ้นมือเจ้าของ",
      ja: "オーバービート元を持ち主の手札に戻す",
    },
    () => raised("9.5.1", "tookToHand", overBeatOrigin),
  ),
];

/** 7.4.3 The bottom card of a stack; a Horobito without cards under it is destroyed itself, with its effects (7.4.3.1). */
function destroyBottom(table: Table, cards: readonly CardId[]): void {
  const lower = cards.flatMap((card) => under(table, card).slice(0, 1));
  const alone = cards.filter((card) => under(table, card).length === 0);
  if (lower.length > 0) raise(table, "underDestroyed", { cards: lower });
  if (alone.length > 0) raise(table, "destroyed", { cards: alone });
}

/** 9.11.3 One card under each Horobito that is meant, by the user's choice; those without are let alone (9.11.3.1). */
function destroyingUnder(who: Target): Effect {
  return (names) => {
    const name = fresh(names);
    const { steps, possible, cards } = who(names);
    const picked = ({ vars }: Context): readonly CardId[] => (vars[name] as CardId[] | undefined) ?? [];
    const begun = act("9.11.3", (_table, { vars }) => {
      vars[name] = [];
    });
    const asking: EffectStep = {
      rule: "9.11.3",
      step: choose<Table, Context>(
        (table, context) => {
          const lower = cards(table, context)
            .map((card) => under(table, card))
            .find((stack) => stack.length > 0 && !stack.some((card) => picked(context).includes(card)));
          if (lower === undefined) return null;
          const options = lower.map((card): Option => ({ kind: "card", card }));
          return {
            seat: context.self.user,
            ask: "chooseCard",
            options,
            open: true,
            about: context.self.card,
          };
        },
        (table, context, option) => {
          if (option.kind !== "card") return;
          context.vars[name] = [...picked(context), option.card];
          repeat(table);
        },
      ),
    };
    const done = act("9.11.3", (table, context) => {
      if (picked(context).length > 0) raise(table, "underDestroyed", { cards: picked(context) });
    });
    return {
      steps: [...steps, begun, asking, done],
      possible: (table, context) =>
        possible(table, context) && cards(table, context).every((card) => under(table, card).length > 0),
    };
  };
}

const moving = [
  // 9.4
  entry(
    effect,
    "swap two",
    { from: group },
    { en: "swap 2 of {from}", th: "สลับ{from} 2 ตัว", ja: "{from}2体を入れ替える" },
    ({ from }) =>
      onCards("9.4.2", chosenOf(from, 2, "chooseSwap"), (table, cards) => {
        if (cards.length === 2) raise(table, "swapped", { cards });
      }),
  ),
  entry(
    effect,
    "swap this",
    { from: ownGroup },
    {
      en: "swap this Horobito with 1 of {from}",
      th: "สลับ Horobito นี้กับ{from} 1 ตัว",
      ja: "このホロビトと{from}1体を入れ替える",
    },
    ({ from }) => {
      const others: Group = {
        hidden: false,
        cards: (table, context) => {
          const own = ownHorobito(table, context);
          if (own === null || own.was !== null) return [];
          return from.cards(table, context).filter((card) => card !== own.card);
        },
      };
      return onCards("9.4.2", chosenOf(others, 1, "chooseSwap"), (table, [card], { self }) => {
        if (card !== undefined) raise(table, "swapped", { cards: [self.card, card] });
      });
    },
  ),
  entry(
    effect,
    "move to the outermost Line",
    { who: target },
    {
      en: "move {who} to the outermost free Line",
      th: "ย้าย{who}ไปยัง Line ว่างด้านนอกสุด",
      ja: "{who}を一番外側の空いているラインに移す",
    },
    ({ who }) =>
      oneByOne("4.9.3.6", who, (table, card) => {
        const zone = zoneOf(table, card);
        const free = outermostFree(table, seatOf(zone));
        if (free > lineOf(zone))
          raise(table, "movedToLine", { cards: [card], zone: horobitoZone(seatOf(zone), free) });
      }),
  ),
];

/** The outermost Line without a Horobito of a seat, or 0. */
function outermostFree(table: Table, seat: Seat): number {
  let line = LINES;
  while (line > 0 && zoneAt(table, horobitoZone(seat, line)).length > 0) line--;
  return line;
}

export const effectWords: readonly Entry[] = [...drawing, ...states, ...leaving, ...underneath, ...moving];
