import { type CardId, cardAt } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { faceOf } from "../definition.ts";
import { attachedTo, controllerOf, isFriendly, isMighty } from "../rules/information.ts";
import { adjective, adjectives, tag } from "./categories.ts";
import type { Is } from "./meaning.ts";
import { both, enemy, isA, isToken, lying, other } from "./nouns.ts";

/* What is said of a kind before it: friendly, stunned. */

const friendly: Is = (table, card, { self }) => isFriendly(table, self.user, controllerOf(table, card));

/** Chosen by what has done something, or would: a spell or an ability of the player. */
const isChosen: Is = (table, card, { self, event }) =>
  table.state.game.chain.some(
    (item) =>
      item.self.card === event?.source &&
      item.controller === self.user &&
      ((item.vars["targets"] ?? []) as readonly { readonly card: CardId }[]).some(
        (each) => each.card === card,
      ),
  );

const isEquipped: Is = (table, card) => attachedTo(table, card).length > 0;

const isAttached: Is = (table, card) => cardAt(table, card).attachedTo !== -1;

/** Something said of a kind: "friendly unit". */
function described(id: string, en: string | readonly string[], th: string, ja: string, is: Is): Entry {
  return entry(adjective, `that is ${id}`, {}, { en, th, ja }, () => lying(is));
}

const ADJECTIVES: readonly Entry[] = [
  described("friendly", "friendly", "ฝ่ายเรา", "味方の", friendly),
  described("enemy", "enemy", "ฝ่ายศัตรู", "敵の", enemy),
  described("other", "other", "ตัวอื่น", "他の", other),
  described("Mighty", ["[Mighty]", "Mighty"], "ที่ Mighty", "マイティな", isMighty),
  described(
    "stunned",
    ["stunned", "[Stunned]"],
    "ที่ Stunned",
    "スタンした",
    (table, card) => cardAt(table, card).stunned,
  ),
  described(
    "damaged",
    "damaged",
    "ที่มีดาเมจ",
    "ダメージのある",
    (table, card) => cardAt(table, card).damage > 0,
  ),
  described("exhausted", "exhausted", "ที่ Exhausted", "消耗した", (table, card) => cardAt(table, card).turned),
  described("ready", "ready", "ที่ Ready", "レディの", (table, card) => !cardAt(table, card).turned),
  described(
    "buffed",
    ["buffed", "[Buffed]"],
    "ที่มี Buff",
    "バフのある",
    (table, card) => cardAt(table, card).buffs > 0,
  ),
  described(
    "attacking",
    "attacking",
    "ที่กำลังโจมตี",
    "攻撃中の",
    (table, card) => cardAt(table, card).role === "attacker",
  ),
  described(
    "defending",
    "defending",
    "ที่กำลังป้องกัน",
    "防御中の",
    (table, card) => cardAt(table, card).role === "defender",
  ),
  // target.1
  described("chosen", "chosen", "ที่ถูกเลือก", "選ばれた", isChosen),
  described("equipped", "equipped", "ที่ติดอุปกรณ์", "装備している", isEquipped),
  described("attached", "attached", "ที่ติดอยู่", "装着された", isAttached),
  described(
    "detached",
    "detached",
    "ที่ไม่ได้ติด",
    "外れている",
    (table, card, context) => !isAttached(table, card, context),
  ),
  // keywords.36
  described(
    "empowered",
    ["[Empowered]", "empowered"],
    "ที่ Empowered",
    "エンパワー状態の",
    (table, card) => cardAt(table, card).empowered > 0,
  ),
  described("made a token", "token", "โทเคน", "トークンの", isToken),
  described(
    "made a card",
    ["nontoken", "non-token"],
    "ที่ไม่ใช่โทเคน",
    "トークンでない",
    (table, card, context) => !isToken(table, card, context),
  ),
  described(
    "no unit",
    ["nonunit", "non-unit"],
    "ที่ไม่ใช่ยูนิต",
    "ユニットでない",
    (table, card, context) => !isA("unit")(table, card, context),
  ),
  entry(
    adjective,
    "without tag",
    { name: tag },
    { en: "non-{name}", th: "ที่ไม่ใช่ {name}", ja: "{name}でない" },
    ({ name }) => lying((table, card) => !faceOf(table, card).tags.includes(name)),
  ),
  entry(
    adjectives,
    "and also",
    { one: adjective, more: adjectives },
    { en: ["{one} {more}", "{one}, {more}"], th: "{one}{more}", ja: "{one}{more}" },
    ({ one, more }) => both(one, more),
  ),
];

export const adjectiveWords: readonly Entry[] = [...ADJECTIVES];
