import { call, NONE, raise, zoneAt } from "@gyoji/kernel";
import { type Entry, entry, plural } from "@gyoji/lexicon";
import { FREE, POWERS, type Resources } from "../definition.ts";
import { burn, draw } from "../rules/drawing.ts";
import { pointsOf } from "../rules/information.ts";
import { type Added, reserve } from "../rules/paying.ts";
import { powerOf } from "../rules/power.ts";
import { type PlayableType, runeDeckOf } from "../state.ts";
import { times } from "./amounts.ts";
import { amount, count, deed, effect, figure, noun, symbols } from "./categories.ts";
import { plainly } from "./flow.ts";
import type { Amount, Effect } from "./meaning.ts";

/* What effects do with cards of decks, with points and with resources. */

const drawing = (n: Amount): Effect =>
  plainly("action.4", (table, context) =>
    call(table, draw, { who: context.self.user, count: n(table, context) }),
  );

const channeling = (n: number, event: "channeled" | "channeledExhausted"): Effect =>
  plainly(
    "runes.12",
    (table, { self, vars }) => {
      vars["channeled"] = Math.min(n, zoneAt(table, runeDeckOf(self.user)).length);
      raise(table, event, { seat: self.user, amount: n });
    },
    (table, { self }) => zoneAt(table, runeDeckOf(self.user)).length >= n,
  );

const gainingPoints = (n: Amount): Effect =>
  plainly("scoring.2", (table, context) => {
    const { user, card } = context.self;
    const gained = n(table, context);
    if (gained > 0) raise(table, "gainedPoints", { seat: user, amount: gained, source: card });
  });

/** overview.12, overview.13 Who has none loses none. */
const losingPoints = (n: number): Effect =>
  plainly("overview.13", (table, { self }) => {
    const lost = Math.min(n, pointsOf(table, self.user));
    if (lost > 0) raise(table, "lostPoints", { seat: self.user, amount: lost, source: self.card });
  });

// terms.19
const gainingXp = (n: Amount): Effect =>
  plainly("terms.19", (table, context) => {
    const gained = n(table, context);
    if (gained > 0) raise(table, "gainedXp", { seat: context.self.user, amount: gained });
  });

// overview.16
const losing: Effect = plainly("overview.16", (table, { self }) =>
  raise(table, "lostByEffect", { seat: self.user }),
);

const winning: Effect = plainly("overview.14", (table, { self }) =>
  raise(table, "wonByEffect", { seat: self.user }),
);

/** runes.19 What follows can speak of what has been Added. */
const adding = ({ energy, power }: Resources): Effect =>
  plainly("runes.19", (table, { self, vars }) => {
    const { user: seat, card: source } = self;
    const kinds = power.map((each) => powerOf(table, source, each));
    vars["added"] = kinds.reduce(
      (sum, kind): Added => ({ ...sum, power: sum.power.with(kind, (sum.power[kind] ?? 0) + 1) }),
      { energy, power: new Array<number>(POWERS).fill(0) },
    );
    if (energy > 0) raise(table, "addedEnergy", { seat, amount: energy, source });
    for (const kind of kinds) raise(table, "addedPower", { seat, amount: kind, source });
  });

/** As often as has been said before. */
const addingThatMuch =
  (one: Resources): Effect =>
  (scope) => ({
    ...plainly("runes.19", (table, { self, vars }) => {
      const { user: seat, card: source } = self;
      const many = (vars["many"] as number | undefined) ?? 0;
      if (many === 0) return;
      if (one.energy > 0) raise(table, "addedEnergy", { seat, amount: many * one.energy, source });
      for (let time = 0; time < many; time++)
        for (const each of one.power)
          raise(table, "addedPower", { seat, amount: powerOf(table, source, each), source });
    })(scope),
    adds: true,
  });

/** golden.6 What has been Added pays for playing such cards only. */
const reserving =
  (type: PlayableType): Effect =>
  (scope) => ({
    ...plainly("golden.6", (table, { self, vars }) => {
      const added = vars["added"] as Added | undefined;
      if (added !== undefined) reserve(table, self.user, type, added);
    })(scope),
    adds: true,
    yields: { ...FREE, only: type },
  });

const RESERVED: readonly {
  readonly type: PlayableType;
  readonly en: string;
  readonly th: string;
  readonly ja: string;
}[] = [
  { type: "spell", en: "spells", th: "สเปลล์", ja: "スペル" },
  { type: "unit", en: "units", th: "ยูนิต", ja: "ユニット" },
  { type: "gear", en: "gear", th: "เกียร์", ja: "ギア" },
];

export const resourceWords: readonly Entry[] = [
  ...RESERVED.map(({ type, en, th, ja }) =>
    entry(
      effect,
      `use only to play: ${type}`,
      {},
      {
        en: `use only to play ${en}`,
        th: `ใช้ได้เพื่อเล่น${th}เท่านั้น`,
        ja: `${ja}をプレイするためにのみ使う`,
      },
      () => reserving(type),
    ),
  ),
  entry(
    effect,
    "draw",
    { n: amount },
    { en: "draw {n}", th: "จั่ว {n} ใบ", ja: "カードを{n}枚引く" },
    ({ n }) => drawing(n),
  ),
  entry(
    deed,
    "they draw",
    { n: amount },
    { en: "draws {n}", th: "จั่ว {n} ใบ", ja: "カードを{n}枚引く" },
    ({ n }) => drawing(n),
  ),
  entry(
    effect,
    "draw equal to",
    { n: figure },
    { en: "draw cards equal to {n}", th: "จั่วการ์ดเท่ากับ{n}", ja: "{n}に等しい枚数のカードを引く" },
    ({ n }) => drawing(n),
  ),
  entry(
    effect,
    "burn",
    { n: amount },
    {
      en: ["[Burn] {n}", "[Burn {n}]", "burn {n}", "put the top {n} cards of your Main Deck into your trash"],
      th: "Burn {n} ใบ",
      ja: "デッキの上から{n}枚をバーンする",
    },
    ({ n }) =>
      plainly("action.31", (table, context) =>
        call(table, burn, { who: context.self.user, count: n(table, context) }),
      ),
  ),
  entry(
    effect,
    "burn one",
    {},
    {
      en: ["[Burn]", "put the top card of your Main Deck into your trash"],
      th: "Burn",
      ja: "デッキの一番上をバーンする",
    },
    () => plainly("action.31", (table, context) => call(table, burn, { who: context.self.user, count: 1 })),
  ),
  entry(
    effect,
    "channel",
    { n: count },
    {
      en: plural("n", "channel {n} rune", "channel {n} runes"),
      th: "Channel รูน {n} ใบ",
      ja: "ルーンを{n}枚チャネルする",
    },
    ({ n }) => channeling(n, "channeled"),
  ),
  entry(
    effect,
    "channel one",
    {},
    { en: "channel a rune", th: "Channel รูนหนึ่งใบ", ja: "ルーンを1枚だけチャネルする" },
    () => channeling(1, "channeled"),
  ),
  entry(
    effect,
    "channel one exhausted",
    {},
    {
      en: "channel a rune exhausted",
      th: "Channel รูนหนึ่งใบแบบ Exhausted",
      ja: "ルーンを1枚だけ消耗した状態でチャネルする",
    },
    () => channeling(1, "channeledExhausted"),
  ),
  entry(
    effect,
    "channel exhausted",
    { n: count },
    {
      en: plural("n", "channel {n} rune exhausted", "channel {n} runes exhausted"),
      th: "Channel รูน {n} ใบแบบ Exhausted",
      ja: "ルーンを{n}枚、消耗した状態でチャネルする",
    },
    ({ n }) => channeling(n, "channeledExhausted"),
  ),
  entry(
    deed,
    "they channel",
    { n: count },
    {
      en: plural("n", "channels {n} rune", "channels {n} runes"),
      th: "Channel รูน {n} ใบ",
      ja: "ルーンを{n}枚チャネルする",
    },
    ({ n }) => channeling(n, "channeled"),
  ),
  entry(
    deed,
    "they channel exhausted",
    { n: count },
    {
      en: plural("n", "channels {n} rune exhausted", "channels {n} runes exhausted"),
      th: "Channel รูน {n} ใบแบบ Exhausted",
      ja: "ルーンを{n}枚、消耗した状態でチャネルする",
    },
    ({ n }) => channeling(n, "channeledExhausted"),
  ),
  entry(
    effect,
    "score points",
    { n: count },
    {
      en: [
        plural("n", "score {n} point", "score {n} points"),
        plural("n", "gain {n} point", "gain {n} points"),
      ],
      th: "ได้ {n} แต้ม",
      ja: "{n}ポイントを得る",
    },
    ({ n }) => gainingPoints(() => n),
  ),
  entry(
    deed,
    "they score points",
    { n: count },
    {
      en: [
        plural("n", "scores {n} point", "scores {n} points"),
        plural("n", "gains {n} point", "gains {n} points"),
      ],
      th: "ได้ {n} แต้ม",
      ja: "{n}ポイントを得る",
    },
    ({ n }) => gainingPoints(() => n),
  ),
  entry(
    effect,
    "lose points",
    { n: count },
    { en: plural("n", "lose {n} point", "lose {n} points"), th: "เสีย {n} แต้ม", ja: "{n}ポイントを失う" },
    ({ n }) => losingPoints(n),
  ),
  entry(
    deed,
    "they lose points",
    { n: count },
    { en: plural("n", "loses {n} point", "loses {n} points"), th: "เสีย {n} แต้ม", ja: "{n}ポイントを失う" },
    ({ n }) => losingPoints(n),
  ),
  entry(effect, "gain XP", { n: count }, { en: "gain {n} XP", th: "ได้ {n} XP", ja: "{n}XPを得る" }, ({ n }) =>
    gainingXp(() => n),
  ),
  entry(
    effect,
    "gain XP equal to",
    { n: figure },
    { en: "gain XP equal to {n}", th: "ได้ XP เท่ากับ{n}", ja: "{n}に等しいXPを得る" },
    ({ n }) => gainingXp(n),
  ),
  entry(
    effect,
    "gain XP for each",
    { n: count, kind: noun },
    { en: "gain {n} XP for each {kind}", th: "ได้ {n} XP ต่อ{kind}แต่ละตัว", ja: "{kind}1つにつき{n}XPを得る" },
    ({ n, kind }) => gainingXp(times(n, kind)),
  ),
  entry(
    effect,
    "score points for each",
    { n: count, kind: noun },
    {
      en: [
        plural("n", "score {n} point for each {kind}", "score {n} points for each {kind}"),
        plural("n", "gain {n} point for each {kind}", "gain {n} points for each {kind}"),
      ],
      th: "ได้ {n} แต้มต่อ{kind}แต่ละตัว",
      ja: "{kind}1つにつき{n}ポイントを得る",
    },
    ({ n, kind }) => gainingPoints(times(n, kind)),
  ),
  entry(
    deed,
    "they gain XP",
    { n: count },
    { en: "gains {n} XP", th: "ได้ {n} XP", ja: "{n}XPを得る" },
    ({ n }) => gainingXp(() => n),
  ),
  entry(
    effect,
    "add",
    { what: symbols },
    { en: ["[Add] {what}", "add {what}"], th: "Add {what}", ja: "{what}を加える" },
    ({ what }) =>
      (scope) => ({
        ...adding(what)(scope),
        adds: true,
        yields: { energy: what.energy, power: what.power, only: null },
      }),
  ),
  entry(
    effect,
    "add that much Energy",
    {},
    {
      en: ["[Add] that much Energy", "add that much Energy"],
      th: "Add Energy เท่านั้น",
      ja: "その分のエナジーを加える",
    },
    () => addingThatMuch({ energy: 1, power: [] }),
  ),
  entry(
    effect,
    "add that much",
    { what: symbols },
    {
      en: ["[Add] that much {what}", "add that much {what}"],
      th: "Add {what} เท่านั้น",
      ja: "その分の{what}を加える",
    },
    ({ what }) => addingThatMuch(what),
  ),
  entry(
    effect,
    "lose the game",
    {},
    { en: "lose the game", th: "แพ้เกม", ja: "ゲームに敗北する" },
    () => losing,
  ),
  entry(
    deed,
    "they lose the game",
    {},
    { en: "loses the game", th: "แพ้เกม", ja: "ゲームに敗北する" },
    () => losing,
  ),
  entry(
    effect,
    "win the game",
    {},
    { en: "win the game", th: "ชนะเกม", ja: "ゲームに勝利する" },
    () => winning,
  ),
  entry(
    deed,
    "they win the game",
    {},
    { en: "wins the game", th: "ชนะเกม", ja: "ゲームに勝利する" },
    () => winning,
  ),
  // turn.21
  entry(
    effect,
    "take another turn",
    {},
    {
      en: ["take a turn after this one", "take an additional turn after this one"],
      th: "ได้เล่นอีกหนึ่งเทิร์นหลังเทิร์นนี้",
      ja: "このターンの後に追加のターンを得る",
    },
    () =>
      plainly("turn.21", (table, { self }) => {
        if (self.user !== NONE) table.state.game.extraTurns.push(self.user); // control.7
      }),
  ),
];
