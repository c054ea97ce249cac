import { type CardId, cardAt, type Seat } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { faceOf, type GensoPrinted } from "../definition.ts";
import { bitOf, ELEMENTS, OMNI } from "../elements.ts";
import { ELEMENT_NAMES, OMNI_NAME } from "../names.ts";
import { charactersOf, elementsOfCharacter, isFaceUp } from "../rules/information.ts";
import { BOTH, opponentOf } from "../state.ts";
import { cardNoun, element, face, groups, nouns, target } from "./categories.ts";
import { fighters, type Group, meant, type Noun, picked, thisCharacter, userOfText } from "./meaning.ts";

/* Which characters and cards, and of which element. */

const own = (seat: Seat): Seat => seat;

const ones = [
  entry(target, "this character", {}, { en: "this character", th: "ตัวละครนี้", ja: "このキャラ" }, () =>
    meant(thisCharacter),
  ),
  entry(
    target,
    "the opposing character",
    {},
    { en: "the opposing character", th: "ตัวละครที่ต่อสู้ด้วย", ja: "向き合うキャラ" },
    () => meant(fighters(opponentOf)),
  ),
  entry(
    target,
    "your battling character",
    {},
    { en: "your battling character", th: "ตัวละครของเราที่กำลังต่อสู้", ja: "バトル中の自分のキャラ" },
    () => meant(fighters(own)),
  ),
  entry(
    target,
    "one",
    { groups },
    { en: "1 of {groups}", th: "{groups} 1 ใบ", ja: "{groups}1体" },
    ({ groups: from }) => picked(from, 1, userOfText, "chooseCharacter"),
  ),
  entry(
    target,
    "all",
    { groups },
    { en: "all {groups}", th: "{groups}ทุกใบ", ja: "すべての{groups}" },
    ({ groups: { cards } }) => meant(cards),
  ),
];

/** Characters of some players. */
function of(sides: (user: Seat) => readonly Seat[], kind: Noun, isOther: boolean): Group {
  return {
    hidden: false,
    cards: (table, { self }) =>
      sides(self.user)
        .flatMap((seat) => charactersOf(table, seat))
        .filter((card) => !(isOther && card === self.card) && kind(table, card)),
  };
}

const sides = [
  // field.2
  entry(
    groups,
    "your characters",
    { kind: nouns },
    { en: "your {kind}", th: "{kind}ในสนามของเรา", ja: "自分の場の{kind}" },
    ({ kind }) => of((user) => [user], kind, false),
  ),
  entry(
    groups,
    "your other characters",
    { kind: nouns },
    { en: "your other {kind}", th: "{kind}อื่นในสนามของเรา", ja: "自分の場の他の{kind}" },
    ({ kind }) => of((user) => [user], kind, true),
  ),
  // field.3
  entry(
    groups,
    "your opponent's characters",
    { kind: nouns },
    { en: "your opponent's {kind}", th: "{kind}ในสนามของฝ่ายตรงข้าม", ja: "相手の場の{kind}" },
    ({ kind }) => of((user) => [opponentOf(user)], kind, false),
  ),
  // field.4
  entry(
    groups,
    "characters on the field",
    { kind: nouns },
    { en: "{kind} on the field", th: "{kind}ในสนามทั้งหมด", ja: "場の{kind}" },
    ({ kind }) => of(() => BOTH, kind, false),
  ),
];

/** What can be told of a face-down character by an effect is nothing: only those face up are meant. */
const kinds = [
  entry(nouns, "characters", {}, { en: "characters", th: "ตัวละคร", ja: "キャラ" }, (): Noun => () => true),
  entry(
    nouns,
    "characters of an element",
    { element },
    { en: "{element} characters", th: "ตัวละคร{element}", ja: "{element}のキャラ" },
    ({ element: which }): Noun =>
      (table, card) =>
        isFaceUp(table, card) && (elementsOfCharacter(table, card) & bitOf(which)) !== 0,
  ),
  entry(
    nouns,
    "face-down characters",
    {},
    { en: "face-down characters", th: "ตัวละครที่คว่ำหน้า", ja: "裏向きのキャラ" },
    (): Noun => (table, card) => !isFaceUp(table, card),
  ),
  entry(
    nouns,
    "characters with an element",
    {},
    { en: "characters with an element attached", th: "ตัวละครที่ติดธาตุ", ja: "元素が付着したキャラ" },
    (): Noun => (table, card) => cardAt(table, card).attached !== 0,
  ),
];

function printed(fits: (face: GensoPrinted) => boolean): Noun {
  return (table, card: CardId) => fits(faceOf(table, card));
}

const cards = [
  entry(cardNoun, "card", {}, { en: "card", th: "การ์ด", ja: "カード" }, (): Noun => () => true),
  entry(cardNoun, "character card", {}, { en: "character card", th: "การ์ดตัวละคร", ja: "キャラカード" }, () =>
    printed(({ type }) => type === "character"),
  ),
  entry(cardNoun, "stacking card", {}, { en: "stacking card", th: "การ์ดวางซ้อน", ja: "重ねカード" }, () =>
    printed(({ type }) => type === "stacking"),
  ),
  entry(
    cardNoun,
    "character card of an element",
    { element },
    { en: "{element} character card", th: "การ์ดตัวละคร{element}", ja: "{element}のキャラカード" },
    ({ element: which }) =>
      printed((each) => each.type === "character" && (each.elements & bitOf(which)) !== 0),
  ),
];

const elements: readonly Entry[] = ELEMENTS.map((each) =>
  entry(element, each, {}, ELEMENT_NAMES[each], () => each),
);

const faces = [
  entry(
    face,
    "face of an element",
    { element },
    { en: "{element}", th: "{element}", ja: "{element}" },
    (slots) => ELEMENTS.indexOf(slots.element),
  ),
  entry(face, "omni", {}, OMNI_NAME, () => OMNI),
];

export const targetWords: readonly Entry[] = [...ones, ...sides, ...kinds, ...cards, ...elements, ...faces];
