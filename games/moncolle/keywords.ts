import type { Keyword } from "@gyoji/game";
import { en } from "./messages/en.ts";
import { ja } from "./messages/ja.ts";
import { th } from "./messages/th.ts";
import { MOVEMENT_NAMES } from "./names.ts";

/** The words on cards that the rulebook explains, with the rule that does; a word stands before those within it. */
export const keywords: readonly Keyword[] = [
  { word: { en: "cannot be countered", th: "ห้ามสวนกลับ", ja: "対抗不可" }, rule: "timing.8" },
  { word: { en: "[normal]", th: "[ปกติ]", ja: "［普通］" }, rule: "timing.1" },
  { word: { en: "[counter]", th: "[สวนกลับ]", ja: "［対抗］" }, rule: "timing.3" },
  { word: { en: "[limited]", th: "[จำกัด]", ja: "［攻撃限定］" }, rule: "timing.4" },
  { word: { en: "[combat]", th: "[เมื่อโจมตี/ป้องกัน]", ja: "［戦闘］" }, rule: "timing.9" },
  { word: { en: "[chain]", th: "[เชน]", ja: "［チェイン］" }, rule: "timing.10" },
  { word: MOVEMENT_NAMES.walking, rule: "move.1" },
  { word: MOVEMENT_NAMES.flying, rule: "move.3" },
  { word: MOVEMENT_NAMES.floating, rule: "move.2" },
  { word: { en: en["card instant"], th: th["card instant"], ja: ja["card instant"] }, rule: "classic.5" },
  { word: { en: "Initiative", th: "อินิเชียทีฟ", ja: "イニシアチブ" }, rule: "skill.12" },
  { word: { en: "Charge", th: "ชาร์จ", ja: "チャージ" }, rule: "skill.13" },
  { word: { en: "Defender", th: "ดีเฟนเดอร์", ja: "ディフェンダー" }, rule: "skill.14" },
  { word: { en: "Resistance", th: "ต้านทาน", ja: "耐性" }, rule: "skill.15" },
  { word: { en: "Item:", th: "ไอเทม:", ja: "アイテム：" }, rule: "skill.1" },
  { word: { en: "Spell:", th: "เวทย์มนต์", ja: "スペル：" }, rule: "skill.2" },
  { word: { en: "✓", th: "✓", ja: "✓" }, rule: "ability.2" },
  { word: { en: "×", th: "×", ja: "×" }, rule: "ability.3" },
  { word: { en: "⊕", th: "⊕", ja: "⊕" }, rule: "ability.4" },
  { word: { en: "○", th: "○", ja: "○" }, rule: "ability.5" },
  { word: { en: "◇", th: "◇", ja: "◇" }, rule: "ability.6" },
];
