import {
  abilityOption,
  type CardId,
  call,
  cardAt,
  everyone,
  NONE,
  type Option,
  raise,
  type Seat,
  show,
  topOf,
  zoneAt,
} from "@gyoji/kernel";
import { faceOf, type Mark, type MoncolleDefinition } from "../definition.ts";
import {
  choose,
  combatOf,
  equipmentOf,
  fieldZone,
  handOf,
  type MoncolleTable,
  procedure,
  squareAt,
  type Timing,
  type Use,
} from "../state.ts";
import { isInCombat, partyOf } from "./information.ts";
import { addUse, useOf } from "./items.ts";
import { payDiscards } from "./paying.ts";
import { paySlot } from "./slots.ts";
import { cannotUse, freshContext, type Using, usableAt, usersOf, usingsOf } from "./usable.ts";

/** What a seat can declare in the combat now, where what has one of these timings can be. */
export function declarable(table: MoncolleTable, who: Seat, timings: readonly Timing[]): Option[] {
  if (timings.length === 0) return [];
  const options: Option[] = [];
  for (const using of usingsInCombat(table, who))
    if (cannotUse(table, using, timings) === null) options.push(optionFor(table, using));
  return options;
}

/** Everything that a seat has to use in a combat: cards in hand, its units there, their equipment, an open field of its own. */
export function usingsInCombat(table: MoncolleTable, who: Seat): Using[] {
  const found: Using[] = [];
  for (const card of zoneAt(table, handOf(who)))
    addUsings(table, card, who, found, (what) => isUsedFromHand(faceOf(table, card), what));
  for (const unit of partyOf(table, who)) addUsings(table, unit, who, found, isUsedOnBoard);
  for (const card of zoneAt(table, equipmentOf(who)))
    if (isInCombat(table, card)) addUsings(table, card, who, found, isUsedOnBoard);
  const field = ownField(table, who);
  if (field !== NONE) addUsings(table, field, who, found, isUsedOnBoard);
  return found;
}

/** Adds the texts of a card that are used there. */
function addUsings(
  table: MoncolleTable,
  card: CardId,
  who: Seat,
  found: Using[],
  isUsed: (what: Mark) => boolean,
): void {
  for (const using of usingsOf(table, card, who)) if (isUsed(using.usable.what)) found.push(using);
}

const isUsedOnBoard = (what: Mark): boolean => what !== "summon";

function isUsedFromHand({ type }: MoncolleDefinition, what: Mark): boolean {
  return type === "unit" ? what === "summon" : what === "none";
}

/** The open field of the combat, if a seat controls it; else `NONE`. */
function ownField(table: MoncolleTable, who: Seat): CardId {
  const { square } = combatOf(table);
  const { kind, controller } = squareAt(table, square);
  return kind === "open" && controller === who ? topOf(table, fieldZone(square)) : NONE;
}

/** What using a text is called: a card from hand by its kind, an ability by itself. */
export function optionFor(table: MoncolleTable, { self, usable }: Using): Option {
  if (usable.what === "none") return { kind: "use", card: self.card, way: faceOf(table, self.card).type };
  if (usable.what === "summon") return { kind: "use", card: self.card, way: "call" };
  return abilityOption(self);
}

interface Declaring {
  readonly who: Seat;
  readonly item: number;
}

/** Declares what an option means, as offered with these timings. */
export function declareOption(
  table: MoncolleTable,
  who: Seat,
  option: Option,
  timings: readonly Timing[],
): void {
  const using = usingsInCombat(table, who).find(
    (each) => isSame(optionFor(table, each), option) && cannotUse(table, each, timings) === null,
  );
  if (using === undefined) throw new Error("declared what was not offered");
  show(table, using.self.card, everyone(table)); // from now on everybody sees which card it is
  call(table, declare, { who, item: addUse(table, using) });
}

function isSame(one: Option, other: Option): boolean {
  if (one.kind === "use" && other.kind === "use") return one.card === other.card && one.way === other.way;
  if (one.kind !== "ability" || other.kind !== "ability") return false;
  return one.card === other.card && one.text === other.text && one.ability === other.ability;
}

/** attack.7, attack.9 A use is declared: who uses it, what it is done to, what it costs. */
const declare = procedure<Declaring>("attack.7", {
  "skill.2": choose(
    (table, { who, item }) => {
      const { self, kind } = useOf(table, item);
      if (kind === "ability") return null;
      const options = usersOf(table, who, self.card).map((card): Option => ({ kind: "card", card }));
      return { seat: who, ask: "chooseUser", options, open: true, about: self.card };
    },
    (table, { item }, option) => {
      if (option.kind !== "card") return;
      const use = useOf(table, item);
      use.source = option.card;
      use.stay = cardAt(table, option.card).stay;
    },
  ),
  "attack.7": (table, { item }) => {
    const { self } = useOf(table, item);
    const { aims } = usableAt(table, self);
    const context = freshContext(self);
    if (aims !== null) call(table, aims, { ...context, vars: { item } });
  },
  "ability.2": (table, { who, item }) => pay(table, who, useOf(table, item)),
  "timing.3": (table, { who, item }) => {
    const { kind, self, source } = useOf(table, item);
    if (kind === "card") raise(table, "declared", { seat: who, cards: [self.card], amount: item, source });
    else raise(table, "abilityUsed", { seat: who, amount: item, source: self.card });
  },
});

/** ability.2, ability.3, ability.4 What each mark asks for. */
function pay(table: MoncolleTable, who: Seat, { self, source }: Use): void {
  switch (usableAt(table, self).what) {
    case "check":
      return raise(table, "tapped", { seat: who, cards: [self.card] });
    case "cross":
      return raise(table, "sacrificed", { seat: who, cards: [self.card] });
    case "discard":
    case "summon":
      return call(table, payDiscards, { self, paid: [] });
    case "none":
      return paySlot(table, source, self.card);
  }
}

export const declaringProcedures = [declare];
