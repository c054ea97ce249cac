import { contextOf } from "@gyoji/game/effects";
import { cardAt, NONE, type Self } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { faceOf } from "../definition.ts";
import { isEnemy, isFriendly, unitsOf } from "../rules/information.ts";
import { moment, moments, noun, nouns, ONE, time } from "./categories.ts";
import { deedWords } from "./deeds.ts";
import { happeningWords } from "./happenings.ts";
import { type Happened, type Moment, type Table } from "./meaning.ts";
import {
  type Also,
  atHere,
  isYours,
  ofKind,
  ofMe,
  ofOpponents,
  ofYou,
  thai,
  toBattlefield,
} from "./occasions.ts";
import { playerWords } from "./players.ts";

/* When abilities trigger (ability.12). A condition is worded as one, not as a command (parts.19). */

/** Done by a spell of the player with the text. */
const bySpell: Also = (table, self, open) =>
  isYours(table, self, open) &&
  open.event.source !== NONE &&
  faceOf(table, open.event.source).types.includes("spell");

/** The start or end of a part of a turn: of yours, and of everybody's. */
interface PartOfTurn {
  readonly id: string;
  readonly on: string;
  readonly yours: readonly string[];
  readonly each: readonly string[];
  readonly opponents: readonly string[];
  readonly th: string;
  readonly ja: string;
}

const PARTS_OF_TURNS: readonly PartOfTurn[] = [
  {
    id: "the start of the Beginning Phase",
    on: "beginningStepBegan",
    yours: [
      "at the start of your Beginning Phase",
      "at start of your Beginning Phase",
      "at the start of your turn",
    ],
    each: [
      "at the start of each player's Beginning Phase",
      "at the start of each turn",
      "at the start of each player's turn",
    ],
    opponents: ["at the start of each opponent's turn", "at the start of an opponent's turn"],
    th: "ตอนเริ่ม Beginning Phase ",
    ja: "開始フェイズの開始時",
  },
  {
    id: "the start of the Main Phase",
    on: "mainPhaseBegan",
    yours: ["at the start of your Main Phase"],
    each: ["at the start of each player's Main Phase"],
    opponents: ["at the start of each opponent's Main Phase"],
    th: "ตอนเริ่ม Main Phase ",
    ja: "メインフェイズの開始時",
  },
  {
    id: "the end of the turn",
    on: "endingStepBegan",
    yours: ["at the end of your turn"],
    each: ["at the end of each turn", "at the end of the turn", "at the end of this turn", "at end of turn"],
    opponents: ["at the end of each opponent's turn", "at the end of an opponent's turn"],
    th: "ตอนจบเทิร์น",
    ja: "ターンの終了時",
  },
];

function partOfTurn({ id, on, yours, each, opponents, th, ja }: PartOfTurn): readonly Entry[] {
  return [
    entry(
      time,
      `at ${id} of opponents`,
      {},
      { en: opponents, th: `${th}ของคู่ต่อสู้`, ja: `対戦相手の${ja}` },
      () => ofOpponents([on]),
    ),
    entry(time, `at ${id}`, {}, { en: yours, th: `${th}ของคุณ`, ja: `あなたの${ja}` }, () => ofYou([on])),
    entry(
      time,
      `at ${id} of each`,
      {},
      { en: each, th: `${th}ของแต่ละคน`, ja: `各プレイヤーの${ja}` },
      (): Moment => ({
        on: [on],
        reach: "table",
        matches: () => true,
        cards: () => [],
      }),
    ),
  ];
}

/** What begins and ends at a Battlefield. */
const TOGETHER: readonly {
  readonly on: string;
  readonly en: string;
  readonly th: string;
  readonly ja: string;
}[] = [
  { on: "showdownBegan", en: "a showdown begins", th: "โชว์ดาวน์เริ่ม", ja: "ショーダウンが始まった" },
  { on: "combatBegan", en: "a combat begins", th: "การต่อสู้เริ่ม", ja: "戦闘が始まった" },
  // terms.32
  { on: "combatTied", en: "a combat is tied", th: "การต่อสู้เสมอ", ja: "戦闘が引き分けになった" },
  { on: "combatEnded", en: "a combat ends", th: "การต่อสู้จบ", ja: "戦闘が終わった" },
];

/** When in the game something happens. */
const DURING: readonly {
  readonly id: string;
  readonly en: readonly string[];
  readonly th: string;
  readonly ja: string;
  readonly isSo: (table: Table, self: Self) => boolean;
}[] = [
  {
    id: "on an opponent's turn",
    en: ["on an opponent's turn", "during an opponent's turn"],
    th: "ในเทิร์นของคู่ต่อสู้",
    ja: "対戦相手のターンに",
    isSo: (table, self) => isEnemy(table, self.user, table.state.game.turnPlayer),
  },
  {
    id: "on your turn",
    en: ["on your turn", "during your turn"],
    th: "ในเทิร์นของคุณ",
    ja: "あなたのターンに",
    isSo: (table, self) => self.user === table.state.game.turnPlayer,
  },
  {
    id: "during a showdown",
    en: ["during a showdown", "in a showdown", "during showdowns"],
    th: "ระหว่างโชว์ดาวน์",
    ja: "ショーダウン中に",
    isSo: (table) => table.state.game.showdown !== null,
  },
  {
    id: "during a combat",
    en: ["during a combat", "during combat"],
    th: "ระหว่างการต่อสู้",
    ja: "戦闘中に",
    isSo: (table) => table.state.game.showdown?.isCombat === true,
  },
];

export const momentWords: readonly Entry[] = [
  entry(
    time,
    "at the start of each first Beginning Phase",
    {},
    {
      en: "at the start of each player's first Beginning Phase",
      th: "ตอนเริ่ม Beginning Phase แรกของผู้เล่นแต่ละคน",
      ja: "各プレイヤーの最初の開始フェイズの開始時",
    },
    (): Moment => ({
      on: ["beginningStepBegan"],
      reach: "table",
      matches: (table, _self, { event }) => table.state.game.turnsTaken[event.seat] === 1,
      cards: () => [],
    }),
  ),
  ...happeningWords,
  ...deedWords,
  ...playerWords,
  ...PARTS_OF_TURNS.flatMap(partOfTurn),
  ...TOGETHER.map(({ on, en, th, ja }) =>
    entry(
      moment,
      on,
      {},
      { en: [`${en} here`, `${en.replace("a ", "")} here`], th: `${th}ที่นี่`, ja: `ここで${ja}` },
      (): Moment => ({
        on: [on],
        reach: "table",
        matches: atHere,
        cards: () => [],
      }),
    ),
  ),
  entry(
    moment,
    "some die",
    { kind: nouns },
    { en: "one or more {kind} die", th: "{kind}อย่างน้อยหนึ่งตาย", ja: "1つ以上の{kind}が死亡した" },
    ({ kind }) => ofKind(["killed"], kind),
  ),
  entry(
    moment,
    "I win a combat",
    {},
    { en: "I win a combat", th: "การ์ดนี้ชนะการต่อสู้", ja: "このカードが戦闘に勝利した" },
    (): Moment => ({
      on: ["combatWon"],
      reach: "table",
      matches: (table, self, open) => open.event.seat === self.user && atHere(table, self, open),
      cards: (_table, self) => [self.card],
    }),
  ),
  entry(
    moment,
    "one wins a combat",
    { kind: noun },
    {
      en: ["a {kind} wins a combat", "an {kind} wins a combat"],
      th: "{kind}ชนะการต่อสู้",
      ja: "{kind}が戦闘に勝利した",
    },
    ({ kind }): Moment => {
      const winners: Moment["cards"] = (table, self, { event }) =>
        unitsOf(table, event.seat, event.zone).filter((card) => kind.is(table, card, contextOf(self)));
      return {
        on: ["combatWon"],
        reach: "table",
        matches: (table, self, open) => winners(table, self, open).length > 0,
        cards: winners,
      };
    },
  ),
  entry(
    moment,
    "you play me to a battlefield",
    {},
    {
      en: "you play me to a battlefield",
      th: "คุณเล่นการ์ดนี้ไปสนามรบ",
      ja: "あなたがこのカードをバトルフィールドにプレイした",
    },
    () => ofMe(["played"], toBattlefield),
  ),
  entry(
    moment,
    "you conquer here with some",
    { kind: nouns },
    {
      en: "you conquer here with one or more {kind}",
      th: "คุณยึดครองที่นี่ด้วย{kind}อย่างน้อยหนึ่ง",
      ja: "あなたが1つ以上の{kind}でここをコンカーした",
    },
    ({ kind }) =>
      ofKind(
        ["conquered"],
        kind,
        (table, self, open) => isYours(table, self, open) && atHere(table, self, open),
      ),
  ),
  ...(
    [
      { id: "hold", on: ["held"], en: ["hold", "holds"], th: "Hold", ja: "ホールドした" },
      { id: "conquer", on: ["conquered"], en: ["conquer", "conquers"], th: "ยึดครอง", ja: "コンカーした" },
    ] as const
  ).map(({ id, on, en, th, ja }) =>
    entry(
      moment,
      `you or an ally ${id}`,
      {},
      {
        en: en.map((words) => `you or an ally ${words}`),
        th: thai("คุณหรือเพื่อนร่วมทีม", th),
        ja: `あなたか味方のプレイヤーが${ja}`,
      },
      (): Moment => ({
        on,
        reach: "table",
        matches: (table, self, { event }) => isFriendly(table, self.user, event.seat),
        cards: (_table, _self, { event }) => event.cards,
      }),
    ),
  ),
  entry(
    moment,
    "you play me from face down",
    {},
    {
      en: ["you play me from face down", "you play this from face down", "you play me from [Hidden]"],
      th: "คุณเล่นการ์ดนี้จากที่คว่ำอยู่",
      ja: "あなたが裏向きのこのカードをプレイした",
    },
    () => ofMe(["played"], (_table, _self, { event }) => event.amount === 1),
  ),
  entry(
    moment,
    "a player chooses one with a spell",
    { kind: noun },
    {
      en: ["a player chooses a {kind} with a spell", "a player chooses an {kind} with a spell"],
      th: "ผู้เล่นคนหนึ่งเลือก{kind}ด้วยสเปลล์",
      ja: "プレイヤーがスペルで{kind}を選んだ",
    },
    ({ kind }) =>
      ofKind(
        ["chose"],
        kind,
        (table, _self, { event }) =>
          event.source !== NONE && faceOf(table, event.source).types.includes("spell"),
      ),
  ),
  entry(
    moment,
    "I conquer after an attack",
    {},
    { en: "I conquer after an attack", th: "การ์ดนี้ยึดครองหลังโจมตี", ja: "このカードが攻撃の後にコンカーした" },
    () => ofMe(["conquered"], (table, self) => cardAt(table, self.card).role === "attacker"),
  ),
  entry(
    moment,
    "you choose me with a spell",
    {},
    { en: "you choose me with a spell", th: "คุณเลือกการ์ดนี้ด้วยสเปลล์", ja: "あなたがスペルでこのカードを選んだ" },
    () => ofMe(["chose"], bySpell),
  ),
  entry(
    moment,
    "you choose one with a spell",
    { kind: noun },
    {
      en: ["you choose a {kind} with a spell", "you choose an {kind} with a spell"],
      th: "คุณเลือก{kind}ด้วยสเปลล์",
      ja: "あなたがスペルで{kind}を選んだ",
    },
    ({ kind }) => ofKind(["chose"], kind, bySpell),
  ),
  entry(
    moment,
    "you kill one with a spell",
    { kind: noun },
    {
      en: ["you kill a {kind} with a spell", "you kill an {kind} with a spell"],
      th: "คุณฆ่า{kind}ด้วยสเปลล์",
      ja: "あなたがスペルで{kind}を倒した",
    },
    ({ kind }) => ofKind(["killed"], kind, bySpell),
  ),
  entry(
    moment,
    "you play a card from face down",
    {},
    {
      en: ["you play a card from face down", "you play a card from [Hidden]"],
      th: "คุณเล่นการ์ดที่คว่ำอยู่",
      ja: "あなたが裏向きのカードをプレイした",
    },
    () => ofYou(["played"], (_table, _self, { event }) => event.amount === 1),
  ),
  ...DURING.map(({ id, en, th, ja, isSo }) =>
    entry(
      moments,
      id,
      { when: moment },
      { en: en.map((words) => `{when} ${words}`), th: `{when}${th}`, ja: `${ja}{when}` },
      ({ when }): Moment => ({
        ...when,
        matches: (table, self, open) => isSo(table, self) && when.matches(table, self, open),
      }),
    ),
  ),
  entry(
    moment,
    "you play one to a battlefield",
    { kind: ONE.described },
    {
      en: ["you play a {kind} to a battlefield", "you play an {kind} to a battlefield"],
      th: "คุณเล่น{kind}ไปสนามรบ",
      ja: "あなたが{kind}をバトルフィールドにプレイした",
    },
    ({ kind }) =>
      ofKind(
        ["played"],
        kind,
        (table, self, open) => isYours(table, self, open) && toBattlefield(table, self, open),
      ),
  ),
  entry(
    moment,
    "you attach one to one",
    { kind: noun, to: noun },
    {
      en: [
        "you attach a {kind} to a {to}",
        "you attach an {kind} to a {to}",
        "you attach a {kind} to an {to}",
        "you attach an {kind} to an {to}",
      ],
      th: "คุณติด{kind}กับ{to}",
      ja: "あなたが{to}に{kind}を装着した",
    },
    ({ kind, to }): Moment => ({
      ...ofKind(
        ["attached"],
        kind,
        (table, self, { event, lastKnown }) =>
          event.seat === self.user && to.is(table, event.amount, contextOf(self, event, lastKnown)),
      ),
      cards: (_table, _self, { event }) => [event.amount],
    }),
  ),
  entry(
    moment,
    "chosen by enemies",
    { kind: noun },
    {
      en: [
        "a {kind} is chosen by an enemy spell or ability",
        "an {kind} is chosen by an enemy spell or ability",
      ],
      th: "{kind}ถูกสเปลล์หรือความสามารถของศัตรูเลือก",
      ja: "{kind}が敵のスペルか能力に選ばれた",
    },
    ({ kind }) => ofKind(["chose"], kind, (table, self, { event }) => isEnemy(table, self.user, event.seat)),
  ),
  entry(
    moment,
    "I am chosen by enemies",
    {},
    {
      en: "I'm chosen by an enemy spell or ability",
      th: "การ์ดนี้ถูกสเปลล์หรือความสามารถของศัตรูเลือก",
      ja: "このカードが敵のスペルか能力に選ばれた",
    },
    () => ofMe(["chose"], (table, self, { event }) => isEnemy(table, self.user, event.seat)),
  ),
  entry(
    moment,
    "you attach one to me",
    { kind: noun },
    {
      en: ["you attach a {kind} to me", "you attach an {kind} to me"],
      th: "คุณติด{kind}กับการ์ดนี้",
      ja: "あなたがこのカードに{kind}を装着した",
    },
    ({ kind }) =>
      ofKind(
        ["attached"],
        kind,
        (_table, self, { event }) => event.amount === self.card && event.seat === self.user,
      ),
  ),
  entry(
    moments,
    "either",
    { one: moment, more: moments },
    {
      en: ["{one} or {more}", "{one} or when {more}", "{one} and when {more}", "{one} and {more}"],
      th: "{one}หรือ{more}",
      ja: "{one}か、{more}",
    },
    ({ one, more }) => eitherOf(one, more),
  ),
];

/** Whether something that has happened is this moment. */
function isMoment(each: Moment, table: Table, self: Self, open: Happened): boolean {
  return each.on.includes(open.event.kind) && each.matches(table, self, open);
}

function eitherOf(one: Moment, more: Moment): Moment {
  return {
    on: [...new Set([...one.on, ...more.on])],
    reach: one.reach === "self" && more.reach === "self" ? "self" : "table",
    matches: (table, self, open) => isMoment(one, table, self, open) || isMoment(more, table, self, open),
    cards: (table, self, open) => (isMoment(one, table, self, open) ? one : more).cards(table, self, open),
  };
}
