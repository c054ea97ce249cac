import type { EventView, ZoneId } from "@gyoji/kernel";
import { cardName, gameSays, type Reader } from "@gyoji/narration";
import type { SideFacts } from "./facts.ts";

/** One step in which an ATK is built up: what adds it, and how much. */
export interface AtkPart {
  readonly label: string;
  readonly amount: number;
}

/** How many additions are shown one by one; what came before the last of them is summed up. */
const MOST = 3;

/**
 * calc.14, calc.16 What an ATK is made of: the base, what has been added in this battle one after the other, and what
 * other texts in force and earlier battles of the turn make of it.
 */
export function atkParts(reader: Reader, log: readonly EventView[], side: SideFacts): readonly AtkPart[] {
  const began = log.findLastIndex(({ kind }) => kind === "battleBegan");
  const added = log.slice(began + 1).flatMap((event): AtkPart[] => {
    const isAbout = event.cards.some((card) => card?.card === side.card);
    if (!isAbout || (event.kind !== "rose" && event.kind !== "addedAtk")) return [];
    return [{ label: causeOf(reader, event, side), amount: event.amount }];
  });
  const last = added.slice(-MOST);
  const rest = last.reduce((left, { amount }) => left - amount, side.atk - side.base);
  return [
    { label: gameSays(reader, "part base"), amount: side.base },
    ...(rest === 0 ? [] : [{ label: gameSays(reader, "part other"), amount: rest }]),
    ...last,
  ];
}

/** battle.10 The ATK with which a place has fought this turn; null for none yet. */
export function foughtWith(log: readonly EventView[], zone: ZoneId): number | null {
  const began = log.findLastIndex(({ kind }) => kind === "turnBegan");
  const fixed = log.slice(began + 1).findLast((event) => event.kind === "atkFixed" && event.zone === zone);
  return fixed?.amount ?? null;
}

function causeOf(reader: Reader, { kind, source }: EventView, { way }: SideFacts): string {
  if (kind === "rose" && way !== null) return gameSays(reader, `option ${way}`);
  return source === null ? gameSays(reader, "part other") : cardName(reader, source.id);
}
