import { raise } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { faceOf } from "../definition.ts";
import { throwDie } from "../rules/preparation.ts";
import { combatOf, type Item } from "../state.ts";
import { type Cancellable, cancellable, effect } from "./categories.ts";
import { type Context, type Effect, single, type Table } from "./meaning.ts";

/* Cancelling what was declared, and the dice of a combat. */

/** The newest thing of the opponent that was declared before this and can be cancelled; undefined if there is none. */
function answered(table: Table, { vars, self }: Context, fits: (item: Item) => boolean): Item | undefined {
  const own = typeof vars["item"] === "number" ? vars["item"] : Number.MAX_SAFE_INTEGER;
  return table.state.game.stack.findLast(
    (item) => item.id < own && item.controller !== self.user && !item.isCancelled && fits(item),
  );
}

/** timing.3 What this answers is not carried out. */
function cancels(fits: (table: Table, item: Item) => boolean): Effect {
  const found = (table: Table, context: Context) => answered(table, context, (item) => fits(table, item));
  return single(
    "timing.3",
    (table, context) => {
      const item = found(table, context);
      if (item === undefined) return;
      const { card } = context.self;
      raise(table, "cancelled", { seat: item.controller, amount: item.id, source: card });
    },
    (table, context) => found(table, context) !== undefined,
  );
}

function kindOf(table: Table, item: Item): Parameters<Cancellable>[0] | null {
  if (item.kind === "strike") return null;
  if (item.kind === "ability") return "ability";
  return faceOf(table, item.self.card).type === "item" ? "item" : "spell";
}

/** attack.3 A seat throws its die of the combat again. */
function rollsAgain(isOwn: boolean): Effect {
  return single(
    "attack.3",
    (table, { self }) => {
      const seat = isOwn ? self.user : 1 - self.user;
      if (table.state.game.combat !== null && combatOf(table).stage === "dice")
        raise(table, "rolled", { seat, amount: throwDie(table) });
    },
    (table) => table.state.game.combat?.stage === "dice",
  );
}

export const counteringWords: readonly Entry[] = [
  entry(
    cancellable,
    "the spell",
    {},
    { en: "spell", th: "เวทย์มนต์", ja: "スペル" },
    () => (kind) => kind === "spell",
  ),
  entry(
    cancellable,
    "the item",
    {},
    { en: "item", th: "ไอเทม", ja: "アイテム" },
    () => (kind) => kind === "item",
  ),
  entry(
    cancellable,
    "the ability",
    {},
    { en: "ability", th: "ความสามารถ", ja: "特殊能力" },
    () => (kind) => kind === "ability",
  ),
  entry(
    cancellable,
    "the spell or item",
    {},
    { en: "spell or item", th: "เวทย์มนต์หรือไอเทม", ja: "スペルかアイテム" },
    () => (kind) => kind !== "ability",
  ),
  entry(
    effect,
    "cancel",
    { what: cancellable },
    { en: "cancel the {what} that this answers", th: "ยกเลิก{what}ที่การ์ดนี้ตอบ", ja: "対抗した{what}を打ち消す" },
    ({ what }) =>
      cancels((table, item) => {
        const kind = kindOf(table, item);
        return kind !== null && what(kind);
      }),
  ),
  entry(
    effect,
    "cancel the strike",
    {},
    { en: "cancel the strike that this answers", th: "ยกเลิกการโจมตีที่การ์ดนี้ตอบ", ja: "対抗した攻撃を打ち消す" },
    () => cancels((_table, { kind }) => kind === "strike"),
  ),
  entry(
    effect,
    "roll again",
    {},
    { en: "roll your die again", th: "ทอยเต๋าของเราใหม่", ja: "自軍のダイスを振り直す" },
    () => rollsAgain(true),
  ),
  entry(
    effect,
    "opponent rolls again",
    {},
    { en: "your opponent rolls again", th: "ให้ฝ่ายตรงข้ามทอยเต๋าใหม่", ja: "相手のダイスを振り直させる" },
    () => rollsAgain(false),
  ),
];
