import { effectCategories } from "@gyoji/game/effects";
import { category, terminal } from "@gyoji/lexicon";
import type { DiscardCost, Element, Movement } from "../definition.ts";
import type { MoncolleState, Timing } from "../state.ts";
import type { Amount, Effect, Group, Noun, Players, Scope, Sentence, Skill, Target } from "./meaning.ts";

/*
 * The categories of the card language: what a phrase can be, and what it means.
 */

/** When something can be used, and what is marked with it. */
export interface Marked {
  readonly timing: Timing;
  readonly isFinal: boolean;
}

/** Something that can be cancelled: which kinds of what was declared. */
export type Cancellable = (kind: "spell" | "item" | "ability") => boolean;

/** What games have alike. */
export const common = effectCategories<MoncolleState, Scope>();
export const { moment, would, standing, condition, modifier, modifiers, effect, effects } = common;

/** ability.1 What stands on units, equipment and fields: skills, and abilities with their marks. */
export const ability = category<Sentence>("ability", {
  label: { en: "ability", th: "ความสามารถ", ja: "能力" },
});
/** What a spell or an item does when it is used. */
export const use = category<Sentence>("use", {
  label: { en: "what a card does", th: "ผลของการ์ด", ja: "カードの効果" },
});
export const sentence = category<Sentence>("sentence", {
  label: { en: "text", th: "ข้อความ", ja: "テキスト" },
  includes: [ability, use],
});
export const base = category<Marked>("base", { label: { en: "timing", th: "จังหวะ", ja: "タイミング" } });
export const timing = category<Marked>("timing", {
  label: { en: "timing", th: "จังหวะ", ja: "タイミング" },
  includes: [base],
});
export const skill = category<Skill>("skill", { label: { en: "skill", th: "สกิล", ja: "常備能力" } });
/** ability.6 Where a card summons itself to. */
export const arrival = category<Effect>("arrival", {
  label: { en: "where it is summoned", th: "ที่ที่ถูกเรียก", ja: "召喚先" },
});
/** How long a change lasts: the moment that ends it. */
export const duration = category<string>("duration", {
  label: { en: "duration", th: "ระยะเวลา", ja: "期間" },
});
export const target = category<Target>("target", {
  label: { en: "which units", th: "ยูนิตใด", ja: "どのユニット" },
});
/** One unit of several, and several of them. */
export const group = category<Group>("group", {
  label: { en: "a unit of a side", th: "ยูนิตของฝ่าย", ja: "軍のユニット" },
});
export const groups = category<Group>("groups", {
  label: { en: "units of a side", th: "ยูนิตของฝ่าย", ja: "軍のユニット" },
});
export const noun = category<Noun>("noun", {
  label: { en: "kind of unit", th: "ชนิดของยูนิต", ja: "ユニットの種類" },
});
export const nouns = category<Noun>("nouns", {
  label: { en: "kind of units", th: "ชนิดของยูนิต", ja: "ユニットの種類" },
});
/** A kind of card in a hand, a deck or the discards. */
export const cardNoun = category<Noun>("cardNoun", {
  label: { en: "kind of card", th: "ชนิดของการ์ด", ja: "カードの種類" },
});
export const amount = category<Amount>("amount", { label: { en: "amount", th: "จำนวน", ja: "量" } });
export const players = category<Players>("players", {
  label: { en: "player", th: "ผู้เล่น", ja: "プレイヤー" },
});
export const price = category<DiscardCost>("price", {
  label: { en: "price", th: "ราคา", ja: "代償" },
});
export const cancellable = category<Cancellable>("cancellable", {
  label: { en: "what is cancelled", th: "สิ่งที่ถูกยกเลิก", ja: "打ち消すもの" },
});
export const element = category<Element>("element", { label: { en: "element", th: "ธาตุ", ja: "属性" } });
export const movement = category<Movement>("movement", {
  label: { en: "way of moving", th: "วิธีเคลื่อนที่", ja: "移動の種類" },
});

/** A number with its sign: +2, -1. */
export const signed = terminal<number, number>("signed", {
  label: { en: "+number", th: "+จำนวน", ja: "+数" },
  samples: [1, -2, 3, -1],
  read: (text, at) => {
    const found = /^([+＋\-－−])\s*([0-9]{1,2})(?![0-9])/u.exec(text.slice(at, at + 6));
    if (found === null) return [];
    const size = Number(found[2]);
    const value = found[1] === "+" || found[1] === "＋" ? size : -size;
    return size === 0 ? [] : [{ end: at + found[0].length, value }];
  },
  print: (value) => (value > 0 ? `+${value}` : `${value}`),
  meaning: (value) => value,
});

/** A number of at least 2. */
export const several = terminal<number, number>("several", {
  label: { en: "2, 3, …", th: "2, 3, …", ja: "2、3、…" },
  samples: [2, 3, 5],
  read: (text, at) => {
    const found = /^[0-9]{1,2}(?![0-9])/u.exec(text.slice(at, at + 3));
    const value = Number(found?.[0] ?? 0);
    return found === null || value < 2 ? [] : [{ end: at + found[0].length, value }];
  },
  print: (value) => `${value}`,
  meaning: (value) => value,
});

/** How many dice are thrown: 1D, 2D. */
export const dice = terminal<number, number>("dice", {
  label: { en: "1D, 2D, …", th: "1D, 2D, …", ja: "1D、2D、…" },
  samples: [1, 2],
  read: (text, at) => {
    const found = /^([1-9])d/iu.exec(text.slice(at, at + 2));
    return found === null ? [] : [{ end: at + 2, value: Number(found[1]) }];
  },
  print: (value) => `${value}D`,
  meaning: (value) => value,
});
