import { cardAt, type GameEvent, type Self } from "@gyoji/kernel";
import { type Entry, entry, type Words } from "@gyoji/lexicon";
import { userOf } from "../rules/information.ts";
import { opponentOf } from "../state.ts";
import { moment } from "./categories.ts";
import { fighterOf, type Moment, type Table } from "./meaning.ts";

/* When something happens. */

/** Something that happens to the character that has the text. */
function toThis(id: string, on: string, words: Words): Entry {
  return entry(
    moment,
    id,
    {},
    words,
    (): Moment => ({
      on: [on],
      reach: "self",
      matches: (_table, self, { event }) => event.cards.includes(self.card),
    }),
  );
}

/** Something that happens elsewhere. */
function elsewhere(
  id: string,
  on: string,
  words: Words,
  matches: (table: Table, self: Self, event: GameEvent) => boolean,
): Entry {
  return entry(
    moment,
    id,
    {},
    words,
    (): Moment => ({
      on: [on],
      reach: "table",
      matches: (table, self, { event }) => matches(table, self, event),
    }),
  );
}

export const momentWords: readonly Entry[] = [
  toThis("battle begins", "battleBegan", {
    en: "this character's battle begins",
    th: "การต่อสู้ของตัวละครนี้เริ่มขึ้น",
    ja: "このキャラのバトルが始まる",
  }),
  // calc.5 Before the faces are fixed.
  toThis("dice are rolled", "rolled", {
    en: "you roll the dice for this character",
    th: "เราทอยเต๋าให้ตัวละครนี้",
    ja: "このキャラのためにダイスを振る",
  }),
  toThis("wins a battle", "battleWon", {
    en: "this character wins a battle",
    th: "ตัวละครนี้ชนะการต่อสู้",
    ja: "このキャラがバトルに勝利した",
  }),
  toThis("loses a battle", "lost", {
    en: "this character is discarded for losing",
    th: "ตัวละครนี้ถูกทิ้งเพราะแพ้",
    ja: "このキャラが敗北で捨て札になった",
  }),
  toThis("battle is tied", "battleTied", {
    en: "this character's battle ends with equal ATK",
    th: "การต่อสู้ของตัวละครนี้จบด้วย ATK เท่ากัน",
    ja: "このキャラのバトルがATK同値で終わる",
  }),
  toThis("element comes", "attached", {
    en: "an element is attached to this character",
    th: "ตัวละครนี้ติดธาตุ",
    ja: "このキャラに元素が付着した",
  }),
  // place.4
  elsewhere(
    "is laid",
    "laid",
    { en: "this card is laid on a character", th: "การ์ดนี้ถูกวางซ้อนบนตัวละคร", ja: "このカードをキャラに重ねた" },
    (table, self, { cards, source }) =>
      source === self.card && cards.some((card) => cardAt(table, card).definition === self.text),
  ),
  elsewhere(
    "another of yours loses",
    "lost",
    {
      en: "another of your characters is discarded for losing",
      th: "ตัวละครอื่นของเราถูกทิ้งเพราะแพ้",
      ja: "自分の他のキャラが敗北で捨て札になった",
    },
    (_table, self, { seat, cards }) => seat === self.user && !cards.includes(self.card),
  ),
  elsewhere(
    "the opposing character attacks",
    "attacked",
    {
      en: "the character opposing this one attacks",
      th: "ตัวละครที่ต่อสู้กับตัวละครนี้โจมตี",
      ja: "このキャラと向き合うキャラが攻撃した",
    },
    (table, self, { seat }) => seat === opponentOf(self.user) && fighterOf(table, self.user) === self.card,
  ),
  // result.1
  elsewhere(
    "a turn is won",
    "turnWon",
    { en: "you win a turn", th: "เราชนะเทิร์น", ja: "自分がターンに勝利した" },
    (table, self, { seat }) => seat === userOf(table, self.card),
  ),
];
