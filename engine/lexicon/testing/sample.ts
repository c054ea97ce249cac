import { category } from "../category.ts";
import { type Entry, entry, plural } from "../entry.ts";
import { lexicon } from "../lexicon.ts";
import { numberTerminal, quotedTerminal } from "../terminals.ts";

/** A small card language of a game that does not exist; its meanings are strings. */
const sentences = category<string>("sentence", { label: { en: "sentence", th: "ประโยค", ja: "文" } });
const events = category<string>("event", { label: { en: "event", th: "เหตุการณ์", ja: "出来事" } });
const conditions = category<string>("condition", { label: { en: "condition", th: "เงื่อนไข", ja: "条件" } });
const colours = category<string>("colour", { label: { en: "colour", th: "สี", ja: "色" } });
const groups = category<string>("group", { label: { en: "beasts", th: "กลุ่มสัตว์", ja: "獣の集まり" } });
const amounts = category<number>("amount", {
  label: { en: "amount", th: "จำนวน", ja: "量" },
  includes: [numberTerminal],
});
const cardName = quotedTerminal("cardName", {
  label: { en: "card name", th: "ชื่อการ์ด", ja: "カード名" },
  samples: ["Old Fox", "幻の 狐", "จิ้งจอก"],
});
const deeds = category<string>("deed", { label: { en: "deed", th: "การกระทำ", ja: "行い" } });
export const effects = category<string>("effect", {
  label: { en: "effect", th: "ผล", ja: "効果" },
  includes: [deeds],
});

const entries: Entry[] = [
  entry(
    sentences,
    "when",
    { event: events, effect: effects },
    {
      en: ["When {event}, {effect}.", "Whenever {event}, {effect}."],
      th: "เมื่อ{event} {effect}",
      ja: "{event}時、{effect}。",
    },
    ({ event, effect }) => `when(${event},${effect})`,
  ),
  entry(
    sentences,
    "whenIf",
    { event: events, condition: conditions, effect: effects },
    {
      en: "When {event}, if {condition}, {effect}.",
      th: "เมื่อ{event} ถ้า{condition} {effect}",
      ja: "{event}時、{condition}なら、{effect}。",
    },
    ({ event, condition, effect }) => `when(${event},if(${condition},${effect}))`,
  ),
  entry(
    sentences,
    "do",
    { effect: effects },
    { en: "{effect}.", th: "คาถา: {effect}", ja: "{effect}。" },
    ({ effect }) => effect,
  ),
  entry(sentences, "swift", {}, { en: "[Swift]", th: "[ว่องไว]", ja: "［迅速］" }, () => "swift"),
  entry(
    sentences,
    "guard",
    { n: numberTerminal },
    { en: "Guard {n}", th: "คุ้มกัน {n}", ja: "守護{n}" },
    ({ n }) => `guard(${n})`,
  ),
  entry(
    events,
    "arrives",
    {},
    { en: "this beast arrives", th: "สัตว์ตัวนี้มาถึง", ja: "この獣が到着した" },
    () => "arrives",
  ),
  entry(
    events,
    "wins",
    {},
    { en: "this beast wins a fight", th: "สัตว์ตัวนี้ชนะการต่อสู้", ja: "この獣が戦いに勝った" },
    () => "wins",
  ),
  entry(
    conditions,
    "have",
    { n: numberTerminal, group: groups },
    {
      en: "you have {n} or more {group}",
      th: "เรามี{group}ตั้งแต่ {n} ตัวขึ้นไป",
      ja: "{group}が{n}体以上いる",
    },
    ({ n, group }) => `have(${n},${group})`,
  ),
  entry(
    effects,
    "then",
    { first: deeds, then: effects },
    {
      en: "{first}, then {then}",
      th: "{first} จากนั้น {then}",
      ja: "{first}、その後{then}",
    },
    ({ first, then }) => `${first};${then}`,
  ),
  entry(
    effects,
    "may",
    { deed: deeds },
    { en: "you may {deed}", th: "เลือกว่าจะ{deed}หรือไม่", ja: "望むなら{deed}" },
    ({ deed }) => `may(${deed})`,
  ),
  entry(
    deeds,
    "draw",
    { n: amounts },
    {
      en: [plural("n", "draw {n} card", "draw {n} cards"), "draw {n}"],
      th: "จั่วการ์ด {n} ใบ",
      ja: "カードを{n}枚引く",
    },
    ({ n }) => `draw(${n})`,
  ),
  entry(
    deeds,
    "wake",
    { n: amounts, group: groups },
    {
      en: "wake {n} of {group}",
      th: "ปลุก{group} {n} ตัว",
      ja: ["{group}{n}体を起こす", "{group}を{n}体起こす"],
    },
    ({ n, group }) => `wake(${n},${group})`,
  ),
  entry(
    deeds,
    "find",
    { name: cardName },
    { en: "find {name}", th: "ค้นหา {name}", ja: "{name}を探す" },
    ({ name }) => `find(${name})`,
  ),
  entry(
    amounts,
    "twice",
    { n: numberTerminal },
    { en: "twice {n}", th: "{n} คูณสอง", ja: "{n}の倍" },
    ({ n }) => n * 2,
  ),
  entry(groups, "yours", {}, { en: "your beasts", th: "สัตว์ของเรา", ja: "自分の獣" }, () => "yours"),
  entry(
    groups,
    "yoursOf",
    { colour: colours },
    { en: "your {colour} beasts", th: "สัตว์สี{colour}ของเรา", ja: "自分の{colour}の獣" },
    ({ colour }) => `yours(${colour})`,
  ),
  entry(
    groups,
    "theirs",
    {},
    { en: ["your opponent's beasts", "opposing beasts"], th: "สัตว์ของฝ่ายตรงข้าม", ja: "相手の獣" },
    () => "theirs",
  ),
  ...(
    [
      ["red", "แดง", "赤"],
      ["green", "เขียว", "緑"],
      ["blue", "น้ำเงิน", "青"],
    ] as const
  ).map(([en, th, ja]) => entry(colours, en, {}, { en, th, ja }, () => en)),
];

export const sample = lexicon({ entries, text: sentences });
