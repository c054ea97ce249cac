import { contextOf } from "@gyoji/game/effects";
import { NONE } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { isAlone, isOneOnOne } from "../rules/information.ts";
import { lastKnownOf } from "../rules/triggering.ts";
import { battlefieldAt, isBase, locationOf } from "../state.ts";
import { happened, moment, moments, noun, nouns } from "./categories.ts";
import { hereOf, type Noun } from "./meaning.ts";
import { own } from "./nouns.ts";
import { type Also, atHere, besidesMe, listed, ofKind, ofMe, thai, toBattlefield } from "./occasions.ts";

/* What happens to objects: of oneself, of one, of another. */

/** What can happen to objects: as it is said of oneself, and of another one. */
interface Happening {
  readonly id: string;
  readonly on: readonly string[];
  /** Nothing where it is not said of oneself. */
  readonly me: string | readonly string[];
  readonly other: string | readonly string[];
  readonly th: string;
  readonly ja: string;
  readonly also?: Also;
}

/** terms.29 */
const alone: Also = (table, _self, { event }) => event.cards.some((card) => isAlone(table, card));

const HAPPENINGS: readonly Happening[] = [
  { id: "attack", on: ["attacked"], me: "I attack", other: "attacks", th: "โจมตี", ja: "が攻撃した" },
  { id: "defend", on: ["defended"], me: "I defend", other: "defends", th: "ป้องกัน", ja: "が防御した" },
  {
    id: "attack or defend",
    on: ["attacked", "defended"],
    me: "I attack or defend",
    other: "attacks or defends",
    th: "โจมตีหรือป้องกัน",
    ja: "が攻撃または防御した",
  },
  {
    id: "attack alone",
    on: ["attacked"],
    me: "I attack alone",
    other: "attacks alone",
    th: "โจมตีตัวเดียว",
    ja: "が単独で攻撃した",
    also: alone,
  },
  {
    id: "defend alone",
    on: ["defended"],
    me: "I defend alone",
    other: "defends alone",
    th: "ป้องกันตัวเดียว",
    ja: "が単独で防御した",
    also: alone,
  },
  {
    id: "attack or defend alone",
    on: ["attacked", "defended"],
    me: "I attack or defend alone",
    other: "attacks or defends alone",
    th: "โจมตีหรือป้องกันตัวเดียว",
    ja: "が単独で攻撃または防御した",
    also: alone,
  },
  // terms.30
  {
    id: "attack or defend one on one",
    on: ["attacked", "defended"],
    me: "I attack or defend one on one",
    other: "attacks or defends one on one",
    th: "โจมตีหรือป้องกันแบบตัวต่อตัว",
    ja: "が1対1で攻撃または防御した",
    also: (table, _self, { event }) => event.cards.some((card) => isOneOnOne(table, card)),
  },
  {
    id: "conquer",
    on: ["conquered"],
    me: "I conquer",
    other: "conquers",
    th: "ยึดครอง",
    ja: "がコンカーした",
  },
  {
    id: "conquer what was uncontrolled",
    on: ["conquered"],
    me: ["I conquer a battlefield that was uncontrolled", "I conquer an open battlefield"],
    other: "conquers a battlefield that was uncontrolled",
    th: "ยึดครองสนามรบที่ไม่มีใครควบคุม",
    ja: "が誰もコントロールしていないバトルフィールドをコンカーした",
    also: (_table, _self, { event }) => event.amount > 0,
  },
  {
    id: "attack here",
    on: ["attacked"],
    me: [],
    other: ["attacks here", "attacks this battlefield"],
    th: "โจมตีที่นี่",
    ja: "がここで攻撃した",
    also: atHere,
  },
  {
    id: "defend here",
    on: ["defended"],
    me: [],
    other: ["defends here", "defends this battlefield"],
    th: "ป้องกันที่นี่",
    ja: "がここで防御した",
    also: atHere,
  },
  {
    id: "conquer here",
    on: ["conquered"],
    me: [],
    other: ["conquers here", "conquers this battlefield"],
    th: "ยึดครองที่นี่",
    ja: "がここをコンカーした",
    also: atHere,
  },
  {
    id: "hold here",
    on: ["held"],
    me: [],
    other: ["holds here", "holds this battlefield"],
    th: "Hold ที่นี่",
    ja: "がここをホールドした",
    also: atHere,
  },
  {
    id: "conquer what enemies controlled",
    on: ["conquered"],
    me: ["I conquer an enemy battlefield", "I conquer a battlefield an opponent controlled"],
    other: ["conquers an enemy battlefield"],
    th: "ยึดครองสนามรบของศัตรู",
    ja: "が敵のバトルフィールドをコンカーした",
    also: (_table, _self, { event }) => event.amount === 0,
  },
  { id: "hold", on: ["held"], me: "I hold", other: "holds", th: "Hold", ja: "がホールドした" },
  {
    id: "conquer or hold",
    on: ["conquered", "held"],
    me: "I conquer or hold",
    other: "conquers or holds",
    th: "ยึดครองหรือ Hold",
    ja: "がコンカーまたはホールドした",
  },
  { id: "move", on: ["moved"], me: "I move", other: "moves", th: "เคลื่อนที่", ja: "が移動した" },
  {
    id: "move to a battlefield",
    on: ["moved"],
    me: "I move to a battlefield",
    other: "moves to a battlefield",
    th: "เคลื่อนไปสนามรบ",
    ja: "がバトルフィールドに移動した",
    also: toBattlefield,
  },
  {
    id: "move to a battlefield of yours",
    on: ["moved"],
    me: "I move to a battlefield you control",
    other: "moves to a battlefield you control",
    th: "เคลื่อนไปสนามรบที่คุณควบคุม",
    ja: "があなたのコントロールするバトルフィールドに移動した",
    also: (table, self, { event }) =>
      table.state.game.battlefields[battlefieldAt(event.zone)]?.controller === self.user,
  },
  {
    id: "move from a battlefield",
    on: ["moved"],
    me: "I move from a battlefield",
    other: "moves from a battlefield",
    th: "เคลื่อนออกจากสนามรบ",
    ja: "がバトルフィールドから移動した",
    also: (_table, _self, open) =>
      open.event.cards.some((card) => battlefieldAt(lastKnownOf(open, card)?.zone ?? NONE) !== NONE),
  },
  {
    id: "move to base",
    on: ["moved"],
    me: ["I move to base", "I move to my base"],
    other: "moves to base",
    th: "เคลื่อนไปฐาน",
    ja: "がベースに移動した",
    also: (_table, _self, { event }) => isBase(event.zone),
  },
  {
    id: "move here",
    on: ["moved"],
    me: [],
    other: ["moves here", "moves to my location", "moves to this battlefield"],
    th: "เคลื่อนมาที่นี่",
    ja: "がここに移動した",
    also: atHere,
  },
  {
    id: "move to my battlefield",
    on: ["moved"],
    me: [],
    other: "moves to my battlefield",
    th: "เคลื่อนมาสนามรบของการ์ดนี้",
    ja: "がこのカードのいるバトルフィールドに移動した",
    also: (table, self, open) => toBattlefield(table, self, open) && atHere(table, self, open),
  },
  {
    id: "move from here",
    on: ["moved"],
    me: [],
    other: ["moves from here", "moves from my location"],
    th: "เคลื่อนออกจากที่นี่",
    ja: "がここから移動した",
    also: (table, self, open) => {
      const here = hereOf(table, contextOf(self));
      return open.event.cards.some((card) => lastKnownOf(open, card)?.zone === here);
    },
  },
  // keywords.15
  {
    id: "die",
    on: ["killed"],
    me: ["I die", "I'm killed", "this is killed"],
    other: ["dies", "is killed"],
    th: "ตาย",
    ja: "が死亡した",
  },
  {
    id: "die in combat",
    on: ["killed"],
    me: "I die in combat",
    other: "dies in combat",
    th: "ตายในการต่อสู้",
    ja: "が戦闘中に死亡した",
    also: (table, _self, open) => {
      const { showdown } = table.state.game;
      return (
        showdown?.isCombat === true &&
        open.event.cards.some((card) => lastKnownOf(open, card)?.zone === locationOf(showdown.battlefield))
      );
    },
  },
  {
    id: "leave the board",
    on: ["killed", "banished", "returnedToHand", "recycled", "toDeckTop", "toDeckBottom", "replaced"],
    me: ["I leave the board", "this leaves the board"],
    other: "leaves the board",
    th: "ออกจากกระดาน",
    ja: "がボードを離れた",
    also: (_table, _self, open) => open.event.cards.some((card) => lastKnownOf(open, card) !== null),
  },
  {
    id: "attack a battlefield of yours",
    on: ["attacked"],
    me: [],
    other: "attacks a battlefield you control",
    th: "โจมตีสนามรบที่คุณควบคุม",
    ja: "があなたのコントロールするバトルフィールドを攻撃した",
    also: (table, self, { event }) =>
      table.state.game.battlefields[battlefieldAt(event.zone)]?.controller === self.user,
  },
  {
    id: "take damage",
    on: ["dealt"],
    me: ["I take damage", "I'm dealt damage"],
    other: ["takes damage", "is dealt damage"],
    th: "ได้รับดาเมจ",
    ja: "がダメージを受けた",
  },
  {
    id: "become Mighty",
    on: ["becameMighty"],
    me: ["I become [Mighty]", "I become Mighty"],
    other: ["becomes [Mighty]", "becomes Mighty"],
    th: "กลายเป็น Mighty",
    ja: "がマイティになった",
  },
  {
    id: "become stunned",
    on: ["stunned"],
    me: ["I become stunned", "I'm stunned"],
    other: ["becomes stunned", "is stunned"],
    th: "ถูก Stun",
    ja: "がスタンした",
  },
  {
    id: "become buffed",
    on: ["buffed"],
    me: ["I become buffed", "I'm buffed"],
    other: ["becomes buffed", "is buffed"],
    th: "ถูก Buff",
    ja: "がバフされた",
  },
  {
    id: "become ready",
    on: ["readied"],
    me: ["I become ready", "I'm readied"],
    other: ["becomes ready", "is readied"],
    th: "ถูก Ready",
    ja: "がレディになった",
  },
  {
    id: "become exhausted",
    on: ["exhausted"],
    me: ["I become exhausted", "I'm exhausted"],
    other: ["becomes exhausted", "is exhausted"],
    th: "ถูก Exhaust",
    ja: "が消耗した",
  },
  {
    id: "become empowered",
    on: ["empowered"],
    me: ["I become [Empowered]", "I become empowered"],
    other: ["becomes [Empowered]", "becomes empowered"],
    th: "กลายเป็น Empowered",
    ja: "がエンパワー状態になった",
  },
  {
    id: "become disempowered",
    on: ["disempowered"],
    me: ["I become disempowered", "I'm disempowered"],
    other: ["becomes disempowered", "is disempowered"],
    th: "เลิก Empowered",
    ja: "のエンパワーが解除された",
  },
  {
    id: "be recalled",
    on: ["recalled"],
    me: "I'm recalled",
    other: "is recalled",
    th: "ถูก Recall",
    ja: "がリコールされた",
  },
  {
    id: "be played",
    on: ["played"],
    me: ["I'm played", "this is played"],
    other: "is played",
    th: "ถูกเล่น",
    ja: "がプレイされた",
  },
  {
    id: "be discarded",
    on: ["discarded"],
    me: ["I'm discarded", "this is discarded"],
    other: "is discarded",
    th: "ถูกทิ้ง",
    ja: "が捨てられた",
  },
  {
    id: "be banished",
    on: ["banished"],
    me: ["I'm banished", "this is banished"],
    other: "is banished",
    th: "ถูกเนรเทศ",
    ja: "が追放された",
  },
  {
    id: "return to a hand",
    on: ["returnedToHand"],
    me: "I return to a hand",
    other: "returns to a hand",
    th: "กลับขึ้นมือ",
    ja: "が手札に戻った",
  },
  {
    id: "be attached",
    on: ["attached"],
    me: [],
    other: "is attached",
    th: "ถูกติด",
    ja: "が装着された",
  },
  {
    id: "be detached",
    on: ["detached"],
    me: [],
    other: "is detached",
    th: "ถูกถอด",
    ja: "が外された",
  },
  {
    id: "change control",
    on: ["controlChanged"],
    me: "a player takes control of me",
    other: "changes control",
    th: "เปลี่ยนผู้ควบคุม",
    ja: "のコントロールが移った",
  },
];

/** Those that are said of "one of your units" as well. */
const OF_YOURS: readonly string[] = [
  "attack",
  "defend",
  "conquer",
  "hold",
  "move",
  "die",
  "become Mighty",
  "become stunned",
];

function happening({ id, on, me, other, th, ja, also }: Happening): readonly Entry[] {
  const others = listed(other);
  const mine = listed(me);
  const ofItself = entry(
    moment,
    `I ${id}`,
    {},
    { en: mine, th: thai("การ์ดนี้", th), ja: `このカード${ja}` },
    () => ofMe(on, also),
  );
  return [
    ...(mine.length === 0 ? [] : [ofItself]),
    entry(
      moment,
      `one does: ${id}`,
      { kind: noun },
      {
        en: others.flatMap((words) => [`a {kind} ${words}`, `an {kind} ${words}`, `any {kind} ${words}`]),
        th: thai("{kind}", th),
        ja: `{kind}${ja}`,
      },
      ({ kind }) => ofKind(on, kind, also),
    ),
    entry(
      moment,
      `another does: ${id}`,
      { kind: noun },
      {
        en: others.map((words) => `another {kind} ${words}`),
        th: thai("{kind}อื่น", th),
        ja: `別の{kind}${ja}`,
      },
      ({ kind }) => ofKind(on, besidesMe(kind), also),
    ),
  ];
}

/** What has happened, after "is": several of them in a row. */
const PARTICIPLES: readonly {
  readonly on: readonly string[];
  readonly en: string;
  readonly th: string;
  readonly ja: string;
}[] = [
  { on: ["played"], en: "played", th: "ถูกเล่น", ja: "プレイされた" },
  { on: ["discarded"], en: "discarded", th: "ถูกทิ้ง", ja: "捨てられた" },
  { on: ["killed"], en: "killed", th: "ถูกฆ่า", ja: "倒された" },
  { on: ["banished"], en: "banished", th: "ถูกเนรเทศ", ja: "追放された" },
  { on: ["recycled"], en: "recycled", th: "ถูก Recycle", ja: "リサイクルされた" },
  { on: ["recalled"], en: "recalled", th: "ถูก Recall", ja: "リコールされた" },
  { on: ["readied"], en: "readied", th: "ถูก Ready", ja: "レディにされた" },
  { on: ["stunned"], en: "stunned", th: "ถูก Stun", ja: "スタンされた" },
  { on: ["buffed"], en: "buffed", th: "ถูก Buff", ja: "バフされた" },
];

const inARow: readonly Entry[] = [
  ...PARTICIPLES.map(({ on, en, th, ja }) =>
    entry(happened, `happened: ${en}`, {}, { en, th, ja }, () => on),
  ),
  entry(
    moments,
    "this is done one of two",
    { one: happened, other: happened },
    {
      en: ["this is {one} or {other}", "I'm {one} or {other}"],
      th: "การ์ดนี้{one}หรือ{other}",
      ja: "このカードが{one}か{other}",
    },
    ({ one, other }) => ofMe([...one, ...other]),
  ),
  entry(
    moments,
    "this is done one of three",
    { one: happened, other: happened, third: happened },
    {
      en: ["this is {one}, {other}, or {third}", "I'm {one}, {other}, or {third}"],
      th: "การ์ดนี้{one} {other} หรือ{third}",
      ja: "このカードが{one}、{other}、または{third}",
    },
    ({ one, other, third }) => ofMe([...one, ...other, ...third]),
  ),
];

function yoursOf(kind: Noun): Noun {
  return {
    ...kind,
    is: (table, card, context) => own(table, card, context) && kind.is(table, card, context),
  };
}

function ofYours({ id, on, other, th, ja, also }: Happening): Entry {
  return entry(
    moment,
    `one of yours does: ${id}`,
    { kind: nouns },
    {
      en: listed(other).map((words) => `one of your {kind} ${words}`),
      th: thai("{kind}ตัวหนึ่งของคุณ", th),
      ja: `あなたの{kind}のどれか${ja}`,
    },
    ({ kind }) => ofKind(on, yoursOf(kind), also),
  );
}

export const happeningWords: readonly Entry[] = [
  ...HAPPENINGS.flatMap(happening),
  ...HAPPENINGS.filter(({ id }) => OF_YOURS.includes(id)).map(ofYours),
  ...inARow,
];
