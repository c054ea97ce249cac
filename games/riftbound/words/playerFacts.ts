import { type Entry, entry } from "@gyoji/lexicon";
import { isEnemy } from "../rules/information.ts";
import { anyGroup, count, fact, keyword, wideFact } from "./categories.ts";
import { anybodys, forSeats, theirs } from "./facts.ts";

/* What holds for players, by Passive Abilities. */

const players: readonly Entry[] = [
  // ability.19
  entry(
    wideFact,
    "your Deathknells trigger again",
    {},
    {
      en: "your [Deathknell] effects trigger an additional time",
      th: "[Deathknell] ของคุณทำงานเพิ่มอีกหนึ่งครั้ง",
      ja: "あなたの[デスネル]効果は追加でもう1回誘発する",
    },
    () => forSeats("deathknell again", (_table, { user }, seat) => user === seat),
  ),
  // terms.26
  entry(
    wideFact,
    "you may ignore a keyword",
    { what: keyword },
    {
      en: "you may ignore {what} when assigning combat damage",
      th: "คุณอาจมองข้าม {what} เมื่อแจกดาเมจจากการต่อสู้",
      ja: "あなたは戦闘ダメージを割り当てる際に{what}を無視してもよい",
    },
    ({ what }) => forSeats(`ignored ${what.layer}`, (_table, { user }, seat) => user === seat),
  ),
  // terms.7
  entry(
    wideFact,
    "Bonus Damage",
    { n: count },
    {
      en: "your spells and abilities deal {n} Bonus Damage",
      th: "สเปลล์และความสามารถของคุณสร้างดาเมจโบนัส {n}",
      ja: "あなたのスペルと能力は{n}のボーナスダメージを与える",
    },
    ({ n }) => forSeats("bonusDamage", (_table, { user }, seat) => user === seat, n),
  ),
  entry(
    wideFact,
    "Bonus Damage to",
    { n: count, those: anyGroup },
    {
      en: "spells and abilities deal {n} Bonus Damage to {those}",
      th: "สเปลล์และความสามารถสร้างดาเมจโบนัส {n} แก่{those}",
      ja: "スペルと能力は{those}に{n}のボーナスダメージを与える",
    },
    ({ n, those }) => theirs(those, { layer: "bonusDamageTo", amount: () => n }),
  ),
  entry(
    wideFact,
    "opponents can't gain points",
    {},
    {
      en: ["opponents can't gain points", "opponents can't score points"],
      th: "คู่ต่อสู้ได้แต้มไม่ได้",
      ja: "対戦相手はポイントを得られない",
    },
    () => forSeats("noPoints", (table, { user }, seat) => isEnemy(table, user, seat)),
  ),
  entry(
    wideFact,
    "opponents can't draw",
    {},
    { en: "opponents can't draw cards", th: "คู่ต่อสู้จั่วการ์ดไม่ได้", ja: "対戦相手はカードを引けない" },
    () => forSeats("noDraw", (table, { user }, seat) => isEnemy(table, user, seat)),
  ),
  entry(
    fact,
    "more points to win",
    { n: count },
    {
      en: ["increase the points needed to win the game by {n}", "the Victory Score is increased by {n}"],
      th: "เพิ่มแต้มเป้าหมายที่ต้องใช้เพื่อชนะเกม {n}",
      ja: "ゲームの勝利に必要なポイントを{n}増やす",
    },
    ({ n }) => forSeats("victoryScore", anybodys, n),
  ),
];

export const playerFactWords: readonly Entry[] = [...players];
