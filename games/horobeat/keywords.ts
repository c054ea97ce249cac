import type { Keyword } from "@gyoji/game";

/** The words on cards that the rulebook explains, with the rule that does. */
export const keywords: readonly Keyword[] = [
  { word: { en: "Boost", th: "Boost", ja: "ブースト" }, rule: "2.8.1.3" },
  { word: { en: "Entry Trigger", th: "Entry Trigger", ja: "エントリートリガー" }, rule: "8.3.2.1" },
  {
    word: { en: "Last Over Trigger", th: "Last Over Trigger", ja: "ラストオーバートリガー" },
    rule: "8.3.5.1",
  },
  { word: { en: "Over Trigger", th: "Over Trigger", ja: "オーバートリガー" }, rule: "8.3.3.1" },
  { word: { en: "Draw Trigger", th: "Draw Trigger", ja: "ドロートリガー" }, rule: "8.3.4.1" },
  { word: { en: "Double Damage", th: "Double Damage", ja: "ダブルダメージ" }, rule: "8.4.2.1" },
  { word: { en: "Barrier", th: "Barrier", ja: "バリア" }, rule: "8.4.3.1" },
  { word: { en: "Over-Beat", th: "Over-Beat", ja: "オーバービート" }, rule: "6.2.6.5" },
  { word: { en: "Ena Yomi", th: "Ena Yomi", ja: "エナヨミ" }, rule: "9.8.2" },
  { word: { en: "Resonance", th: "Resonance", ja: "レゾナンス" }, rule: "9.9.2" },
  { word: { en: "recover", th: "Recover", ja: "リカバー" }, rule: "3.2.3" },
  { word: { en: "Down", th: "Down", ja: "ダウン" }, rule: "3.3.2" },
];
