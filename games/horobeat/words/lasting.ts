import { last, NONE, raise, type Seat } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { horobitoIn } from "../rules/information.ts";
import { horobitoZone } from "../state.ts";
import { effect, keyword, signed, target } from "./categories.ts";
import { onHorobito, single } from "./doing.ts";
import { type Context, type Effect, type Modifier, type Table, type Target, thisLine } from "./meaning.ts";

/* Changes that last for a while. */

/** A change with a duration on each Horobito that is meant. */
function lasting(rule: string, layer: string, amount: number, until: string, who: Target): Effect {
  return onHorobito(rule, who, (table, cards, { self }) => {
    for (const id of cards) last(table, { layer, on: "card", id, amount, until, source: self.card });
    raise(table, "changed", { cards, amount });
  });
}

/** The layers of a keyword with a duration. */
function lastingKeyword(granted: readonly Modifier[], until: string, who: Target): Effect {
  return onHorobito("8.4.1.1", who, (table, cards, { self }) => {
    for (const { layer, amount } of granted)
      for (const id of cards)
        last(table, { layer, on: "card", id, amount: amount(table, self, id), until, source: self.card });
    raise(table, "changed", { cards });
  });
}

/** A change with a duration on the user of the text. */
function lastingOnUser(rule: string, layer: string, until: string): Effect {
  return single(rule, (table, { self }) => {
    last(table, { layer, on: "seat", id: self.user, amount: 1, until, source: self.card });
    raise(table, "changed", { seat: self.user });
  });
}

const onOnes = [
  // 9.7; ends at 6.4.1.1
  entry(
    effect,
    "Power until the End Phase",
    { who: target, n: signed },
    { en: "give {who} Power {n}", th: "ให้ Power {n} แก่{who}", ja: "{who}のパワーを{n}する" },
    ({ who, n }) => lasting("9.7.1", "power", n, "powerEnds", who),
  ),
  entry(
    effect,
    "Power until the end of the battle",
    { who: target, n: signed },
    {
      en: "give {who} Power {n} until the end of this battle",
      th: "ให้ Power {n} แก่{who}จนจบการต่อสู้นี้",
      ja: "このバトルの終わりまで{who}のパワーを{n}する",
    },
    ({ who, n }) => lasting("9.7.1", "power", n, "endOfBattle", who),
  ),
  entry(
    effect,
    "Cost this Round",
    { who: target, n: signed },
    {
      en: "give {who} Cost {n} until the end of the Round",
      th: "ให้ Cost {n} แก่{who}จนจบ Round",
      ja: "ラウンドの終わりまで{who}のコストを{n}する",
    },
    ({ who, n }) => lasting("2.3.1", "cost", n, "endOfRound", who),
  ),
  entry(
    effect,
    "keyword until the end of the battle",
    { who: target, keyword },
    {
      en: "give {who} {keyword} until the end of this battle",
      th: "ให้ {keyword} แก่{who}จนจบการต่อสู้นี้",
      ja: "このバトルの終わりまで{who}に{keyword}を与える",
    },
    ({ who, keyword: granted }) => lastingKeyword(granted, "endOfBattle", who),
  ),
  entry(
    effect,
    "keyword until the end of the Round",
    { who: target, keyword },
    {
      en: "give {who} {keyword} until the end of the Round",
      th: "ให้ {keyword} แก่{who}จนจบ Round",
      ja: "ラウンドの終わりまで{who}に{keyword}を与える",
    },
    ({ who, keyword: granted }) => lastingKeyword(granted, "endOfRound", who),
  ),
  // 9.11
  entry(
    effect,
    "not destroyed this Round",
    { who: target },
    {
      en: "{who} is not destroyed until the end of the Round",
      th: "{who}ไม่ถูกทำลายจนจบ Round",
      ja: "ラウンドの終わりまで{who}は破壊されない",
    },
    ({ who }) => lasting("9.11.1", "notDestroyed", 1, "endOfRound", who),
  ),
  // 9.6
  entry(
    effect,
    "not over-beaten this Round",
    { who: target },
    {
      en: "{who} cannot be over-beaten until the end of the Round",
      th: "Over-Beat ทับ{who}ไม่ได้จนจบ Round",
      ja: "ラウンドの終わりまで{who}にオーバービートできない",
    },
    ({ who }) => lasting("9.6.1", "notOverBeaten", 1, "endOfRound", who),
  ),
];

const onTheBattle = [
  // 6.3.2.10.3
  entry(
    effect,
    "damage of this battle",
    { n: signed },
    {
      en: "the damage your Horobito in this Line deals to your opponent in this battle is {n}",
      th: "ความเสียหายที่ Horobito ของเราใน Line นี้ทำแก่ฝ่ายตรงข้ามในการต่อสู้นี้ {n}",
      ja: "このバトルでこのラインの自分のホロビトが相手に与えるダメージを{n}する",
    },
    ({ n }) =>
      single("6.3.2.10.3", (table, context) => {
        const { self } = context;
        const id = ownIn(table, self.user, context);
        if (id === NONE) return;
        last(table, {
          layer: "playerDamage",
          on: "card",
          id,
          amount: n,
          until: "endOfBattle",
          source: self.card,
        });
        raise(table, "changed", { cards: [id], amount: n });
      }),
  ),
  // 6.3.2.1.1
  entry(
    effect,
    "no battle here",
    {},
    {
      en: ["no battle occurs in this Line until the end of the Round", "no battle occurs in this Line"],
      th: "ไม่เกิดการต่อสู้ใน Line นี้จนจบ Round",
      ja: "ラウンドの終わりまでこのラインではバトルが発生しない",
    },
    () =>
      single("6.3.2.1.1", (table, context) => {
        const line = thisLine(table, context);
        if (line === 0) return;
        const { user, card } = context.self;
        const id = horobitoZone(user, line);
        last(table, { layer: "noBattle", on: "zone", id, amount: 1, until: "endOfRound", source: card });
        raise(table, "changed", { amount: line });
      }),
  ),
  entry(
    effect,
    "no damage this battle",
    {},
    {
      en: "you take no damage until the end of this battle",
      th: "เราไม่ได้รับความเสียหายจนจบการต่อสู้นี้",
      ja: "このバトルの終わりまで自分はダメージを受けない",
    },
    () => lastingOnUser("6.3.2.10.3", "noDamage", "endOfBattle"),
  ),
];

/** The own Horobito in the Line of the text, or `NONE`. */
function ownIn(table: Table, user: Seat, context: Context): number {
  const line = thisLine(table, context);
  return line === 0 ? NONE : horobitoIn(table, user, line);
}

export const lastingWords: readonly Entry[] = [...onOnes, ...onTheBattle];
