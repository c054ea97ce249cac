import type { Keyword } from "@gyoji/game";

/** The words on cards that the rulebook explains, with the rule that does; a word stands before those within it. */
export const keywords: readonly Keyword[] = [
  {
    word: { en: "[skill or burst]", th: "[สกิลหรือระเบิดธาตุ]", ja: "［元素スキル・元素爆発］" },
    rule: "calc.10",
  },
  { word: { en: "[skill]", th: "[สกิลธาตุ]", ja: "［元素スキル］" }, rule: "calc.8" },
  { word: { en: "[burst]", th: "[ระเบิดธาตุ]", ja: "［元素爆発］" }, rule: "calc.9" },
  { word: { en: "[normal]", th: "[โจมตีปกติ]", ja: "［通常攻撃］" }, rule: "calc.11" },
  { word: { en: "[attack]", th: "[ทุกการโจมตี]", ja: "［攻撃］" }, rule: "calc.15" },
  { word: { en: "[flip]", th: "[หงาย]", ja: "［表］" }, rule: "setup.2" },
  { word: { en: "Edge", th: "ความเหนือชั้น", ja: "優勢" }, rule: "table.4" },
  { word: { en: "Endurance", th: "ความทนทาน", ja: "不屈" }, rule: "table.5" },
  { word: { en: "Calm", th: "ความสงบนิ่ง", ja: "平静" }, rule: "table.6" },
  { word: { en: "Purity", th: "ความบริสุทธิ์", ja: "清浄" }, rule: "table.7" },
  { word: { en: "base ATK", th: "ATK พื้นฐาน", ja: "基本ATK" }, rule: "calc.14" },
  { word: { en: "added ATK", th: "ATK ที่บวกเพิ่ม", ja: "加算ATK" }, rule: "calc.14" },
  { word: { en: "omni", th: "สารพัดธาตุ", ja: "万能" }, rule: "calc.4" },
];
