import { cardAt } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import {
  ACTIVATE_CONQUER_EFFECTS,
  BANISH,
  BUFF,
  DISCARD,
  DISEMPOWER,
  discarding,
  discardingAll,
  discardingAny,
  EMPOWER,
  ENTERS_READY,
  EXHAUST,
  HEAL,
  KILL,
  READY,
  RECALL,
  RECYCLE,
  REMEMBER,
  RETURN,
  REVEAL,
  recyclingTrash,
  SPEND_BUFF,
  STUN,
  spendingXp,
  TAKE_CONTROL,
  TAKE_CONTROL_WHILE_THERE,
  TO_CHAMPION_ZONE,
  TO_DECK_BOTTOM,
  TO_DECK_TOP,
} from "./acting.ts";
import { count, deed, effect, payable, pronoun, targets } from "./categories.ts";
import { it, known, me, some } from "./choosing.ts";
import { eitherOf, inTurn, on, type Verb } from "./flow.ts";
import { looked } from "./looking.ts";
import type { Target } from "./meaning.ts";
import { lying, own } from "./nouns.ts";

/* What effects do to objects: the verbs. */

/** How a verb reads: as an instruction, and of a player in the third person. */
interface VerbWords {
  readonly en: readonly string[];
  readonly deed: string;
  readonly th: string;
  readonly ja: string;
}

/** A verb that may be a cost, and what a player who is named does. */
function payableVerb(id: string, words: VerbWords, does: Verb): readonly Entry[] {
  return [
    entry(payable, id, { who: targets }, words, ({ who }) => on(who, does)),
    entry(deed, `they ${id}`, { who: targets }, { ...words, en: words.deed }, ({ who }) => on(who, does)),
  ];
}

function verb(id: string, en: readonly string[], th: string, ja: string, does: Verb): Entry {
  return entry(effect, id, { who: targets }, { en, th, ja }, ({ who }) => on(who, does));
}

function act(id: string, en: string, th: string, ja: string, who: () => Target, does: Verb): Entry {
  return entry(payable, id, {}, { en, th, ja }, () => on(who(), does));
}

const payables: readonly Entry[] = [
  ...payableVerb("kill", { en: ["kill {who}"], deed: "kills {who}", th: "ฆ่า{who}", ja: "{who}を倒す" }, KILL),
  ...payableVerb(
    "banish",
    { en: ["banish {who}"], deed: "banishes {who}", th: "เนรเทศ{who}", ja: "{who}を追放する" },
    BANISH,
  ),
  ...payableVerb(
    "recycle",
    { en: ["recycle {who}"], deed: "recycles {who}", th: "Recycle {who}", ja: "{who}をリサイクルする" },
    RECYCLE,
  ),
  ...payableVerb(
    "return to hand",
    {
      en: [
        "return {who} to its owner's hand",
        "return {who} to their owner's hand",
        "return {who} to their owners' hands",
      ],
      deed: "returns {who} to its owner's hand",
      th: "นำ{who}กลับขึ้นมือเจ้าของ",
      ja: "{who}をオーナーの手札に戻す",
    },
    RETURN,
  ),
  entry(
    payable,
    "return to your hand",
    { who: targets },
    {
      en: ["return {who} to your hand", "return {who} to my owner's hand"],
      th: "นำ{who}กลับขึ้นมือของคุณ",
      ja: "{who}をあなたの手札に戻す",
    },
    ({ who }) => on(who, RETURN),
  ),
  entry(
    payable,
    "discard",
    { n: count },
    {
      en: ["discard {n}", "discard {n} card", "discard {n} cards"],
      th: "ทิ้งการ์ด {n} ใบ",
      ja: "手札を{n}枚捨てる",
    },
    ({ n }) => discarding(n),
  ),
  entry(
    payable,
    "discard any number",
    {},
    {
      en: ["discard any number of cards", "discard any number of cards from your hand"],
      th: "ทิ้งการ์ดกี่ใบก็ได้",
      ja: "手札を好きな枚数捨てる",
    },
    () => discardingAny,
  ),
  entry(
    payable,
    "spend any number of buffs",
    {},
    {
      en: "spend any number of buffs",
      th: "ใช้ Buff กี่อันก็ได้",
      ja: "バフを好きな数消費する",
    },
    () =>
      on(
        some(
          lying((table, card, context) => own(table, card, context) && cardAt(table, card).buffs > 0),
          { count: () => Number.MAX_SAFE_INTEGER, how: "upTo" },
        ),
        SPEND_BUFF,
      ),
  ),
  entry(
    deed,
    "they discard",
    { n: count },
    {
      en: ["discards {n}", "discards {n} card", "discards {n} cards"],
      th: "ทิ้งการ์ด {n} ใบ",
      ja: "手札を{n}枚捨てる",
    },
    ({ n }) => discarding(n),
  ),
  entry(
    payable,
    "discard your hand",
    {},
    { en: "discard your hand", th: "ทิ้งมือทั้งหมด", ja: "手札を全て捨てる" },
    () => discardingAll,
  ),
  entry(
    deed,
    "they discard their hand",
    {},
    { en: "discards their hand", th: "ทิ้งมือทั้งหมด", ja: "手札を全て捨てる" },
    () => discardingAll,
  ),
  entry(
    payable,
    "exhaust",
    { who: targets },
    { en: "exhaust {who}", th: "Exhaust {who}", ja: "{who}を消耗させる" },
    ({ who }) => on(who, EXHAUST),
  ),
  entry(
    payable,
    "recycle from your trash",
    { n: count },
    {
      en: ["recycle {n} from your trash"],
      th: "Recycle {n} ใบจากกองทิ้งของตน",
      ja: "自分のトラッシュから{n}枚をリサイクルする",
    },
    ({ n }) => recyclingTrash(n),
  ),
  entry(
    payable,
    "spend XP",
    { n: count },
    { en: "spend {n} XP", th: "ใช้ {n} XP", ja: "{n}XPを消費する" },
    ({ n }) => spendingXp(n),
  ),
  act(
    "spend a buff",
    "spend a buff",
    "ใช้ Buff 1 อัน",
    "バフを1つ消費する",
    () => some(lying(own), { count: () => 1, how: "exactly" }),
    SPEND_BUFF,
  ),
  act(
    "spend my buff",
    "spend my buff",
    "ใช้ Buff ของการ์ดนี้",
    "このカードのバフを消費する",
    () => known(me),
    SPEND_BUFF,
  ),
  act(
    "spend its buff",
    "spend its buff",
    "ใช้ Buff ของมัน",
    "それのバフを消費する",
    () => known(it),
    SPEND_BUFF,
  ),
];

const plain: readonly Entry[] = [
  verb("stun", ["[Stun] {who}", "stun {who}"], "Stun {who}", "{who}をスタンさせる", STUN),
  verb("buff", ["[Buff] {who}", "buff {who}"], "Buff {who}", "{who}をバフする", BUFF),
  verb("ready", ["ready {who}"], "Ready {who}", "{who}をレディにする", READY),
  verb("heal", ["heal {who}"], "Heal {who}", "{who}を回復する", HEAL),
  verb("recall", ["recall {who}"], "Recall {who}", "{who}をリコールする", RECALL),
  verb("empower", ["[Empower] {who}", "empower {who}"], "Empower {who}", "{who}をエンパワーする", EMPOWER),
  entry(
    payable,
    "disempower",
    { who: targets },
    {
      en: ["[Disempower] {who}", "disempower {who}"],
      th: "Disempower {who}",
      ja: "{who}のエンパワーを解除する",
    },
    ({ who }) => on(who, DISEMPOWER),
  ),
  entry(
    effect,
    "recall exhausted",
    { who: pronoun },
    { en: "recall {who} exhausted", th: "Recall {who}แบบ Exhausted", ja: "{who}を消耗状態でリコールする" },
    ({ who }) => inTurn(on(who, RECALL), on(who, EXHAUST)),
  ),
  verb(
    "put into your hand",
    ["put {who} into your hand", "put {who} in your hand", "put {who} into hand"],
    "นำ{who}ขึ้นมือ",
    "{who}を手札に加える",
    RETURN,
  ),
  entry(
    effect,
    "draw it",
    { who: pronoun },
    { en: "draw {who}", th: "จั่ว{who}", ja: "{who}を引く" },
    ({ who }) => on(who, RETURN),
  ),
  entry(
    effect,
    "put some into your hand",
    { n: count },
    { en: "put {n} into your hand", th: "นำการ์ดในนั้น {n} ใบขึ้นมือ", ja: "その中の{n}枚を手札に加える" },
    ({ n }) =>
      on(some({ is: () => true, among: looked, isSecret: true }, { count: () => n, how: "exactly" }), RETURN),
  ),
  verb(
    "put on top",
    ["put {who} on top of your Main Deck"],
    "วาง{who}ไว้บนสุดของ Main Deck",
    "{who}をメインデッキの一番上に置く",
    TO_DECK_TOP,
  ),
  verb(
    "put on the bottom",
    [
      "put {who} on the bottom of your Main Deck",
      "put {who} on the bottom of its owner's Main Deck",
      "put {who} on the bottom of their Main Deck",
    ],
    "วาง{who}ไว้ล่างสุดของ Main Deck",
    "{who}をメインデッキの一番下に置く",
    TO_DECK_BOTTOM,
  ),
  entry(
    effect,
    "put on the top or bottom",
    { who: targets },
    {
      en: ["put {who} on the top or bottom of your Main Deck"],
      th: "วาง{who}ไว้บนสุดหรือล่างสุดของ Main Deck",
      ja: "{who}をメインデッキの一番上か一番下に置く",
    },
    ({ who }) =>
      inTurn(on(who, REMEMBER), eitherOf(on(known(it), TO_DECK_TOP), on(known(it), TO_DECK_BOTTOM))),
  ),
  verb(
    "put into your Champion Zone",
    ["put {who} into your Champion Zone", "return {who} to your Champion Zone"],
    "นำ{who}ไปไว้ใน Champion Zone",
    "{who}をチャンピオンゾーンに置く",
    TO_CHAMPION_ZONE,
  ),
  entry(
    effect,
    "ready or exhaust",
    { who: targets },
    { en: "ready or exhaust {who}", th: "Ready หรือ Exhaust {who}", ja: "{who}をレディにするか消耗させる" },
    ({ who }) => inTurn(on(who, REMEMBER), eitherOf(on(known(it), READY), on(known(it), EXHAUST))),
  ),
  verb("reveal", ["reveal {who}"], "เปิด{who}ให้ทุกคนดู", "{who}を公開する", REVEAL),
  verb(
    "take control",
    ["take control of {who}", "gain control of {who}"],
    "ควบคุม{who}",
    "{who}のコントロールを得る",
    TAKE_CONTROL,
  ),
  // ability.19
  verb(
    "activate Conquer Effects",
    ["activate the conquer effects of {who}"],
    "ทำให้ผลยึดครองของ{who}ทำงาน",
    "{who}のコンカー効果を起動する",
    ACTIVATE_CONQUER_EFFECTS,
  ),
  // control.8
  entry(
    effect,
    "take control while I am there",
    { who: targets },
    {
      en: "take control of {who} until I leave the board",
      th: "ควบคุม{who}จนกว่าการ์ดนี้จะออกจากกระดาน",
      ja: "このカードがボードを離れるまで{who}のコントロールを得る",
    },
    ({ who }) => on(who, TAKE_CONTROL_WHILE_THERE),
  ),
  entry(
    effect,
    "recycle after playing",
    { who: pronoun },
    {
      en: ["recycle {who} after you play it", "recycle {who} after it's played"],
      th: "Recycle {who}หลังจากเล่นแล้ว",
      ja: "プレイした後に{who}をリサイクルする",
    },
    ({ who }) => on(who, RECYCLE),
  ),
  entry(
    effect,
    "discard it",
    { who: pronoun },
    { en: "discard {who}", th: "ทิ้ง{who}", ja: "{who}を捨てる" },
    ({ who }) => on(who, DISCARD),
  ),
  // What it says is remembered, so that what follows can speak of it.
  verb("choose", ["choose {who}"], "เลือก{who}", "{who}を選ぶ", REMEMBER),
  entry(
    effect,
    "it enters ready",
    { who: pronoun },
    {
      en: ["{who} enters ready", "{who} enter ready"],
      th: "{who}จะเข้าสนามแบบ Ready",
      ja: "{who}はレディで出る",
    },
    ({ who }) => on(who, ENTERS_READY),
  ),
];

export const verbWords: readonly Entry[] = [...payables, ...plain];
