import { type Entry, entry, numberTerminal as number } from "@gyoji/lexicon";
import { ELEMENTS, MOVEMENTS } from "../definition.ts";
import { ELEMENT_NAMES, MOVEMENT_NAMES } from "../names.ts";
import { element, movement, signed, skill } from "./categories.ts";

/* What skills are called, elements and ways of moving. */

const elements = ELEMENTS.map((each) => entry(element, each, {}, ELEMENT_NAMES[each], () => each));
const movements = MOVEMENTS.map((each) => entry(movement, each, {}, MOVEMENT_NAMES[each], () => each));

const skills = [
  // skill.1
  entry(
    skill,
    "Item",
    { n: number },
    { en: "Item: {n}", th: "ไอเทม: {n}", ja: "アイテム：{n}" },
    ({ n }) => ({
      layer: "item",
      amount: n,
    }),
  ),
  // skill.2
  entry(
    skill,
    "Spell",
    { element, n: number },
    { en: "{element} Spell: {n}", th: "เวทย์มนต์{element}: {n}", ja: "{element}スペル：{n}" },
    ({ element: of, n }) => ({ layer: `spell ${of}`, amount: n }),
  ),
  // skill.11
  entry(
    skill,
    "clear Spell",
    { n: number },
    { en: "clear Spell: {n}", th: "เวทย์มนต์ไร้ธาตุ: {n}", ja: "無色スペル：{n}" },
    ({ n }) => ({ layer: "spell any", amount: n }),
  ),
  // skill.12
  entry(
    skill,
    "Initiative",
    { n: signed },
    { en: "Initiative: {n}", th: "อินิเชียทีฟ: {n}", ja: "イニシアチブ：{n}" },
    ({ n }) => ({ layer: "initiative", amount: n }),
  ),
  // skill.13
  entry(
    skill,
    "Charge",
    { n: signed },
    { en: "Charge: {n}", th: "ชาร์จ: {n}", ja: "チャージ：{n}" },
    ({ n }) => ({ layer: "charge", amount: n }),
  ),
  // skill.14
  entry(
    skill,
    "Defender",
    { n: signed },
    { en: "Defender: {n}", th: "ดีเฟนเดอร์: {n}", ja: "ディフェンダー：{n}" },
    ({ n }) => ({ layer: "defender", amount: n }),
  ),
  // skill.15
  entry(
    skill,
    "Resistance",
    { element },
    { en: "Resistance: {element}", th: "ต้านทาน: {element}", ja: "耐性：{element}" },
    ({ element: of }) => ({ layer: `resistance ${of}`, amount: 1 }),
  ),
];

export const skillWords: readonly Entry[] = [...elements, ...movements, ...skills];
