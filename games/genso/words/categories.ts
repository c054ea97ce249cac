import { effectCategories } from "@gyoji/game/effects";
import { category, terminal } from "@gyoji/lexicon";
import type { Element } from "../elements.ts";
import type { GensoState, Way } from "../state.ts";
import type { Count, Group, Noun, Scope, Sentence, Target } from "./meaning.ts";

/*
 * The categories of the card language: what a phrase can be, and what it means.
 */

/** What games have alike. */
export const common = effectCategories<GensoState, Scope>();
export const { moment, standing, condition, modifier, effect, effects } = common;

/** calc.15 What stands on characters, and on cards that are laid on them. */
export const ability = category<Sentence>("ability", {
  label: { en: "skill", th: "สกิล", ja: "スキル" },
});
/** setup.2 What stands on leaders only. */
export const flip = category<Sentence>("flip", {
  label: { en: "what a leader does", th: "ผลของลีดเดอร์", ja: "リーダーの効果" },
});
export const leaderText = category<Sentence>("leaderText", {
  label: { en: "leader's text", th: "ข้อความของลีดเดอร์", ja: "リーダーのテキスト" },
  includes: [ability, flip],
});
/** calc.8, calc.9, calc.11 The ways of attacking that a character's skill goes with. */
export const ways = category<readonly Way[]>("ways", {
  label: { en: "way of attacking", th: "วิธีโจมตี", ja: "攻撃の方法" },
});
/** A quality that a character has or is given: the layer it is laid under. */
export const quality = category<string>("quality", {
  label: { en: "quality", th: "คุณสมบัติ", ja: "特性" },
});
export const target = category<Target>("target", {
  label: { en: "which characters", th: "ตัวละครใด", ja: "どのキャラ" },
});
export const groups = category<Group>("groups", {
  label: { en: "characters of a side", th: "ตัวละครของฝ่าย", ja: "場のキャラ" },
});
export const nouns = category<Noun>("nouns", {
  label: { en: "kind of characters", th: "ชนิดของตัวละคร", ja: "キャラの種類" },
});
/** A kind of card in a hand or in the discards. */
export const cardNoun = category<Noun>("cardNoun", {
  label: { en: "kind of card", th: "ชนิดของการ์ด", ja: "カードの種類" },
});
/** What is counted, one of it. */
export const counted = category<Count>("counted", {
  label: { en: "what is counted", th: "สิ่งที่นับ", ja: "数えるもの" },
});
export const element = category<Element>("element", { label: { en: "element", th: "ธาตุ", ja: "元素" } });
/** battle.5 A face of a die, by its number. */
export const face = category<number>("face", { label: { en: "face of a die", th: "หน้าเต๋า", ja: "目" } });

/** A number with its sign: +200, -100. */
export const signed = terminal<number, number>("signed", {
  label: { en: "+number", th: "+จำนวน", ja: "+数" },
  samples: [100, -200, 300, -50],
  read: (text, at) => {
    const found = /^([+＋\-－−])\s*([0-9]{1,4})(?![0-9])/u.exec(text.slice(at, at + 8));
    if (found === null) return [];
    const size = Number(found[2]);
    const value = found[1] === "+" || found[1] === "＋" ? size : -size;
    return size === 0 ? [] : [{ end: at + found[0].length, value }];
  },
  print: (value) => (value > 0 ? `+${value}` : `${value}`),
  meaning: (value) => value,
});
